"""The tables. An answer is one row, which is never changed and never deleted alone.

`entry` gives a learner's answers, counts shown and slips their places 1, 2, 3 and on, without a
gap: so a row that is lost is noticed, and a reader goes on where it stopped. A `digest` lets a
changed row be noticed, which SQLite's own checks do not.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from sqlalchemy import (
    CheckConstraint,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
)

from trainer.store.class_tables import CLASS_TABLES
from trainer.store.columns import (
    METADATA,
    REAL_NUMBER,
    WHOLE,
    belonging_to,
    digest_column,
    identity,
    own_key,
    part_of,
    text,
    whole,
)
from trainer.store.only_added import only_add_to

# "MUGN": what makes a database ours.
APPLICATION_ID: Final = 0x4D55474E
# Of what is below. A table that came later than the first version says with which, as `since`.
VERSION: Final = 5


def _place() -> tuple[Column[Any] | ForeignKeyConstraint, ...]:
    """Make the columns with which an answer, a count shown or a slip takes its place."""
    return (
        Column("learner", WHOLE, primary_key=True, autoincrement=False),
        Column("position", WHOLE, primary_key=True, autoincrement=False),
        ForeignKeyConstraint(
            ("learner", "position"), ("entry.learner", "entry.position"), ondelete="CASCADE"
        ),
    )


def _of_answer() -> Column[str]:
    """Make the column that names the answer; there is one such row for each answer at most."""
    return Column(
        "answer", Text, ForeignKey("answer.id", ondelete="CASCADE"), nullable=False, unique=True
    )


LEARNER: Final = Table(
    "learner",
    METADATA,
    own_key(),
    identity(),
    text("name", longest=30),
    Column("name_key", Text, nullable=False, unique=True),
    whole("created_us"),
    digest_column(),
    sqlite_strict=True,
)

PRACTICE: Final = Table(
    "practice",
    METADATA,
    own_key(),
    identity(),
    part_of("learner"),
    text("settings", longest=1000),
    whole("seed"),
    whole("generator"),
    whole("started_us"),
    digest_column(),
    sqlite_strict=True,
)

ENTRY: Final = Table(
    "entry",
    METADATA,
    Column("learner", WHOLE, ForeignKey("learner.key", ondelete="CASCADE"), primary_key=True),
    Column("position", WHOLE, CheckConstraint("position > 0"), primary_key=True),
    Column("kind", Text, CheckConstraint("kind IN ('answer', 'shown', 'slip')"), nullable=False),
    sqlite_with_rowid=False,
    sqlite_strict=True,
)

ANSWER: Final = Table(
    "answer",
    METADATA,
    *_place(),
    identity(),
    Column("practice", WHOLE, ForeignKey("practice.key", ondelete="CASCADE"), nullable=False),
    Column("number", WHOLE, CheckConstraint("number >= 0"), nullable=False),
    text("scenario", longest=1000),
    text("question", longest=40),
    text("asked", longest=2000),
    text("form", longest=40),
    text("claimed", longest=1000),
    text("house", longest=1000),
    text("why", longest=1000),
    Column("predicted", REAL_NUMBER),
    whole("answered_us"),
    whole("first_key_ms", nullable=True),
    whole("answer_ms", nullable=True),
    whole("walked_away"),
    digest_column(),
    UniqueConstraint("practice", "number"),
    sqlite_strict=True,
)

SHOWN: Final = Table(
    "shown",
    METADATA,
    *_place(),
    _of_answer(),
    text("form", longest=40),
    text("claimed", longest=1000),
    whole("at_us"),
    digest_column(),
    sqlite_strict=True,
)

SLIP: Final = Table(
    "slip",
    METADATA,
    *_place(),
    _of_answer(),
    whole("at_us"),
    digest_column(),
    sqlite_strict=True,
)

# Beside the log: what was chosen and what was reckoned. These rows are changed.
PLACE: Final = Table(
    "place",
    METADATA,
    belonging_to("practice"),
    Column("number", WHOLE, CheckConstraint("number >= 0"), nullable=False),
    whole("revealed"),
    digest_column(),
    info={"since": 2},
    sqlite_strict=True,
)

# Which question stands at that place, where settings and seed do not tell it: it was chosen for its
# learner, from what the log told then. With it any practice can choose what it asks.
ASKED: Final = Table(
    "asked",
    METADATA,
    belonging_to("practice"),
    Column("number", WHOLE, CheckConstraint("number >= 0"), nullable=False),
    text("question", longest=40),
    text("scenario", longest=1000),
    text("seat", longest=40),
    text("why", longest=1000),
    digest_column(),
    info={"since": 3},
    sqlite_strict=True,
)

PREFERENCE: Final = Table(
    "preference",
    METADATA,
    belonging_to("learner"),
    text("text", longest=1000),
    digest_column(),
    info={"since": 2},
    sqlite_strict=True,
)

FOLD: Final = Table(
    "fold",
    METADATA,
    belonging_to("learner"),
    Column("position", WHOLE, CheckConstraint("position >= 0"), nullable=False),
    whole("version"),
    Column("text", Text, nullable=False),
    digest_column(),
    info={"since": 2},
    sqlite_strict=True,
)

DIGESTED: Final = (
    *(LEARNER, PRACTICE, ANSWER, SHOWN, SLIP, PLACE, ASKED, PREFERENCE, FOLD),
    *CLASS_TABLES,
)
BY_KIND: Final = {table.name: table for table in (ANSWER, SHOWN, SLIP)}

ONLY_ADDED: Final = (ENTRY, *BY_KIND.values())

only_add_to(ONLY_ADDED, METADATA)


@dataclass(frozen=True, slots=True)
class Fault:
    """What no digest tells: a row that is not there and should be, or the other way round.

    Attributes:
        query: Finds a row where it is so.
        what: Says in words what is.
        since: The first version of which it can be asked.
    """

    query: str
    what: str
    since: int = 1


_MISSING: Final = "an entry is missing"
FAULTS: Final = (
    Fault("SELECT learner FROM entry GROUP BY learner HAVING count(*) <> max(position)", _MISSING),
    *(
        Fault(
            f"SELECT 1 FROM entry LEFT JOIN {kind} USING (learner, position) "  # noqa: S608  our names
            f"WHERE (entry.kind = '{kind}') <> ({kind}.digest IS NOT NULL)",
            _MISSING,
        )
        for kind in BY_KIND
    ),
    # A member's name is kept behind a line with the id of the class, and nobody else's has two.
    Fault(
        "SELECT 1 FROM learner LEFT JOIN member ON member.learner = learner.key "
        "WHERE (replace(name_key, '\n', '') <> name_key) <> (member.learner IS NOT NULL)",
        "somebody is in a class and is not",
        since=4,
    ),
    Fault("SELECT 1 FROM let_go", "entries were let go by halves", since=4),
)


@cache
def digested_columns(table: Table) -> tuple[str, ...]:
    """Name the columns that a row's digest covers: all but itself and the database's own key."""
    return tuple(each.name for each in table.columns if each.name not in {"key", "digest"})


def is_of(version: int, table: Table) -> bool:
    """Say whether a table was there in a version."""
    since: int = table.info.get("since", 1)
    return since <= version
