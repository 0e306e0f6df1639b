"""Columns as several tables have them, and what all tables are part of."""

from typing import Any, Final

from sqlalchemy import (
    REAL,
    BigInteger,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    Text,
)
from sqlalchemy.types import TypeEngine

# All tables are strict: SQLite would put a word into a column of numbers.
METADATA: Final = MetaData()

# The strict tables of SQLite know no names of types but INTEGER, REAL, TEXT and BLOB.
WHOLE: Final[TypeEngine[Any]] = BigInteger().with_variant(Integer(), "sqlite")
REAL_NUMBER: Final[TypeEngine[Any]] = Double().with_variant(REAL(), "sqlite")


def digest_column() -> Column[bytes]:
    """Make the column with which a changed row is noticed."""
    return Column("digest", LargeBinary, CheckConstraint("length(digest) = 8"), nullable=False)


def text(name: str, *, longest: int) -> Column[str]:
    """Make a column of text."""
    # What may stand in it is for the values of `record` to say; this is a last dam.
    return Column(name, Text, CheckConstraint(f"length({name}) <= {longest}"), nullable=False)


def whole(name: str, *, nullable: bool = False) -> Column[int]:
    """Make a column of whole numbers."""
    return Column(name, WHOLE, nullable=nullable)


def own_key() -> Column[int]:
    """Make the database's own key, in the order in which rows come."""
    return Column("key", WHOLE, primary_key=True)


def identity() -> Column[str]:
    """Make the column of an id, which no two rows have."""
    return Column("id", Text, CheckConstraint("length(id) <= 64"), nullable=False, unique=True)


def part_of(owner: str, *, nullable: bool = False) -> Column[int]:
    """Make the column that says to whom a row belongs, with whom it goes."""
    key = ForeignKey(f"{owner}.key", ondelete="CASCADE")
    return Column(owner, WHOLE, key, nullable=nullable, index=True)


def belonging_to(owner: str) -> Column[int]:
    """Make the key of a table with one row for each owner at most, which goes with it."""
    key = ForeignKey(f"{owner}.key", ondelete="CASCADE")
    return Column(owner, WHOLE, key, primary_key=True, autoincrement=False)
