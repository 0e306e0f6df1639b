"""Lessons that are kept no longer: they go with their answers, and leave a log without a gap.

A learner who stays has all their entries let go, and those that are left added again from 1 on. To
leave gaps would be less to write, but then a row that is lost could not be told from one that went.
To delete the learner and add them anew would do without a way through the triggers; yet on a server
whoever waits for that learner, to answer this very moment, would find nobody.
"""

from collections import defaultdict
from collections.abc import Collection, Sequence
from datetime import datetime
from itertools import count
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, exists, func, insert, select

from trainer.store.class_tables import ATTENDANCE, CLASSROOM, LESSON, LET_GO, WARNING
from trainer.store.entries import INSERTS
from trainer.store.finding import in_parts, not_there, rows
from trainer.store.keepable import can_be_kept
from trainer.store.rows import in_us, verified, with_digest
from trainer.store.schema import ANSWER, BY_KIND, ENTRY, LEARNER, PRACTICE
from trainer.store.standing import drop_fold

_DAY_US: Final = 24 * 60 * 60 * 1_000_000
# One that was never closed is as old as it is since it started.
KEPT_UNTIL: Final = (
    func.coalesce(LESSON.c.closed_us, LESSON.c.started_us) + CLASSROOM.c.kept_days * _DAY_US
)
_PAST: Final = (
    select(LESSON.c.key)
    .join_from(LESSON, CLASSROOM)
    .where(bindparam("now") >= KEPT_UNTIL)
    .order_by(LESSON.c.key)
    .with_for_update(of=LESSON)
)
_PAST_AND_WARNED: Final = _PAST.join(WARNING).where(WARNING.c.since_us <= bindparam("warned"))
_HELD: Final = select(LEARNER.c.key).where(LEARNER.c.key == bindparam("of")).with_for_update()
_SEAT: Final = (
    select(ATTENDANCE.c.learner, ATTENDANCE.c.practice)
    .join(LESSON, LESSON.c.key == ATTENDANCE.c.lesson)
    .join(LEARNER, LEARNER.c.key == ATTENDANCE.c.learner)
    .where(LESSON.c.id == bindparam("lesson"), LEARNER.c.id == bindparam("of"))
)
_IS_ANYTHING_LEFT: Final = select(
    exists().where(ENTRY.c.learner == bindparam("of"))
    | exists().where(ATTENDANCE.c.learner == bindparam("of"))
)


def past(connection: Connection, now: datetime, *, warned: datetime | None = None) -> Sequence[int]:
    """List the lessons that their classes keep no longer, by their keys, and hold them.

    Args:
        connection: The database.
        now: What time it is.
        warned: By when it has to be said of them that they go; None if that need not be.
    """
    if warned is None:
        return connection.execute(_PAST, {"now": in_us(now)}).scalars().all()
    told = {"now": in_us(now), "warned": in_us(warned)}
    return connection.execute(_PAST_AND_WARNED, told).scalars().all()


def forget_lessons(connection: Connection, lessons: Sequence[int]) -> None:
    """Delete lessons that are held, given their keys, with all that was answered in them.

    Of whoever has nothing left then, and takes part in no other lesson, the name goes too.
    """
    gone: dict[int, set[int]] = defaultdict(set)
    for part in in_parts(lessons):
        query = select(ATTENDANCE.c.learner, ATTENDANCE.c.practice)
        for row in connection.execute(query.where(ATTENDANCE.c.lesson.in_(part))):
            gone[row.learner].add(row.practice)
    for learner in sorted(gone):
        _lose(connection, learner, gone[learner])
    for part in in_parts(lessons):
        connection.execute(delete(LESSON).where(LESSON.c.key.in_(part)))


def leave_lesson(connection: Connection, lesson: str, learner: str) -> None:
    """Delete that somebody takes part in a lesson, with all that they answered in it.

    If they have nothing left then, and take part in no other lesson, the name goes too.

    Raises:
        NotThereError: If they do not take part in it.
    """
    known = can_be_kept(lesson) and can_be_kept(learner)
    for seat in connection.execute(_SEAT, {"lesson": lesson, "of": learner}) if known else ():
        _lose(connection, seat.learner, {seat.practice})
        return
    raise not_there("learner of this lesson", learner)


def _lose(connection: Connection, learner: int, practices: Collection[int]) -> None:
    """Let a learner lose practices, and their name with the last; given the keys of all."""
    connection.execute(_HELD, {"of": learner})
    _let_go(connection, learner, practices)
    if not connection.execute(_IS_ANYTHING_LEFT, {"of": learner}).scalar():
        connection.execute(delete(LEARNER).where(LEARNER.c.key == learner))


def _let_go(connection: Connection, learner: int, practices: Collection[int]) -> None:
    """Let a learner, who is held, lose practices with their entries; given the keys of all."""
    connection.execute(insert(LET_GO), {"learner": learner})
    left = _left(connection, learner, practices)
    connection.execute(delete(ENTRY).where(ENTRY.c.learner == learner))
    for part in in_parts(sorted(practices)):
        connection.execute(delete(PRACTICE).where(PRACTICE.c.key.in_(part)))
    positions = count(1)
    for some in in_parts(left):
        made: dict[str, list[dict[str, Any]]] = {name: [] for name in ("entry", *BY_KIND)}
        for kind, row in some:
            place = {"learner": learner, "position": next(positions)}
            made["entry"].append({**place, "kind": kind})
            made[kind].append(with_digest(BY_KIND[kind], {**row, **place}))
        for name, new in made.items():
            if new:
                connection.execute(INSERTS[name], new)
    connection.execute(delete(LET_GO).where(LET_GO.c.learner == learner))
    drop_fold(connection, learner)


def _left(
    connection: Connection, learner: int, practices: Collection[int]
) -> list[tuple[str, dict[str, Any]]]:
    """List the rows of a learner's entries that stay, each with its kind, in their order."""
    every = {
        kind: [
            dict(verified(table, row))
            for row in rows(connection, select(table).where(table.c.learner == learner))
        ]
        for kind, table in BY_KIND.items()
    }
    gone = {row["id"] for row in every[ANSWER.name] if row["practice"] in practices}
    staying = (
        (kind, row)
        for kind, those in every.items()
        for row in those
        if row["id" if kind == ANSWER.name else "answer"] not in gone
    )
    return sorted(staying, key=lambda one: one[1]["position"])
