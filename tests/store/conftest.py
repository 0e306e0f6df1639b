"""A place for a database."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path

import pytest

from tests.store.server import new_database
from trainer.store import Database, Server

_HERE = Path(__file__).parent
_ON_SERVERS_ALONE = _HERE / "postgres"
NewDatabase = Callable[[], Database]
_KINDS = ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Watch what runs on either kind of database for coverage once: on a file."""
    for item in items:
        is_of_both = item.path.is_relative_to(_HERE) and not item.path.is_relative_to(
            _ON_SERVERS_ALONE
        )
        if is_of_both and item.get_closest_marker("postgres"):
            item.add_marker("no_cover")


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
