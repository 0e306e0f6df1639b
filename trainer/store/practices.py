"""Practices: how one is started, and how they are found again."""

from typing import Any, Final

from sqlalchemy import Connection, Select, insert

from trainer.record import Practice
from trainer.store.finding import PRACTICES, found, learner_key, rows
from trainer.store.log import Outcome, Receipt, can_be_kept
from trainer.store.rows import practice_of, practice_row, verified, with_digest
from trainer.store.schema import LEARNER, PRACTICE

# Where older ones are taken in later, the keys tell the order in which they came.
_AS_STARTED: Final = (PRACTICE.c.started_us, PRACTICE.c.key)


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
    """Find the practice started last of those that `listed` lists."""
    if not can_be_kept(learner, *wanted.values()):
        return None
    last_first = (each.desc() for each in _AS_STARTED)
    query = _wanted(learner, wanted).order_by(*last_first).limit(1)
    return next(iter(_read(connection, query)), None)


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


def _read(connection: Connection, query: Select[Any]) -> tuple[Practice, ...]:
    return tuple(
        practice_of(verified(PRACTICE, row), learner=row["learner_id"])
        for row in rows(connection, query)
    )
