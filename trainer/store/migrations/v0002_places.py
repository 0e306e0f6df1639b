"""Version 2: beside the log is kept where a practice stands, what a learner prefers, and a fold.

The tables are written out as they were then, whatever became of them since. A practice that was
there before has no place, and so stands behind all that was answered.
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
)
from sqlalchemy.types import TypeEngine

_WHOLE: Final[TypeEngine[Any]] = BigInteger().with_variant(Integer(), "sqlite")


def upgrade(op: Operations) -> None:
    """Create the three tables."""
    op.create_table(
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


def _belonging_to(owner: str) -> Column[int]:
    key = ForeignKey(f"{owner}.key", ondelete="CASCADE")
    return Column(owner, _WHOLE, key, primary_key=True, autoincrement=False)


def _digest() -> Column[bytes]:
    return Column("digest", LargeBinary, CheckConstraint("length(digest) = 8"), nullable=False)
