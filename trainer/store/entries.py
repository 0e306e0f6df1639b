"""Entries: how an answer, a count shown or a slip is added, and how they are read again."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import (
    Connection,
    Select,
    Table,
    and_,
    bindparam,
    func,
    insert,
    or_,
    select,
    union_all,
)

from trainer.record import Answer, Entry, Shown, Slip
from trainer.store.errors import RefusedError
from trainer.store.finding import found, not_there, practice_keys, rows
from trainer.store.keepable import can_be_kept
from trainer.store.lessons import require_taken
from trainer.store.log import Answered, Outcome, Placed, Receipt
from trainer.store.rows import (
    Row,
    answer_of,
    answer_row,
    entry_of,
    remark_row,
    verified,
    with_digest,
)
from trainer.store.schema import ANSWER, BY_KIND, ENTRY, LEARNER, PRACTICE, SHOWN, SLIP

# Statements are put together once; to do so for each answer takes longer than to run them.
_ENTRIES: Final[Mapping[str, Select[Any]]] = {
    "answer": select(ANSWER, PRACTICE.c.id.label("practice_id")).join_from(ANSWER, PRACTICE),
    "shown": select(SHOWN),
    "slip": select(SLIP),
}
INSERTS: Final = {table.name: insert(table) for table in (ENTRY, *BY_KIND.values())}
_LAST_POSITION: Final = select(func.max(ENTRY.c.position)).where(ENTRY.c.learner == bindparam("of"))
_TO_QUESTION: Final = and_(
    ANSWER.c.practice == bindparam("of"), ANSWER.c.number == bindparam("nth")
)
_ANSWER_TO: Final = _ENTRIES["answer"].where(_TO_QUESTION)
_ANSWERS_THERE: Final = _ENTRIES["answer"].where(
    or_(ANSWER.c.id == bindparam("wanted"), _TO_QUESTION)
)
_REMARK_ON: Final = {
    table.name: _ENTRIES[table.name].where(table.c.answer == bindparam("of"))
    for table in (SHOWN, SLIP)
}
_ANSWERS_OF: Final = (
    _ENTRIES["answer"].where(ANSWER.c.practice == bindparam("of")).order_by(ANSWER.c.number)
)
_REMARKS_IN: Final = {
    table.name: _ENTRIES[table.name]
    .join(ANSWER, ANSWER.c.id == table.c.answer)
    .where(ANSWER.c.practice == bindparam("of"))
    for table in (SHOWN, SLIP)
}
# What was said of an answer goes with it, whenever that was.
_TIMES: Final = union_all(
    select(
        ANSWER.c.position, ANSWER.c.answered_us.label("at_us"), ANSWER.c.position.label("answer")
    ).where(ANSWER.c.learner == bindparam("of")),
    *(
        select(table.c.position, ANSWER.c.answered_us, ANSWER.c.position)
        .join_from(table, ANSWER, ANSWER.c.id == table.c.answer)
        .where(table.c.learner == bindparam("of"))
        for table in (SHOWN, SLIP)
    ),
).subquery()
_BY_TIME: Final = select(_TIMES.c.position).order_by(
    _TIMES.c.at_us, _TIMES.c.answer, _TIMES.c.position
)
_LATEST: Final = select(func.max(ANSWER.c.answered_us)).where(ANSWER.c.learner == bindparam("of"))
# It holds the learner, so that positions are given out one by one.
_ANSWER_HELD: Final = (
    select(ANSWER.c.learner)
    .join_from(ANSWER, LEARNER, ANSWER.c.learner == LEARNER.c.key)
    .where(ANSWER.c.id == bindparam("wanted"))
    .with_for_update(of=LEARNER)
)


def append_answer(connection: Connection, answer: Answer) -> Receipt[Any]:
    """Add an answer.

    Raises:
        ValueError: If there is no such practice, or the id is that of another question's answer.
        NotTakenError: If it is for a lesson, which takes no answer to this question now.
    """
    practice, learner = practice_keys(connection, answer.practice, held=True)
    question = {"of": practice, "nth": answer.number}
    there = rows(connection, _ANSWERS_THERE, wanted=answer.id, **question)
    if there:
        return found(
            answer.id,
            [answer_of(verified(ANSWER, row)) for row in there],
            same=lambda one: (one.practice, one.number) == (answer.practice, answer.number),
        )
    require_taken(connection, practice, answer)
    _insert(connection, learner, ANSWER, answer_row(answer, practice=practice))
    return Receipt(Outcome.NEW, answer)


def append_remark(connection: Connection, kind: str, remark: Shown | Slip) -> Receipt[Any]:
    """Add the one count shown or the one slip that belongs to an answer.

    Raises:
        ValueError: If there is no such answer.
    """
    learner = connection.execute(_ANSWER_HELD, {"wanted": remark.answer}).scalar()
    if learner is None:
        raise not_there("answer", remark.answer)
    there = _remark(connection, kind, remark.answer)
    if there:
        return Receipt(Outcome.SAME, there)
    _insert(connection, learner, BY_KIND[kind], remark_row(remark))
    return Receipt(Outcome.NEW, remark)


def entries_behind(
    connection: Connection, learner: int, after: int, limit: int
) -> tuple[Placed, ...]:
    """List a learner's entries behind a position, the earliest of them, in order.

    Raises:
        RefusedError: If one of them is missing.
    """
    places = (
        select(ENTRY.c.position)
        .where(ENTRY.c.learner == learner, ENTRY.c.position > after)
        .order_by(ENTRY.c.position)
        .limit(limit)
    )
    positions = connection.execute(places).scalars().all()
    if not positions:
        return ()
    placed = _entries_between(connection, learner, positions[0], positions[-1])
    expected = range(after + 1, after + 1 + len(positions))
    if list(positions) != list(expected) or set(placed) != set(expected):
        raise RefusedError(f"the database is damaged: an entry behind {after} is not there")
    return tuple(Placed(position, placed[position]) for position in positions)


def by_time(connection: Connection, learner: int) -> Sequence[int]:
    """List the positions of a learner's entries by time, given the learner's key.

    Answers of one time stay as they came; what was said of an answer stands behind it.
    """
    return connection.execute(_BY_TIME, {"of": learner}).scalars().all()


def latest_us(connection: Connection, learner: int) -> int | None:
    """Say when the latest of a learner's answers was, given the learner's key; None without any."""
    return connection.execute(_LATEST, {"of": learner}).scalar()


def answered(connection: Connection, practice: str, number: int) -> Answered | None:
    """Find the answer to a question of a practice, with what was said of it."""
    key, _ = practice_keys(connection, practice)
    return answer_to(connection, key, number) if can_be_kept(number) else None


def answers_of(connection: Connection, practice: str) -> tuple[Answered, ...]:
    """List the answers of a practice, in the order asked, with what was said of them."""
    key, _ = practice_keys(connection, practice)
    shown, slips = (_remarks_in(connection, kind, key) for kind in ("shown", "slip"))
    every = (answer_of(verified(ANSWER, row)) for row in rows(connection, _ANSWERS_OF, of=key))
    return tuple(Answered(each, shown.get(each.id), slips.get(each.id)) for each in every)


def answer_to(connection: Connection, practice: int, number: int) -> Answered | None:
    """Find the answer to a question of a practice, given its key, with what was said of it."""
    for row in rows(connection, _ANSWER_TO, of=practice, nth=number):
        shown, slip = (_remark(connection, kind, row["id"]) for kind in ("shown", "slip"))
        return Answered(answer_of(verified(ANSWER, row)), shown, slip)
    return None


def is_answered(connection: Connection, practice: int, number: int) -> bool:
    """Say whether a question of a practice, given its key, has an answer."""
    return bool(rows(connection, _ANSWER_TO, of=practice, nth=number))


def last_position(connection: Connection, learner: int) -> int:
    """Say where the last of a learner's entries is, given the learner's key; 0 without any."""
    return connection.execute(_LAST_POSITION, {"of": learner}).scalar() or 0


def _remark(connection: Connection, kind: str, answer: str) -> Any:  # noqa: ANN401  as the kind
    for row in rows(connection, _REMARK_ON[kind], of=answer):
        return entry_of(kind, verified(BY_KIND[kind], row))
    return None


def _remarks_in(connection: Connection, kind: str, practice: int) -> Mapping[str, Any]:
    found = rows(connection, _REMARKS_IN[kind], of=practice)
    return {row["answer"]: entry_of(kind, verified(BY_KIND[kind], row)) for row in found}


def _insert(connection: Connection, learner: int, table: Table, row: Row) -> None:
    place = {"learner": learner, "position": last_position(connection, learner) + 1}
    connection.execute(INSERTS["entry"], {**place, "kind": table.name})
    connection.execute(INSERTS[table.name], with_digest(table, {**place, **row}))


def _entries_between(
    connection: Connection, learner: int, first: int, last: int
) -> Mapping[int, Entry]:
    placed: dict[int, Entry] = {}
    for kind, table in BY_KIND.items():
        of_learner = table.c.learner == learner
        query = _ENTRIES[kind].where(of_learner, table.c.position.between(first, last))
        for row in rows(connection, query):
            placed[row["position"]] = entry_of(kind, verified(table, row))
    return placed
