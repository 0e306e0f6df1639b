"""What somebody answered in a lesson and is not told yet: no figure and no list may tell it."""

from datetime import datetime

from trainer.classroom.lesson import Lesson
from trainer.classroom.taking_part import is_told
from trainer.record import Practice
from trainer.web.service import Service


def held_back(service: Service, learner: str) -> frozenset[str]:
    """List by their ids the answers of somebody of which they may not be told yet.

    Raises:
        NotThereError: If there is no such learner.
    """
    now = service.now()
    return frozenset(
        id_
        for lesson, practice in service.register.attending(learner)
        if lesson.is_open
        for id_ in _held_back_in(service, lesson, practice, now)
    )


def _held_back_in(
    service: Service, lesson: Lesson, practice: Practice, now: datetime
) -> frozenset[str]:
    answers = [each.answer for each in service.log.answers(practice.id)]
    return frozenset(
        each.id
        for each in answers
        if not is_told(lesson, each.number, answered=len(answers), now=now)
    )
