"""A place for a database."""

from pathlib import Path

import pytest


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Name a database that is not there yet, nor is its folder."""
    return tmp_path / "data of mine" / "muggins #1?.db"
