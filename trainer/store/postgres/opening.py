"""From the address of a server to a log: what is done when the program starts and ends."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, Engine, func, select

from scenarios.cards import quoted
from trainer.store.address import Server
from trainer.store.errors import RefusedError, UnavailableError
from trainer.store.migrations import bring_forward
from trainer.store.postgres.check import check_parts, check_server
from trainer.store.postgres.engine import postgres_engine, reading
from trainer.store.postgres.identity import create_tables, put_version, version_of
from trainer.store.register import Store
from trainer.store.schema import APPLICATION_ID, VERSION
from trainer.store.sql_log import SqlLog
from trainer.store.told import told_plainly
from trainer.store.transactions import Transactions


@contextmanager
def open_server(server: Server) -> Iterator[Store]:
    """Open the log in a database on a server; where nothing is in it, make the tables.

    Any number of processes may have it open, and start at once. One of an older version is brought
    forward; to have a copy of it before is for those who look after the server.

    Raises:
        RefusedError: If the database is not ours, newer or damaged, or cannot be reached; it is
            left as it is.
    """
    name = quoted(str(server), longest=300)
    engine = postgres_engine(server)
    try:
        try:
            with told_plainly():
                _make_ready(engine, name)
        except UnavailableError as error:
            raise RefusedError(f"{name} cannot be opened: {error}") from error
        yield SqlLog(Transactions(engine, reading(engine)))
    finally:
        engine.dispose()


@contextmanager
def read_server(server: Server) -> Iterator[Store]:
    """Open the log in a database on a server to read it, and change nothing there.

    Raises:
        RefusedError: If the database is not ours or damaged, or not of this version.
        UnavailableError: If the server does not answer.
    """
    if check_server(server, thorough=False) < VERSION:
        raise RefusedError(
            f"{quoted(str(server), longest=300)} is of an older version of this program; start "
            "Muggins with it to bring it forward"
        )
    engine = postgres_engine(server)
    try:
        yield SqlLog(Transactions(reading(engine), reading(engine)))
    finally:
        engine.dispose()


def _make_ready(engine: Engine, name: str) -> None:
    while True:
        with engine.begin() as connection:
            _wait_for_others(connection)
            version = version_of(connection, name)
            if version == VERSION:
                check_parts(connection, name, VERSION)
                return
            if version is None:
                create_tables(connection)
            else:
                _step_forward(connection, name, to=version + 1)


def _wait_for_others(connection: Connection) -> None:
    """Let one process at a time look what is there and change it, until the transaction ends."""
    connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
    connection.exec_driver_sql("SET LOCAL lock_timeout = '60s'")
    connection.execute(select(func.pg_advisory_xact_lock(APPLICATION_ID)))


def _step_forward(connection: Connection, name: str, *, to: int) -> None:
    check_parts(connection, name, to - 1)
    bring_forward(connection, to=to)
    put_version(connection, to)
