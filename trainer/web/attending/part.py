"""The lesson that somebody takes part in, and how its page is told that it has gone on."""

from typing import Final

from trainer.classroom.lesson import Lesson
from trainer.record import Practice
from trainer.store import NotThereError
from trainer.web.drill.desk import Stand, stand_of
from trainer.web.service import Service

# In the address of a student's page: which lesson it is, where they are in several.
OF: Final = "of"


def last_lesson(
    service: Service, learner: str, *, wanted: str = ""
) -> tuple[Lesson, Practice] | None:
    """Find the lesson that somebody is in, with the practice of their answers.

    That is the one that is wanted, if they are in it and it is open; else the last they joined of
    those that are open; else the last of all.

    Args:
        service: What the app has.
        learner: Their id.
        wanted: The id of a lesson, as an address has it.
    """
    try:
        there = service.register.attending(learner)
    except NotThereError:  # deleted meanwhile
        return None
    by_wish = sorted(there, key=lambda one: (one[0].is_open, one[0].id == wanted))
    return next(reversed(by_wish), None)


def goes_on(service: Service, learner: str, *, wanted: str = "") -> tuple[Lesson, Practice] | None:
    """Find the lesson that somebody has yet to answer something in; None where there is none."""
    there = last_lesson(service, learner, wanted=wanted)
    if there is None or not there[0].is_open:
        return None
    stand = stand_of(service, there[1])
    return None if stand.phase.is_over else there


def waits(stand: Stand) -> bool:
    """Say whether somebody can only wait: they have answered, or came too late to answer."""
    if stand.in_lesson is None or stand.phase.is_over:
        return False
    return stand.stage == "held" or (stand.answered is None and not stand.in_lesson.part.takes)


def step_of(service: Service, lesson: Lesson) -> tuple[object, ...]:
    """Tell how far a lesson is: something else as soon as its teacher, or its clock, goes on."""
    now = service.register.lesson(lesson.id)
    if now is None:
        return ()
    return now.number, now.stage, now.ends(), now.is_told(service.now()), now.is_open
