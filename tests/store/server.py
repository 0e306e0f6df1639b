"""Databases on a PostgreSQL server for the tests, each made for one and removed behind it."""

import os
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import count
from typing import Any, Final, NoReturn

import psycopg
import pytest
from psycopg.sql import SQL, Composed, Identifier

from trainer.store import Server, database_of

NO_SERVER: Final = "no PostgreSQL is there: set MUGGINS_TEST_POSTGRES to the address of one"
_numbers = count(1)


def server() -> Server:
    """Find the server for tests; without one, leave the test out, and where `CI` is set fail."""
    address = os.environ.get("MUGGINS_TEST_POSTGRES")
    if not address:
        no_server()
    found = database_of(address)
    assert isinstance(found, Server)
    return found


def no_server() -> NoReturn:
    """Leave a test out, or let it fail where `CI` is set."""
    if os.environ.get("CI"):
        pytest.fail(NO_SERVER)
    pytest.skip(NO_SERVER)


def connected(to: Server) -> "psycopg.Connection[tuple[Any, ...]]":
    """Connect to a database as another program would."""
    address = to.url.set(drivername="postgresql").render_as_string(hide_password=False)
    return psycopg.connect(address, autocommit=True)


def said(to: Server, statement: str | Composed) -> None:
    """Say a statement to a database, beside the log."""
    with closing(connected(to)) as connection:
        connection.execute(statement.encode() if isinstance(statement, str) else statement)


def answered(to: Server, query: str) -> list[tuple[Any, ...]]:
    """Ask a database something, beside the log."""
    with closing(connected(to)) as connection:
        return connection.execute(query.encode()).fetchall()


@contextmanager
def new_database(*, encoding: str = "UTF8") -> Iterator[Server]:
    """Make an empty database on the server."""
    there = server()
    name = f"muggins_test_{os.getpid()}_{next(_numbers)}"
    said(
        there,
        SQL("CREATE DATABASE {} ENCODING {} LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0").format(
            Identifier(name), encoding
        ),
    )
    try:
        yield Server(there.url.set(database=name))
    finally:
        said(there, SQL("DROP DATABASE {} WITH (FORCE)").format(Identifier(name)))
