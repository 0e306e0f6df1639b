"""Version 2: beside the log is kept where a practice stands, what a learner prefers, and a fold.

The tables are written out as they were then, whatever became of them since. A practice that was
there before is put behind all that was answered.
"""

from typing import Any, Final

from alembic.operations import Operations
from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    Text,
    column,
    func,
    insert,
    select,
    table,
)
from sqlalchemy.types import TypeEngine

from trainer.store.rows import digest

_WHOLE: Final[TypeEngine[Any]] = BigInteger().with_variant(Integer(), "sqlite")


def upgrade(op: Operations) -> None:
    """Create the three tables, and give places to the practices that are there."""
    place = op.create_table(
        "place",
        _belonging_to("practice"),
        Column("number", _WHOLE, CheckConstraint("number >= 0"), nullable=False),
        Column("revealed", _WHOLE, nullable=False),
        _digest(),
        sqlite_strict=True,
    )
    op.create_table(
        "preference",
        _belonging_to("learner"),
        Column("text", Text, CheckConstraint("length(text) <= 1000"), nullable=False),
        _digest(),
        sqlite_strict=True,
    )
    op.create_table(
        "fold",
        _belonging_to("learner"),
        Column("position", _WHOLE, CheckConstraint("position >= 0"), nullable=False),
        Column("version", _WHOLE, nullable=False),
        Column("text", Text, nullable=False),
        _digest(),
        sqlite_strict=True,
    )
    practices = column("practice", _WHOLE)
    last = select(practices, func.max(column("number", _WHOLE))).select_from(table("answer"))
    for practice, answered in op.get_bind().execute(last.group_by(practices)).all():
        row = {"practice": practice, "number": answered + 1, "revealed": 0}
        row["digest"] = digest("place", row.values())
        op.get_bind().execute(insert(place), row)


def _belonging_to(owner: str) -> Column[int]:
    key = ForeignKey(f"{owner}.key", ondelete="CASCADE")
    return Column(owner, _WHOLE, key, primary_key=True, autoincrement=False)


def _digest() -> Column[bytes]:
    return Column("digest", LargeBinary, CheckConstraint("length(digest) = 8"), nullable=False)
