"""How far somebody is in a lesson: what they may answer, and what they may be told."""

from dataclasses import dataclass
from datetime import datetime

from trainer.classroom.drill import Told
from trainer.classroom.lesson import Lesson


@dataclass(frozen=True, slots=True)
class Part:
    """How far somebody is in a lesson.

    Attributes:
        number: The question they are to be at, from 0: where the room is, if the teacher leads.
        takes: Whether an answer to it is taken.
        tells: Whether they may be told what their answer to it came to.
        is_led: Whether the teacher says when the next question comes.
        is_over: Whether there is nothing more for them to answer, since all is answered or the
            lesson is closed.
    """

    number: int
    takes: bool
    tells: bool
    is_led: bool
    is_over: bool


def taking_part(lesson: Lesson, number: int, *, is_answered: bool, now: datetime) -> Part:
    """Say how far somebody is in a lesson.

    Args:
        lesson: The lesson.
        number: The question at which they were seen last, from 0.
        is_answered: Whether they have answered it.
        now: The time.
    """
    if lesson.is_led:
        return _led(lesson, number, now)
    is_told = lesson.drill.told is Told.EACH
    at = number if is_told or not is_answered else number + 1
    is_over = not lesson.is_open or at >= len(lesson.drill)
    return Part(at, lesson.takes(at, now), tells=is_told, is_led=False, is_over=is_over)


def is_told(lesson: Lesson, number: int, *, answered: int, now: datetime) -> bool:
    """Say whether somebody may be told what their answer to a question came to, wherever it is.

    Args:
        lesson: The lesson.
        number: The question they answered, from 0.
        answered: How many of its questions they have answered.
        now: The time.
    """
    if not lesson.is_open:
        return True
    if lesson.is_led:
        return number < lesson.number or lesson.is_told(now)
    return lesson.drill.told is Told.EACH or answered >= len(lesson.drill)


def _led(lesson: Lesson, number: int, now: datetime) -> Part:
    """Say how far somebody is where the teacher leads: never before the room."""
    at = max(number, lesson.number)
    is_told = lesson.is_told(now)
    return Part(at, lesson.takes(at, now), tells=is_told, is_led=True, is_over=not lesson.is_open)
