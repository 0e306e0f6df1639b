"""Records and databases made for the tests."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from scenarios import parse_scenario
from tests.store import server
from trainer.quiz.question import Ask, Question
from trainer.record import Answer, Entry, Learner, Practice, Shown, Slip
from trainer.store import Asked, Database, Log, Outcome, Server, Store, open_log

DATA = Path(__file__).parent.parent / "data"
NOON = datetime(2026, 3, 14, 12, 0, 0, 123456, UTC)


def learner(name: str = "Ada", *, id_: str = "ada") -> Learner:
    return Learner(id=id_, name=name, created=NOON)


def practice(id_: str = "first", *, of: str = "ada") -> Practice:
    return Practice(id=id_, learner=of, settings="run", seed=7, generator=1, started=NOON)


def answer(number: int = 0, **changes: object) -> Answer:
    """Make an answer to a question, whose id is `a` and its number unless told."""
    fields: dict[str, Any] = {
        "id": f"a{number}",
        "practice": "first",
        "number": number,
        "scenario": "show 5C 5D 5S JH / 5H",
        "question": "show",
        "form": "total",
        "claimed": "29",
        "house": "",
        "answered": NOON + timedelta(seconds=number),
    }
    return Answer(**(fields | changes))


def asked(number: int = 0, *, why: str = "again a0") -> Asked:
    """Make a question that was chosen: of the play as one player sees it, or of a hand."""
    if number % 2:
        play = parse_scenario("play 7C 4D 3H 2S | 5D 6H 9C JS : 7C 5D 4D")
        return Asked(number, Question(Ask.CLOSED, play, "dealer"), why)
    return Asked(number, Question(Ask.SHOW, parse_scenario("show 5C 5D 5S JH / 5H")), why)


@contextmanager
def begun(database: Database) -> Iterator[Store]:
    """Open a database in which a learner has a practice."""
    with open_log(database) as log:
        log.add_learner(learner())
        log.start(practice())
        yield log


def filled(database: Database, answers: int) -> None:
    """Make a database with this many answers, a count shown and a slip, and close it."""
    with begun(database) as log:
        for number in range(answers):
            assert log.append(answer(number)).outcome is Outcome.NEW
        log.append(Shown(answer="a0", form="spoken", claimed="15 15 d3", at=NOON))
        log.append(Slip(answer="a1", at=NOON))


def kept(log: Log, *, at_a_time: int = 3) -> list[Entry]:
    """List all of Ada's entries, some at a time, as a reader does who folds them."""
    entries: list[Entry] = []
    while placed := log.entries("ada", after=len(entries), limit=at_a_time):
        assert [each.position for each in placed] == list(
            range(len(entries) + 1, len(entries) + 1 + len(placed))
        )
        entries += [each.entry for each in placed]
    return entries


def said(database: Database, statement: str) -> None:
    """Say a statement to a database, as another program would."""
    if isinstance(database, Server):
        server.said(database, statement)
        return
    with closing(sqlite3.connect(database)) as connection:
        connection.execute(statement)
        connection.commit()


def from_version(version: int, database: Path) -> None:
    """Make a database as an older version of the program left it."""
    database.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.executescript((DATA / f"v{version}.sql").read_text(encoding="utf-8"))
        connection.execute("PRAGMA journal_mode = WAL")


def next_number(log: Log) -> int:
    """Say which question is the first behind all those of Ada's that are answered."""
    return (
        max(
            (each.number for each in kept(log, at_a_time=1000) if isinstance(each, Answer)),
            default=-1,
        )
        + 1
    )
