"""A learner's data to a file and back, by command."""

import os
import stat
import sys
from pathlib import Path

import pytest

from tests.store.made import answer, learner
from tests.trainer.conftest import Run
from tests.transfer.made import ADAS, ENTRIES
from trainer.store import UnavailableError, check, open_log
from trainer.transfer import files, read


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "mine.db"
    with open_log(path) as log:
        log.take_in(ADAS)
    return path


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "ada.json"


def test_a_learner_is_carried_to_another_machine(
    muggins: Run, database: Path, file: Path, tmp_path: Path
) -> None:
    status, out, err = muggins("export", str(file), "--data", str(database))
    assert (status, out, err) == (0, f"all that is kept of Ada is in {file}\n", "")
    with file.open("rb") as written:
        assert read(written) == ADAS
    other = tmp_path / "other" / "other.db"
    for said in ("5 answers and 2 remarks on answers taken in for Ada.", "Nothing was new"):
        status, out, err = muggins("import", str(file), "--data", str(other))
        assert (status, err) == (0, "")
        assert out.startswith(said)
    check(other)
    with open_log(other) as log:
        assert tuple(each.entry for each in log.entries("ada")) == ENTRIES


def test_the_answers_are_written_as_a_sheet(muggins: Run, database: Path, file: Path) -> None:
    status, out, _ = muggins("export", str(file), "--csv", "--data", str(database))
    assert (status, out) == (0, f"the answers of Ada are in {file}\n")
    assert file.read_bytes().startswith(b"\xef\xbb\xbfanswered (UTC),kind,")
    assert len(file.read_bytes().splitlines()) == 6


def test_the_file_is_for_its_owner_alone_and_nothing_is_left_beside(
    muggins: Run, database: Path, file: Path
) -> None:
    before = {each.name for each in database.parent.iterdir()}
    muggins("export", str(file), "--data", str(database))
    assert {each.name for each in database.parent.iterdir()} == {*before, file.name}
    if sys.platform != "win32":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_while_it_is_open_it_can_be_written_out_and_not_be_taken_into(
    muggins: Run, database: Path, file: Path
) -> None:
    with open_log(database, note="the program that runs") as log:
        log.append(answer(4))
        assert muggins("export", str(file), "--data", str(database))[0] == 0
        with file.open("rb") as written:
            assert read(written).entries == (*ENTRIES, answer(4))
        status, _, err = muggins("import", str(file), "--data", str(database))
    assert status == 1
    assert "is open already, by the program that runs; take the file in there, under My data" in err


def test_what_is_there_is_not_overwritten(muggins: Run, database: Path, file: Path) -> None:
    file.write_text("mine")
    for more in ([], ["--csv"]):
        status, _, err = muggins("export", str(file), *more, "--data", str(database))
        assert (status, "is there already" in err) == (1, True)
    assert file.read_text() == "mine"


def test_what_came_to_be_there_meanwhile_is_not_overwritten(
    muggins: Run, database: Path, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = os.link

    def link_late(part: str, path: str) -> None:
        file.write_text("mine")
        link(part, path)

    monkeypatch.setattr("os.link", link_late)
    monkeypatch.setattr("trainer.transfer.files._beside", open_log)
    status, _, err = muggins("export", str(file), "--data", str(database))
    assert (status, "is there already" in err) == (1, True)
    assert file.read_text() == "mine"


def test_of_several_learners_one_is_named(muggins: Run, database: Path, file: Path) -> None:
    with open_log(database) as log:
        log.add_learner(learner("Bob", id_="bob"))
    export = ("export", str(file), "--data", str(database))
    assert "say whose data, by --learner; there is 'Ada', 'Bob'" in muggins(*export)[2]
    assert "no learner 'Eve'; there is 'Ada', 'Bob'" in muggins(*export, "--learner", "Eve")[2]
    assert not file.exists()
    assert muggins(*export, "--learner", "Bob")[0] == 0
    with file.open("rb") as written:
        assert read(written).learner == learner("Bob", id_="bob")


def test_where_nobody_is_nothing_is_written(muggins: Run, file: Path, tmp_path: Path) -> None:
    empty = tmp_path / "empty.db"
    with open_log(empty):
        pass
    status, _, err = muggins("export", str(file), "--data", str(empty))
    assert (status, "there is nobody" in err) == (1, True)
    assert not file.exists()


def test_a_file_that_cannot_be_read_or_written_is_told(
    muggins: Run, database: Path, tmp_path: Path
) -> None:
    nowhere = tmp_path / "none" / "ada.json"
    status, _, err = muggins("export", str(nowhere), "--data", str(database))
    assert (status, "ada.json' cannot be written: No such file" in err) == (1, True)
    status, _, err = muggins("import", str(nowhere), "--data", str(database))
    assert (status, "ada.json' cannot be read: No such file" in err) == (1, True)


def test_a_file_that_is_damaged_changes_nothing(muggins: Run, database: Path, file: Path) -> None:
    file.write_text('{"format": "muggins learner", "version": 9}')
    before = database.read_bytes()
    status, out, err = muggins("import", str(file), "--data", str(database))
    assert (status, out) == (1, "")
    assert "this file cannot be taken in: a newer version of Muggins wrote it" in err
    assert database.read_bytes() == before


def test_a_disk_that_fills_up_leaves_no_half_file(
    database: Path, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("trainer.store.sqlite.files.put_in_place", full)
    with pytest.raises(ValueError, match=r"ada\.json' cannot be written: No space left on devi"):
        files.take_out(database, file, name=None, as_sheet=False)
    assert [each.name for each in file.parent.iterdir() if "ada" in each.name] == []


def test_a_database_that_does_not_answer_is_told_as_such(
    database: Path, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def away(*_: object, **__: object) -> None:
        raise UnavailableError("the database does not answer: the server closed the connection")

    monkeypatch.setattr("trainer.store.sql_log.SqlLog.entries", away)
    for as_sheet in (False, True):
        with pytest.raises(UnavailableError, match="the database does not answer: the server"):
            files.take_out(database, file, name=None, as_sheet=as_sheet)
    assert [each.name for each in file.parent.iterdir() if "ada" in each.name] == []
