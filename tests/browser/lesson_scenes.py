"""The teacher's pages of a lesson in every state: a class of twelve who count."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.roomed import Roomed, come_in, open_room
from tests.browser.watched import Visit
from tests.web.teaching.lessons import NAMES, a_class, a_lesson, close, count_lesson, move
from trainer.classroom.drill import ClassDrill, Pace
from trainer.classroom.lesson import Lesson, Stage
from trainer.classroom.ready import ready_drill
from trainer.web.service import Service, make_service

HANDS: Final = replace(ready_drill("mix", 7), worked=0)
LED: Final = replace(ready_drill("runs", 7), pace=Pace.LED)
HEARD: Final = replace(ready_drill("miscounts", 9), pace=Pace.LED)

# What has happened in a lesson of its own before one looks.
Before = Callable[[Service, Lesson], object]


def lesson_of_twelve(program: Roomed, drill: ClassDrill, before: Before) -> Lesson:
    """Let twelve people of a class count a lesson."""
    with program.opened(role="writer") as log:
        service = make_service(log, program.database)
        a_class(service)
        lesson = a_lesson(service, drill)
        count_lesson(service, lesson, NAMES)
        before(service, lesson)
    return lesson


def _nothing(_: Service, lesson: Lesson) -> Lesson:
    return lesson


def _told(service: Service, lesson: Lesson) -> Lesson:
    return move(service, lesson, Lesson.tell)


def _twice(service: Service, lesson: Lesson) -> None:
    close(service, lesson)
    again = a_lesson(service, lesson.drill, id_="tuesday", code="PPPPPPP")
    count_lesson(service, again, NAMES, seed=9)
    close(service, again)


def _scene(
    drill: ClassDrill, ready: str, *, before: Before = _nothing, of: str = "monday", view: str = ""
) -> Callable[..., Page]:
    """Make a page of a lesson: what is seen once it is there, and the view of the board."""

    def opened(program: Roomed, visit: Visit, **options: object) -> Page:
        lesson_of_twelve(program, drill, before)
        page = open_room(come_in(visit(program, **options), program))
        page.goto(f"{program.address}/lesson?of={of}")
        if view:
            page.get_by_role("radio", name=view).or_(page.get_by_role("button", name=view)).click()
        expect(page.get_by_text(ready, exact=True).first).to_be_visible()
        return page

    return opened


def _start(program: Roomed, visit: Visit, **options: object) -> Page:
    lesson_of_twelve(program, HANDS, _nothing)
    page = come_in(visit(program, **options), program)
    page.get_by_role("button", name="Start a lesson").click()
    expect(page.get_by_role("heading", name="Start a lesson")).to_be_visible()
    expect(page.get_by_text("A bit of everything", exact=True)).to_be_visible()
    return page


def _takes_out(program: Roomed, visit: Visit, **options: object) -> Page:
    page = _scene(HANDS, "Take somebody out")(program, visit, **options)
    page.get_by_text("Take somebody out").click()
    page.get_by_test_id("stButtonGroup").get_by_text(NAMES[3], exact=True).click()
    page.get_by_role("button", name=f"Take {NAMES[3]} out").click()
    expect(page.get_by_role("button", name="Yes, for good")).to_be_visible()
    return page


def _gathers(program: Roomed, visit: Visit, **options: object) -> Page:
    with program.opened(role="writer") as log:
        service = make_service(log, program.database)
        a_class(service)
        a_lesson(service, LED, stage=Stage.BEFORE)
    page = open_room(come_in(visit(program, **options), program))
    page.goto(f"{program.address}/lesson?of=monday")
    expect(page.get_by_role("button", name="Work two hands through first")).to_be_visible()
    return page


def _worked(program: Roomed, visit: Visit, **options: object) -> Page:
    page = _gathers(program, visit, **options)
    page.get_by_role("button", name="Work two hands through first").click()
    expect(page.locator(".muggins.show")).to_contain_text("worked hand 1 of 2")
    return page


def _classes(program: Roomed, visit: Visit, **options: object) -> Page:
    lesson_of_twelve(program, HANDS, _twice)
    page = come_in(visit(program, **options), program)
    page.get_by_text("The Owls").click()
    page.get_by_role("button", name="Delete this class whole").click()
    expect(page.get_by_role("button", name="Delete it for good")).to_be_visible()
    return page


LESSON_SCENES: Final[Mapping[str, Callable[..., Page]]] = {
    "lesson, start": _start,
    "lesson, by person": _scene(HANDS, "wholly right"),
    "lesson, by rule": _scene(HANDS, "right when claimed", view="Rules"),
    "lesson, by question": _scene(HANDS, "answered", view="Questions"),
    "lesson, missed most": _scene(HANDS, "missed by", view="Missed"),
    "lesson, somebody is taken out": _takes_out,
    "lesson, people come in": _gathers,
    "lesson, a hand is worked through": _worked,
    "lesson, asked": _scene(LED, "Show answers"),
    "lesson, told": _scene(LED, "The room said", before=_told),
    "lesson, a count told": _scene(HEARD, "The room said", before=_told),
    "lesson, report": _scene(HANDS, "Run it again", before=_twice, of="tuesday"),
    "classes": _classes,
}
