"""A place for a database."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path

import pytest

from tests.store.server import new_database
from trainer.store import Database, Server

NewDatabase = Callable[[], Database]
_KINDS = ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)]


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
