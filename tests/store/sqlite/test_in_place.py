"""A database whose files are taken away while it is open takes nothing that would be lost."""

import os
import shutil
from pathlib import Path

import pytest

from tests.store.made import answer, begun, kept
from trainer.store import Outcome, UnavailableError, open_log
from trainer.store.sqlite.files import beside

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows moves no file that is open")

_PARTS = ("", "-wal", "-shm")
_gone = pytest.raises(UnavailableError, match="the database was moved or removed while it was open")


def parts(database: Path) -> list[Path]:
    return [beside(database, part) for part in _PARTS]


@pytest.mark.parametrize("removed", [_PARTS, *[(part,) for part in _PARTS]], ids="".join)
def test_what_is_removed_takes_nothing_more(database: Path, removed: tuple[str, ...]) -> None:
    with begun(database) as log:
        log.append(answer(0))
        for part in removed:
            beside(database, part).unlink()
        with _gone:
            log.append(answer(1))
        with _gone:
            log.append(answer(0))  # it was there, and is no longer
        with _gone:
            log.prefer("ada", "level=new")


def test_what_is_moved_away_takes_nothing_until_it_is_back(database: Path) -> None:
    away = database.with_name("away")
    with begun(database) as log:
        away.mkdir()
        for part in parts(database):
            part.rename(away / part.name)
        with _gone:
            log.append(answer(0))
        for part in parts(database):
            (away / part.name).rename(part)
        assert log.append(answer(0)).outcome is Outcome.NEW
    with open_log(database) as log:
        assert kept(log) == [answer(0)]


def test_what_stands_in_its_place_is_not_taken_for_it(database: Path) -> None:
    copy = database.with_name("copy.db")
    with begun(database) as log:
        pass
    shutil.copy(database, copy)
    with open_log(database) as log:
        log.append(answer(0))
        copy.replace(database)
        with _gone:
            log.append(answer(1))


def test_a_folder_that_is_gone_takes_nothing(database: Path) -> None:
    with begun(database) as log:
        shutil.rmtree(database.parent)
        with _gone:
            log.append(answer(0))


def test_to_read_makes_no_empty_file_where_one_was_removed(database: Path) -> None:
    with open_log(database) as log:
        for part in parts(database):
            part.unlink()
        with _gone:
            log.learners()
        assert not any(part.exists() for part in parts(database))
