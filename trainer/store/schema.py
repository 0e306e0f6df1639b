"""The tables. An answer is one row, which is never changed and never deleted alone.

`entry` gives a learner's answers, counts shown and slips their places 1, 2, 3 and on, without a
gap: so a row that is lost is noticed, and a reader goes on where it stopped. A `digest` lets a
changed row be noticed, which SQLite's own checks do not.
"""

from functools import cache
from typing import Any, Final

from sqlalchemy import (
    REAL,
    BigInteger,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)
from sqlalchemy.types import TypeEngine

from trainer.store.only_added import only_add_to

# "MUGN": what makes a database ours.
APPLICATION_ID: Final = 0x4D55474E
# Of what is below. A table that came later than the first version says with which, as `since`.
VERSION: Final = 3

# All tables are strict: SQLite would put a word into a column of numbers.
METADATA: Final = MetaData()

# The strict tables of SQLite know no names of types but INTEGER, REAL, TEXT and BLOB.
_WHOLE: Final[TypeEngine[Any]] = BigInteger().with_variant(Integer(), "sqlite")
_REAL: Final[TypeEngine[Any]] = Double().with_variant(REAL(), "sqlite")


def _digest() -> Column[bytes]:
    return Column("digest", LargeBinary, CheckConstraint("length(digest) = 8"), nullable=False)


def _text(name: str, *, longest: int) -> Column[str]:
    # What may stand in it is for the values of `record` to say; this is a last dam.
    return Column(name, Text, CheckConstraint(f"length({name}) <= {longest}"), nullable=False)


def _whole(name: str, *, nullable: bool = False) -> Column[int]:
    return Column(name, _WHOLE, nullable=nullable)


def _place() -> tuple[Column[Any] | ForeignKeyConstraint, ...]:
    """Make the columns with which an answer, a count shown or a slip takes its place."""
    return (
        Column("learner", _WHOLE, primary_key=True, autoincrement=False),
        Column("position", _WHOLE, primary_key=True, autoincrement=False),
        ForeignKeyConstraint(
            ("learner", "position"), ("entry.learner", "entry.position"), ondelete="CASCADE"
        ),
    )


def _of_answer() -> Column[str]:
    """Make the column that names the answer; there is one such row for each answer at most."""
    return Column(
        "answer", Text, ForeignKey("answer.id", ondelete="CASCADE"), nullable=False, unique=True
    )


def _belonging_to(owner: str) -> Column[int]:
    """Make the key of a table with one row for each owner at most, which goes with it."""
    return Column(
        owner,
        _WHOLE,
        ForeignKey(f"{owner}.key", ondelete="CASCADE"),
        primary_key=True,
        autoincrement=False,
    )


LEARNER: Final = Table(
    "learner",
    METADATA,
    Column("key", _WHOLE, primary_key=True),
    Column("id", Text, CheckConstraint("length(id) <= 64"), nullable=False, unique=True),
    _text("name", longest=30),
    Column("name_key", Text, nullable=False, unique=True),
    _whole("created_us"),
    _digest(),
    sqlite_strict=True,
)

PRACTICE: Final = Table(
    "practice",
    METADATA,
    Column("key", _WHOLE, primary_key=True),
    Column("id", Text, CheckConstraint("length(id) <= 64"), nullable=False, unique=True),
    Column(
        "learner",
        _WHOLE,
        ForeignKey("learner.key", ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
    _text("settings", longest=1000),
    _whole("seed"),
    _whole("generator"),
    _whole("started_us"),
    _digest(),
    sqlite_strict=True,
)

ENTRY: Final = Table(
    "entry",
    METADATA,
    Column("learner", _WHOLE, ForeignKey("learner.key", ondelete="CASCADE"), primary_key=True),
    Column("position", _WHOLE, CheckConstraint("position > 0"), primary_key=True),
    Column("kind", Text, CheckConstraint("kind IN ('answer', 'shown', 'slip')"), nullable=False),
    sqlite_with_rowid=False,
    sqlite_strict=True,
)

ANSWER: Final = Table(
    "answer",
    METADATA,
    *_place(),
    Column("id", Text, CheckConstraint("length(id) <= 64"), nullable=False, unique=True),
    Column("practice", _WHOLE, ForeignKey("practice.key", ondelete="CASCADE"), nullable=False),
    Column("number", _WHOLE, CheckConstraint("number >= 0"), nullable=False),
    _text("scenario", longest=1000),
    _text("question", longest=40),
    _text("asked", longest=2000),
    _text("form", longest=40),
    _text("claimed", longest=1000),
    _text("house", longest=1000),
    _text("why", longest=1000),
    Column("predicted", _REAL),
    _whole("answered_us"),
    _whole("first_key_ms", nullable=True),
    _whole("answer_ms", nullable=True),
    _whole("walked_away"),
    _digest(),
    UniqueConstraint("practice", "number"),
    sqlite_strict=True,
)

SHOWN: Final = Table(
    "shown",
    METADATA,
    *_place(),
    _of_answer(),
    _text("form", longest=40),
    _text("claimed", longest=1000),
    _whole("at_us"),
    _digest(),
    sqlite_strict=True,
)

SLIP: Final = Table(
    "slip",
    METADATA,
    *_place(),
    _of_answer(),
    _whole("at_us"),
    _digest(),
    sqlite_strict=True,
)

# Beside the log: what was chosen and what was reckoned. These rows are changed.
PLACE: Final = Table(
    "place",
    METADATA,
    _belonging_to("practice"),
    Column("number", _WHOLE, CheckConstraint("number >= 0"), nullable=False),
    _whole("revealed"),
    _digest(),
    info={"since": 2},
    sqlite_strict=True,
)

# Which question stands at that place, where settings and seed do not tell it: it was chosen for its
# learner, from what the log told then. With it any practice can choose what it asks.
ASKED: Final = Table(
    "asked",
    METADATA,
    _belonging_to("practice"),
    Column("number", _WHOLE, CheckConstraint("number >= 0"), nullable=False),
    _text("question", longest=40),
    _text("scenario", longest=1000),
    _text("seat", longest=40),
    _text("why", longest=1000),
    _digest(),
    info={"since": 3},
    sqlite_strict=True,
)

PREFERENCE: Final = Table(
    "preference",
    METADATA,
    _belonging_to("learner"),
    _text("text", longest=1000),
    _digest(),
    info={"since": 2},
    sqlite_strict=True,
)

FOLD: Final = Table(
    "fold",
    METADATA,
    _belonging_to("learner"),
    Column("position", _WHOLE, CheckConstraint("position >= 0"), nullable=False),
    _whole("version"),
    Column("text", Text, nullable=False),
    _digest(),
    info={"since": 2},
    sqlite_strict=True,
)

DIGESTED: Final = (LEARNER, PRACTICE, ANSWER, SHOWN, SLIP, PLACE, ASKED, PREFERENCE, FOLD)
BY_KIND: Final = {table.name: table for table in (ANSWER, SHOWN, SLIP)}

ONLY_ADDED: Final = (ENTRY, *BY_KIND.values())

only_add_to(ONLY_ADDED, METADATA)

# Each finds a row where an entry is not there that should be.
GAPS: Final = (
    "SELECT learner FROM entry GROUP BY learner HAVING count(*) <> max(position)",
    *(
        f"SELECT 1 FROM entry LEFT JOIN {kind} USING (learner, position) "  # noqa: S608  our names
        f"WHERE (entry.kind = '{kind}') <> ({kind}.digest IS NOT NULL)"
        for kind in BY_KIND
    ),
)


@cache
def digested_columns(table: Table) -> tuple[str, ...]:
    """Name the columns that a row's digest covers: all but itself and the database's own key."""
    return tuple(each.name for each in table.columns if each.name not in {"key", "digest"})


def is_of(version: int, table: Table) -> bool:
    """Say whether a table was there in a version."""
    since: int = table.info.get("since", 1)
    return since <= version
