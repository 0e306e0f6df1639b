"""Version 5: since when it is said of a lesson that it goes.

The table is written out as it was then, whatever became of it since. Of no lesson that was there
before it was said.
"""

from typing import Any, Final

from alembic.operations import Operations
from sqlalchemy import BigInteger, CheckConstraint, Column, ForeignKey, Integer, LargeBinary
from sqlalchemy.types import TypeEngine

_WHOLE: Final[TypeEngine[Any]] = BigInteger().with_variant(Integer(), "sqlite")


def upgrade(op: Operations) -> None:
    """Create the table."""
    lesson = ForeignKey("lesson.key", ondelete="CASCADE")
    op.create_table(
        "warning",
        Column("lesson", _WHOLE, lesson, primary_key=True, autoincrement=False),
        Column("since_us", _WHOLE, nullable=False),
        Column("digest", LargeBinary, CheckConstraint("length(digest) = 8"), nullable=False),
        sqlite_strict=True,
    )
