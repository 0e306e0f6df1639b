"""A drill on one screen: walked by keys and by tap, told, and where it stood after a reload."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.served import Served
from tests.browser.table import PAINTED
from tests.browser.watched import Visit, Watched
from tests.web.showing.drills import HEARD, MIX, PAIRS, PLAYS_HEARD, TRAPS, TURNS, shown
from trainer.web.showing.place import At


@pytest.fixture
def screen(served: Served, visit: Visit) -> Callable[..., Page]:
    """Let somebody show a drill, from a place on."""

    def begin(text: str, at: str = "", **options: object) -> Page:
        link = f"show?{text}{f'&at={at}' if at else ''}"
        page = by_teacher(served, visit, **options).window(link)
        expect(main(page)).to_be_visible()
        expect(page.get_by_test_id("stApp")).to_have_attribute(
            "data-test-script-state", "notRunning"
        )
        return page

    return begin


def by_teacher(served: Served, visit: Visit, **options: object) -> Watched:
    """Visit the trainer in a teacher's browser."""
    visited: Watched = visit(served, served.add_learner("level=counts"), **options)
    visited.show(*served.teacher_cookie())
    return visited


def main(page: Page) -> Locator:
    return page.locator(".muggins.show")


def stands_at(page: Page, at: At) -> None:
    """Wait until the address says where it stands, and that is painted."""
    expect(page).to_have_url(re.compile(rf"at={re.escape(str(at))}$"))
    main(page).evaluate(PAINTED)


def test_the_space_bar_walks_a_whole_drill_and_the_arrow_leads_back(
    screen: Callable[..., Page],
) -> None:
    drill, page = shown(PAIRS), screen(PAIRS)
    at, lines = At(), main(page).get_by_role("list", name="the count").get_by_role("listitem")
    while at.hand <= len(drill):
        hand = drill.hand(at.hand)
        expect(lines).to_have_count(min(at.step, len(hand.lines)))
        total = main(page).locator(".total")
        expect(total).to_have_text(hand.total if at.step == hand.steps else "")
        page.keyboard.press("Space")
        at = drill.on(at)
        stands_at(page, at)
    expect(main(page).get_by_role("heading", name="That was all.")).to_be_visible()
    page.keyboard.press("Space")
    for key in ("ArrowLeft", "Backspace", "PageUp"):
        page.keyboard.press(key)
        at = drill.back(at)
        stands_at(page, at)
    for key in ("ArrowRight", "Enter", "PageDown"):
        page.keyboard.press(key)
        at = drill.on(at)
        stands_at(page, at)


def test_the_cards_of_a_line_are_lit_and_it_is_told(screen: Callable[..., Page]) -> None:
    page = screen(PAIRS, "2.0")
    voice = main(page).locator('[aria-live="polite"]')
    expect(voice).to_contain_text("nine of diamonds, nine of spades, nine of clubs, six of hearts")
    page.keyboard.press("Space")
    expect(voice).to_have_text("fifteen two, nine of diamonds, six of hearts")
    lit = main(page).locator(".slot.lit .card")
    assert lit.evaluate_all("all => all.map((each) => each.ariaLabel)") == [
        "nine of diamonds",
        "six of hearts",
    ]
    expect(main(page).locator(".slot.dim")).to_have_count(3)


# Where much is said behind what it comes to, the button goes below that.
@pytest.mark.parametrize(
    ("text", "hand", "places"),
    [(PAIRS, 2, ".question, .steps .main"), (MIX, 1, ".question"), (HEARD, 1, ".question")],
)
def test_what_is_asked_and_the_button_stay_where_they_are(
    screen: Callable[..., Page], text: str, hand: int, places: str
) -> None:
    page = screen(text, f"{hand}.0", viewport={"width": 1280, "height": 720})
    still = main(page).locator(places)
    corners = "all => all.map((each) => each.getBoundingClientRect()).map(({ x, y }) => [x, y])"
    first = still.evaluate_all(corners)
    for step in range(1, shown(text).hand(hand).steps + 1):
        page.keyboard.press("Space")
        stands_at(page, At(hand, step))
        assert still.evaluate_all(corners) == first


def test_two_presses_in_haste_are_two_steps(screen: Callable[..., Page]) -> None:
    page = screen(PAIRS, "2.0")
    page.keyboard.press("Space")
    page.keyboard.press("Space")
    stands_at(page, At(2, 2))


def test_a_tap_goes_on_and_a_button_goes_back(screen: Callable[..., Page]) -> None:
    page = screen(HEARD, "5.0", viewport={"width": 360, "height": 740}, has_touch=True)
    main(page).locator(".felt").tap()
    stands_at(page, At(5, 1))
    expect(main(page).get_by_role("list", name="their count")).to_be_visible()
    # Large enough for a thumb.
    sides = (
        main(page)
        .get_by_role("button")
        .evaluate_all("all => all.flatMap((each) => [each.offsetWidth, each.offsetHeight])")
    )
    assert min(sides) >= 44
    main(page).get_by_role("button", name="Next line").tap()
    stands_at(page, At(5, 2))
    main(page).get_by_role("button", name="Back").tap()
    stands_at(page, At(5, 1))


def test_a_reload_and_a_step_of_the_browser_stand_where_it_stood(
    screen: Callable[..., Page],
) -> None:
    page = screen(MIX)
    for step in (1, 2):
        page.keyboard.press("Space")
        stands_at(page, At(1, step))
    page.reload()
    lines = main(page).get_by_role("list", name="the count").get_by_role("listitem")
    expect(lines.first).to_be_visible()
    before = lines.count()
    page.keyboard.press("Backspace")
    stands_at(page, At(1, 1))
    assert before >= lines.count()
    page.go_back()
    stands_at(page, At(1, 2))
    expect(lines).to_have_count(before)


def test_nothing_of_a_count_reaches_the_browser_before_it_is_called_for(
    served: Served, visit: Visit
) -> None:
    hand = shown(PAIRS).hand(2)
    visited = by_teacher(served, visit)
    page = visited.window(f"show?{PAIRS}&at=2.0")
    expect(main(page)).to_be_visible()
    page.keyboard.press("Space")
    stands_at(page, At(2, 1))
    received = b"".join(visited.received)
    assert hand.lines[0].words.encode() in received
    assert not any(line.words.encode() in received for line in hand.lines[1:])
    assert hand.total.encode() not in received


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize(
    ("text", "at", "part"),
    # Six cards in a row are smaller than five.
    [
        (PAIRS, "2.5", 5),
        (MIX, "2.2", 5),
        (TURNS, "2.3", 5),
        (TRAPS, "2.3", 6),
        (PLAYS_HEARD, "8.7", 5),
    ],
)
def test_it_is_read_from_the_back_row_without_scrolling(
    screen: Callable[..., Page], text: str, at: str, part: int, size: tuple[int, int]
) -> None:
    width, height = size
    page = screen(text, at, viewport={"width": width, "height": height})
    cards = main(page).locator(".row:is(.hand, .line) .card, .row.yours .card")
    tallest = max(cards.evaluate_all("all => all.map((each) => each.offsetHeight)"))
    assert tallest >= height / part
    expect(main(page).locator(".total")).to_be_in_viewport(ratio=1)
    expect(main(page).locator(".felt")).to_be_in_viewport(ratio=1)
    # Nothing lies below the buttons, however much there is to be said.
    feet = "([body, bar]) => [body, bar].map((each) => each.getBoundingClientRect())"
    body, bar = main(page).locator(".body, .steps").evaluate_all(feet)
    assert body["bottom"] <= bar["top"]
    assert bar["bottom"] <= height


@pytest.mark.parametrize(("text", "at"), [(PAIRS, "2.5"), (TRAPS, "2.3")])
def test_it_grows_with_the_screen(screen: Callable[..., Page], text: str, at: str) -> None:
    page = screen(text, at, viewport={"width": 1280, "height": 720})
    every = main(page).locator(".line .words, .total, .ask, .after p, .context, .steps button")
    sizes = "all => all.map((each) => parseFloat(getComputedStyle(each).fontSize))"
    low = every.evaluate_all(sizes)
    for times in (1.5, 3):
        page.set_viewport_size({"width": int(1280 * times), "height": int(720 * times)})
        assert every.evaluate_all(sizes) == pytest.approx([size * times for size in low], rel=0.05)
    page.set_viewport_size({"width": 360, "height": 740})
    assert min(every.evaluate_all(sizes)) >= 15
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_one_key_fills_the_screen_and_gives_it_back(screen: Callable[..., Page]) -> None:
    page = screen(PAIRS)
    page.keyboard.press("f")
    expect(page.locator(".muggins.show:fullscreen")).to_have_count(1)
    page.keyboard.press("Space")
    stands_at(page, At(1, 1))
    page.keyboard.press("f")
    expect(page.locator(".muggins.show:fullscreen")).to_have_count(0)


def test_a_server_that_is_gone_for_a_while_costs_no_step(fresh: Served, visit: Visit) -> None:
    page = by_teacher(fresh, visit).window(f"show?{PAIRS}&at=2.1")
    expect(main(page)).to_be_visible()
    fresh.kill()
    page.keyboard.press("Space")
    expect(main(page).get_by_role("status")).to_contain_text("Not gone on yet")
    fresh.start()
    expect(main(page).get_by_role("status")).to_have_text("")
    lines = main(page).get_by_role("list", name="the count").get_by_role("listitem")
    expect(lines).to_have_count(1)
    page.keyboard.press("Space")
    stands_at(page, At(2, 2))
