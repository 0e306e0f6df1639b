"""A backup is whole: all that was acknowledged before it was begun, and checked."""

import os
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from shutil import copy
from threading import Barrier, Event
from time import sleep

import pytest

from tests.store.made import answer, begun, filled, kept, next_number
from trainer.record import Answer
from trainer.store import RefusedError, UnavailableError, back_up, check, open_log


def test_a_backup_holds_all_that_was_acknowledged_before_it_was_begun(database: Path) -> None:
    acknowledged: list[str] = []
    stop = Event()

    def write(numbers: Iterator[int]) -> None:
        for number in numbers:
            if stop.is_set():
                return
            log.append(answer(number))
            acknowledged.append(f"a{number}")

    copies = {database.with_name(f"backup-{number}.db"): set[str]() for number in range(3)}
    with begun(database) as log, ThreadPoolExecutor(4) as pool:
        writing = [pool.submit(write, iter(range(each, 10_000, 4))) for each in range(4)]
        try:
            for number, copy in enumerate(copies):
                while len(acknowledged) < 20 * (number + 1):
                    assert not any(each.done() for each in writing)
                    sleep(0.001)
                copies[copy] = set(acknowledged)
                back_up(database, copy)
        finally:
            stop.set()
        for each in writing:
            each.result()
    for copy, expected in copies.items():
        assert copy.stat().st_mode & 0o777 == 0o600
        check(copy)
        with open_log(copy) as restored:
            there = {each.id for each in kept(restored, at_a_time=1000) if isinstance(each, Answer)}
            assert expected <= there <= set(acknowledged)


def test_a_backup_goes_on_where_the_database_was(database: Path) -> None:
    filled(database, 3)
    copy = database.with_name("copy.db")
    back_up(database, copy)
    with open_log(copy) as log:
        assert next_number(log) == 3
        log.append(answer(3))
        assert len(kept(log)) == 6
    with open_log(database) as log:
        assert len(kept(log)) == 5


def test_a_backup_overwrites_nothing(database: Path) -> None:
    filled(database, 2)
    copy = database.with_name("diary.txt")
    copy.write_text("Dear diary")
    with pytest.raises(ValueError, match=r"diary\.txt' is there already"):
        back_up(database, copy)
    assert copy.read_text() == "Dear diary"


def test_a_backup_of_what_is_damaged_is_not_kept(database: Path) -> None:
    filled(database, 2)
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE learner SET name = 'Eve'")
        connection.commit()
    before = sorted(each.name for each in database.parent.iterdir())
    with pytest.raises(RefusedError, match=r"#1\?\.db' is damaged, .* \(a row of learner is not"):
        back_up(database, database.with_name("copy.db"))
    assert database.with_name("copy.db") not in database.parent.iterdir()
    assert not [each for each in database.parent.iterdir() if each.name.endswith(".part")]
    assert before[0] == database.name
    database.write_bytes(b"Dear diary" * 1000)
    with pytest.raises(RefusedError, match="is no database: what it holds is something else"):
        back_up(database, database.with_name("copy.db"))


@pytest.mark.parametrize("length", [0, 16, 99, 2_000, 50_000])
def test_of_what_is_cut_off_it_says_what_the_check_says(database: Path, length: int) -> None:
    filled(database, 2)
    before = names(database)
    database.write_bytes(database.read_bytes()[:length])
    with pytest.raises(RefusedError) as said:
        check(database)
    with pytest.raises(RefusedError) as said_of_copy:
        back_up(database, database.with_name("copy.db"))
    assert str(said_of_copy.value) == str(said.value)
    assert names(database) == before


def test_of_what_is_cut_off_and_was_not_closed_it_says_so_too(database: Path) -> None:
    killed = database.with_name("killed.db")
    with begun(database) as log:
        log.append(answer(0))
        for suffix in ("", "-wal"):
            copy(f"{database}{suffix}", f"{killed}{suffix}")
    killed.write_bytes(b"SQLite format 3\0" + bytes(5_000))
    with pytest.raises(RefusedError, match=r"is damaged, .* \(it cannot be read to its end\)$"):
        back_up(killed, database.with_name("copy.db"))


def test_a_backup_that_cannot_be_made_says_so(database: Path) -> None:
    filled(database, 2)
    for place in (database.parent / "no folder" / "copy.db", database / "copy.db"):
        with pytest.raises(UnavailableError, match=r"^the backup cannot be made: No(t| such)"):
            back_up(database, place)
    for source in (database.with_name("no.db"), database.parent):
        with pytest.raises(RefusedError, match=r"^there is no database '.*'$"):
            back_up(source, database.with_name("copy.db"))
    for length in (248, 252, 255, 256, 5000):
        with pytest.raises(UnavailableError, match=r"^the backup cannot be made: File name too l"):
            back_up(database, database.with_name("c" * length))
    assert names(database) == {database.name, f"{database.name}.lock"}


def names(database: Path) -> set[str]:
    return {each.name for each in database.parent.iterdir()}


def test_nothing_is_laid_beside_a_database_that_is_closed(database: Path) -> None:
    filled(database, 2)
    before, there = database.read_bytes(), names(database)
    back_up(database, database.with_name("copy.db"))
    assert (database.read_bytes(), names(database)) == (before, there | {"copy.db"})
    # So it can be moved away, and another begun.
    database.unlink()
    with open_log(database) as log:
        assert log.learners() == ()


def test_what_is_in_the_log_of_a_killed_program_is_copied_too(database: Path) -> None:
    killed = database.with_name("killed.db")
    with begun(database) as log:
        log.append(answer(0))
        for suffix in ("", "-wal"):
            copy(f"{database}{suffix}", f"{killed}{suffix}")
    back_up(killed, database.with_name("copy.db"))
    with open_log(database.with_name("copy.db")) as log:
        assert kept(log) == [answer(0)]


def test_a_database_that_is_written_to_meanwhile_is_not_copied_half(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(database, 2)

    def copy_slowly(*_: object) -> None:
        with open_log(database) as log:
            log.forget("ada")
        raise RefusedError("what was read does not fit together")

    monkeypatch.setattr("trainer.store.sqlite.backup._copy_as", copy_slowly)
    with pytest.raises(UnavailableError, match="made: somebody began to write meanwhile"):
        back_up(database, database.with_name("copy.db"))
    assert "copy.db" not in names(database)


@pytest.mark.parametrize("links", [True, False])
def test_of_backups_at_once_to_one_name_one_is_made(
    links: bool, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(database, 2)
    barrier, copy = Barrier(4), database.with_name("copy.db")

    def refuse(*_: object) -> None:
        raise OSError("not supported")

    if not links:
        monkeypatch.setattr(os, "link", refuse)

    def try_it(_: int) -> bool:
        barrier.wait()
        try:
            back_up(database, copy)
        except ValueError as error:
            assert str(error).endswith("copy.db' is there already")  # noqa: PT017  of most
            return False
        return True

    with ThreadPoolExecutor(4) as pool:
        assert sorted(pool.map(try_it, range(4))) == [False, False, False, True]
    assert copy.stat().st_mode & 0o777 == 0o600
    check(copy)
    assert names(database) == {database.name, f"{database.name}.lock", "copy.db"}


def test_a_backup_to_a_name_that_is_taken_meanwhile_overwrites_nothing(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(database, 2)
    diary = database.with_name("diary.txt")

    def checked_while_somebody_writes(*_: object, **__: object) -> None:
        diary.write_text("Dear diary")

    monkeypatch.setattr("trainer.store.sqlite.backup.check_as", checked_while_somebody_writes)
    with pytest.raises(ValueError, match=r"diary\.txt' is there already"):
        back_up(database, diary)
    assert diary.read_text() == "Dear diary"
    assert names(database) == {database.name, f"{database.name}.lock", "diary.txt"}
