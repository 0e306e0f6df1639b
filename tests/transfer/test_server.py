"""A learner's data from a database on a server to a file, and from there to another."""

from pathlib import Path

import pytest

from tests.store.server import new_database
from tests.transfer.made import ADAS, ENTRIES
from trainer.store import open_log
from trainer.transfer import bring_in, read, take_out


@pytest.mark.postgres
def test_while_a_server_is_in_use_a_learner_is_carried_to_another(tmp_path: Path) -> None:
    file, rows = tmp_path / "ada.json", tmp_path / "ada.csv"
    with new_database() as here, new_database() as there, open_log(here) as log:
        log.take_in(ADAS)
        take_out(here, file, name="Ada", as_sheet=False)
        take_out(here, rows, name=None, as_sheet=True)
        assert bring_in(there, file).startswith("5 answers")
        assert bring_in(there, file).startswith("Nothing was new")
        with open_log(there) as other:
            assert tuple(each.entry for each in other.entries("ada")) == ENTRIES
    with file.open("rb") as written:
        assert read(written) == ADAS
    assert len(rows.read_bytes().splitlines()) == 6
