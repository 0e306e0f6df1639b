"""Classes, lessons and who takes part, made for the tests."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from datetime import timedelta
from typing import Final

from tests.store import server
from tests.store.made import NOON, answer, learner
from trainer.classroom.drill import ClassDrill, Pace
from trainer.classroom.keys import Key, hashed_key
from trainer.classroom.lesson import Attendance, Classroom, Lesson
from trainer.classroom.ready import ready_drill
from trainer.record import Answer, Learner, Practice
from trainer.store import Database, Outcome, Server, Store, open_log

DRILL: Final = ready_drill("mix", 7)
LED: Final = replace(DRILL, pace=Pace.LED, clock_s=30)
CODE: Final = "C6EP34W"
# So long behind NOON each class keeps its lessons, if it does not say otherwise.
DAY: Final = timedelta(days=1)
ALL_TABLES: Final = (
    *("learner", "practice", "entry", "answer", "shown", "slip", "place", "asked", "preference"),
    *("fold", "classroom", "member", "lesson", "attendance", "kept_drill", "access", "passphrase"),
    "let_go",
    "warning",
)


def classroom(id_: str = "owls", *, name: str = "The Owls", kept_days: int = 30) -> Classroom:
    return Classroom(id=id_, name=name, kept_days=kept_days, created=NOON)


def lesson(
    id_: str = "monday", *, of: str = "owls", code: str = CODE, drill: ClassDrill = DRILL
) -> Lesson:
    return Lesson(id=id_, classroom=of, drill=drill, code=code, started=NOON, asked=NOON)


def member(name: str) -> Learner:
    """Make somebody whose id is their name in small letters."""
    return learner(name, id_=name.lower())


def seat(who: str, in_lesson: str = "monday") -> tuple[Attendance, Practice]:
    """Make what it takes for somebody to take part, in a practice `LESSON-WHO`."""
    practice = Practice(
        id=f"{in_lesson}-{who}",
        learner=who,
        settings=str(DRILL.drill.settings),
        seed=DRILL.drill.seed,
        generator=DRILL.drill.generator,
        started=NOON,
    )
    return (
        Attendance(lesson=in_lesson, learner=who, practice=practice.id, joined=NOON),
        practice,
    )


def said_in(in_lesson: str, who: str, number: int = 0, **changes: object) -> Answer:
    """Make somebody's answer to a question of a lesson."""
    of = f"{in_lesson}-{who}"
    return answer(number, **{"id": f"{of}-{number}", "practice": of, **changes})


def key(word: str, **changes: object) -> Key:
    """Make the key of a word: a student's if `learner` is told, else a teacher's."""
    role = "student" if changes.get("learner") else "teacher"
    fields = {"hashed": hashed_key(word), "role": role, "cut": NOON, "seen": NOON}
    return Key(**(fields | changes))  # type: ignore[arg-type]


@contextmanager
def school(database: Database, *names: str) -> Iterator[Store]:
    """Open a database with a class, these in it, and a lesson in which they take part."""
    with open_log(database) as store:
        store.register.add_class(classroom())
        store.register.start_lesson(lesson())
        for name in names:
            store.register.add_member("owls", member(name))
            receipt = store.register.attend(*seat(name.lower()))
            assert receipt.outcome is Outcome.NEW
        yield store


def filled_school(database: Database) -> None:
    """Make a database with a row of each table of the classes, and close it."""
    with school(database, "Ada", "Bo") as store:
        store.append(said_in("monday", "ada"))
        store.register.keep_drill("mine", DRILL)
        store.register.add_key(key("hers", learner="ada"))
        store.register.add_key(key("teacher"))
        store.register.choose_passphrase("a hash")
        store.register.warn_of_lessons(NOON, by=NOON + 30 * DAY)


def how_many(database: Database) -> dict[str, int]:
    """Count the rows of each table, those that have any."""
    found = {}
    for table in ALL_TABLES:
        query = f"SELECT count(*) FROM {table}"  # noqa: S608  our own names
        if isinstance(database, Server):
            ((count,),) = server.answered(database, query)
        else:
            with closing(sqlite3.connect(database)) as connection:
                ((count,),) = connection.execute(query)
        found[table] = count
    return {table: count for table, count in found.items() if count}
