"""A place for a database."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path

import pytest

from tests.store.server import NO_SERVER, new_database
from trainer.store import Database, Server

NewDatabase = Callable[[], Database]
_KINDS = ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say it loudly when tests were left out for want of a server."""
    left_out = terminalreporter.stats.get("skipped", [])
    number = sum(NO_SERVER in str(report.longrepr) for report in left_out)
    if number:
        terminalreporter.section("no PostgreSQL", sep="!", red=True, bold=True)
        terminalreporter.write_line(f"{number} tests of it were left out: {NO_SERVER}")


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Name a database of SQLite's that is not there yet, nor is its folder."""
    return tmp_path / "data of mine" / "muggins #1?.db"


@pytest.fixture
def on_server() -> Iterator[Server]:
    """Name a database on a server, with nothing in it."""
    with new_database() as made:
        yield made


@pytest.fixture(params=_KINDS)
def databases(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[NewDatabase]:
    """Name databases of either kind, as many as a test needs, with nothing in them."""
    numbers = count(1)
    with ExitStack() as made:
        if request.param == "sqlite":
            yield lambda: tmp_path / str(next(numbers)) / "muggins #1?.db"
        else:
            yield lambda: made.enter_context(new_database())


@pytest.fixture
def anywhere(databases: NewDatabase) -> Database:
    """Name a database of either kind, with nothing in it."""
    return databases()
