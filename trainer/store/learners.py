"""Learners: how one is added and gets another name, and how they are listed."""

from dataclasses import replace

from sqlalchemy import Connection, insert, or_, select, update

from trainer.record import Learner
from trainer.store.finding import found, learner_key, rows
from trainer.store.log import Outcome, Receipt
from trainer.store.rows import learner_of, learner_row, name_key, verified, with_digest
from trainer.store.schema import LEARNER


def add(connection: Connection, learner: Learner) -> Receipt[Learner]:
    """Add a learner, whose name no other has.

    Raises:
        ValueError: If the id is that of a learner of another name.
    """
    key = name_key(learner.name)
    same = select(LEARNER).where(or_(LEARNER.c.id == learner.id, LEARNER.c.name_key == key))
    there = [learner_of(verified(LEARNER, row)) for row in rows(connection, same)]
    if there:
        return found(learner.id, there, same=lambda one: name_key(one.name) == key)
    connection.execute(insert(LEARNER), with_digest(LEARNER, learner_row(learner)))
    return Receipt(Outcome.NEW, learner)


def rename(connection: Connection, learner: str, name: str) -> Receipt[Learner]:
    """Give a learner another name, which nobody else has.

    Raises:
        ValueError: If there is no such learner, or it is no name.
    """
    key = learner_key(connection, learner, held=True)
    concerned = or_(LEARNER.c.key == key, LEARNER.c.name_key == name_key(name))
    there = {
        row["key"]: learner_of(verified(LEARNER, row))
        for row in rows(connection, select(LEARNER).where(concerned))
    }
    before = there.pop(key)
    renamed = replace(before, name=name)
    for other in there.values():
        return Receipt(Outcome.TAKEN, other)
    if renamed == before:
        return Receipt(Outcome.SAME, before)
    row = with_digest(LEARNER, learner_row(renamed))
    connection.execute(update(LEARNER).where(LEARNER.c.key == key).values(row))
    return Receipt(Outcome.NEW, renamed)


def listed(connection: Connection) -> tuple[Learner, ...]:
    """List the learners, in the order in which they came."""
    there = rows(connection, select(LEARNER).order_by(LEARNER.c.key))
    return tuple(learner_of(verified(LEARNER, row)) for row in there)
