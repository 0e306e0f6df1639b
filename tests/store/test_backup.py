"""A backup is whole: all that was acknowledged before it was begun, and checked."""

import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from threading import Event
from time import sleep

import pytest

from tests.store.made import answer, begun, filled, kept
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
        assert log.next_number("first") == 3
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
    with pytest.raises(RefusedError, match="is damaged"):
        back_up(database, database.with_name("copy.db"))


def test_a_backup_that_cannot_be_written_says_so(database: Path) -> None:
    filled(database, 2)
    with pytest.raises(UnavailableError, match="the backup cannot be written"):
        back_up(database, database.parent / "no folder" / "copy.db")
    with pytest.raises(UnavailableError, match=r"^the backup cannot be written: unable to open"):
        back_up(database.with_name("no.db"), database.with_name("copy.db"))
    database.with_name(".copy.db.part").mkdir()
    with pytest.raises(UnavailableError, match=r"^the backup cannot be written: .* directory"):
        back_up(database, database.with_name("copy.db"))
