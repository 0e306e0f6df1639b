"""Lessons that are kept no longer go by themselves, a week after it was said that they will."""

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


def test_what_is_over_goes_on_its_day_while_the_app_runs(service: Service) -> None:
    a_class(service)
    a_lesson(service, ready_drill("mix", 7))
    run_for(service, NOON + 170 * DAY, days=9)
    assert lessons(service) == 1
    run_for(service, NOON + 179 * DAY, days=1)
    assert lessons(service) == 0


def test_where_the_app_is_started_for_a_moment_now_and_then_it_goes_too(service: Service) -> None:
    a_class(service)
    a_lesson(service, ready_drill("mix", 7))
    for day in (100, 172, 180):
        assert lessons(service) == 1
        run_for(service, NOON + day * DAY, days=0)
    assert lessons(service) == 0


def test_where_the_app_was_off_past_the_day_it_warns_for_a_week_first(service: Service) -> None:
    a_class(service)
    a_lesson(service, ready_drill("mix", 7))
    run_for(service, NOON + 300 * DAY, days=6)
    assert lessons(service) == 1
    assert service.register.warnings("owls") == {"monday": NOON + 300 * DAY}
    run_for(service, NOON + 307 * DAY, days=0)
    assert lessons(service) == 0


def test_a_database_that_cannot_be_reached_is_asked_again_the_next_day(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def fail(_: object, now: datetime, *, warned: datetime) -> int:
        assert warned == now - 7 * DAY
        asked.append(now)
        raise UnavailableError("the database is away")

    monkeypatch.setattr(type(service.register), "forget_lessons", fail)
    run_for(service, NOON, days=1)
    assert asked == [NOON, NOON + DAY]
