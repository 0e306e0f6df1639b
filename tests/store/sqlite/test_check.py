"""The check: what cannot be used is refused in a sentence, and stays byte for byte what it was."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from itertools import chain, repeat
from pathlib import Path
from shutil import copy

import pytest

from tests.store.made import answer, filled, next_number
from trainer.store import Outcome, RefusedError, UnavailableError, check, open_log
from trainer.store.schema import VERSION
from trainer.store.sqlite import check as checking
from trainer.store.sqlite.engine import sqlite_engine

PAGE = 4096


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make a database of some pages, once."""
    path = tmp_path_factory.mktemp("whole") / "whole.db"
    filled(path, 200)
    return path


def refused(path: Path, sentence: str) -> None:
    """Try the check and the start, and see that nothing has changed."""
    before = path.read_bytes()
    beside = sorted(each.name for each in path.parent.iterdir())
    for attempt in (lambda: check(path), lambda: open_log(path).__enter__()):
        with pytest.raises(RefusedError, match=sentence) as told:
            attempt()
        assert path.name in str(told.value)
        assert str(told.value).isprintable()
    assert path.read_bytes() == before
    (path.parent / f"{path.name}.lock").unlink()
    assert sorted(each.name for each in path.parent.iterdir()) == beside


def changed(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        for statement in statements:
            connection.execute(statement)
            connection.commit()


def test_a_whole_database_passes_and_nothing_is_left_beside_it(whole: Path) -> None:
    before = whole.read_bytes()
    check(whole)
    check(whole, thorough=False)
    assert whole.read_bytes() == before
    assert not [each.name for each in whole.parent.iterdir() if "-" in each.name]


def test_a_large_database_is_looked_through_at_the_start_only_if_it_was_not_closed(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, content = tmp_path / "log.db", bytearray(whole.read_bytes())
    content[-PAGE:] = bytes(PAGE)
    path.write_bytes(content)
    with pytest.raises(RefusedError, match="is damaged"):
        check(path, thorough=False)
    monkeypatch.setattr("trainer.store.sqlite.check._SMALL", len(content))
    check(path, thorough=False)
    path.with_name("log.db-wal").touch()
    with pytest.raises(RefusedError, match="is damaged"):
        check(path, thorough=False)


def test_a_whole_database_to_which_is_written_meanwhile_is_not_called_damaged(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, looked_through = Path(copy(whole, tmp_path)), checking._check_pages

    def while_somebody_writes(connection: sqlite3.Connection, name: str, *, thorough: bool) -> None:
        with open_log(path) as log:
            for number in range(200, 600):
                log.append(answer(number))
        looked_through(connection, name, thorough=thorough)

    with monkeypatch.context() as patch:
        patch.setattr(checking, "_check_pages", once(while_somebody_writes, looked_through))
        with pytest.raises(UnavailableError, match=r"whole\.db' is being written to; check it ag"):
            check(path)
    check(path)


def once(first: Callable[..., None], later: Callable[..., None]) -> Callable[..., None]:
    """Do something the first time, and something else from then on."""
    every = chain([first], repeat(later))

    def do(*given: object, **named: object) -> None:
        next(every)(*given, **named)

    return do


def test_a_folder_that_is_missing_is_made_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "new.db"
    with open_log(path) as log:
        assert log.learners() == ()
        modes = {each.name: each.stat().st_mode & 0o777 for each in path.parent.iterdir()}
        assert set(modes) == {"new.db", "new.db-wal", "new.db-shm", "new.db.lock"}
        assert set(modes.values()) == {0o600}
    assert path.parent.stat().st_mode & 0o777 == 0o700
    check(path)


def test_a_path_that_is_no_file_is_refused(tmp_path: Path) -> None:
    for path, sentence in ((tmp_path, "cannot be read"), (tmp_path / "no.db", "cannot be read")):
        with pytest.raises(RefusedError, match=sentence):
            check(path)
    (tmp_path / "file").write_text("")
    with pytest.raises(RefusedError, match=r"the folder of .* cannot be made"):
        open_log(tmp_path / "file" / "new.db").__enter__()


def test_a_log_without_its_database_is_not_laid_beside_a_new_one(tmp_path: Path) -> None:
    (tmp_path / "new.db-wal").write_bytes(b"answers")
    with pytest.raises(RefusedError, match="is not there, but its log is"):
        open_log(tmp_path / "new.db").__enter__()
    assert (tmp_path / "new.db-wal").read_bytes() == b"answers"
    assert not (tmp_path / "new.db").exists()


def test_what_a_start_left_that_was_killed_is_in_nobodys_way(tmp_path: Path) -> None:
    for left in (".new.db.new", ".new.db.new-wal", ".new.db.new-shm"):
        (tmp_path / left).write_bytes(b"half")
    with open_log(tmp_path / "new.db") as log:
        assert log.learners() == ()
    assert sorted(each.name for each in tmp_path.iterdir()) == ["new.db", "new.db.lock"]


@pytest.mark.parametrize("taken", ["new.db.lock", ".new.db.new"])
def test_a_place_where_no_database_can_be_made_is_refused(taken: str, tmp_path: Path) -> None:
    (tmp_path / taken).mkdir()
    with pytest.raises(RefusedError, match=r"new\.db' cannot be (locked|made): "):
        open_log(tmp_path / "new.db").__enter__()
    assert not (tmp_path / "new.db").exists()


def test_a_database_that_cannot_be_written_to_is_refused(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = Path(copy(whole, tmp_path))
    hurried = partial(sqlite_engine, busy_ms=20)
    monkeypatch.setattr("trainer.store.sqlite.opening.sqlite_engine", hurried)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA journal_mode = DELETE")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(RefusedError, match=r"whole\.db' cannot be written to: .* locked"):
            open_log(path).__enter__()
    with open_log(path) as log:
        assert next_number(log) == 200


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "is empty"),
        (b"Dear diary,\n", "is no database"),
        (b"\0" * 10_000, "is no database"),
        (b"SQLite format 3\0", "is damaged"),
        (b"SQLite format 3\0" + b"\xff" * 10_000, "is a database of another program"),
    ],
    ids=["empty", "text", "zeros", "magic alone", "magic and noise"],
)
def test_a_file_that_is_no_database_is_refused(
    content: bytes, sentence: str, tmp_path: Path
) -> None:
    path = tmp_path / "log.db"
    path.write_bytes(content)
    refused(path, sentence)


@pytest.mark.parametrize("application", [0, 1, 0x7FFFFFFF])
def test_a_database_of_another_program_is_refused(application: int, tmp_path: Path) -> None:
    path = tmp_path / "recipes.db"
    changed(path, "CREATE TABLE recipe(name)", f"PRAGMA application_id = {application}")
    refused(path, "is a database of another program")


@pytest.mark.parametrize("version", [VERSION + 1, VERSION + 2, 2**31 - 1])
def test_a_newer_database_is_refused(version: int, whole: Path, tmp_path: Path) -> None:
    path = Path(copy(whole, tmp_path))
    changed(path, f"PRAGMA user_version = {version}")
    refused(path, rf"was written by a newer version of this program \(format {version}, this one")


@pytest.mark.parametrize(
    "statement",
    [
        "PRAGMA user_version = 0",
        "DROP TRIGGER answer_no_update",
        "DROP INDEX ix_practice_learner",
        "ALTER TABLE fold DROP COLUMN text",
        "ALTER TABLE slip RENAME COLUMN at_us TO at_ms",
    ],
)
def test_a_database_without_all_its_parts_is_refused(
    statement: str, whole: Path, tmp_path: Path
) -> None:
    path = Path(copy(whole, tmp_path))
    changed(path, statement)
    refused(path, "its tables are not those it should have")


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE answer SET claimed = '28' WHERE number = 17",
        "UPDATE answer SET number = 900 WHERE number = 17",
        "UPDATE answer SET answered_us = answered_us + 1 WHERE number = 17",
        "UPDATE answer SET predicted = 0.5 WHERE number = 17",
        "UPDATE shown SET claimed = 'p'",
        "UPDATE slip SET at_us = 0",
    ],
)
def test_a_changed_entry_is_noticed(change: str, whole: Path, tmp_path: Path) -> None:
    path = Path(copy(whole, tmp_path))
    rows_of = change.split()[1]
    _behind_the_trigger(path, change, f"{rows_of}_no_update")
    with pytest.raises(RefusedError, match=f"a row of {rows_of} is not as it was written"):
        check(path)
    refusal = pytest.raises(RefusedError, match=f"a row of {rows_of} is not as it was written")
    with open_log(path) as log, refusal:
        log.entries("ada")


@pytest.mark.parametrize("table", ["learner", "practice", "answer", "shown"])
def test_text_that_is_none_is_noticed(table: str, whole: Path, tmp_path: Path) -> None:
    path = Path(copy(whole, tmp_path))
    column = {"learner": "name", "practice": "settings"}.get(table, "claimed")
    change = f"UPDATE {table} SET {column} = CAST(x'ff' AS TEXT)"  # noqa: S608  our own names
    _behind_the_trigger(path, change, f"{table}_no_update")
    refusal = f"a row of {table} is not as it was written"
    with pytest.raises(RefusedError, match=refusal):
        check(path)
    with open_log(path) as log, pytest.raises(RefusedError, match=refusal):
        assert (log.learners(), log.latest_practice("ada"), log.entries("ada")) is None


def test_a_changed_learner_or_practice_is_noticed(whole: Path, tmp_path: Path) -> None:
    path = Path(copy(whole, tmp_path))
    with open_log(path) as log:
        changed(path, "UPDATE learner SET name = 'Eve'", "UPDATE practice SET seed = 1")
        with pytest.raises(RefusedError, match="a row of learner is not as it was written"):
            log.learners()
        with pytest.raises(RefusedError, match="a row of practice is not as it was written"):
            log.latest_practice("ada")
    with pytest.raises(RefusedError, match="is not as it was written"):
        check(path)


@pytest.mark.parametrize("table", ["answer", "entry"])
def test_a_missing_entry_is_noticed(table: str, whole: Path, tmp_path: Path) -> None:
    path = Path(copy(whole, tmp_path))
    change = f"DELETE FROM {table} WHERE position = 18"  # noqa: S608  our own names
    _behind_the_trigger(path, change, f"{table}_no_delete")
    with pytest.raises(RefusedError, match=r"an entry is missing|belongs to another"):
        check(path)
    if table == "answer":
        with open_log(path) as log:
            assert len(log.entries("ada", limit=17)) == 17
            with pytest.raises(RefusedError, match="an entry behind 17 is not there"):
                log.entries("ada", after=17)


def _behind_the_trigger(path: Path, change: str, trigger: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        query = "SELECT sql FROM sqlite_master WHERE name = ?"
        there = connection.execute(query, (trigger,)).fetchall()
    drops = [f"DROP TRIGGER {trigger}" for _ in there]
    changed(path, *drops, change, *(sql for (sql,) in there))


def test_a_database_under_a_link_is_the_one_it_leads_to(whole: Path, tmp_path: Path) -> None:
    path, link = Path(copy(whole, tmp_path)), tmp_path / "elsewhere" / "link.db"
    link.parent.mkdir()
    link.symlink_to(path)
    with open_log(link) as log:
        assert log.append(answer(500)).outcome is Outcome.NEW
        with pytest.raises(RefusedError, match="is open already"):
            open_log(path).__enter__()
    assert [each.name for each in link.parent.iterdir()] == ["link.db"]
    check(link)
