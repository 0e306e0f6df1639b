"""A lesson that goes on: its board, who knocks, and how it is led and closed."""

import re
from dataclasses import replace
from datetime import datetime, timedelta

import pytest
from streamlit.testing.v1 import AppTest

from tests.store.made import NOON
from tests.store.schooled import member
from tests.web.teaching.lessons import (
    a_class,
    a_lesson,
    count_lesson,
    move,
    say,
)
from tests.web.teaching.pages import HANDS, LED, drawn, labels, led_on, opened, the_lesson, words
from tests.web.test_screens import press, titles, whole
from trainer.classroom.knocks import Knock, Why
from trainer.classroom.lesson import Lesson, Stage
from trainer.web.drill.in_lesson import take_part
from trainer.web.service import Service


def test_the_board_tells_who_does_how_in_four_ways(app: AppTest, service: Service) -> None:
    a_class(service)
    lesson = a_lesson(service, HANDS)
    count_lesson(service, lesson, ["Ada", "<b>Bo</b>"])
    opened(app, of=lesson.id)
    assert "C6E P34W" in drawn(app)
    assert "2 people have joined" in words(app)
    assert "&lt;b&gt;Bo&lt;/b&gt;" in drawn(app)
    assert "<b>Bo" not in drawn(app)
    (view,) = app.button_group
    for name, head in (
        ("Rules", "right when claimed"),
        ("Questions", "answered"),
        ("Missed", "missed by"),
    ):
        view.set_value(name).run()
        assert head in drawn(whole(app))
        (view,) = app.button_group


def test_names_are_hidden_as_the_drill_says_and_as_the_teacher_likes(
    app: AppTest, service: Service
) -> None:
    a_class(service)
    lesson = a_lesson(service, replace(HANDS, is_named=False))
    count_lesson(service, lesson, ["Ada", "Bo"])
    opened(app, of=lesson.id)
    assert "Bo" not in drawn(app)
    (toggle,) = app.toggle
    toggle.set_value(False).run()
    assert "Bo" in drawn(whole(app))


def test_names_that_are_hidden_stay_so_when_the_lesson_is_closed(
    app: AppTest, service: Service
) -> None:
    a_class(service)
    lesson = a_lesson(service, HANDS)
    count_lesson(service, lesson, ["Ada", "Bo"])
    opened(app, of=lesson.id)
    app.toggle[0].set_value(True).run()
    press(whole(app), "Close the lesson")
    press(app, "Close it")
    assert "By student" in [each.value for each in app.header]
    assert app.toggle[0].value
    assert "Bo" not in drawn(app)
    assert "Who" not in [each.label for each in app.button_group]
    press(app, "Show names on this screen")
    assert "Who" in [each.label for each in app.button_group]


def test_where_names_are_hidden_a_nod_and_taking_out_take_one_more_press(
    app: AppTest, service: Service, clock: list[datetime]
) -> None:
    a_class(service)
    lesson = a_lesson(service, replace(HANDS, is_named=False))
    count_lesson(service, lesson, ["Ada", "Bo"])
    for name in ("Eve", "Cy"):
        service.knocks.knock(Knock(id=name, lesson=lesson.id, name=name, at=NOON, why=Why.MANY))
    app.session_state["take somebody out"] = True
    opened(app, of=lesson.id)
    assert "2 people ask to come in." in words(app)
    assert "Eve" not in words(app)
    assert "Who" not in [each.label for each in app.button_group]
    press(app, "Show names on this screen")
    assert "Eve" not in words(app)
    press(app, "Show who asks on this screen")
    assert "Eve" in words(app)
    assert "Who" in [each.label for each in app.button_group]
    # Once they are in, whoever knocks next is not named by that press.
    clock.append(NOON + timedelta(seconds=2))
    press(app, "Yes to all 2")
    service.knocks.knock(Knock(id="Di", lesson=lesson.id, name="Di", at=NOON))
    app.run()
    assert "1 person asks to come in." in words(app)


def test_the_teacher_leads_and_the_room_s_answers_are_told(
    app: AppTest, service: Service, clock: list[datetime]
) -> None:
    a_class(service)
    lesson = a_lesson(service, LED)
    count = take_part(service, lesson, service.register.add_member("owls", member("Bo")).stored.id)
    opened(app, of=lesson.id)
    assert "Question 1 of 3 · 0 of 1 have answered" in words(app)
    assert "The room said" not in drawn(app)
    say(service, count, form="total", text="0")
    clock.append(NOON + timedelta(seconds=2))
    press(app, "Show answers")
    assert "1 of 1 have answered" in words(app)
    assert the_lesson(service).stage is Stage.TOLD
    assert "nothing" in drawn(app)
    assert "The count" in drawn(app)
    led_on(app, clock, "Next question")
    assert the_lesson(service).number == 1
    assert "Question 2 of 3" in words(app)
    led_on(app, clock, "Show answers", "Next question", "Show answers")
    assert "That was the last question" in words(app)
    assert "Next question" not in labels(app)
    # What comes next is what stands out, and is there once.
    closing = [each for each in app.button if each.label == "Close the lesson"]
    assert [each.proto.type for each in closing] == ["primary"]


def test_a_question_that_is_asked_is_in_no_mark_and_no_sum_until_it_is_told(
    app: AppTest, service: Service, clock: list[datetime]
) -> None:
    a_class(service)
    lesson = a_lesson(service, LED)
    count_lesson(service, lesson, ["Ada", "Bo", "Cy"])
    opened(app, of=lesson.id)
    views = ("People", "Rules", "Questions", "Missed")
    for name in views:
        app.button_group[0].set_value(name).run()
        assert "wholly right" not in words(whole(app))
        assert not re.search("mg-share|[0-9] of [0-9]|1: (right|part|none)", drawn(app))
    assert "Question 1 of 3 · 3 of 3 have answered" in words(app)
    app.button_group[0].set_value("People").run()
    press(app, "Show answers")
    assert "of 3 answers wholly right" in words(app)
    assert re.search("1: (right|part|none)", drawn(app))
    led_on(app, clock, "Next question")
    assert re.search("1: (right|part|none)", drawn(app))


def test_another_window_s_step_is_not_taken_twice(app: AppTest, service: Service) -> None:
    a_class(service)
    lesson = a_lesson(service, LED)
    opened(app, of=lesson.id)
    told = move(service, lesson, Lesson.tell)
    move(service, told, lambda one: one.next(NOON))
    press(app, "Show answers")
    assert (the_lesson(service).number, the_lesson(service).stage) == (1, Stage.ASKED)


def test_a_clock_counts_down_and_then_tells(
    app: AppTest, service: Service, clock: list[datetime]
) -> None:
    a_class(service)
    lesson = a_lesson(service, replace(LED, clock_s=60))
    opened(app, of=lesson.id)
    assert "answers in 1:00" in words(app)
    clock.append(NOON + timedelta(seconds=50.5))
    app.run()
    assert "answers in 0:10" in words(app)
    clock.append(NOON + timedelta(seconds=61))
    app.run()
    assert "Nobody answered." in drawn(app)
    assert "Next question" in labels(app)


def test_a_lesson_is_closed_when_it_is_meant(app: AppTest, service: Service) -> None:
    a_class(service)
    lesson = a_lesson(service, HANDS)
    count_lesson(service, lesson, ["Ada", "Bo"])
    opened(app, of=lesson.id)
    press(app, "Close the lesson")
    assert "1 person still counts. Nobody can join" in words(app)
    press(app, "No, leave it")
    assert the_lesson(service).is_open
    press(app, "Close the lesson")
    press(app, "Close it")
    assert not the_lesson(service).is_open
    assert [each.value for each in app.header][:2] == ["By student", "By rule"]


def test_a_led_lesson_tells_how_far_the_room_is_and_not_each_of_them(
    app: AppTest, service: Service, clock: list[datetime]
) -> None:
    a_class(service)
    lesson = a_lesson(service, LED)
    count_lesson(service, lesson, ["Ada", "Bo"])
    opened(app, of=lesson.id)
    assert 'data-of="at"' not in drawn(app)
    press(app, "Close the lesson")
    assert "The room is at question 1 of 3. Nobody can join" in words(app)
    for _ in range(2):
        led_on(app, clock, "Show answers", "Next question")
    assert "The room is at question 3 of 3." in words(app)
    led_on(app, clock, "Show answers")
    assert "All are done. Nobody can join" in words(app)
    press(app, "Close it")
    assert "Ada" in drawn(app)
    assert 'data-of="at"' not in drawn(app)


def test_a_lesson_that_is_deleted_meanwhile_cannot_be_closed(
    app: AppTest, service: Service
) -> None:
    a_class(service)
    lesson = a_lesson(service, HANDS)
    opened(app, of=lesson.id)
    press(app, "Close the lesson")
    assert "All are done." in words(app)
    service.register.forget_class("owls")
    press(app, "Close it")
    assert titles(app) == ["No such lesson"]
    assert "That lesson is deleted." in words(app)


@pytest.mark.parametrize("label", ["Show answers", "Close the lesson"])
def test_whose_key_is_taken_back_can_do_nothing_any_more(
    app: AppTest, service: Service, key: bytes, label: str
) -> None:
    a_class(service)
    lesson = a_lesson(service, LED)
    opened(app, of=lesson.id)
    if label == "Close the lesson":
        press(app, label)
        label = "Close it"
    service.register.drop_keys(hashed=key)
    press(app, label)
    assert titles(app) == ["This page is the teacher's"]
    assert the_lesson(service) == lesson
    assert "C6E" not in drawn(app)


def test_a_stranger_sees_nothing_of_a_lesson(app: AppTest, service: Service, key: bytes) -> None:
    a_class(service)
    lesson = a_lesson(service, HANDS)
    service.register.drop_keys(hashed=key)
    opened(app, of=lesson.id)
    assert titles(app) == ["This page is the teacher's"]
    assert HANDS.title not in words(app)
    assert "C6E" not in drawn(app)
