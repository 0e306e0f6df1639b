"""Damage in the tables of classes is found by the check, and by whoever comes across it."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from tests.store.made import said
from tests.store.schooled import CODE, filled_school, key, member
from trainer.store import Database, RefusedError, Store, check, open_log

CHANGES: dict[str, tuple[str, Callable[[Store], object]]] = {
    "classroom": ("name = 'The Wrens'", lambda store: store.register.classes()),
    "lesson": ("code = '2222222'", lambda store: store.register.lesson("monday")),
    "attendance": ("joined_us = 0", lambda store: store.register.joined("monday")),
    "kept_drill": ("drill = ''", lambda store: store.register.drills()),
    "access": ("role = 'teacher'", lambda store: store.register.key(key("hers").hashed)),
    "warning": ("since_us = 0", lambda store: store.register.warnings("owls")),
    "passphrase": ("hashed = ''", lambda store: store.register.passphrase()),
}


@pytest.mark.parametrize("table", CHANGES)
def test_a_changed_row_is_noticed(anywhere: Database, table: str) -> None:
    change, call = CHANGES[table]
    filled_school(anywhere)
    with open_log(anywhere) as store:
        store.register.add_key(key("hers", learner="ada"))
        call(store)
    check(anywhere)
    said(anywhere, f"UPDATE {table} SET {change}")  # noqa: S608  our own names
    sentence = f"a row of {table} is not as it was written"
    with pytest.raises(RefusedError, match=rf"is damaged, .*\({sentence}\)"):
        check(anywhere)
    with open_log(anywhere) as store, pytest.raises(RefusedError, match=sentence):
        call(store)


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ("DELETE FROM member", "somebody is in a class and is not"),
        ("INSERT INTO let_go SELECT key FROM learner", "entries were let go by halves"),
    ],
)
def test_what_is_there_and_should_not_be_is_noticed(
    anywhere: Database, change: str, what: str
) -> None:
    filled_school(anywhere)
    said(anywhere, change)
    with pytest.raises(RefusedError, match=rf"is damaged, .*\({what}\)"):
        check(anywhere)


def test_whoever_is_in_another_class_than_was_written_is_noticed(anywhere: Database) -> None:
    filled_school(anywhere)
    said(
        anywhere,
        "INSERT INTO classroom SELECT key + 1, 'wrens', 'Wrens', 'wrens', kept_days, created_us, "
        "digest FROM classroom",
    )
    said(anywhere, "UPDATE member SET classroom = classroom + 1")
    with pytest.raises(RefusedError, match=r"a row of (classroom|member) is not as it was written"):
        check(anywhere)


def test_a_class_does_not_go_before_its_members(anywhere: Database) -> None:
    filled_school(anywhere)
    delete = "DELETE FROM classroom"
    with pytest.raises((sqlite3.IntegrityError, psycopg.IntegrityError), match=r"(?i)foreign key"):
        said_strictly(anywhere, delete)
    with open_log(anywhere) as store:
        assert store.register.members("owls") == (member("Ada"), member("Bo"))
        assert store.register.open_lesson(CODE)


def said_strictly(database: Database, statement: str) -> None:
    """Say a statement as another program would that minds which rows belong to which."""
    if not isinstance(database, Path):
        said(database, statement)
        return
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute(statement)
