"""Taking in all that is a learner's, from another database: what is new here, and no more."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count, pairwise
from typing import Any

from sqlalchemy import Connection, insert, select, tuple_

from scenarios.cards import quoted
from trainer.belongings import Belongings
from trainer.names import LONGEST_NAME, name_key, plain_name
from trainer.record import Answer, Entry, Learner, Practice
from trainer.store import learners, standing
from trainer.store.class_tables import ATTENDANCE
from trainer.store.entries import INSERTS, last_position, latest_us
from trainer.store.finding import PRACTICES, in_parts, learner_key, rows
from trainer.store.log import Intake, Place
from trainer.store.rows import (
    answer_row,
    in_us,
    learner_row,
    practice_of,
    practice_row,
    remark_row,
    verified,
    with_digest,
)
from trainer.store.schema import ANSWER, BY_KIND, LEARNER, PRACTICE, SHOWN, SLIP


@dataclass(frozen=True, slots=True)
class _Plan:
    """What taking in comes to, and of what is there already, the keys."""

    intake: Intake
    practices: tuple[Practice, ...]
    keys: Mapping[str, int]
    entries: tuple[Entry, ...]


def foresee(connection: Connection, belongings: Belongings) -> Intake:
    """Say what taking in would come to, and change nothing.

    Raises:
        ValueError: If an id is that of something else here.
    """
    learner, is_new = _known_as(connection, belongings.learner)
    return _planned(connection, belongings, learner, is_new=is_new).intake


def take_in(connection: Connection, belongings: Belongings) -> Intake:
    """Take in what is new here.

    Raises:
        ValueError: If an id is that of something else here; nothing is taken in then.
    """
    learner, is_new = _known_as(connection, belongings.learner)
    if is_new:
        connection.execute(insert(LEARNER), with_digest(LEARNER, learner_row(learner)))
    # Held, so that nobody adds to what is there once it is looked at.
    key = learner_key(connection, learner.id, held=True)
    plan = _planned(connection, belongings, learner, is_new=is_new)
    if plan.intake.has_preferences:
        standing.prefer(connection, learner.id, belongings.preferences)
    for part in in_parts(plan.practices):
        made_of = (practice_row(each, learner=key) for each in part)
        connection.execute(insert(PRACTICE), [with_digest(PRACTICE, row) for row in made_of])
    practices = {**plan.keys, **_practice_keys(connection, [each.id for each in plan.practices])}
    latest = latest_us(connection, key)
    _add_entries(connection, key, practices, plan.entries)
    times = [in_us(each.answered) for each in plan.entries if isinstance(each, Answer)]
    if latest is not None and not _is_rising([latest, *times]):
        standing.drop_fold(connection, key)
    standing.move_all(connection, _behind(practices, plan.entries))
    return plan.intake


def _known_as(connection: Connection, learner: Learner) -> tuple[Learner, bool]:
    """Tell as whom a learner is known here, or will be, and whether nobody of that id is here."""
    there = learners.find(connection, learner.id)
    return there or _under_a_free_name(connection, learner), there is None


def _planned(
    connection: Connection, belongings: Belongings, learner: Learner, *, is_new: bool
) -> _Plan:
    keys = _practices_there(connection, belongings)
    compared = _compared(connection, belongings, keys)
    differing = {id_ for id_, is_same in compared.items() if not is_same}
    of_lessons = _of_lessons(connection, belongings, keys)
    left_out = differing | of_lessons
    remarked = _remarked(connection, compared)
    entries = tuple(
        entry
        for entry in belongings.entries
        if (
            entry.id not in compared and entry.id not in of_lessons
            if isinstance(entry, Answer)
            else entry.answer not in left_out and (_kind(entry), entry.answer) not in remarked
        )
    )
    added = sum(isinstance(entry, Answer) for entry in entries)
    new = tuple(each for each in belongings.practices if each.id not in keys)
    preferred = "" if is_new else standing.preferences_of(connection, learner.id)
    intake = Intake(
        learner=learner,
        is_new=is_new,
        answers=belongings.answers,
        added=added,
        differing=len(differing),
        remarks=len(entries) - added,
        practices=len(new),
        has_preferences=bool(belongings.preferences and not preferred),
        of_lessons=len(of_lessons - compared.keys()),
    )
    return _Plan(intake, new, keys, entries)


def _under_a_free_name(connection: Connection, learner: Learner) -> Learner:
    """Call a learner "Ada 2" where there is another Ada, be it not in a class."""
    taken = set(connection.execute(select(LEARNER.c.name_key)).scalars())
    names = (free_name(learner.name, number) for number in count(1))
    return replace(learner, name=next(name for name in names if name_key(name) not in taken))


def free_name(name: str, number: int) -> str:
    """Write a name with a number behind it, no longer than a name is.

    >>> free_name("Ada", 1), free_name("Ada", 2)
    ('Ada', 'Ada 2')
    >>> free_name("x" * 30, 12)
    'xxxxxxxxxxxxxxxxxxxxxxxxxxx 12'
    """
    if number == 1:
        return name
    behind = f" {number}"
    return plain_name(name[: LONGEST_NAME - len(behind)] + behind)


def _practices_there(connection: Connection, belongings: Belongings) -> dict[str, int]:
    """Find the keys of those practices that are here, each of which has to be the same."""
    known = {practice.id: practice for practice in belongings.practices}
    keys: dict[str, int] = {}
    for ids in in_parts(list(known)):
        for row in rows(connection, PRACTICES.where(PRACTICE.c.id.in_(ids))):
            there = practice_of(verified(PRACTICE, row), learner=row["learner_id"])
            if there != known[there.id]:
                raise ValueError(_something_else("practice", there.id))
            keys[there.id] = row["key"]
    return keys


def _compared(
    connection: Connection, belongings: Belongings, keys: Mapping[str, int]
) -> dict[str, bool]:
    """Say of the answers whose question is answered here whether it is by the same answer."""
    compared: dict[str, bool] = {}
    for part in in_parts([each for each in belongings.entries if isinstance(each, Answer)]):
        by_id = {answer.id: answer for answer in part}
        for row in rows(connection, select(ANSWER).where(ANSWER.c.id.in_(list(by_id)))):
            answer, there = by_id[row["id"]], verified(ANSWER, row)
            practice = keys.get(answer.practice)
            if (there["practice"], there["number"]) != (practice, answer.number):
                raise ValueError(_something_else("answer", answer.id))
            ours = answer_row(answer, practice=there["practice"])
            compared[answer.id] = all(there[name] == value for name, value in ours.items())
        asked = {
            (keys[answer.practice], answer.number): answer.id
            for answer in part
            if answer.practice in keys and answer.id not in compared
        }
        question = tuple_(ANSWER.c.practice, ANSWER.c.number)
        query = select(ANSWER.c.practice, ANSWER.c.number).where(question.in_(list(asked)))
        for taken in connection.execute(query) if asked else ():
            compared[asked[taken.practice, taken.number]] = False
    return compared


def _of_lessons(
    connection: Connection, belongings: Belongings, keys: Mapping[str, int]
) -> set[str]:
    """Name the answers that belong to lessons here: who takes part gives them, and no file."""
    attended = {
        practice
        for part in in_parts([*keys.values()])
        for practice in connection.execute(
            select(ATTENDANCE.c.practice).where(ATTENDANCE.c.practice.in_(part))
        ).scalars()
    }
    return {
        each.id
        for each in belongings.entries
        if isinstance(each, Answer) and keys.get(each.practice) in attended
    }


def _remarked(connection: Connection, answers: Mapping[str, bool]) -> set[tuple[str, str]]:
    """Name the remarks that are here on some answers: of which kind, and on which."""
    return {
        (table.name, answer)
        for table in (SHOWN, SLIP)
        for ids in in_parts([answer for answer, is_same in answers.items() if is_same])
        for answer in connection.execute(
            select(table.c.answer).where(table.c.answer.in_(ids))
        ).scalars()
    }


def _practice_keys(connection: Connection, practices: Sequence[str]) -> dict[str, int]:
    return {
        row.id: row.key
        for ids in in_parts(practices)
        for row in connection.execute(
            select(PRACTICE.c.id, PRACTICE.c.key).where(PRACTICE.c.id.in_(ids))
        )
    }


def _add_entries(
    connection: Connection, learner: int, practices: Mapping[str, int], entries: Sequence[Entry]
) -> None:
    positions = count(last_position(connection, learner) + 1)
    for part in in_parts(entries):
        made: dict[str, list[dict[str, Any]]] = {name: [] for name in ("entry", *BY_KIND)}
        for entry in part:
            kind = _kind(entry)
            place = {"learner": learner, "position": next(positions)}
            row = (
                answer_row(entry, practice=practices[entry.practice])
                if isinstance(entry, Answer)
                else remark_row(entry)
            )
            made["entry"].append({**place, "kind": kind})
            made[kind].append(with_digest(BY_KIND[kind], {**place, **row}))
        for name, new in made.items():
            if new:
                connection.execute(INSERTS[name], new)


def _is_rising(times: Sequence[int]) -> bool:
    return all(before <= after for before, after in pairwise(times))


def _behind(practices: Mapping[str, int], entries: Sequence[Entry]) -> dict[int, Place]:
    """Say of the practices, by their keys, where each stands behind its last answer."""
    last: dict[str, int] = {}
    for entry in entries:
        if isinstance(entry, Answer):
            last[entry.practice] = max(entry.number, last.get(entry.practice, 0))
    return {practices[practice]: Place(number + 1) for practice, number in last.items()}


def _kind(entry: Entry) -> str:
    return type(entry).__name__.lower()


def _something_else(what: str, id_: str) -> str:
    return f"the {what} {quoted(id_)} is that of something else here"
