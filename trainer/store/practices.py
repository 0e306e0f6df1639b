"""Practices: how one is started, and how they are found again."""

from typing import Any, Final

from sqlalchemy import Connection, Select, and_, bindparam, exists, func, insert, select

from trainer.record import Practice
from trainer.store.class_tables import ATTENDANCE
from trainer.store.finding import PRACTICES, found, learner_key, rows
from trainer.store.keepable import can_be_kept
from trainer.store.log import Outcome, Receipt
from trainer.store.rows import practice_of, practice_row, verified, with_digest
from trainer.store.schema import ANSWER, LEARNER, PRACTICE

# Where older ones are taken in later, the keys tell the order in which they came.
_AS_STARTED: Final = (PRACTICE.c.started_us, PRACTICE.c.key)
_LAST_FIRST: Final = tuple(each.desc() for each in _AS_STARTED)
# By the last answer of each practice, which an index finds, and not by all that were ever given.
_EARLIER: Final = ANSWER.alias()
# What a class counts together is nobody's own, and is gone on with in its lesson alone.
_IS_OWN: Final = ~exists().where(ATTENDANCE.c.practice == PRACTICE.c.key)
_LAST_NUMBER: Final = (
    select(func.max(_EARLIER.c.number))
    .where(_EARLIER.c.practice == PRACTICE.c.key)
    .scalar_subquery()
)
_PRACTISED_LAST: Final = (
    PRACTICES.outerjoin(
        ANSWER, and_(ANSWER.c.practice == PRACTICE.c.key, ANSWER.c.number == _LAST_NUMBER)
    )
    .where(LEARNER.c.id == bindparam("of"), _IS_OWN)
    .order_by(ANSWER.c.answered_us.desc().nulls_last(), *_LAST_FIRST)
    .limit(1)
)


def start(connection: Connection, practice: Practice) -> Receipt[Practice]:
    """Add a practice of a learner who is there.

    Raises:
        ValueError: If there is no such learner, or the id is that of another's practice.
    """
    key = learner_key(connection, practice.learner)
    there = find(connection, practice.id)
    if there:
        return found(practice.id, [there], same=lambda one: one.learner == practice.learner)
    row = with_digest(PRACTICE, practice_row(practice, learner=key))
    connection.execute(insert(PRACTICE), row)
    return Receipt(Outcome.NEW, practice)


def find(connection: Connection, practice: str) -> Practice | None:
    """Find a practice by its id."""
    if not can_be_kept(practice):
        return None
    return next(iter(_read(connection, PRACTICES.where(PRACTICE.c.id == practice))), None)


def latest(connection: Connection, learner: str, **wanted: str | int | None) -> Practice | None:
    """Find the practice started last of those that `listed` lists, of no lesson."""
    if not can_be_kept(learner, *wanted.values()):
        return None
    query = _wanted(learner, wanted).where(_IS_OWN).order_by(*_LAST_FIRST).limit(1)
    return next(iter(_read(connection, query)), None)


def last_practised(connection: Connection, learner: str) -> Practice | None:
    """Find the practice of a learner's last answer, of no lesson; else the one started last."""
    if not can_be_kept(learner):
        return None
    return next(iter(_read(connection, _PRACTISED_LAST, of=learner)), None)


def listed(
    connection: Connection, learner: str, **wanted: str | int | None
) -> tuple[Practice, ...]:
    """List a learner's practices that have what is wanted, as they were started; None is any."""
    if not can_be_kept(learner, *wanted.values()):
        return ()
    return _read(connection, _wanted(learner, wanted).order_by(*_AS_STARTED))


def _wanted(learner: str, wanted: dict[str, str | int | None]) -> Select[Any]:
    named = {name: value for name, value in wanted.items() if value is not None}
    alike = (PRACTICE.c[name] == value for name, value in named.items())
    return PRACTICES.where(LEARNER.c.id == learner, *alike)


def _read(connection: Connection, query: Select[Any], **wanted: str) -> tuple[Practice, ...]:
    return tuple(
        practice_of(verified(PRACTICE, row), learner=row["learner_id"])
        for row in rows(connection, query, **wanted)
    )
