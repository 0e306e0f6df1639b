"""Lessons that are kept no longer go at the start, and then again and again."""

import asyncio
from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from tests.store.made import NOON
from tests.web.teaching.lessons import a_class, a_lesson
from trainer.classroom.ready import ready_drill
from trainer.store import UnavailableError
from trainer.web.server.clearing import let_lessons_go
from trainer.web.service import Service

DAY = timedelta(days=1)


class Clock:
    """A clock that goes on by a day each time somebody waits for one, so many times."""

    def __init__(self, begin: datetime, days: int) -> None:
        self.time = begin
        self._end = begin + days * DAY

    async def a_day(self) -> None:
        if self.time >= self._end:
            raise asyncio.CancelledError
        self.time += DAY


def run_for(service: Service, begin: datetime, *, days: int) -> None:
    clock = Clock(begin, days)
    service = replace(service, now=lambda: clock.time)
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(let_lessons_go(service, wait=clock.a_day))


def lessons(service: Service) -> int:
    return len(service.register.lessons("owls"))


def test_what_is_over_goes_at_the_start(service: Service) -> None:
    a_class(service)
    a_lesson(service, ready_drill("mix", 7))
    run_for(service, NOON + 179 * DAY, days=0)
    assert lessons(service) == 1
    run_for(service, NOON + 180 * DAY, days=0)
    assert lessons(service) == 0


def test_what_is_over_later_goes_while_the_app_runs(service: Service) -> None:
    a_class(service)
    a_lesson(service, ready_drill("mix", 7))
    run_for(service, NOON + 178 * DAY, days=1)
    assert lessons(service) == 1
    run_for(service, NOON + 178 * DAY, days=2)
    assert lessons(service) == 0


def test_a_database_that_cannot_be_reached_is_asked_again_the_next_day(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def fail(_: object, now: datetime) -> int:
        asked.append(now)
        raise UnavailableError("the database is away")

    monkeypatch.setattr(type(service.register), "forget_lessons", fail)
    run_for(service, NOON, days=1)
    assert asked == [NOON, NOON + DAY]
