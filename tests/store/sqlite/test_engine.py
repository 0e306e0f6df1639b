"""The engines: set as was measured to be safe, and apart from each other."""

import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Event, Thread
from time import perf_counter

import pytest
from sqlalchemy import Engine
from sqlalchemy.exc import DatabaseError, DataError, IntegrityError

from tests.store.made import answer, begun, filled, kept, next_number
from trainer.store import RefusedError, UnavailableError
from trainer.store.columns import METADATA
from trainer.store.schema import APPLICATION_ID, VERSION
from trainer.store.sql_log import SqlLog
from trainer.store.sqlite.engine import Role, sqlite_engine
from trainer.store.told import told_plainly
from trainer.store.transactions import Transactions


@contextmanager
def engine(path: Path, role: Role, busy_ms: int = 100) -> Iterator[Engine]:
    made = sqlite_engine(path, role=role, busy_ms=busy_ms)
    try:
        yield made
    finally:
        made.dispose()


def asked(engine: Engine, setting: str) -> object:
    with engine.connect() as connection:
        return connection.exec_driver_sql(f"PRAGMA {setting}").scalar()


@pytest.mark.parametrize("role", ["writer", "reader"])
def test_an_engine_is_set_as_it_must_be(role: Role, database: Path) -> None:
    filled(database, 2)
    expected = {
        "journal_mode": "wal",
        "synchronous": 2,
        "foreign_keys": 1,
        "trusted_schema": 0,
        "secure_delete": 1,
        "busy_timeout": 5000,
        "query_only": int(role == "reader"),
        "wal_autocheckpoint": 1000 if role == "writer" else 0,
        "fullfsync": int(sys.platform == "darwin"),
        "application_id": APPLICATION_ID,
        "user_version": VERSION,
    }
    # While there is a writer the file is in the mode that writes ahead.
    with engine(database, "writer"), engine(database, role, busy_ms=5000) as made:
        assert {name: asked(made, name) for name in expected} == expected


def test_all_tables_are_strict(database: Path) -> None:
    filled(database, 2)
    with closing(sqlite3.connect(database)) as connection:
        tables = connection.execute("PRAGMA table_list").fetchall()
        ours = {name: strict for _, name, *_, strict in tables if not name.startswith("sqlite_")}
        assert ours == dict.fromkeys(METADATA.tables, 1)


def test_there_is_one_writing_connection(database: Path) -> None:
    filled(database, 2)
    with engine(database, "writer") as writer:
        connections = set()

        def take() -> None:
            with writer.connect() as connection:
                connections.add(id(connection.connection.dbapi_connection))

        threads = [Thread(target=take) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len(connections) == 1


def test_a_writer_has_the_lock_before_it_reads(database: Path) -> None:
    filled(database, 2)
    other = sqlite3.connect(database, timeout=0, isolation_level=None)
    refused = pytest.raises(sqlite3.OperationalError, match="database is locked")
    with closing(other), engine(database, "writer") as writer, writer.begin(), refused:
        other.execute("BEGIN IMMEDIATE")


def test_a_reader_cannot_write(database: Path) -> None:
    filled(database, 2)
    with engine(database, "reader") as reader:
        log = SqlLog(Transactions(reader, reader))
        with pytest.raises(UnavailableError, match="readonly"):
            log.append(answer(7))
        assert len(kept(log)) == 4


def test_a_reader_sees_what_is_committed_while_the_writer_is_busy(database: Path) -> None:
    filled(database, 2)
    with engine(database, "writer") as writer, engine(database, "reader") as reader:
        log, begun_, done = SqlLog(Transactions(writer, reader)), Event(), Event()
        log.append(answer(2))

        def stay_busy() -> None:
            with writer.begin() as connection:
                connection.exec_driver_sql("UPDATE learner SET name = 'Eve'")
                begun_.set()
                done.wait(10)
                connection.rollback()

        busy = Thread(target=stay_busy)
        busy.start()
        try:
            assert begun_.wait(10)
            start = perf_counter()
            assert [each.name for each in log.learners()] == ["Ada"]
            assert len(kept(log)) == 5
            assert perf_counter() - start < 5
        finally:
            done.set()
            busy.join()
        log.append(answer(3))
        assert len(kept(log)) == 6


def test_a_database_that_is_locked_is_said_to_be_and_the_repeat_succeeds(database: Path) -> None:
    filled(database, 2)
    with engine(database, "writer") as writer, engine(database, "reader") as reader:
        log = SqlLog(Transactions(writer, reader))
        with closing(sqlite3.connect(database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(UnavailableError, match="database is locked"):
                log.append(answer(2))
            other.execute("ROLLBACK")
        log.append(answer(2))
        assert len(kept(log)) == 5


def test_a_full_disk_loses_nothing_that_was_acknowledged(database: Path) -> None:
    filled(database, 2)
    with engine(database, "writer") as writer, engine(database, "reader") as reader:
        log = SqlLog(Transactions(writer, reader))
        pages = int(str(asked(writer, "page_count")))
        asked(writer, f"max_page_count = {pages + 2}")
        acknowledged = [0, 1]

        def fill() -> None:
            for number in range(2, 1000):
                log.append(answer(number, why="w" * 900))
                acknowledged.append(number)

        with pytest.raises(UnavailableError, match="full"):
            fill()
        assert next_number(log) == len(acknowledged)
        asked(writer, f"max_page_count = {pages + 1000}")
        log.append(answer(len(acknowledged)))
        assert len(kept(log)) == len(acknowledged) + 3


def test_damage_found_on_the_way_is_told_as_damage() -> None:
    with pytest.raises(RefusedError, match="the database is damaged: malformed"), told_plainly():
        raise DatabaseError("SELECT", None, sqlite3.DatabaseError("malformed"))


def test_damage_that_is_told_in_no_text_is_told_as_damage() -> None:
    with pytest.raises(RefusedError, match=r"the database is damaged: .*0xff"), told_plainly():
        b"malformed \xff".decode()


@pytest.mark.parametrize("fault", [IntegrityError, DataError])
def test_a_fault_of_ours_is_told_as_nothing_else(fault: type[DatabaseError]) -> None:
    with pytest.raises(fault), told_plainly():
        raise fault("INSERT", None, sqlite3.IntegrityError("not unique"))


def test_where_there_can_be_no_log_beside_the_file_nothing_is_written() -> None:
    # Like a network drive, memory has none.
    refused = pytest.raises(RefusedError, match="where SQLite can keep no log beside it")
    with engine(Path(":memory:"), "writer") as writer, refused:
        asked(writer, "user_version")


def test_the_log_is_small_again_when_the_program_has_ended(database: Path) -> None:
    with begun(database) as log:
        log.append(answer(0))
        assert database.with_name(f"{database.name}-wal").stat().st_size > 0
    assert {each.name for each in database.parent.iterdir()} == {
        database.name,
        f"{database.name}.lock",
    }
