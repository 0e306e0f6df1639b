"""Learners: how one is added and gets another name, and how they are found and listed."""

from dataclasses import replace
from typing import Final

from sqlalchemy import Connection, bindparam, insert, or_, select, update

from trainer.record import Learner
from trainer.store.class_tables import MEMBER
from trainer.store.finding import found, learner_key, rows
from trainer.store.keepable import can_be_kept
from trainer.store.log import Outcome, Receipt
from trainer.store.rows import (
    class_in,
    key_within,
    learner_of,
    learner_row,
    verified,
    with_digest,
)
from trainer.store.schema import LEARNER

_OF_ID: Final = select(LEARNER).where(LEARNER.c.id == bindparam("wanted"))
# Whoever is in a class is seen there, and by nobody else.
_ALONE: Final = (
    select(LEARNER)
    .outerjoin_from(LEARNER, MEMBER)
    .where(MEMBER.c.learner.is_(None))
    .order_by(LEARNER.c.key)
)


def add(connection: Connection, learner: Learner, *, classroom: str = "") -> Receipt[Learner]:
    """Add a learner, whose name no other has in the class of an id, or of those in none.

    Raises:
        ValueError: If the id is that of a learner of another name, or in another class.
    """
    key = key_within(classroom, learner.name)
    same = select(LEARNER).where(or_(LEARNER.c.id == learner.id, LEARNER.c.name_key == key))
    there = [verified(LEARNER, row) for row in rows(connection, same)]
    if there:
        keys = {row["id"]: row["name_key"] for row in there}
        known = [learner_of(row) for row in there]
        return found(learner.id, known, same=lambda one: keys[one.id] == key)
    row = with_digest(LEARNER, learner_row(learner, classroom=classroom))
    connection.execute(insert(LEARNER), row)
    return Receipt(Outcome.NEW, learner)


def rename(connection: Connection, learner: str, name: str) -> Receipt[Learner]:
    """Give a learner another name, which nobody else has: in their class, or of those in none.

    Raises:
        ValueError: If there is no such learner, or it is no name.
    """
    key = learner_key(connection, learner, held=True)
    (row,) = rows(connection, select(LEARNER).where(LEARNER.c.key == key))
    before, classroom = learner_of(verified(LEARNER, row)), class_in(row["name_key"])
    renamed = replace(before, name=name)
    taken = select(LEARNER).where(
        LEARNER.c.key != key, LEARNER.c.name_key == key_within(classroom, name)
    )
    for other in rows(connection, taken):
        return Receipt(Outcome.TAKEN, learner_of(verified(LEARNER, other)))
    if renamed == before:
        return Receipt(Outcome.SAME, before)
    changed = with_digest(LEARNER, learner_row(renamed, classroom=classroom))
    connection.execute(update(LEARNER).where(LEARNER.c.key == key).values(changed))
    return Receipt(Outcome.NEW, renamed)


def find(connection: Connection, learner: str) -> Learner | None:
    """Find a learner by their id, whether they learn alone or in a class."""
    for row in rows(connection, _OF_ID, wanted=learner) if can_be_kept(learner) else ():
        return learner_of(verified(LEARNER, row))
    return None


def listed(connection: Connection) -> tuple[Learner, ...]:
    """List the learners who are in no class, in the order in which they came."""
    return tuple(learner_of(verified(LEARNER, row)) for row in rows(connection, _ALONE))
