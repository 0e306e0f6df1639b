"""Where the data are, and looking after them."""

from pathlib import Path

import pytest

from tests.store.made import filled
from tests.store.server import new_database
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


def test_a_backup_of_it_is_refused_in_the_same_words(
    muggins: Run, database: Path, tmp_path: Path
) -> None:
    database.write_bytes(database.read_bytes()[:5000])
    checked = muggins("check", "--data", str(database))
    assert "its end is missing" in checked[2]
    assert muggins("backup", str(tmp_path / "copy.db"), "--data", str(database)) == checked


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


@pytest.mark.parametrize("name", ["b{1}.db", "{}", "{database}", "{0!r:>9}.db", "{"])
def test_a_backup_may_have_any_name(
    muggins: Run, database: Path, tmp_path: Path, name: str
) -> None:
    copy = tmp_path / name
    status, out, err = muggins("backup", str(copy), "--data", str(database))
    assert (status, out, err) == (0, f"{database} is copied to {copy}\n", "")
    assert muggins("check", "--data", str(copy)) == (0, f"{copy} is whole\n", "")


def test_a_backup_is_restored_and_what_was_there_is_kept(
    muggins: Run, database: Path, tmp_path: Path
) -> None:
    copy, kept = tmp_path / "copy.db", tmp_path / "mine.db.replaced.1.db"
    assert muggins("backup", str(copy), "--data", str(database))[0] == 0
    assert muggins("restore", str(copy), "--data", str(database)) == (
        0,
        f"{database} is restored from {copy}\nwhat was there before is kept in {kept}\n",
        "",
    )
    check(database)
    check(kept)
    new = tmp_path / "new.db"
    assert muggins("restore", str(copy), "--data", str(new)) == (
        0,
        f"{new} is restored from {copy}\n",
        "",
    )


def test_a_backup_that_is_none_restores_nothing(
    muggins: Run, database: Path, tmp_path: Path
) -> None:
    before = database.read_bytes()
    (tmp_path / "diary.txt").write_text("Dear diary")
    for name in ("diary.txt", "none.db"):
        status, out, err = muggins("restore", str(tmp_path / name), "--data", str(database))
        assert (status, out) == (1, "")
        assert name in err
    assert database.read_bytes() == before


def test_a_database_on_a_server_is_left_to_the_programs_of_the_server(
    muggins: Run, tmp_path: Path
) -> None:
    address = "postgresql+psycopg://ada:secret@127.0.0.1:1/answers"
    copy = tmp_path / "copy.db"
    for command, program in (("backup", "pg_dump"), ("restore", "pg_restore")):
        status, out, err = muggins(command, str(copy), "--data", address)
        assert (status, out) == (1, "")
        assert err.startswith("muggins: 'postgresql+psycopg://ada@127.0.0.1:1/answers' is on a se")
        assert program in err
    status, out, err = muggins("check", "--data", address)
    assert (status, out, err.count("\n")) == (1, "", 1)
    assert "does not answer" in err
    assert "secret" not in err


@pytest.mark.postgres
def test_a_database_on_a_server_is_said_to_be_whole(
    muggins: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    with new_database() as server:
        filled(server, 3)
        with_password = server.url.set(password="secret")  # noqa: S106  of nobody
        address = with_password.render_as_string(hide_password=False)
        monkeypatch.setenv("MUGGINS_DATABASE_URL", address)
        assert muggins("check") == (0, f"{server} is whole\n", "")


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


def test_a_file_without_an_ending_is_the_file_and_no_folder(
    muggins: Run, database: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "copy"
    copy.write_bytes(database.read_bytes())
    assert muggins("check", "--data", str(copy)) == (0, f"{copy} is whole\n", "")
    expected = str(tmp_path / "folder" / "muggins.db")
    assert expected in muggins("check", "--data", str(tmp_path / "folder"))[2]


def test_without_a_word_the_data_lie_in_the_folder_for_data(
    muggins: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("MUGGINS_DATABASE_URL", raising=False)
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_, **__: tmp_path / "data")
    filled(tmp_path / "data" / "muggins.db", 2)
    assert muggins("check")[1] == f"{tmp_path / 'data' / 'muggins.db'} is whole\n"


@pytest.mark.parametrize(
    ("before", "to_room"), [(5, False), (5, True), (0, True), (2, True), (3, True)]
)
def test_without_a_command_and_for_a_class_the_app_is_served(
    muggins: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, before: int, *, to_room: bool
) -> None:
    asked: dict[str, object] = {}

    def serve(database: Path, **options: object) -> None:
        asked.update(options, database=database)

    monkeypatch.setattr("trainer.web.server.serving.serve", serve)
    arguments = ["--port", "9000", "--no-browser", "--data", str(tmp_path / "x.db")]
    word = ["class"] if to_room else []
    assert muggins(*arguments[:before], *word, *arguments[before:])[0] == 0
    assert asked.pop("say")
    assert asked == {
        "database": tmp_path / "x.db",
        "port": 9000,
        "open_browser": False,
        "to_room": to_room,
    }
