"""Words for classes and lessons."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Final

from trainer.classroom.codes import code_words
from trainer.classroom.knocks import Why
from trainer.classroom.lesson import Classroom, Lesson
from trainer.days import clock_of, day_of
from trainer.web.wording import day_words

# What the teacher is asked of somebody who knocks, behind the name they want.
ASKED: Final[Mapping[Why, str]] = {
    Why.TAKEN: "again, on another device?",
    Why.ALIKE: "looks like a name that is here already. Let them in?",
    Why.MIXED: "mixes letters of two alphabets. Let them in?",
    Why.OUT: "has a name that was taken out. Let them in?",
    Why.DEVICE: "has the device of somebody who was taken out. Let them in?",
    Why.MANY: "comes from where many came in. Let them in?",
}
# So long before a lesson goes it is said that it will.
WARNED: Final = timedelta(days=7)


def many_words(many: int, one: str, more: str = "") -> str:
    """Say how many there are of something.

    >>> many_words(1, "answer"), many_words(3, "answer"), many_words(2, "person", "people")
    ('1 answer', '3 answers', '2 people')
    """
    return f"{many:,} {one if many == 1 else more or f'{one}s'}"


def lesson_words(lesson: Lesson, zone: str) -> str:
    """Say of what a lesson was, when, and whether it is open still."""
    state = f"open, {code_words(lesson.code)}" if lesson.is_open else "closed"
    return f"{lesson.drill.title}, {started_words(lesson, zone)} ({state})"


def started_words(lesson: Lesson, zone: str) -> str:
    """Say when a lesson started, by day and minute: a class may have several in one day."""
    return f"{day_words(day_of(lesson.started, zone))}, {clock_of(lesson.started, zone)}"


def goes(lesson: Lesson, classroom: Classroom, *, warned: datetime) -> datetime:
    """Say when a lesson goes: so many days after it was closed, or started, and a week's warning.

    Args:
        lesson: The lesson.
        classroom: Its class.
        warned: Since when it is said that it goes.
    """
    kept = (lesson.closed or lesson.started) + timedelta(days=classroom.kept_days)
    return max(kept, warned + WARNED)


def file_words(what: str, lesson: Lesson, zone: str) -> str:
    """Name the file of a lesson's sheet, by nothing that anybody typed."""
    minute = clock_of(lesson.started, zone).replace(":", "")
    return f"muggins-{what}-{day_of(lesson.started, zone)}-{minute}.csv"
