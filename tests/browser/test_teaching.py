"""The teacher's page of a lesson in a browser: answers appear by themselves, and windows agree."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime

from playwright.sync_api import Page, expect

from tests.browser.lesson_scenes import HANDS, LED
from tests.browser.roomed import Roomed, come_in, lead_on
from tests.browser.watched import Visit
from tests.web.teaching.lessons import a_class, a_lesson, add_member, say
from trainer.classroom.drill import ClassDrill
from trainer.classroom.lesson import Lesson
from trainer.web.drill.in_lesson import take_part
from trainer.web.service import Service, make_service


@contextmanager
def beside(program: Roomed) -> Iterator[Service]:
    """Do what students do, from beside the program."""
    with program.opened(role="writer") as log:
        yield make_service(log, program.database)


def begun(program: Roomed, drill: ClassDrill) -> Lesson:
    with beside(program) as service:
        a_class(service)
        return a_lesson(service, drill)


def answer(program: Roomed, lesson: Lesson, name: str, text: str = "") -> None:
    with beside(program) as service:
        learner = add_member(service, lesson.classroom, name)
        say(service, take_part(service, lesson, learner.id), form="total", text=text)


def row(page: Page, name: str) -> str:
    return page.get_by_role("row", name=re.compile(f"^{name}")).inner_text()


def test_two_students_and_their_answers_appear_by_themselves(roomed: Roomed, visit: Visit) -> None:
    lesson = begun(roomed, HANDS)
    page = come_in(visit(roomed), roomed)
    page.goto(f"{roomed.address}/lesson?of={lesson.id}")
    expect(page.get_by_text("Nobody has joined yet.")).to_be_visible()
    answer(roomed, lesson, "Ada")
    answer(roomed, lesson, "<i>Bo</i>", text="0")
    expect(page.get_by_text("2 people have joined.")).to_be_visible()
    expect(page.get_by_role("rowheader", name="Ada")).to_be_visible()
    # A name is text, whatever it is.
    expect(page.get_by_role("rowheader", name="<i>Bo</i>")).to_be_visible()
    assert "1 of 1" in row(page, "Ada")
    page.get_by_text("Hide names").click()
    expect(page.get_by_role("rowheader", name="somebody")).to_have_count(2)
    expect(page.get_by_role("rowheader", name="Ada")).to_have_count(0)


def test_two_windows_of_the_teacher_agree_where_a_led_lesson_is(
    roomed: Roomed, visit: Visit
) -> None:
    lesson = begun(roomed, LED)
    first = come_in(visit(roomed), roomed)
    second = first.context.new_page()
    for page in (first, second):
        page.goto(f"{roomed.address}/lesson?of={lesson.id}")
        expect(page.get_by_text("0 of 0 have answered")).to_be_visible()
    answer(roomed, lesson, "Ada", text="0")
    expect(second.get_by_text("1 of 1 have answered")).to_be_visible()
    first.get_by_role("button", name="Show answers").click()
    expect(second.get_by_role("heading", name="The room said")).to_be_visible()
    lead_on(second, "Next question", "Show answers")
    for page in (first, second):
        expect(page.get_by_text("Question 2 of 10")).to_be_visible()
        expect(page.get_by_role("heading", name="The room said")).to_have_count(0)


def test_a_double_click_shows_answers_and_asks_no_other_question(
    roomed: Roomed, visit: Visit
) -> None:
    lesson = begun(roomed, LED)
    answer(roomed, lesson, "Ada", text="0")
    page = come_in(visit(roomed), roomed)
    page.goto(f"{roomed.address}/lesson?of={lesson.id}")
    place = page.get_by_role("button", name="Show answers").bounding_box()
    assert place
    spot = (place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    page.mouse.click(*spot)
    # As soon as there is something else to be hit.
    expect(page.get_by_role("button", name="Next question")).to_be_visible()
    page.mouse.click(*spot)
    # What is pressed behind it is done behind it.
    page.get_by_text("Hide names").click()
    expect(page.get_by_role("rowheader", name="somebody")).to_be_visible()
    expect(page.get_by_text("Question 1 of 10")).to_be_visible()
    expect(page.get_by_role("heading", name="The room said")).to_be_visible()


def test_a_lesson_closed_in_one_window_is_closed_in_the_other(roomed: Roomed, visit: Visit) -> None:
    lesson = begun(roomed, HANDS)
    answer(roomed, lesson, "Ada")
    first = come_in(visit(roomed), roomed)
    second = first.context.new_page()
    for page in (first, second):
        page.goto(f"{roomed.address}/lesson?of={lesson.id}")
        expect(page.get_by_text("1 person has joined.")).to_be_visible()
    first.get_by_role("button", name="Close the lesson").click()
    first.get_by_role("button", name="Close it").click()
    for page in (first, second):
        expect(page.get_by_role("heading", name="Run it again")).to_be_visible()
    with second.expect_download() as loading:
        second.get_by_role("button", name="Every answer, as a sheet").click()
    name = loading.value.suggested_filename
    assert re.fullmatch(rf"muggins-answers-{datetime.now(UTC):%Y-%m-%d}-\d{{4}}\.csv", name)
    head, ada = loading.value.path().read_text(encoding="utf-8-sig").splitlines()
    assert head.startswith("name,question,cards")
    assert ada.startswith("Ada,1,")


def test_two_clicks_at_once_start_one_lesson(roomed: Roomed, visit: Visit) -> None:
    page = come_in(visit(roomed), roomed)
    page.get_by_role("button", name="Start a lesson").click()
    page.get_by_role("button", name="Start", exact=True).first.dblclick()
    expect(page.get_by_role("button", name="Close the lesson")).to_be_visible()
    with beside(roomed) as service:
        (classroom,) = service.register.classes()
        assert classroom.name == "My class"
        assert len(service.register.lessons(classroom.id)) == 1


def test_behind_whoever_is_deleted_the_list_names_whom_the_button_would_delete(
    school: Roomed, visit: Visit
) -> None:
    school.begin_anew()
    with beside(school) as service:
        a_class(service)
        for name in ("Ada", "Bo", "Cy"):
            add_member(service, "owls", name)
    visited = visit(school)
    school.let_in(visited)
    page = visited.window("class")
    page.get_by_text("The Owls").click()
    chosen = page.get_by_role("combobox", name="Delete one of them")
    chosen.fill("Cy")
    chosen.press("Enter")
    page.get_by_role("button", name="Delete this person").click()
    page.get_by_role("button", name="Delete them for good").click()
    expect(page.get_by_text("Cy is deleted.")).to_be_visible()
    expect(chosen).to_have_value("Ada")
    page.get_by_role("button", name="Delete this person").click()
    expect(page.get_by_text("Ada goes for good")).to_be_visible()
