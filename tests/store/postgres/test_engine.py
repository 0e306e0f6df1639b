"""The engine: set as it must be, and what is said while the server does not answer."""

from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import replace
from time import sleep
from typing import Any

import pytest
from sqlalchemy import Engine, Table, insert

from tests.store.made import NOON, answer, begun, filled, kept, learner, practice
from tests.store.schooled import DAY, said_in, school
from tests.store.server import answered, connected, said
from trainer.record import Learner
from trainer.store import Log, Outcome, Receipt, Server, UnavailableError, letting_go, open_log
from trainer.store.entries import append_answer
from trainer.store.postgres import engine as settings
from trainer.store.postgres.engine import postgres_engine, reading
from trainer.store.rows import learner_row, practice_row, with_digest
from trainer.store.schema import LEARNER, PRACTICE
from trainer.store.sql_log import SqlLog
from trainer.store.transactions import Transactions

pytestmark = pytest.mark.postgres


@contextmanager
def engine(server: Server) -> Iterator[Engine]:
    made = postgres_engine(server)
    try:
        yield made
    finally:
        made.dispose()


def asked(engine: Engine, setting: str) -> object:
    with engine.connect() as connection:
        return connection.exec_driver_sql(f"SHOW {setting}").scalar()


def test_an_engine_is_set_as_it_must_be(on_server: Server) -> None:
    said(on_server, f"ALTER DATABASE {on_server.url.database} SET synchronous_commit = off")
    theirs = {"options": "-c synchronous_commit=off -c geqo=off"}
    expected = {
        "synchronous_commit": "on",
        "geqo": "off",
        "lock_timeout": "5s",
        "statement_timeout": "30s",
        "idle_in_transaction_session_timeout": "30s",
        "client_encoding": "UTF8",
        "application_name": "muggins",
    }
    for url, more in ((on_server.url, {"geqo": "on"}), (on_server.url.set(query=theirs), {})):
        with engine(Server(url)) as made:
            wanted = expected | more
            assert {name: asked(made, name) for name in wanted} == wanted
            assert asked(made, "transaction_isolation") == "read committed"
            assert asked(made, "transaction_read_only") == "off"
            assert asked(reading(made), "transaction_isolation") == "repeatable read"
            assert asked(reading(made), "transaction_read_only") == "on"
            assert asked(made, "transaction_isolation") == "read committed"
            assert asked(made, "transaction_read_only") == "off"


def test_a_reader_cannot_write(on_server: Server) -> None:
    filled(on_server, 2)
    with engine(on_server) as made:
        log = SqlLog(Transactions(reading(made), reading(made)))
        with pytest.raises(UnavailableError, match="read-only transaction"):
            log.append(answer(7))
        assert len(kept(log)) == 4


def test_all_that_is_read_at_once_is_of_one_moment(on_server: Server) -> None:
    filled(on_server, 2)
    with engine(on_server) as made, reading(made).begin() as connection:
        count = "SELECT count(*) FROM answer"
        assert connection.exec_driver_sql(count).scalar() == 2
        with open_log(on_server) as log:
            log.append(answer(2))
        assert connection.exec_driver_sql(count).scalar() == 2


def test_who_waits_too_long_is_told_and_the_repeat_succeeds(
    on_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(on_server, 2)
    monkeypatch.setitem(settings._SETTINGS, "lock_timeout", "50ms")
    with open_log(on_server) as log:
        with closing(connected(on_server)) as other, other.transaction():
            other.execute("SELECT 1 FROM learner FOR UPDATE")
            with pytest.raises(UnavailableError, match="lock timeout"):
                log.append(answer(2))
            assert len(kept(log)) == 4
        assert log.append(answer(2)).outcome is Outcome.NEW


def test_whose_connection_was_cut_has_another_the_next_time(on_server: Server) -> None:
    with begun(on_server) as log:
        for number in range(3):
            said(
                on_server,
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()",
            )
            assert log.append(answer(number)).outcome is Outcome.NEW
        assert len(kept(log)) == 3


def test_when_all_connections_are_taken_that_is_said(
    on_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings, "_CONNECTIONS", 1)
    monkeypatch.setattr(settings, "_MORE_IN_A_RUSH", 0)
    monkeypatch.setattr(settings, "_SECONDS_TO_WAIT", 0.01)
    filled(on_server, 2)
    with engine(on_server) as made:
        log = SqlLog(Transactions(made, made))
        with made.connect(), pytest.raises(UnavailableError, match="all connections are taken"):
            log.learners()
        assert log.learners() == (learner(),)


def waits(server: Server, done: Future[Any]) -> bool:
    """Wait until somebody waits for a lock; say whether somebody does."""
    waiting = (
        "SELECT 1 FROM pg_stat_activity "
        "WHERE datname = current_database() AND wait_event_type = 'Lock'"
    )
    while not done.done():
        if answered(server, waiting):
            return True
        sleep(0.001)
    return False


BO, SECOND = learner("Bo", id_="bo"), practice("second")


@pytest.mark.parametrize(
    ("table", "row", "add", "receipt"),
    [
        (LEARNER, learner_row(BO), lambda log: log.add_learner(BO), Receipt(Outcome.SAME, BO)),
        (
            LEARNER,
            learner_row(BO),
            lambda log: log.add_learner(replace(BO, id="other", name="BO")),
            Receipt(Outcome.TAKEN, BO),
        ),
        (
            PRACTICE,
            practice_row(SECOND, learner=1),
            lambda log: log.start(SECOND),
            Receipt(Outcome.SAME, SECOND),
        ),
    ],
    ids=["learner", "name", "practice"],
)
def test_what_another_process_adds_at_the_same_moment_is_found(
    table: Table,
    row: dict[str, object],
    add: Callable[[Log], object],
    receipt: Receipt[Learner],
    on_server: Server,
) -> None:
    with begun(on_server) as log, engine(on_server) as other, ThreadPoolExecutor(1) as pool:
        with other.begin() as connection:
            connection.execute(insert(table), with_digest(table, row))
            added = pool.submit(add, log)
            assert waits(on_server, added)
        assert added.result() == receipt


def test_the_id_of_anothers_answer_at_the_same_moment_shows_nobody_that_answer(
    on_server: Server,
) -> None:
    with begun(on_server) as log, engine(on_server) as other, ThreadPoolExecutor(1) as pool:
        log.add_learner(BO)
        log.start(practice("bos", of="bo"))
        with other.begin() as connection:
            append_answer(connection, answer(0, practice="bos"))
            added = pool.submit(log.append, answer(0))
            assert waits(on_server, added)
        with pytest.raises(ValueError, match="the id 'a0' is that of something else already"):
            added.result()
        assert kept(log) == []


def test_who_answers_while_a_lesson_is_let_go_is_still_there(on_server: Server) -> None:
    with (
        school(on_server, "Bo") as store,
        engine(on_server) as other,
        ThreadPoolExecutor(1) as pool,
    ):
        store.start(practice("own", of="bo"))
        store.append(said_in("monday", "bo"))
        made = said_in("monday", "bo", id="own-0", practice="own")
        store.append(replace(made, id="own-1", number=1))
        with other.begin() as connection:
            past = letting_go.past(connection, NOON + 30 * DAY)
            letting_go.forget_lessons(connection, past)
            added = pool.submit(store.append, made)
            assert waits(on_server, added)
        assert added.result() == Receipt(Outcome.NEW, made)
        assert [each.position for each in store.entries("bo")] == [1, 2]


def test_who_is_forgotten_at_the_same_moment_starts_nothing(on_server: Server) -> None:
    with begun(on_server) as log, engine(on_server) as other, ThreadPoolExecutor(1) as pool:
        with other.begin() as connection:
            connection.exec_driver_sql("DELETE FROM learner WHERE id = 'ada'")
            started = pool.submit(log.start, practice("second"))
            assert waits(on_server, started)
        with pytest.raises(ValueError, match="there is no learner 'ada'"):
            started.result()
        with pytest.raises(ValueError, match="there is no practice 'first'"):
            log.append(answer(0))
