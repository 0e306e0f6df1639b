"""A learner's data from a database on a server to a file, and from there to another."""

from pathlib import Path

import pytest

from tests.store.postgres.test_opening import PARTS, older
from tests.store.server import answered, new_database
from tests.transfer.made import ADAS, ENTRIES
from trainer.store import RefusedError, Server, UnavailableError, database_of, open_log
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


@pytest.mark.postgres
def test_to_take_a_learner_out_changes_nothing_on_a_server(tmp_path: Path) -> None:
    file = tmp_path / "ada.json"
    with new_database() as empty, new_database() as old:
        older(old)
        before = answered(old, PARTS)
        with pytest.raises(RefusedError, match="there is no database of ours in "):
            take_out(empty, file, name=None, as_sheet=False)
        with pytest.raises(RefusedError, match=r"' is of an older version .* start Muggins"):
            take_out(old, file, name=None, as_sheet=False)
        assert answered(empty, PARTS) == []
        assert answered(old, PARTS) == before
    assert not file.exists()


@pytest.mark.postgres
def test_whoever_may_only_read_takes_a_learner_out(tmp_path: Path) -> None:
    file, options = tmp_path / "ada.json", {"options": "-c default_transaction_read_only=on"}
    with new_database() as here:
        with open_log(here) as log:
            log.take_in(ADAS)
        take_out(Server(here.url.set(query=options)), file, name=None, as_sheet=False)
    with file.open("rb") as written:
        assert read(written) == ADAS


def test_a_server_that_is_away_is_told_as_such(tmp_path: Path) -> None:
    nowhere = database_of("postgresql+psycopg://ada@127.0.0.1:1/muggins")
    with pytest.raises(UnavailableError, match="the database does not answer"):
        take_out(nowhere, tmp_path / "ada.json", name=None, as_sheet=False)
