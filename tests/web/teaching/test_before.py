"""A lesson that is led, before its first question: people come in, and hands are worked through."""

import re
from dataclasses import replace
from datetime import datetime, timedelta

from streamlit.testing.v1 import AppTest

from tests.web.teaching.lessons import a_class, a_lesson, add_member
from tests.web.teaching.pages import HANDS, LED, drawn, labels, led_on, opened, the_lesson, words
from tests.web.test_screens import act, press, view, whole
from trainer.classroom.drill import Pace
from trainer.classroom.lesson import Lesson, Stage
from trainer.classroom.ready import ready_drill
from trainer.web.drill.in_lesson import take_part
from trainer.web.service import Service
from trainer.web.teaching.acting import start_lesson

MIX = replace(ready_drill("mix", 7), pace=Pace.LED)
FIRST = "Ask the first question"
HANDS_FIRST = "Work two hands through first"


def gathered(app: AppTest, service: Service, drill: object = LED, **fields: str) -> Lesson:
    """Open a lesson that was started just now."""
    a_class(service)
    lesson = a_lesson(service, drill, stage=Stage.BEFORE)  # type: ignore[arg-type]
    opened(app, of=lesson.id, **fields)
    return lesson


def test_where_the_teacher_leads_people_come_in_first(service: Service) -> None:
    led, own = (start_lesson(service, drill, id_=drill.pace.value) for drill in (LED, HANDS))
    assert (led.stage, own.stage) == (Stage.BEFORE, Stage.ASKED)


def test_how_it_is_joined_stands_large_until_the_first_question_is_asked(
    app: AppTest, service: Service
) -> None:
    gathered(app, service, MIX)
    assert "C6E P34W" in drawn(app)
    assert "mg-in-line" not in drawn(app)
    assert HANDS_FIRST not in labels(app)
    assert "mg-asks" not in drawn(app)
    press(app, "Close the lesson")
    assert "No question is asked yet. Nobody can join" in words(app)
    press(app, FIRST)
    assert (the_lesson(service).stage, the_lesson(service).number) == (Stage.ASKED, 0)
    assert "mg-in-line" in drawn(app)
    assert "Question 1 of 10" in words(app)


def test_before_the_first_question_it_is_told_who_is_in_and_nothing_else(
    app: AppTest, service: Service
) -> None:
    lesson = gathered(app, service)
    assert "Nobody has joined yet." in words(app)
    for name in ("Bo", "ada", "<b>Cy"):
        take_part(service, lesson, add_member(service, "owls", name).id)
    service.boards.forget(lesson.id)
    opened(app, of=lesson.id)
    assert "3 people have joined." in words(app)
    assert re.findall("<bdi>(.*?)</bdi>", drawn(app)) == ["&lt;b&gt;Cy", "ada", "Bo"]
    assert "wholly right" not in drawn(app)
    assert "The board" not in [each.label for each in app.button_group]
    app.toggle[0].set_value(True).run()
    assert "<bdi>" not in drawn(whole(app))
    assert "3 people have joined." in words(app)
    # Hidden they stay, where the question and its board come.
    press(app, FIRST)
    assert app.toggle[0].value
    assert "ada" not in drawn(app)


def test_worked_hands_come_line_by_line_and_then_the_first_question(
    app: AppTest, service: Service, clock: list[datetime]
) -> None:
    lesson = gathered(app, service)
    press(app, HANDS_FIRST)
    assert app.query_params["at"] == "1.0"
    assert "mg-in-line" in drawn(app)
    assert (view(app, "show")["place"], view(app, "show")["lines"]) == ("worked hand 1 of 2", [])
    seen = []
    while the_lesson(service).stage is Stage.BEFORE:
        there = view(app, "show")
        seen.append((there["place"], there["next"]))
        assert ("Skip to the first question" in labels(app)) == (there["next"] != FIRST)
        clock.append(clock[-1] + timedelta(seconds=2))
        act(app, "show", act="on", id=there["id"], n=len(seen))
        if there["next"] == FIRST:
            # To leaf on is not enough: a clock may start with it.
            assert the_lesson(service).stage is Stage.BEFORE
            assert view(app, "show")["id"] == there["id"]
            assert there["is_last"]
            act(app, "show", act="on", id=there["id"], n=len(seen) + 1, is_meant=True)
    assert {place for place, _ in seen} == {"worked hand 1 of 2", "worked hand 2 of 2"}
    assert [place for place, onward in seen if onward == FIRST] == ["worked hand 2 of 2"]
    assert "at" not in app.query_params
    assert "Question 1 of 3" in words(app)
    assert the_lesson(service).id == lesson.id


def test_from_a_worked_hand_one_may_go_back_and_on_to_the_questions(
    app: AppTest, service: Service, clock: list[datetime]
) -> None:
    gathered(app, service, at="1.1")
    act(app, "show", act="back", id="1.1", n=1)
    assert app.query_params["at"] == "1.0"
    led_on(app, clock, "Skip to the first question")
    assert the_lesson(service).stage is Stage.ASKED
    assert "Question 1 of 3" in words(app)


def test_no_address_leads_from_the_worked_hands_to_a_question(
    app: AppTest, service: Service
) -> None:
    gathered(app, service, at="3.1")
    assert view(app, "show")["place"] == "worked hand 2 of 2"
    assert view(app, "show")["next"] == FIRST
    act(app, "show", act="back", id=view(app, "show")["id"], n=1)
    assert view(app, "show")["next"] != FIRST
    assert "Skip to the first question" in labels(app)
