"""Drills that a teacher keeps, to be asked of one class and another."""

from sqlalchemy import Connection, delete, insert, select, update

from trainer.classroom.drill import ClassDrill
from trainer.required import require_id
from trainer.store.class_rows import drill_of
from trainer.store.class_tables import KEPT_DRILL
from trainer.store.finding import rows
from trainer.store.keepable import can_be_kept
from trainer.store.register import Kept
from trainer.store.rows import verified, with_digest


def keep(connection: Connection, id_: str, drill: ClassDrill) -> None:
    """Keep a drill under an id, in place of what was kept under it.

    Raises:
        ValueError: If it is no id.
    """
    require_id("a drill's id", id_)
    row = with_digest(KEPT_DRILL, {"id": id_, "drill": str(drill)})
    changed = update(KEPT_DRILL).where(KEPT_DRILL.c.id == id_).values(row)
    if not connection.execute(changed).rowcount:
        connection.execute(insert(KEPT_DRILL), row)


def listed(connection: Connection) -> tuple[Kept, ...]:
    """List the drills that are kept, as they came."""
    there = rows(connection, select(KEPT_DRILL).order_by(KEPT_DRILL.c.key))
    return tuple(
        Kept(row["id"], drill_of(row["drill"]), row["drill"])
        for row in (verified(KEPT_DRILL, each) for each in there)
    )


def forget(connection: Connection, id_: str) -> None:
    """Delete a drill that is kept, if it is."""
    if can_be_kept(id_):
        connection.execute(delete(KEPT_DRILL).where(KEPT_DRILL.c.id == id_))
