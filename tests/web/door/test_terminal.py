"""A second start asks the first for a link, and goes without where there is none."""

from pathlib import Path

import pytest

from trainer.store import Database, Server
from trainer.web.door.terminal import asked_with, link_from_running


def test_where_nothing_answers_there_is_no_link(tmp_path: Path) -> None:
    database = tmp_path / "a.db"
    assert link_from_running(database, "http://127.0.0.1:1") == ""
    with asked_with(database, "word"):
        assert link_from_running(database, "http://127.0.0.1:1") == ""


def test_what_a_killed_run_left_gives_way(tmp_path: Path) -> None:
    word = tmp_path / "a.db.door"
    word.write_text("older and longer")
    with asked_with(tmp_path / "a.db", "word"):
        assert word.read_text() == "word"
    assert not word.exists()


def test_of_a_database_on_a_server_nobody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "read_text", lambda *_, **__: pytest.fail("it looked for a file"))
    database: Database = Server.__new__(Server)
    with asked_with(database, "word"):
        assert link_from_running(database, "http://127.0.0.1:1") == ""
