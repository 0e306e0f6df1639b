"""Version 3: beside a practice's place is kept which question was chosen for it.

The table is written out as it was then, whatever became of it since. In a practice that was there
before, settings and seed tell what is asked.
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
    """Create the table."""
    practice = ForeignKey("practice.key", ondelete="CASCADE")
    op.create_table(
        "asked",
        Column("practice", _WHOLE, practice, primary_key=True, autoincrement=False),
        Column("number", _WHOLE, CheckConstraint("number >= 0"), nullable=False),
        _text("question", longest=40),
        _text("scenario", longest=1000),
        _text("seat", longest=40),
        _text("why", longest=1000),
        Column("digest", LargeBinary, CheckConstraint("length(digest) = 8"), nullable=False),
        sqlite_strict=True,
    )


def _text(name: str, *, longest: int) -> Column[str]:
    return Column(name, Text, CheckConstraint(f"length({name}) <= {longest}"), nullable=False)
