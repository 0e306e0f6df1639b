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
    those that are open, and first of those in which they have yet to answer something; else the
    last of all.

    Args:
        service: What the app has.
        learner: Their id.
        wanted: The id of a lesson, as an address has it.
    """
    try:
        there = service.register.attending(learner)
    except NotThereError:  # deleted meanwhile
        return None
    still = [one for one in there if one[0].is_open]
    # Of one alone it need not be found out: there is nothing to choose.
    counted = still if len(still) < 2 else [one for one in still if _is_counted(service, one)]
    by_wish = sorted(there, key=lambda one: (one[0].is_open, one[0].id == wanted, one in counted))
    return next(reversed(by_wish), None)


def goes_on(service: Service, learner: str) -> tuple[Lesson, Practice] | None:
    """Find a lesson that somebody has yet to answer something in; None where there is none."""
    there = last_lesson(service, learner)
    return there if there and _is_counted(service, there) else None


def _is_counted(service: Service, there: tuple[Lesson, Practice]) -> bool:
    """Say whether somebody has yet to answer something in a lesson, or to be told of it."""
    lesson, practice = there
    return lesson.is_open and not stand_of(service, practice).phase.is_over


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
