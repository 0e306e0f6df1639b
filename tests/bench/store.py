"""How long an answer takes to be on disk, a start, and the way to the figures of a million answers.

python -m tests.bench.store [--quick]
"""

import os
import sqlite3
from contextlib import closing
from itertools import count, islice, pairwise
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import insert

from tests.bench.timing import p95, quick, ratio, rounds, show, side_by_side, times
from tests.store.made import answer, begun
from tests.store.server import new_database
from trainer.store import Fold, Log, Place, Server, open_log
from trainer.store.rows import answer_row, with_digest
from trainer.store.schema import ANSWER, ENTRY
from trainer.store.sqlite.engine import sqlite_engine

MANY = 2_000 if quick() else 1_000_000
BEHIND = 50
FIGURES = "x" * 20_000


def main() -> None:
    """Time single answers, and then the same where there are many."""
    with TemporaryDirectory() as name:
        few, many = Path(name, "few.db"), Path(name, "many.db")
        with begun(few):
            pass
        time_answers(few, Path(name, "bare.db"))
        fill(many)
        show(f"a database of {MANY:,} answers", f"{many.stat().st_size / 2**20:.0f} MB")
        time_starts(few, many)
        time_figures(few, many)
    if os.environ.get("MUGGINS_TEST_POSTGRES"):
        with new_database() as server:
            time_server(server)


def time_answers(database: Path, bare: Path) -> None:
    """Time an answer and a move, beside a bare commit of a row with the same settings."""
    writer = sqlite_engine(bare, role="writer")
    with writer.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE bare(number INTEGER)")
    with closing(writer.raw_connection()) as raw, open_log(database) as log:
        plain: Any = raw.driver_connection

        def commit() -> None:
            plain.execute("BEGIN IMMEDIATE")
            plain.execute("INSERT INTO bare VALUES (1)")
            plain.execute("COMMIT")

        made = [answer(number) for number in range(rounds(2_000))]
        appends, moves = iter(made), count(1)
        appended, moved, bare_ones = side_by_side(
            [
                lambda: log.append(next(appends)),
                lambda: log.move("first", Place(next(moves))),
                commit,
            ],
            len(made),
        )
    writer.dispose()
    show("an answer on disk / a bare commit of one row", f"{ratio(appended, bare_ones):.2f}")
    show("a move on disk / a bare commit of one row", f"{ratio(moved, bare_ones):.2f}")
    for what, found in (("an answer", appended), ("a move", moved), ("a bare commit", bare_ones)):
        in_ms = f"{1000 * median(found):.2f} and {1000 * p95(found):.2f} ms"
        show(f"{what} on disk, p50 and p95", in_ms)


def time_server(server: Server) -> None:
    """Time answers and moves on a PostgreSQL server, and a start."""
    with begun(server) as log:
        made = [answer(number) for number in range(rounds(2_000))]
        answers, moves = iter(made), count(1)
        appended, moved = side_by_side(
            [lambda: log.append(next(answers)), lambda: log.move("first", Place(next(moves)))],
            len(made),
        )
    for what, found in (("an answer", appended), ("a move", moved)):
        in_ms = f"{1000 * median(found):.2f} and {1000 * p95(found):.2f} ms"
        show(f"{what} on a PostgreSQL server, p50 and p95", in_ms)

    def start() -> None:
        with open_log(server) as log:
            log.standing("first")

    show("a start on a PostgreSQL server", f"{1000 * median(times(start, rounds(10))):.1f} ms")


def fill(database: Path) -> None:
    """Make a database of many answers, by rows as the log writes them, and close it."""
    with begun(database):
        pass
    row = {"learner": 1, **answer_row(answer(0), practice=1)}
    engine = sqlite_engine(database, role="writer")
    with engine.begin() as connection:
        places = iter(range(1, MANY + 1))
        while batch := list(islice(places, 10_000)):
            connection.execute(
                insert(ENTRY), [{"learner": 1, "position": at, "kind": "answer"} for at in batch]
            )
            rows = ({**row, "position": at, "number": at - 1, "id": f"a{at - 1}"} for at in batch)
            connection.execute(insert(ANSWER), [with_digest(ANSWER, each) for each in rows])
    engine.dispose()


def time_starts(few: Path, many: Path) -> None:
    """Time an opening, beside one by SQLite alone."""

    def open_one(database: Path) -> None:
        with open_log(database) as log:
            log.standing("first")

    def open_bare() -> None:
        with closing(sqlite3.connect(few)) as connection:
            connection.execute("SELECT count(*) FROM learner").fetchone()

    at_many, at_few, bare = side_by_side(
        [lambda: open_one(many), lambda: open_one(few), open_bare], rounds(10)
    )
    show("a start with a new database / with SQLite alone", f"{ratio(at_few, bare):.1f}")
    show("a start with many answers / with few", f"{ratio(at_many, at_few):.1f}")
    show("a start with many answers", f"{1000 * median(at_many):.1f} ms")


def time_figures(few: Path, many: Path) -> None:
    """Time what it takes to read a fold and the entries behind it, and to keep a new one."""

    def read(log: Log) -> None:
        fold = log.folded("ada")
        assert fold
        assert log.entries("ada", after=fold.position)

    with open_log(few) as of_few, open_log(many) as of_many:
        for number in range(BEHIND):
            of_few.append(answer(number))
        there = max(BEHIND, rounds(2_000))
        of_few.keep_fold("ada", Fold(there - BEHIND, 1, FIGURES), instead_of=None)
        of_many.keep_fold("ada", Fold(MANY - BEHIND, 1, FIGURES), instead_of=None)
        slow, fast = side_by_side([lambda: read(of_many), lambda: read(of_few)], rounds(100))
        show(f"a fold and {BEHIND} entries, of many / of few", f"{ratio(slow, fast):.2f}")
        show("a fold and the entries behind it", f"{1000 * median(slow):.2f} ms", "under 300 ms")
        folds = pairwise(Fold(each, 1, FIGURES) for each in count(MANY - BEHIND))

        def keep() -> None:
            before, after = next(folds)
            of_many.keep_fold("ada", after, instead_of=before)

        kept = times(keep, min(BEHIND, rounds(BEHIND)))
        show("a fold kept", f"{1000 * median(kept):.2f} ms")
        made = [answer(number) for number in range(MANY, MANY + rounds(200))]
        answers = iter(made)
        added = times(lambda: of_many.append(next(answers)), len(made))
        show("an answer on disk where there are many", f"{1000 * median(added):.2f} ms")


if __name__ == "__main__":
    main()
