"""Where the data are, and looking after them."""

from pathlib import Path

import pytest

from tests.store.made import filled
from tests.trainer.conftest import Run
from trainer.store import check


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "mine.db"
    filled(path, 3)
    return path


def test_a_whole_database_is_said_to_be_whole(muggins: Run, database: Path) -> None:
    assert muggins("check", "--data", str(database)) == (0, f"{database} is whole\n", "")
    assert muggins("--data", str(database), "check") == (0, f"{database} is whole\n", "")


def test_a_damaged_one_is_refused(muggins: Run, database: Path) -> None:
    database.write_bytes(database.read_bytes()[:5000])
    status, out, err = muggins("check", "--data", str(database))
    assert (status, out) == (1, "")
    assert "damaged" in err


def test_one_that_is_not_there_is_told(muggins: Run, tmp_path: Path) -> None:
    for command in (["check"], ["backup", str(tmp_path / "copy.db")]):
        status, out, err = muggins(*command, "--data", str(tmp_path / "none.db"))
        assert (status, out) == (1, "")
        assert "none.db" in err


def test_a_backup_is_whole_and_overwrites_nothing(
    muggins: Run, database: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    status, out, _ = muggins("backup", str(copy), "--data", str(database))
    assert (status, out) == (0, f"{database} is copied to {copy}\n")
    check(copy)
    before = copy.read_bytes()
    status, _, err = muggins("backup", str(copy), "--data", str(database))
    assert (status, "is there already" in err) == (1, True)
    assert copy.read_bytes() == before


def test_the_environment_says_where_the_data_are(
    muggins: Run, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MUGGINS_DATABASE_URL", f"sqlite:///{database}")
    assert muggins("check")[1] == f"{database} is whole\n"
    monkeypatch.setenv("MUGGINS_DATABASE_URL", "mysql://me:secret@host/db")
    status, _, err = muggins("check")
    assert status == 1
    assert "secret" not in err


def test_an_empty_path_is_refused_and_not_taken_for_none(muggins: Run) -> None:
    for path in ("", "  "):
        status, out, err = muggins("check", "--data", path)
        assert (status, out) == (1, "")
        assert "--data is empty" in err


def test_a_folder_may_be_named(muggins: Run, tmp_path: Path) -> None:
    filled(tmp_path / "muggins.db", 2)
    expected = f"{tmp_path / 'muggins.db'} is whole\n"
    assert muggins("check", "--data", str(tmp_path))[1] == expected


def test_without_a_word_the_data_lie_in_the_folder_for_data(
    muggins: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("MUGGINS_DATABASE_URL", raising=False)
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_, **__: tmp_path / "data")
    filled(tmp_path / "data" / "muggins.db", 2)
    assert muggins("check")[1] == f"{tmp_path / 'data' / 'muggins.db'} is whole\n"


def test_without_a_command_the_app_is_served(
    muggins: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: dict[str, object] = {}

    def serve(database: Path, **options: object) -> None:
        asked.update(options, database=database)

    monkeypatch.setattr("trainer.web.server.serving.serve", serve)
    assert muggins("--port", "9000", "--no-browser", "--data", str(tmp_path / "x.db"))[0] == 0
    assert asked.pop("say")
    assert asked == {"database": tmp_path / "x.db", "port": 9000, "open_browser": False}
