"""How long it takes, and how much memory, to carry many answers from one database to another.

python -m tests.bench.transfer [--quick]
"""

import json
import sys
from collections.abc import Callable
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from tracemalloc import get_traced_memory, start, stop
from typing import TypeVar

from tests.bench.timing import quick, show
from tests.store.made import answer, learner, practice
from trainer.belongings import Belongings
from trainer.record import Answer
from trainer.store import Log, open_log
from trainer.transfer import read, sheet, written

MANY = 500 if quick() else 100_000
PRACTICES = 20 if quick() else 10_000
SCENARIOS = ("show 5C 5D 5S JH / 5H", "crib 2H 4H 6H 8H / KC", "show 4C 5D 6S 6H / JH", "cut JD")
ADA = learner()
Result = TypeVar("Result")


def main() -> None:
    """Carry many answers out of a database, and into another, and say what each step takes."""
    with TemporaryDirectory() as name:
        with open_log(Path(name, "from.db")) as log:
            log.take_in(made())
            data = timed("written as JSON", lambda: "".join(written(log, ADA)).encode())
            show("an answer as JSON", f"{len(data) / MANY:.0f} bytes")
            timed("written as a sheet", lambda: sum(len(row) for row in sheet(log, ADA)))
            show("the most held while it is written", f"{held(lambda: drained(log)):.1f} MB")
        bare = timed("read by json alone", lambda: json.loads(data))
        assert len(bare["entries"]) == MANY
        belongings = timed("read and checked", lambda: read(BytesIO(data)))
        show("the most held while it is read", f"{held(lambda: read(BytesIO(data))):.0f} MB")
        with open_log(Path(name, "into.db")) as log:
            timed("foreseen where nobody is", lambda: log.foresee(belongings))
            timed("taken in", lambda: log.take_in(belongings))
            again = timed("taken in again", lambda: log.take_in(belongings))
            assert (again.added, again.differing) == (0, 0)
        apart = made_apart()
        with open_log(Path(name, "apart.db")) as log:
            timed("taken in, each of its own practice", lambda: log.take_in(apart), PRACTICES)


def made() -> Belongings:
    """Make a learner with many answers."""
    entries = tuple(map(one, range(MANY)))
    return Belongings(learner=ADA, practices=(replace(practice(), settings=""),), entries=entries)


def made_apart() -> Belongings:
    """Make a learner with many practices, and one answer in each."""
    entries = tuple(replace(one(each), practice=f"p{each}", number=0) for each in range(PRACTICES))
    practices = tuple(replace(practice(each.practice), settings="") for each in entries)
    return Belongings(learner=ADA, practices=practices, entries=entries)


def one(number: int) -> Answer:
    scenario = SCENARIOS[number % len(SCENARIOS)]
    question = "cut" if scenario.startswith("cut") else "show"
    times = {"first_key_ms": 900, "answer_ms": 1_000 + number % 9_000}
    return answer(number, scenario=scenario, question=question, claimed="8", **times)


def drained(log: Log) -> None:
    """Write all, and keep nothing of it."""
    for _ in written(log, ADA):
        pass


def timed(what: str, do: Callable[[], Result], many: int = MANY) -> Result:
    """Do something, and say how long that took."""
    begin = perf_counter()
    result = do()
    seconds = perf_counter() - begin
    each = f"{1e6 * seconds / many:.0f} us each"
    show(f"{many:,} answers {what}", f"{seconds:.2f} s, {each}")
    sys.stdout.flush()
    return result


def held(do: Callable[[], object]) -> float:
    """Find the most memory that something holds at once, in MB."""
    start()
    try:
        do()
        return get_traced_memory()[1] / 2**20
    finally:
        stop()


if __name__ == "__main__":
    main()
