"""The app in a room, for the tests of one file."""

from collections.abc import Iterator

import pytest

from tests.load.school import School, school


@pytest.fixture(scope="module")
def room() -> Iterator[School]:
    with school() as made:
        yield made
