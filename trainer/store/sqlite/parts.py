"""What a database is made of: its tables, indexes and triggers, and how each is written in it."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from sqlalchemy import create_mock_engine

from trainer.store.columns import METADATA
from trainer.store.only_added import words_on_sqlite
from trainer.store.schema import is_of

Words = tuple[str, ...]

_WORD: Final = re.compile(r"\w+|[^\w\s\"]")


def words_of(sql: str) -> Words:
    """List the words of a statement, whatever their order, and how they were set and quoted.

    These are left to whoever writes the statement, which each version of SQLAlchemy does in its
    own way; a word that is damaged is another word.

    >>> words_of('CREATE TABLE "slip" (at_us, key)') == words_of("CREATE TABLE slip(key, at_us)")
    True
    """
    return tuple(sorted(_WORD.findall(sql)))


@cache
def parts_of(version: int) -> Mapping[str, Words]:
    """Name the parts that a database of a version has, each with the words that make it."""
    made: list[str] = []

    def note(ddl: Any, *_: object) -> None:  # noqa: ANN401  as SQLAlchemy has it
        made.append(str(ddl.compile(dialect=engine.dialect)))

    engine = create_mock_engine("sqlite://", note)
    tables = [table for table in METADATA.tables.values() if is_of(version, table)]
    METADATA.create_all(engine, tables=tables, checkfirst=False)
    then = [words_on_sqlite(sql, version=version) for sql in made]
    return {_name(sql): words_of(sql) for sql in then}


def _name(sql: str) -> str:
    """Find the name in `CREATE TABLE name` and the like."""
    return sql.replace("CREATE UNIQUE", "CREATE").split()[2]
