"""The pages of a class in every state, each opened at once, by a teacher or from the room."""

from collections.abc import Callable, Mapping
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.lesson_scenes import LESSON_SCENES
from tests.browser.roomed import Roomed, come_in, open_room
from tests.browser.student_scenes import STUDENT_SCENES
from tests.browser.watched import Visit


def _closed(program: Roomed, visit: Visit, **options: object) -> Page:
    page = come_in(visit(program, **options), program)
    page.get_by_text("Choose a passphrase").click()
    expect(page.get_by_label("Passphrase", exact=True)).to_be_visible()
    return page


def _open(program: Roomed, visit: Visit, **options: object) -> Page:
    page = open_room(come_in(visit(program, **options), program))
    page.get_by_text("Try it with a phone").click()
    expect(page.get_by_text("No device has got through yet.")).to_be_visible()
    page.get_by_role("button", name="Make a link").click()
    expect(page.locator("code").filter(has_text="setup=")).to_be_visible()
    return page


def _anybodys(link: str, heading: str) -> Callable[..., Page]:
    """Make a page that anybody in an open room can open."""

    def opened(program: Roomed, visit: Visit, **options: object) -> Page:
        open_room(come_in(visit(program), program))
        page = visit(program, at=program.from_room, **options).window(link)
        expect(page.get_by_role("heading", name=heading, exact=True)).to_be_visible()
        return page

    return opened


def _setup(program: Roomed, visit: Visit, **options: object) -> Page:
    link = _open(program, visit).locator("code").inner_text()
    page = visit(program, at=program.from_room, **options).context.new_page()
    page.goto(link)
    expect(page.get_by_role("heading", name="Teach on this device")).to_be_visible()
    return page


CLASS_SCENES: Final[Mapping[str, Callable[..., Page]]] = {
    "class, closed": _closed,
    "class, open": _open,
    "class, not the teacher's": _anybodys("class", "This page is the teacher's"),
    "door": _anybodys("door?link=old", "The teacher's door"),
    "door, another device": _setup,
    "reach": _anybodys("reach", "It works"),
    "in the room": _anybodys("", "Muggins"),
    **LESSON_SCENES,
    **STUDENT_SCENES,
}
# These are of how the room and the door are at first.
OF_THE_ROOM: Final = {"class, closed", "class, open", "door, another device"}
