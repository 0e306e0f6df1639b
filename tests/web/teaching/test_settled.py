"""Of two clicks upon each other one is taken: the second meant what stood there before."""

from dataclasses import replace
from datetime import datetime, timedelta
from itertools import pairwise

import pytest
from streamlit.testing.v1 import AppTest

from tests.store.made import NOON
from tests.web.teaching.lessons import a_class, a_lesson, move
from tests.web.teaching.pages import LED, led_on, opened, the_lesson
from tests.web.test_screens import act, press, view
from trainer.classroom.drill import ClassDrill
from trainer.classroom.lesson import Lesson, Stage
from trainer.web.service import Service
from trainer.web.showing.shown import Shown

SECOND = timedelta(seconds=1)
FIRST = "Ask the first question"
Clock = list[datetime]


def gathered(app: AppTest, service: Service, drill: ClassDrill = LED, **fields: str) -> Lesson:
    a_class(service)
    lesson = a_lesson(service, drill, stage=Stage.BEFORE)
    opened(app, of=lesson.id, **fields)
    return lesson


def soon(clock: Clock) -> None:
    clock.append(clock[-1] + 0.6 * SECOND)


def test_of_two_clicks_upon_each_other_the_second_asks_and_tells_nothing(
    app: AppTest, service: Service, clock: Clock
) -> None:
    gathered(app, service, replace(LED, worked=0))
    steps = (FIRST, "Show answers", "Next question", "Show answers")
    for one, other in pairwise(steps):
        led_on(app, clock, one)
        there = the_lesson(service)
        soon(clock)
        press(app, other)
        assert the_lesson(service) == there


def test_a_click_that_was_not_taken_makes_nobody_wait_longer(
    app: AppTest, service: Service, clock: Clock
) -> None:
    gathered(app, service, replace(LED, worked=0))
    press(app, FIRST)
    for _ in range(2):
        soon(clock)
        assert the_lesson(service).stage is Stage.ASKED
        press(app, "Show answers")
    assert the_lesson(service).stage is Stage.TOLD


def test_a_second_click_on_the_worked_hands_skips_none(
    app: AppTest, service: Service, clock: Clock
) -> None:
    lesson = gathered(app, service)
    press(app, "Work two hands through first")
    soon(clock)
    press(app, "Skip to the first question")
    assert the_lesson(service) == lesson
    assert app.query_params["at"] == "1.0"


def test_a_second_press_on_what_the_last_hand_comes_to_asks_nothing(
    app: AppTest, service: Service, clock: Clock
) -> None:
    last = Shown(LED).hand(2).steps
    lesson = gathered(app, service, at=f"2.{last - 1}")
    act(app, "show", act="on", id=f"2.{last - 1}", n=1)
    soon(clock)
    act(app, "show", act="on", is_meant=True, id=f"2.{last}", n=2)
    assert the_lesson(service) == lesson
    assert (view(app, "show")["id"], view(app, "show")["taken"]) == (f"2.{last}", 2)
    soon(clock)
    act(app, "show", act="on", is_meant=True, id=f"2.{last}", n=3)
    assert the_lesson(service).stage is Stage.ASKED


def test_a_second_click_on_the_start_asks_nothing(
    app: AppTest, service: Service, clock: Clock
) -> None:
    opened(app, **replace(LED, worked=0).fields)
    press(app, "Start the lesson")
    lesson = the_lesson(service)
    soon(clock)
    press(app, FIRST)
    assert the_lesson(service) == lesson


@pytest.mark.parametrize("seconds", [0.0, 0.9, 1.0])
def test_who_would_show_answers_as_the_time_is_up_skips_none(
    app: AppTest, service: Service, clock: Clock, seconds: float
) -> None:
    a_class(service)
    lesson = a_lesson(service, replace(LED, clock_s=60))
    opened(app, of=lesson.id)
    clock.append(NOON + timedelta(seconds=61))
    app.run()
    clock.append(clock[-1] + seconds * SECOND)
    press(app, "Next question")
    assert the_lesson(service).number == (seconds >= 1)


def test_who_would_show_answers_as_another_window_does_skips_none(
    app: AppTest, service: Service, clock: Clock
) -> None:
    a_class(service)
    told = move(service, a_lesson(service, LED), Lesson.tell)
    opened(app, of=told.id)
    asked = move(service, told, lambda one: one.next(NOON))
    app.run()
    told = move(service, asked, Lesson.tell)
    app.run()
    soon(clock)
    press(app, "Next question")
    assert the_lesson(service) == told
