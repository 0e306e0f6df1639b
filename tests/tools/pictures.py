"""Take the pictures of the README: of one who learns, and of a class.

python -m tests.tools.pictures
"""

import re
import sys
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

from scenarios import GENERATOR
from tests.browser.conftest import ARGUMENTS, NO_BROWSER, chromium
from tests.browser.lesson_scenes import HANDS, lesson_of_twelve
from tests.browser.roomed import Roomed, open_room
from tests.browser.scenes import SCENES, set_scene
from tests.browser.served import ROOT, Served, trainer
from tests.browser.table import right_text
from tests.web.begun import practice_for
from trainer.quiz.link import read_link
from trainer.record import Learner
from trainer.web.drill import desk
from trainer.web.drill.desk import Reply, stand_of
from trainer.web.service import Service, make_service

PICTURES: Final = ROOT / ".github" / "pictures"
COLOURS: Final = 128
# Five and jack, and four, five and six: whoever sees the first fifteen easily overlooks the others.
HAND: Final = (
    f"kinds=hand&where=double+run+%2B+fifteen+behind+a+fifteen&seed=30&generator={GENERATOR}"
)


def main() -> None:
    """Take all of them, each from a browser without a past."""
    program = chromium()
    if program is None:
        sys.exit(NO_BROWSER)
    PICTURES.mkdir(parents=True, exist_ok=True)
    with trainer() as served, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(ARGUMENTS))
        take_verdict(browser, served)
        take_phone(browser, served)
        take_progress(browser, served)
        take_heard(browser, served)
        take_race(browser, served)
        browser.close()
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(ARGUMENTS))
        take_class(browser, Roomed(Path(folder, "muggins.db")))
        browser.close()


def take_verdict(browser: Browser, served: Served) -> None:
    """Take the verdict on a count in which the second fifteen was missed."""
    learner = served.add_learner("level=counts&form=combinations", name="Ada")
    with served.opened(role="writer") as log:
        count_without(1, make_service(log, served.database), learner)
    page = window(browser, served, learner, f"?{HAND}", viewport={"width": 800, "height": 744})
    save(page, "verdict")


def count_without(missed: int, service: Service, learner: Learner) -> None:
    """Count the hand, all but the line of a number."""
    stand = stand_of(service, practice_for(service, learner.id, read_link(HAND)))
    lines = right_text(stand.question, "combinations").split()
    said = " ".join(line for number, line in enumerate(lines) if number != missed)
    desk.answer(service, stand, Reply("combinations", said))


def take_phone(browser: Browser, served: Served) -> None:
    """Take a question on a phone, in the dark."""
    learner = served.add_learner("level=counts", name="Bob")
    phone = {"viewport": {"width": 390, "height": 720}, "has_touch": True, "is_mobile": True}
    save(window(browser, served, learner, f"?{HAND}", color_scheme="dark", **phone), "phone")


def take_progress(browser: Browser, served: Served) -> None:
    """Take the progress of somebody who has counted a few hundred hands."""
    learner = served.add_learner("level=counts", name="Eve")
    with served.opened(role="writer") as log:
        link = set_scene(SCENES["progress"], make_service(log, served.database), learner)
    save(window(browser, served, learner, link, viewport={"width": 800, "height": 900}), "progress")


def take_heard(browser: Browser, served: Served) -> None:
    """Take a count of the other side's, in which a fifteen was called that it missed."""
    learner = served.add_learner("level=counts", name="Kit")
    with served.opened(role="writer") as log:
        service = make_service(log, served.database)
        link = set_scene(SCENES["verdict of a call, short"], service, learner)
    save(window(browser, served, learner, link, viewport={"width": 800, "height": 744}), "heard")


def take_race(browser: Browser, served: Served) -> None:
    """Take a race on a phone, some counts on."""
    learner = served.add_learner("level=counts", name="Lou")
    with served.opened(role="writer") as log:
        service = make_service(log, served.database)
        link = set_scene(SCENES["in a race"], service, learner)
    phone = {"viewport": {"width": 390, "height": 720}, "has_touch": True, "is_mobile": True}
    save(window(browser, served, learner, link, **phone), "race")


def take_class(browser: Browser, served: Roomed) -> None:
    """Take the board of a lesson that twelve count, and the page on which one joins."""
    lesson = lesson_of_twelve(served, HANDS, lambda *_: None)
    teacher = browser.new_context(viewport={"width": 1100, "height": 900}).new_page()
    teacher.goto(served.door)
    teacher.goto(f"{served.address}/class")
    open_room(teacher)
    teacher.goto(f"{served.address}/lesson?of={lesson.id}")
    expect(teacher.get_by_text("wholly right", exact=True).first).to_be_visible()
    expect(teacher.get_by_text("Questions", exact=True)).to_be_visible()
    expect(teacher.get_by_text("Hide names", exact=True)).to_be_visible()
    save(teacher, "lesson")
    phone = browser.new_context(viewport={"width": 390, "height": 520}, has_touch=True).new_page()
    phone.goto(f"{served.from_room}/join?code={lesson.code}")
    expect(phone.get_by_role("button", name=re.compile("^Join as"))).to_be_visible()
    save(phone, "join")
    served.kill()


def window(
    browser: Browser, served: Served, learner: Learner, link: str, **options: object
) -> Page:
    """Open a page as a learner sees it, standing still."""
    context = browser.new_context(reduced_motion="reduce", **options)  # type: ignore[arg-type]
    context.add_cookies([{"name": served.cookie, "value": learner.id, "url": served.address}])
    page = context.new_page()
    page.goto(f"{served.address}/{link}")
    expect(page.locator(".muggins, .mg-headings")).to_be_visible()
    app = page.get_by_test_id("stApp")
    expect(app).to_have_attribute("data-test-script-state", "notRunning")
    return page


def save(page: Page, name: str) -> None:
    """Save what is seen, in few colours and few bytes."""
    picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
    few = picture.quantize(COLOURS, dither=Image.Dither.NONE)
    few.save(PICTURES / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
