"""Since when it is said of a lesson that it goes, so that none does of which it was never said."""

from collections.abc import Mapping
from datetime import datetime
from typing import Final

from sqlalchemy import Connection, bindparam, delete, insert, select

from trainer.store.class_tables import CLASSROOM, LESSON, WARNING
from trainer.store.classes import class_key
from trainer.store.finding import in_parts, rows
from trainer.store.letting_go import KEPT_UNTIL
from trainer.store.rows import in_us, time_at, verified, with_digest

# Held, so that of two who say it at once one does.
_GOING: Final = (
    select(LESSON.c.key)
    .join_from(LESSON, CLASSROOM)
    .where(bindparam("by") >= KEPT_UNTIL)
    .order_by(LESSON.c.key)
    .with_for_update(of=LESSON)
)
_TOLD: Final = select(WARNING.c.lesson)
_OF_CLASS: Final = (
    select(WARNING, LESSON.c.id)
    .join_from(WARNING, LESSON)
    .where(LESSON.c.classroom == bindparam("of"))
)


def warn(connection: Connection, now: datetime, *, by: datetime) -> None:
    """Note of the lessons that go by then that it is said from now on, unless it was before.

    Of those that are kept for longer by now it is said no more.
    """
    going = {*connection.execute(_GOING, {"by": in_us(by)}).scalars()}
    told = {*connection.execute(_TOLD).scalars()}
    for part in in_parts(sorted(told - going)):
        connection.execute(delete(WARNING).where(WARNING.c.lesson.in_(part)))
    new = [{"lesson": key, "since_us": in_us(now)} for key in sorted(going - told)]
    for some in in_parts(new):
        connection.execute(insert(WARNING), [with_digest(WARNING, row) for row in some])


def of_class(connection: Connection, classroom: str) -> Mapping[str, datetime]:
    """Say of the lessons of a class, by their ids, since when it is said that they go.

    Raises:
        NotThereError: If there is no such class.
    """
    seen = rows(connection, _OF_CLASS, of=class_key(connection, classroom))
    return {row["id"]: time_at(verified(WARNING, row)["since_us"]) for row in seen}
