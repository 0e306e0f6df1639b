"""A class with a lesson that is open, whose time and words the test has in hand."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from random import Random

import pytest

from tests.store.made import NOON
from tests.store.schooled import CODE, classroom
from trainer.classroom.drill import ClassDrill
from trainer.classroom.lesson import Lesson, Stage
from trainer.classroom.ready import ready_drill
from trainer.web.attending import joining
from trainer.web.attending.joining import Came
from trainer.web.service import Service

# Of whom nothing is told.
ALONE: Mapping[str, str] = {}
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

    def begin(
        drill: ClassDrill = HANDS,
        *,
        id_: str = "monday",
        code: str = CODE,
        stage: Stage = Stage.ASKED,
    ) -> Lesson:
        lesson = Lesson(
            id=id_,
            classroom="owls",
            drill=drill,
            code=code,
            started=NOON - timedelta(seconds=1),
            asked=NOON,
            stage=stage,
        )
        return school.register.start_lesson(lesson).stored

    return begin


def come_in(service: Service, lesson: Lesson, name: str, *, by: Mapping[str, str] = ALONE) -> Came:
    """Let somebody come in, on a device that nobody else uses unless told."""
    return joining.come_in(service, lesson, name, by=by or own(name))


def come_in_as_offered(service: Service, lesson: Lesson, name: str, chance: Random) -> Came:
    return joining.come_in_as_offered(service, lesson, name, chance, by=own(str(id(chance))))


def own(device: str) -> Mapping[str, str]:
    return {"browser": device, "address": device}
