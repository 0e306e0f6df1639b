"""A question that a teacher leads through, before a room: all of it is seen, and from the back."""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from scenarios import GENERATOR
from tests.browser.lesson_scenes import HEARD, LED, lesson_of_twelve
from tests.browser.roomed import Roomed, lead_on
from tests.browser.watched import Visit
from tests.web.teaching.lessons import NAMES, a_class, a_lesson, add_member, move
from trainer.classroom.drill import ClassDrill
from trainer.classroom.lesson import Lesson, Stage
from trainer.web.drill.in_lesson import take_part
from trainer.web.service import Service, make_service
from trainer.web.showing.shown import Shown

SEEDED: Final = f"pace=led&seed=7&generator={GENERATOR}"
# No count has more lines than these.
LONGEST: Final = ClassDrill.parse(f"title=All&kinds=hand&where=points%3D29&picked=0-2&{SEEDED}")
DOUBLED: Final = ClassDrill.parse(f"title=More&kinds=hand&where=points%3D24&picked=0-2&{SEEDED}")
PLAY: Final = ClassDrill.parse(
    f"title=Plays&kinds=play&where=thirty-one+is+not+three&picked=0-5&{SEEDED}"
)
LAST: Final = ClassDrill.parse(f"title=Last&kinds=hand&where=points%3D29&picked=0&{SEEDED}")
LOW: Final = ViewportSize(width=1280, height=720)
FULL_HD: Final = ViewportSize(width=1920, height=1080)
Led = Callable[..., Page]


@pytest.fixture
def led(school: Roomed, visit: Visit) -> Led:
    """Open the page of a lesson that is led; twelve people are in it."""

    def begin(drill: ClassDrill, *, is_told: bool = False, size: ViewportSize = LOW) -> Page:
        school.begin_anew()
        lesson = lesson_of_twelve(school, drill, _tell if is_told else _ask)
        visited = visit(school, viewport=size)
        school.let_in(visited)
        page = visited.window(f"lesson?of={lesson.id}")
        expect(page.get_by_text("Question 1 of")).to_be_visible()
        return page

    return begin


def _tell(service: Service, lesson: Lesson) -> Lesson:
    return move(service, lesson, Lesson.tell)


def _ask(_: Service, lesson: Lesson) -> Lesson:
    return lesson


@pytest.mark.parametrize("size", [LOW, FULL_HD], ids=["low", "full"])
@pytest.mark.parametrize(
    "drill", [LONGEST, DOUBLED, PLAY, HEARD], ids=["29", "24", "play", "heard"]
)
def test_all_of_a_question_is_seen_at_once_asked_and_told(
    led: Led, drill: ClassDrill, size: ViewportSize
) -> None:
    page = led(drill, size=size)
    whole = (page.get_by_text("of 12 have answered"), page.locator(".mg-asks"))
    for place in (*whole, page.get_by_role("button", name="Show answers")):
        expect(place).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Show answers").click()
    onward = page.get_by_role("button", name="Next question")
    for place in (*whole, page.locator(".mg-tells"), page.locator(".mg-says"), onward):
        expect(place).to_be_in_viewport(ratio=1)
    for code in (page.get_by_label("The code: C 6 E"), page.get_by_text("/join")):
        expect(code.first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [LOW, FULL_HD], ids=["low", "full"])
def test_behind_the_last_question_the_lesson_is_closed_where_one_went_on(
    led: Led, size: ViewportSize
) -> None:
    page = led(LAST, size=size)
    shows = page.get_by_role("button", name="Show answers")
    before = shows.bounding_box()
    shows.click()
    closes = page.get_by_role("button", name="Close the lesson")
    expect(closes).to_be_in_viewport(ratio=1)
    expect(page.get_by_text("That was the last question.")).to_be_in_viewport(ratio=1)
    after = closes.bounding_box()
    assert before
    assert after
    assert (after["y"], after["height"]) == pytest.approx((before["y"], before["height"]), abs=2)
    closes.click()
    closes = page.get_by_role("button", name="Close it")
    expect(closes).to_be_in_viewport(ratio=1)
    closes.click()
    expect(page.get_by_role("heading", name="By student")).to_be_visible()


def test_the_code_for_a_camera_is_one_press_away(led: Led) -> None:
    page = led(LONGEST)
    expect(page.locator(".mg-code")).to_have_count(0)
    page.get_by_role("button", name="Show the QR code").click()
    expect(page.get_by_role("img", name="A code for a camera")).to_be_in_viewport(ratio=1)
    expect(page.locator(".mg-large").get_by_text("/join")).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    expect(page.locator(".mg-code")).to_have_count(0)


def test_the_cards_of_a_short_count_are_read_from_the_back(led: Led) -> None:
    page = led(LED, is_told=True)
    cards = page.locator(".mg-tells .mg-card")
    heights = cards.evaluate_all("all => all.map((each) => each.offsetHeight)")
    assert min(heights) >= LOW["height"] / 22
    for place in (page.locator(".mg-tells"), page.locator(".mg-says")):
        expect(place).to_be_in_viewport(ratio=1)


def test_it_grows_with_the_screen_that_is_read_from_the_back(led: Led) -> None:
    page = led(replace(LONGEST, title="Large"), is_told=True)
    every = page.locator(".mg-asks .mg-card, .mg-tells li > span, .mg-says b, .st-key-led button p")
    sizes = "all => all.map((each) => parseFloat(getComputedStyle(each).fontSize))"
    low = every.evaluate_all(sizes)
    # No letter is smaller than a forty-fifth of the screen.
    assert min(low) >= LOW["height"] / 45
    for times in (1.5, 3):
        page.set_viewport_size({"width": int(1280 * times), "height": int(720 * times)})
        assert every.evaluate_all(sizes) == pytest.approx([size * times for size in low], rel=0.05)
    page.set_viewport_size({"width": 360, "height": 740})
    assert min(every.evaluate_all(sizes)) >= 15
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def gathered(school: Roomed, visit: Visit, names: Sequence[str] = ()) -> tuple[Page, Lesson]:
    """Open the page of a lesson that is led, before its first question."""
    school.begin_anew()
    with school.opened(role="writer") as log:
        service = make_service(log, school.database)
        a_class(service)
        lesson = a_lesson(service, LED, stage=Stage.BEFORE)
        for name in names:
            take_part(service, lesson, add_member(service, "owls", name).id)
    visited = visit(school, viewport=LOW)
    school.let_in(visited)
    page = visited.window(f"lesson?of={lesson.id}")
    return page, lesson


def test_all_who_are_in_are_seen_below_the_code_before_the_first_question(
    school: Roomed, visit: Visit
) -> None:
    page, _ = gathered(school, visit, NAMES)
    expect(page.get_by_role("button", name="Ask the first question")).to_be_in_viewport(ratio=1)
    for name in NAMES:
        expect(page.get_by_text(name, exact=True)).to_be_in_viewport(ratio=1)


def test_two_hands_are_worked_through_before_the_first_question(
    school: Roomed, visit: Visit
) -> None:
    page, lesson = gathered(school, visit)
    expect(page.get_by_role("img", name="A code for a camera")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Work two hands through first").click()
    screen = page.locator(".muggins.show")
    expect(screen).to_contain_text("worked hand 1 of 2")
    page.keyboard.press("Space")
    count = screen.get_by_role("list", name="the count")
    expect(count.get_by_role("listitem")).to_have_count(1)
    for place in (count, screen.locator(".felt"), page.get_by_label("The code: C 6 E")):
        expect(place).to_be_in_viewport(ratio=1)
    # Back where it was after a reload, and nothing has scrolled away.
    page.reload()
    expect(count.get_by_role("listitem")).to_have_count(1)
    expect(page.get_by_label("The code: C 6 E")).to_be_in_viewport(ratio=1)
    expect(screen.get_by_role("button", name="Next line")).to_be_in_viewport(ratio=1)
    last = f"2.{Shown(LED).hand(2).steps}"
    page.goto(f"{school.address}/lesson?of={lesson.id}&at={last}")
    expect(screen).to_contain_text("worked hand 2 of 2")
    expect(screen.get_by_role("button", name="Ask the first question")).to_be_visible()
    # Whoever leafs on stops here: only the button asks the room.
    page.keyboard.press("Space")
    screen.locator(".felt").click()
    page.keyboard.press("ArrowLeft")
    expect(screen.get_by_role("button", name="What it comes to")).to_be_visible()
    for _ in range(3):
        page.keyboard.press("Space")
    expect(page).to_have_url(re.compile(rf"at={re.escape(last)}$"))
    lead_on(page, "Ask the first question", "Show answers")
    expect(page.get_by_text("Question 1 of 10")).to_be_visible()
    expect(screen).to_have_count(0)
