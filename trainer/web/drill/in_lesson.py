"""A practice that belongs to a lesson: its teacher says what is asked, how, and when it is told."""

from dataclasses import dataclass, replace
from typing import Final

from trainer.classroom.drill import ClassDrill
from trainer.classroom.lesson import Attendance, Lesson
from trainer.classroom.taking_part import Part, taking_part
from trainer.preferences import Preferences
from trainer.record import Practice
from trainer.store import Place, Standing
from trainer.web.service import Service

# So begin the ids of such practices: what a lesson asks is answered nowhere else.
_OF_LESSON: Final = "lesson-"


@dataclass(frozen=True, slots=True)
class InLesson:
    """Where somebody stands in a lesson.

    Attributes:
        lesson: The lesson.
        part: How far they are in it.
    """

    lesson: Lesson
    part: Part


_NEXT: Final = "The next question comes here by itself."
_LAST: Final = "That was the last question. How it went comes here by itself."


def what_comes(there: InLesson | None) -> str:
    """Say what a room that is led waits for, once a question is answered: nothing behind the last.

    Empty where nobody leads.
    """
    if there is None or not there.part.is_led:
        return ""
    return _LAST if there.part.number + 1 == len(there.lesson.drill) else _NEXT


def is_of_lesson(practice: Practice) -> bool:
    """Say whether a practice belongs to a lesson."""
    return practice.id.startswith(_OF_LESSON)


def take_part(service: Service, lesson: Lesson, learner: str) -> Practice:
    """Let somebody take part in a lesson, or go on where they were."""
    now = service.now()
    drill = lesson.drill.drill
    practice = Practice(
        id=f"{_OF_LESSON}{service.new_id()}",
        learner=learner,
        settings=str(drill.settings),
        seed=drill.seed,
        generator=drill.generator,
        started=now,
    )
    attendance = Attendance(lesson=lesson.id, learner=learner, practice=practice.id, joined=now)
    return service.register.attend(attendance, practice).stored


def lesson_of(service: Service, practice: Practice) -> Lesson | None:
    """Find the lesson to which a practice belongs; None where it is one's own."""
    return service.register.attended(practice.id) if is_of_lesson(practice) else None


def brought_on(
    service: Service, practice: Practice, stands: Standing, lesson: Lesson
) -> tuple[Standing, InLesson]:
    """Bring somebody to the question they are to be at, and say how far they are in the lesson."""
    part = _part(service, lesson, stands)
    if part.number > stands.place.number:
        at = Place(part.number)
        if part.is_led:
            # Behind what somebody missed: their place is kept where they answer next.
            answered = service.log.answered(practice.id, at.number)
            stands = replace(stands, place=at, answered=answered)
        else:
            service.log.move(practice.id, at)
            stands = service.log.standing(practice.id)
        part = _part(service, lesson, stands)
    return stands, InLesson(lesson, part)


def _part(service: Service, lesson: Lesson, stands: Standing) -> Part:
    is_answered = stands.answered is not None
    return taking_part(lesson, stands.place.number, is_answered=is_answered, now=service.now())


def as_in_class(likes: Preferences, drill: ClassDrill) -> Preferences:
    """Like what a learner likes, but for what holds in class: the house, and how one answers.

    A count is said there as the class says it, so that all hear the same.
    """
    said = drill.house.settings
    at_table = replace(likes.at_table(drill.house), spoken=said["order"], counting=said["counting"])
    return replace(at_table, chosen_form=drill.form) if drill.form else at_table
