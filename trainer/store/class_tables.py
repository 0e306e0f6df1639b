"""The tables of classes: who is in one, its lessons, who took part, and who may come in.

Whoever is in a class is a row of `learner`, as others are, and has one of `member` besides. All
these rows are changed, and have digests as those of the log have. They came with version
4, but for the warnings, which came with 5.
"""

from typing import Final

from sqlalchemy import CheckConstraint, Column, ForeignKey, Index, Table, Text, UniqueConstraint

from trainer.store.columns import (
    METADATA,
    WHOLE,
    belonging_to,
    digest_column,
    identity,
    own_key,
    part_of,
    text,
    whole,
)

_SINCE: Final = {"since": 4}

CLASSROOM: Final = Table(
    "classroom",
    METADATA,
    own_key(),
    identity(),
    text("name", longest=60),
    Column("name_key", Text, nullable=False, unique=True),
    whole("kept_days"),
    whole("created_us"),
    digest_column(),
    info=_SINCE,
    sqlite_strict=True,
)

# A class does not go before its members are gone: else they would stand among those who learn
# alone, whom everybody sees.
MEMBER: Final = Table(
    "member",
    METADATA,
    belonging_to("learner"),
    Column("classroom", WHOLE, ForeignKey("classroom.key"), nullable=False, index=True),
    digest_column(),
    info=_SINCE,
    sqlite_strict=True,
)

LESSON: Final = Table(
    "lesson",
    METADATA,
    own_key(),
    identity(),
    part_of("classroom"),
    text("drill", longest=1000),
    text("code", longest=7),
    whole("started_us"),
    whole("closed_us", nullable=True),
    Column("number", WHOLE, CheckConstraint("number >= 0"), nullable=False),
    text("stage", longest=40),
    whole("asked_us"),
    digest_column(),
    info=_SINCE,
    sqlite_strict=True,
)
_IS_OPEN: Final = LESSON.c.closed_us.is_(None)
Index(
    "lesson_open_code",
    LESSON.c.code,
    unique=True,
    sqlite_where=_IS_OPEN,
    postgresql_where=_IS_OPEN,
)

# With the practice in which somebody's answers stand, so that who wants them asks the log.
ATTENDANCE: Final = Table(
    "attendance",
    METADATA,
    belonging_to("practice"),
    part_of("learner"),
    Column("lesson", WHOLE, ForeignKey("lesson.key", ondelete="CASCADE"), nullable=False),
    whole("joined_us"),
    digest_column(),
    UniqueConstraint("lesson", "learner"),
    info=_SINCE,
    sqlite_strict=True,
)

KEPT_DRILL: Final = Table(
    "kept_drill",
    METADATA,
    own_key(),
    identity(),
    text("drill", longest=1000),
    digest_column(),
    info=_SINCE,
    sqlite_strict=True,
)

# Of the word that a browser shows there is but the hash, written in hexadecimal digits.
ACCESS: Final = Table(
    "access",
    METADATA,
    Column("hashed", Text, CheckConstraint("length(hashed) = 64"), primary_key=True),
    text("role", longest=40),
    part_of("learner", nullable=True),
    whole("cut_us"),
    whole("seen_us"),
    digest_column(),
    info=_SINCE,
    sqlite_strict=True,
)

PASSPHRASE: Final = Table(
    "passphrase",
    METADATA,
    Column("one", WHOLE, CheckConstraint("one = 1"), primary_key=True, autoincrement=False),
    text("hashed", longest=1000),
    digest_column(),
    info=_SINCE,
    sqlite_strict=True,
)

# Since when it is said of a lesson that it goes: without a warning none does.
WARNING: Final = Table(
    "warning",
    METADATA,
    belonging_to("lesson"),
    whole("since_us"),
    digest_column(),
    info={"since": 5},
    sqlite_strict=True,
)

# Whose entries may go in the transaction that is open, though the learner stays: the triggers let
# them through. Outside of one it is empty.
LET_GO: Final = Table(
    "let_go",
    METADATA,
    belonging_to("learner"),
    info=_SINCE,
    sqlite_strict=True,
)

CLASS_TABLES: Final = (
    CLASSROOM,
    MEMBER,
    LESSON,
    ATTENDANCE,
    KEPT_DRILL,
    ACCESS,
    PASSPHRASE,
    WARNING,
)
