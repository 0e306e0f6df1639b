"""Version 4: classes, who is in one, their lessons, and who may come in.

The tables and triggers are written out as they were then, whatever became of them since. Nobody who
was there before is in a class.
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
    UniqueConstraint,
    column,
)
from sqlalchemy.types import TypeEngine

_WHOLE: Final[TypeEngine[Any]] = BigInteger().with_variant(Integer(), "sqlite")

_SQLITES: Final = (
    "CREATE TRIGGER {table}_no_delete BEFORE DELETE ON {table} "
    "WHEN EXISTS (SELECT 1 FROM learner WHERE learner.key = OLD.learner) "
    "AND NOT EXISTS (SELECT 1 FROM let_go WHERE let_go.learner = OLD.learner) "
    "BEGIN SELECT RAISE(ABORT, 'rows of {table} are only added'); END"
)
_POSTGRES: Final = """
CREATE OR REPLACE FUNCTION only_added() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE is_there boolean;
BEGIN
    IF TG_OP = 'DELETE' THEN
        EXECUTE format('SELECT EXISTS (SELECT 1 FROM %1$I.learner WHERE key = $1) '
            'AND NOT EXISTS (SELECT 1 FROM %1$I.let_go WHERE learner = $1)', TG_TABLE_SCHEMA)
            INTO is_there USING OLD.learner;
        IF NOT is_there THEN
            RETURN OLD;
        END IF;
    END IF;
    RAISE EXCEPTION 'rows of % are only added', TG_TABLE_NAME
        USING ERRCODE = 'integrity_constraint_violation';
END $$
"""


def upgrade(op: Operations) -> None:
    """Create the tables, and let the triggers ask whose entries may go."""
    _create_classes(op)
    _create_lessons(op)
    _create_access(op)
    op.create_table("let_go", _belonging_to("learner"), sqlite_strict=True)
    if op.get_bind().dialect.name == "postgresql":
        op.execute(_POSTGRES)
        return
    for table in ("entry", "answer", "shown", "slip"):
        op.execute(f"DROP TRIGGER {table}_no_delete")
        op.execute(_SQLITES.format(table=table))


def _create_classes(op: Operations) -> None:
    op.create_table(
        "classroom",
        Column("key", _WHOLE, primary_key=True),
        _id(),
        _text("name", longest=60),
        Column("name_key", Text, nullable=False, unique=True),
        Column("kept_days", _WHOLE, nullable=False),
        Column("created_us", _WHOLE, nullable=False),
        _digest(),
        sqlite_strict=True,
    )
    op.create_table(
        "member",
        _belonging_to("learner"),
        Column("classroom", _WHOLE, ForeignKey("classroom.key"), nullable=False),
        _digest(),
        sqlite_strict=True,
    )
    op.create_index("ix_member_classroom", "member", ["classroom"])


def _create_lessons(op: Operations) -> None:
    op.create_table(
        "lesson",
        Column("key", _WHOLE, primary_key=True),
        _id(),
        _part_of("classroom"),
        _text("drill", longest=1000),
        _text("code", longest=7),
        Column("started_us", _WHOLE, nullable=False),
        Column("closed_us", _WHOLE),
        Column("number", _WHOLE, CheckConstraint("number >= 0"), nullable=False),
        _text("stage", longest=40),
        Column("asked_us", _WHOLE, nullable=False),
        _digest(),
        sqlite_strict=True,
    )
    op.create_index("ix_lesson_classroom", "lesson", ["classroom"])
    is_open = column("closed_us").is_(None)
    op.create_index(
        "lesson_open_code",
        "lesson",
        ["code"],
        unique=True,
        sqlite_where=is_open,
        postgresql_where=is_open,
    )
    op.create_table(
        "attendance",
        _belonging_to("practice"),
        _part_of("learner"),
        _part_of("lesson"),
        Column("joined_us", _WHOLE, nullable=False),
        _digest(),
        UniqueConstraint("lesson", "learner"),
        sqlite_strict=True,
    )
    op.create_index("ix_attendance_learner", "attendance", ["learner"])
    op.create_table(
        "kept_drill",
        Column("key", _WHOLE, primary_key=True),
        _id(),
        _text("drill", longest=1000),
        _digest(),
        sqlite_strict=True,
    )


def _create_access(op: Operations) -> None:
    op.create_table(
        "access",
        Column("hashed", Text, CheckConstraint("length(hashed) = 64"), primary_key=True),
        _text("role", longest=40),
        _part_of("learner", nullable=True),
        Column("cut_us", _WHOLE, nullable=False),
        Column("seen_us", _WHOLE, nullable=False),
        _digest(),
        sqlite_strict=True,
    )
    op.create_index("ix_access_learner", "access", ["learner"])
    op.create_table(
        "passphrase",
        Column("one", _WHOLE, CheckConstraint("one = 1"), primary_key=True, autoincrement=False),
        _text("hashed", longest=1000),
        _digest(),
        sqlite_strict=True,
    )


def _belonging_to(owner: str) -> Column[int]:
    key = ForeignKey(f"{owner}.key", ondelete="CASCADE")
    return Column(owner, _WHOLE, key, primary_key=True, autoincrement=False)


def _part_of(owner: str, *, nullable: bool = False) -> Column[int]:
    return Column(owner, _WHOLE, ForeignKey(f"{owner}.key", ondelete="CASCADE"), nullable=nullable)


def _id() -> Column[str]:
    return Column("id", Text, CheckConstraint("length(id) <= 64"), nullable=False, unique=True)


def _text(name: str, *, longest: int) -> Column[str]:
    return Column(name, Text, CheckConstraint(f"length({name}) <= {longest}"), nullable=False)


def _digest() -> Column[bytes]:
    return Column("digest", LargeBinary, CheckConstraint("length(digest) = 8"), nullable=False)
