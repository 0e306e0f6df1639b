"""How long the page of progress takes where a database holds a million answers of others.

python -m tests.bench.page [--quick]
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import count, islice
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from sqlalchemy import insert

from tests.bench.store import MANY, fill
from tests.bench.timing import p95, quick, rounds, show
from tests.progress.simulated import Somebody
from tests.store.made import learner, practice
from trainer.progress.figures import progress
from trainer.record import Answer
from trainer.store import open_log
from trainer.store.rows import answer_row, with_digest
from trainer.store.schema import ANSWER, ENTRY
from trainer.store.sqlite.engine import sqlite_engine
from trainer.web.progress.figures import skills_html
from trainer.web.progress.folding import fold_on
from trainer.web.progress.lists import habits_html, shapes_html
from trainer.web.progress.pictures import losses_html, over_time_html
from trainer.web.service import Service, make_service

OWN = 200 if quick() else 20_000
# So many answers are new when the page is opened: it is folded on every twenty answers.
BEHIND = 20
# What lies behind after somebody came from an older version, or worse.
FAR_BEHIND = 40 if quick() else 1_000


def answers() -> Iterator[Answer]:
    """Answer what is asked, now and then wrongly, for ever."""
    rng = Random(1)
    given = Somebody(rng, misses=0.12, habit="long fifteen").answers()
    for number, each in zip(count(), given, strict=False):
        first, rest = rng.randrange(400, 5_000), rng.randrange(500, 20_000)
        yield replace(
            each,
            id=f"b{number}",
            practice="second",
            number=number,
            first_key_ms=first,
            answer_ms=first + rest,
        )


def fill_own(database: Path, own: list[Answer]) -> None:
    """Add a learner with many answers, by rows as the log writes them."""
    with open_log(database) as log:
        log.add_learner(learner("Bob", id_="bob"))
        log.start(practice("second", of="bob"))
    engine = sqlite_engine(database, role="writer")
    with engine.begin() as connection:
        for at, each in enumerate(own, 1):
            of = {"learner": 2, "position": at}
            connection.execute(insert(ENTRY), {**of, "kind": "answer"})
            row = {**of, **answer_row(each, practice=2)}
            connection.execute(insert(ANSWER), with_digest(ANSWER, row))
    engine.dispose()


def page(service: Service) -> int:
    """Do what the page does, and say how long its HTML is."""
    told = progress(fold_on(service, "bob", zone="UTC"))
    parts = (losses_html, over_time_html, habits_html, skills_html, shapes_html)
    return sum(len(part(told)) for part in parts)


def main() -> None:
    """Time the page when a few answers are new, and when many are."""
    given = answers()
    with TemporaryDirectory() as name:
        database = Path(name, "many.db")
        fill(database)
        fill_own(database, list(islice(given, OWN)))
        with open_log(database) as log:
            service = make_service(log, database)
            begin = perf_counter()
            html = page(service)
            show(f"the page with all of {OWN:,} answers to fold", f"{perf_counter() - begin:.1f} s")
            show("the HTML of the page", f"{html / 1000:.0f} kB")
            kept = log.folded("bob")
            assert kept
            show("what is kept folded", f"{len(kept.text) / 1000:.0f} kB")
            for behind, many in ((BEHIND, 20), (FAR_BEHIND, 5)):
                found = []
                for _ in range(rounds(many)):
                    for each in islice(given, behind):
                        log.append(each)
                    begin = perf_counter()
                    page(service)
                    found.append(perf_counter() - begin)
                figure = f"{1000 * median(found):.0f} and {1000 * p95(found):.0f} ms"
                show(
                    f"the page among {MANY:,} answers, {behind} new, p50 and p95",
                    figure,
                    "under 300 ms" if behind == BEHIND else "",
                )


if __name__ == "__main__":
    main()
