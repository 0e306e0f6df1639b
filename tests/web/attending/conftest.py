"""A class with a lesson that is open, whose time and words the test has in hand."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

import pytest

from tests.store.made import NOON
from tests.store.schooled import CODE, classroom
from trainer.classroom.drill import ClassDrill
from trainer.classroom.lesson import Lesson
from trainer.classroom.ready import ready_drill
from trainer.web.service import Service

HANDS = ready_drill("fifteens", 7)


@dataclass
class Clock:
    time: datetime = NOON


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def school(service: Service, clock: Clock) -> Service:
    service.register.add_class(classroom())
    return replace(service, now=lambda: clock.time)


@pytest.fixture
def begin(school: Service) -> Callable[..., Lesson]:
    """Start a lesson of the class."""

    def begin(drill: ClassDrill = HANDS, *, id_: str = "monday", code: str = CODE) -> Lesson:
        lesson = Lesson(
            id=id_,
            classroom="owls",
            drill=drill,
            code=code,
            started=NOON - timedelta(seconds=1),
            asked=NOON,
        )
        return school.register.start_lesson(lesson).stored

    return begin
