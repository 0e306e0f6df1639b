"""The app in a room, for the tests of one file."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.load.school import School, school

_HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Watch none of these for coverage: the app runs in another process."""
    for item in items:
        if item.path.is_relative_to(_HERE):
            item.add_marker("no_cover")


@pytest.fixture(scope="module")
def room() -> Iterator[School]:
    with school() as made:
        yield made
