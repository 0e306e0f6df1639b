"""A log that holds Ada's data."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.transfer.made import ADAS
from trainer.store import Log, open_log


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Log]:
    with open_log(tmp_path / "from.db") as opened:
        opened.take_in(ADAS)
        yield opened
