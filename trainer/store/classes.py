"""Classes and who is in them: how they are added and changed, found and deleted."""

from typing import Any, Final

from sqlalchemy import Connection, Select, bindparam, delete, insert, or_, select, update

from trainer.classroom.lesson import Classroom
from trainer.names import name_key
from trainer.record import Learner
from trainer.store import learners
from trainer.store.class_rows import classroom_of, classroom_row
from trainer.store.class_tables import CLASSROOM, MEMBER
from trainer.store.finding import found, learner_key, not_there, rows
from trainer.store.keepable import can_be_kept
from trainer.store.log import Outcome, Receipt
from trainer.store.rows import learner_of, verified, with_digest
from trainer.store.schema import LEARNER

_KEY: Final = select(CLASSROOM.c.key).where(CLASSROOM.c.id == bindparam("wanted"))
_KEY_HELD: Final = _KEY.with_for_update()
_MEMBERS: Final = (
    select(LEARNER).join_from(LEARNER, MEMBER).where(MEMBER.c.classroom == bindparam("of"))
)
_CLASS_OF: Final = (
    select(CLASSROOM)
    .select_from(LEARNER)
    .outerjoin(MEMBER)
    .outerjoin(CLASSROOM)
    .where(LEARNER.c.id == bindparam("wanted"))
)


def class_key(connection: Connection, classroom: str, *, held: bool = False) -> int:
    """Find the database's own key of a class, and hold the class if asked to.

    Raises:
        NotThereError: If there is no such class.
    """
    query: Select[Any] = _KEY_HELD if held else _KEY
    wanted = {"wanted": classroom}
    key = connection.execute(query, wanted).scalar() if can_be_kept(classroom) else None
    if key is None:
        raise not_there("class", classroom)
    return int(key)


def add(connection: Connection, classroom: Classroom) -> Receipt[Classroom]:
    """Add a class, whose name no other has.

    Raises:
        ValueError: If the id is that of a class of another name.
    """
    key = name_key(classroom.name)
    same = select(CLASSROOM).where(or_(CLASSROOM.c.id == classroom.id, CLASSROOM.c.name_key == key))
    there = [classroom_of(verified(CLASSROOM, row)) for row in rows(connection, same)]
    if there:
        return found(classroom.id, there, same=lambda one: name_key(one.name) == key)
    connection.execute(insert(CLASSROOM), with_digest(CLASSROOM, classroom_row(classroom)))
    return Receipt(Outcome.NEW, classroom)


def change(connection: Connection, classroom: Classroom) -> Receipt[Classroom]:
    """Give a class another name, which no other has, or keep its lessons for longer or shorter.

    Raises:
        NotThereError: If there is no such class.
    """
    key = class_key(connection, classroom.id, held=True)
    concerned = select(CLASSROOM).where(
        or_(CLASSROOM.c.key == key, CLASSROOM.c.name_key == name_key(classroom.name))
    )
    there = {
        row["key"]: classroom_of(verified(CLASSROOM, row)) for row in rows(connection, concerned)
    }
    before = there.pop(key)
    for other in there.values():
        return Receipt(Outcome.TAKEN, other)
    if classroom == before:
        return Receipt(Outcome.SAME, before)
    row = with_digest(CLASSROOM, classroom_row(classroom))
    connection.execute(update(CLASSROOM).where(CLASSROOM.c.key == key).values(row))
    return Receipt(Outcome.NEW, classroom)


def listed(connection: Connection) -> tuple[Classroom, ...]:
    """List the classes, in the order in which they came."""
    there = rows(connection, select(CLASSROOM).order_by(CLASSROOM.c.key))
    return tuple(classroom_of(verified(CLASSROOM, row)) for row in there)


def forget(connection: Connection, key: int) -> None:
    """Delete a class that is held, given its key, with all who are in it and their entries."""
    members = select(MEMBER.c.learner).where(MEMBER.c.classroom == key)
    connection.execute(delete(LEARNER).where(LEARNER.c.key.in_(members)))
    connection.execute(delete(CLASSROOM).where(CLASSROOM.c.key == key))


def add_member(connection: Connection, classroom: str, learner: Learner) -> Receipt[Learner]:
    """Add somebody to a class, whose name nobody else in it has.

    Raises:
        ValueError: If there is no such class; if the id is that of somebody of another name, or who
            is not in the class.
    """
    row = {"classroom": class_key(connection, classroom)}
    receipt = learners.add(connection, learner, classroom=classroom)
    if receipt.outcome is Outcome.NEW:
        row["learner"] = learner_key(connection, learner.id)
        connection.execute(insert(MEMBER), with_digest(MEMBER, row))
    return receipt


def members(connection: Connection, classroom: str) -> tuple[Learner, ...]:
    """List who is in a class, by name.

    Raises:
        NotThereError: If there is no such class.
    """
    there = rows(connection, _MEMBERS, of=class_key(connection, classroom))
    found = (learner_of(verified(LEARNER, row)) for row in there)
    return tuple(sorted(found, key=by_name))


def class_of(connection: Connection, learner: str) -> Classroom | None:
    """Find the class that somebody is in; None for whoever learns alone.

    Raises:
        NotThereError: If there is no such learner.
    """
    there = rows(connection, _CLASS_OF, wanted=learner) if can_be_kept(learner) else []
    if not there:
        raise not_there("learner", learner)
    return None if there[0]["digest"] is None else classroom_of(verified(CLASSROOM, there[0]))


def by_name(learner: Learner) -> tuple[str, str]:
    """Tell by what learners are ordered: as names are compared, whatever orders a database has."""
    return name_key(learner.name), learner.id
