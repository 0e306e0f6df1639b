"""Who is forgotten is gone: from the log, from the files, and from nobody else's."""

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from shutil import copy
from time import perf_counter

from tests.store.made import NOON, answer, begun, filled, kept, learner, practice
from trainer.record import Learner
from trainer.store import Outcome, check, open_log


def test_a_learner_goes_with_all_that_was_answered_and_nobody_else_does(database: Path) -> None:
    filled(database, 3)
    with open_log(database) as log:
        log.add_learner(learner("Bohumil", id_="bo"))
        log.start(practice("bo-first", of="bo"))
        log.append(answer(0, id="b0", practice="bo-first", why="Bohumil's own"))
        assert log.forget("bo")
        assert database.with_name(f"{database.name}-wal").read_bytes() == b""
        assert log.learners() == (learner(),)
        assert len(kept(log)) == 5
        assert log.practice("bo-first") is None
        log.add_learner(Learner(id="bo", name="Bohumil II", created=NOON))
        assert log.entries("bo") == ()
        log.forget("bo")
    check(database)
    assert not [each for each in database.parent.iterdir() if b"Bohumil" in each.read_bytes()]


@contextmanager
def somebody_reads(database: Path) -> Iterator[None]:
    """Read as another process does, which goes on seeing what there was when it began."""
    with closing(sqlite3.connect(database, isolation_level=None)) as reading:
        reading.execute("BEGIN")
        reading.execute("SELECT count(*) FROM learner").fetchone()
        yield


def holding(text: bytes, database: Path) -> list[str]:
    """Name the files in which a text is still to be found."""
    return [each.name for each in database.parent.iterdir() if text in each.read_bytes()]


def test_a_learner_who_is_gone_is_off_the_disk_as_soon_as_nobody_reads(database: Path) -> None:
    with begun(database) as log:
        log.add_learner(learner("Bohumil", id_="bo"))
        with somebody_reads(database):
            start = perf_counter()
            assert not log.forget("bo")
            assert log.learners() == (learner(),)
            assert log.append(answer(0)).outcome is Outcome.NEW
            assert perf_counter() - start < 4
            assert holding(b"Bohumil", database)
        log.append(answer(1))
        assert not holding(b"Bohumil", database)
        assert database.with_name(f"{database.name}-wal").read_bytes() == b""
        log.append(answer(2))
        assert database.with_name(f"{database.name}-wal").read_bytes() != b""
        assert len(kept(log)) == 3


def test_a_learner_who_is_gone_is_off_the_disk_after_the_next_start(database: Path) -> None:
    with begun(database) as log:
        log.add_learner(learner("Bohumil", id_="bo"))
        with somebody_reads(database):
            assert not log.forget("bo")
            # As it is when the program is killed now.
            killed = database.with_name("killed.db")
            for suffix in ("", "-wal"):
                copy(f"{database}{suffix}", f"{killed}{suffix}")
    with open_log(killed) as log:
        assert log.learners() == (learner(),)
        assert not holding(b"Bohumil", killed)


def test_a_start_that_cannot_clear_away_leaves_it_to_the_next_write(database: Path) -> None:
    with begun(database) as log:
        log.add_learner(learner("Bohumil", id_="bo"))
    with ExitStack() as later:
        with somebody_reads(database):
            with open_log(database) as log:
                assert not log.forget("bo")
            log = later.enter_context(open_log(database))
            assert holding(b"Bohumil", database)
        log.append(answer(0))
        assert not holding(b"Bohumil", database)
