"""A student's pages of a lesson in every state, each opened at once on a device in the room."""

import re
from collections.abc import Callable, Mapping
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.lesson_scenes import HANDS, LED, Before, lesson_of_twelve
from tests.browser.roomed import Roomed, come_in, open_room
from tests.browser.watched import Visit
from tests.web.teaching.lessons import NAMES, close, move
from trainer.classroom.drill import ClassDrill
from trainer.classroom.lesson import Lesson
from trainer.classroom.ready import ready_drill
from trainer.web.service import Service, make_service

WORKED: Final = ready_drill("pairs", 7)


def _begun(program: Roomed, visit: Visit, drill: ClassDrill, **options: object) -> Page:
    """Open the page on which a lesson is joined."""
    lesson = lesson_of_twelve(program, drill, lambda *_: None)
    open_room(come_in(visit(program), program))
    page = visit(program, at=program.from_room, **options).window(f"join?code={lesson.code}")
    expect(page.get_by_role("button", name=re.compile("^Join as"))).to_be_visible()
    return page


def _asked_name(program: Roomed, visit: Visit, **options: object) -> Page:
    return _begun(program, visit, HANDS, **options)


def _asked_code(program: Roomed, visit: Visit, **options: object) -> Page:
    page = _begun(program, visit, HANDS, **options)
    page.goto(f"{program.from_room}/join?code=2222222")
    expect(page.get_by_text("No lesson is open under this code.")).to_be_visible()
    return page


def _knocks(program: Roomed, visit: Visit, **options: object) -> Page:
    page = _begun(program, visit, HANDS, **options)
    page.get_by_label("Or under a name of your own").fill(NAMES[0])
    page.get_by_role("button", name="Join with this name").click()
    expect(page.get_by_role("button", name="Take another name")).to_be_visible()
    return page


def _joined(
    drill: ClassDrill, ready: str, *, then: Before | None = None, link: str = ""
) -> Callable[..., Page]:
    """Make the page of somebody who has joined, and what happens before one looks."""

    def opened(program: Roomed, visit: Visit, **options: object) -> Page:
        page = _begun(program, visit, drill, **options)
        page.get_by_role("button", name=re.compile("^Join as")).click()
        expect(page).to_have_url(re.compile("/my-lesson"))
        expect(page.get_by_role("link", name="Lesson")).to_be_visible()
        if then:
            with program.opened(role="writer") as log:
                service = make_service(log, program.database)
                lesson = service.register.lesson("monday")
                assert lesson
                then(service, lesson)
        if link:
            page.goto(f"{program.from_room}/{link}")
        expect(page.get_by_text(ready, exact=True).first).to_be_visible()
        return page

    return opened


def _taken_out(service: Service, lesson: Lesson) -> None:
    for each in service.register.joined(lesson.id):
        service.register.drop_keys(learner=each.learner.id)


def _told(service: Service, lesson: Lesson) -> Lesson:
    return move(service, lesson, Lesson.tell)


STUDENT_SCENES: Final[Mapping[str, Callable[..., Page]]] = {
    "join": _asked_name,
    "join, a wrong code": _asked_code,
    "join, a name that is taken": _knocks,
    "joined, before the questions": _joined(WORKED, "Begin the questions"),
    "joined, asked": _joined(HANDS, "Count"),
    "joined, too late": _joined(LED, "The answers are shown", then=_told),
    "joined, closed": _joined(HANDS, "The lesson is over.", then=close),
    "joined, taken out": _joined(
        HANDS, "A class counts here. Whoever teaches it has a code for you.", then=_taken_out
    ),
    "me": _joined(HANDS, "What is kept of me", link="me"),
}
