"""A lesson is started: by one click, once, by the class that is chosen."""

from dataclasses import replace

import pytest
from streamlit.testing.v1 import AppTest

from tests.web.teaching.lessons import (
    a_class,
    a_lesson,
    close,
)
from tests.web.teaching.pages import HANDS, labels, opened, the_lesson, words
from tests.web.test_data import shown
from tests.web.test_screens import press, titles, whole
from trainer.classroom.drill import ClassDrill
from trainer.classroom.ready import READY
from trainer.web.service import Service


def first_link(app: AppTest) -> str:
    return str(app.get("page_link")[0].proto.label)


def start_pages(drill: ClassDrill) -> list[dict[str, str]]:
    return [drill.fields, {"drill": str(drill)}]


def test_a_ready_drill_is_started_with_one_click_and_a_class_is_made(
    app: AppTest, service: Service
) -> None:
    opened(app)
    assert "Class: My class" in words(app)
    app.button(key="start pairs").click().run()
    whole(app)
    lesson = the_lesson(service)
    assert titles(app) == ["Fifteens and pairs"]
    assert app.query_params["of"] == lesson.id
    assert lesson.is_open
    assert [each.name for each in service.register.classes()] == ["My class"]


def test_a_drill_that_is_kept_is_started_with_one_click(app: AppTest, service: Service) -> None:
    opened(app)
    assert [each.value for each in app.header] == []
    mine = replace(HANDS, title="My *own*")
    service.register.keep_drill("mine", mine)
    opened(app)
    assert [each.value for each in app.header] == ["Kept", "Ready"]
    assert "My *own*" in words(app)
    starts = [each.key for each in app.button if each.label == "Start"]
    assert starts[:2] == ["start kept mine", f"start {READY[0]}"]
    app.button(key="start kept mine").click().run()
    whole(app)
    assert the_lesson(service).drill == mine


@pytest.mark.parametrize("fields", start_pages(HANDS))
def test_a_drill_that_was_planned_is_started(
    app: AppTest, service: Service, fields: dict[str, str]
) -> None:
    opened(app, **fields)
    assert "3 questions. Each at their own pace, told after each question, answered" in words(app)
    press(app, "Start the lesson")
    assert the_lesson(service).drill == HANDS


def test_a_drill_that_cannot_be_read_is_quoted(app: AppTest) -> None:
    opened(app, drill="title=*nonsense*&seed=x")
    assert [each.value for each in app.warning] == ["This drill cannot be counted."]
    assert "Start the lesson" not in labels(app)


def test_the_class_is_chosen_where_there_are_several(app: AppTest, service: Service) -> None:
    a_class(service)
    a_class(service, id_="larks", name="The *Larks*")
    opened(app, **HANDS.fields)
    (choice,) = app.selectbox
    assert choice.value == "larks"
    choice.set_value("owls").run()
    press(app, "Start the lesson")
    assert len(service.register.lessons("owls")) == 1
    assert service.register.lessons("larks") == ()
    opened(app)
    assert "Go on: Fifteens, 14 March 2026, 12:00 (open, " in "\n".join(
        shown(each.proto.label) for each in app.get("page_link")
    )


def test_a_class_that_is_deleted_meanwhile_is_said_to_be(app: AppTest, service: Service) -> None:
    a_class(service)
    opened(app, **HANDS.fields)
    service.register.forget_class("owls")
    press(app, "Start the lesson")
    assert "That class is deleted" in words(app)


def test_each_page_of_a_class_leads_back_to_it(app: AppTest, service: Service) -> None:
    a_class(service)
    lesson = a_lesson(service, HANDS)
    assert first_link(opened(app)) == "For a class"
    assert first_link(opened(app, of=lesson.id)) == "For a class"
    close(service, lesson)
    assert first_link(opened(app, of=lesson.id)) == "For a class"
    app.query_params.clear()
    assert first_link(whole(app.switch_page("screens/plan_drill.py").run())) == "For a class"


def test_a_lesson_that_is_not_there_is_said_not_to_be(app: AppTest) -> None:
    assert titles(opened(app, of="nothing")) == ["No such lesson"]
