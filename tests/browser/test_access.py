"""Anybody can use it: by keyboard, by ear, at any width, in either theme, without motion."""

import re
from functools import cache
from typing import Final, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.class_scenes import CLASS_SCENES, OF_THE_ROOM
from tests.browser.scenes import SCENES, open_scene
from tests.browser.served import Served
from tests.browser.watched import Visit

Theme = Literal["light", "dark"]

DESK: Final = ViewportSize(width=1280, height=800)
PHONE: Final = ViewportSize(width=360, height=740)
# So high that no bar lies over the end of what is scrolled below it.
LONG_PHONE: Final = ViewportSize(width=360, height=1_600)
NARROWEST: Final = ViewportSize(width=320, height=640)
GROUNDS: Final = {"light": "rgb(246, 241, 231)", "dark": "rgb(16, 26, 23)"}
ALL_RULES: Final = {
    "runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]},
    "resultTypes": ["violations"],
}
SEEN: Final[tuple[tuple[Theme, ViewportSize], ...]] = (("light", DESK), ("dark", LONG_PHONE))


@cache
def axe() -> str:
    script = Axe().axe_script
    assert isinstance(script, str)
    return script


def faults(page: Page, rules: object) -> list[str]:
    """Write a line for each rule that is broken, with the element and why."""
    return [
        f"{page.viewport_size}: {rule['id']}: {node['html'][:160]} {node['failureSummary']}"
        for rule in page.evaluate("async (rules) => (await axe.run(rules)).violations", rules)
        for node in rule["nodes"]
    ]


def show_in(page: Page, theme: Theme) -> None:
    page.emulate_media(color_scheme=theme)
    expect(page.get_by_test_id("stApp")).to_have_css("background-color", GROUNDS[theme])


def faults_at_all(page: Page) -> list[tuple[Theme, str]]:
    """List what is wrong in either theme and at either width: light on a desk, dark on a phone.

    Both themes take their colours from one sheet, and both widths their parts from one page.
    """
    page.evaluate(axe())
    found = []
    for theme, size in SEEN:
        show_in(page, theme)
        page.set_viewport_size(size)
        found += [(theme, fault) for fault in faults(page, ALL_RULES)]
    return found


@pytest.fixture
def page(name: str, visit: Visit, request: pytest.FixtureRequest) -> Page:
    """Open the scene that the test names, standing still."""
    if begin := CLASS_SCENES.get(name):
        school = request.getfixturevalue("roomed" if name in OF_THE_ROOM else "school")
        school.begin_anew()
        return begin(school, visit, viewport=DESK, reduced_motion="reduce")
    # A first visit needs a trainer on which nobody was before.
    served = request.getfixturevalue("fresh" if SCENES[name].is_first else "served")
    assert isinstance(served, Served)
    return open_scene(name, served, visit, viewport=DESK, reduced_motion="reduce")


@pytest.mark.parametrize("name", [*SCENES, *CLASS_SCENES])
def test_axe_finds_nothing_and_nothing_is_cut_off(page: Page) -> None:
    assert faults_at_all(page) == []
    for size in (NARROWEST, PHONE):
        page.set_viewport_size(size)
        assert too_wide(page) == []


def too_wide(page: Page) -> list[str]:
    """List what is wider than where it lies, and can only be seen by scrolling sideways."""
    found = page.evaluate(
        """() => [document.scrollingElement, ...document.querySelectorAll("section, main")]
            .filter((each) => each.scrollWidth > each.clientWidth)
            .map((each) => `${each.tagName} ${each.scrollWidth} > ${each.clientWidth}`)"""
    )
    assert isinstance(found, list)
    return found


WALK: Final = """() => {
    const every = [];
    const walk = (root) => root.querySelectorAll("*").forEach((each) => {
        every.push(each);
        if (each.shadowRoot) walk(each.shadowRoot);
    });
    walk(document);
    // Of some groups the tab key reaches one, and arrow keys the rest.
    const isRest = (each) => {
        const group = each.closest('[data-testid="stButtonGroup"]');
        const first = group?.querySelector("button");
        return (each.type === "radio" && !each.checked) || (first && each !== first);
    };
    const named = (each) => (each.ariaLabel || each.innerText || each.type || each.tagName).trim();
    const look = (each) => {
        const parts = [];
        for (let part = each; part && parts.length < 12; part = part.parentElement) {
            const { outline, boxShadow, borderColor, backgroundColor } = getComputedStyle(part);
            parts.push(outline, boxShadow, borderColor, backgroundColor);
        }
        return [each.nextElementSibling, each.firstElementChild]
            .filter(Boolean)
            .reduce((all, one) => all + getComputedStyle(one).boxShadow, parts.join());
    };
    const active = () => {
        let at = document.activeElement;
        while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
        return at;
    };
    const controls = every.filter((each) =>
        each.matches("a[href], button, input, select, textarea, summary, [tabindex]")
        && each.tabIndex >= 0 && !each.disabled && !isRest(each) && !each.shadowRoot
        && each.checkVisibility({ visibilityProperty: true }) && each.getClientRects().length > 0);
    active().blur();
    window.walked = { controls, looks: controls.map(look), active, look };
    return controls.map(named);
}"""
STEP: Final = """() => {
    const { controls, looks, active, look } = window.walked;
    const place = controls.indexOf(active());
    return [place, place >= 0 && look(active()) !== looks[place]];
}"""


def settled(page: Page) -> list[str]:
    """Name the controls of a page as soon as they stay the same ones."""
    names: list[str] = page.evaluate(WALK)
    for _ in range(40):
        page.wait_for_timeout(500)
        stayed = page.evaluate("window.walked.controls.every((each) => each.isConnected)")
        before, names = names, page.evaluate(WALK)
        if stayed and names == before:
            break
    return names


@pytest.mark.parametrize(
    "name",
    [
        "welcome",
        "show, total",
        "show, spoken",
        "turn",
        "verdict, lines wrong",
        "before a sprint",
        "behind a set",
        "choose",
        "settings",
        "house",
        "house, without muggins",
        "learners",
        "data",
        "learn",
        "learn, walked",
        "learn, a hand to complete",
        "settle, asked about suits",
        "settled",
        "class, closed",
        "class, open",
        "door, another device",
    ],
)
def test_the_tab_key_leads_to_every_control_in_order_and_shows_where_it_is(page: Page) -> None:
    # What Streamlit loads late takes the place of what stood there.
    page.wait_for_load_state("networkidle")
    # A border that takes its time to change would be looked at too early.
    page.emulate_media(reduced_motion="reduce")
    names = settled(page)
    reached: list[int] = []
    for _ in range(2 * len(names) + 4):
        page.keyboard.press("Tab")
        place, is_seen = page.evaluate(STEP)
        if place >= 0:
            assert is_seen, f"it is not seen that {names[place]!r} has the focus"
            reached.append(place)
    begin = reached.index(0)
    assert [names[place] for place in reached[begin : begin + len(names)]] == names


@pytest.mark.parametrize("name", ["show, total"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_cards_stay_where_they_are_when_the_verdict_comes(
    page: Page, size: ViewportSize
) -> None:
    page.set_viewport_size(size)
    stage = page.locator(".muggins")
    before = boxes(page)
    page.keyboard.type("29")
    page.keyboard.press("Enter")
    expect(stage).to_have_attribute("data-stage", "count")
    assert boxes(page) == before
    page.keyboard.press("Escape")
    expect(stage).to_have_attribute("data-stage", "verdict")
    assert boxes(page) == before


def boxes(page: Page) -> object:
    """Say where the table and its cards lie in the window."""
    return page.locator(".felt, .slot").evaluate_all(
        "all => all.map((each) => JSON.stringify(each.getBoundingClientRect()))"
    )


def tree(part: Locator) -> str:
    return part.aria_snapshot()


@pytest.mark.parametrize("name", ["show, total"])
def test_a_screen_reader_is_told_the_cards_and_the_question(page: Page) -> None:
    told = tree(page.locator(".muggins"))
    for part in (
        'heading "Your hand" [level=2]',
        "What is it worth?",
        'region "the cards"',
        'group "starter"',
        'textbox "points"',
        'button "Count"',
    ):
        assert part in told
    assert told.count(" of hearts") + told.count(" of spades") >= 1
    cards = page.locator(".muggins .felt").get_by_role("img")
    assert cards.count() == 5
    said = page.locator('.muggins > [aria-live="polite"]')
    expect(said).to_contain_text("What is it worth?")


@pytest.mark.parametrize("name", ["verdict, lines wrong"])
def test_a_screen_reader_is_told_the_verdict_line_by_line(page: Page) -> None:
    told = tree(page.locator(".muggins .verdict"))
    for part in ("Missed:", "Not there:", 'list "the count"'):
        assert part in told
    assert re.search(r'heading "(\d+ of \d+|\d+, and it is \d+)" \[level=3\]', told)
    assert "found" in told
    assert "missed" in told
    said = page.locator('.muggins > [aria-live="polite"]')
    expect(said).to_contain_text("missed", ignore_case=True)


MOVING: Final = """() => {
    const found = [];
    const seconds = (text) => Math.max(...text.split(",").map(parseFloat));
    const walk = (root) => root.querySelectorAll("*").forEach((each) => {
        const style = getComputedStyle(each);
        const turns = style.animationName === "none" ? 0 : seconds(style.animationDuration);
        const moves = Math.max(turns, seconds(style.transitionDuration)) > 0.001;
        if (moves) found.push(each.outerHTML.slice(0, 120));
        if (each.shadowRoot) walk(each.shadowRoot);
    });
    walk(document);
    return found;
}"""


@pytest.mark.parametrize(
    "name",
    ["show, spoken", "verdict, why not", "in a sprint", "choose", "learn, walked", "show, a line"],
)
def test_nothing_moves_where_the_system_asks_for_less_motion(page: Page) -> None:
    # Streamlit's own signs of loading are gone when all is there.
    page.wait_for_load_state("networkidle")
    for _ in range(40):
        if not page.evaluate(MOVING):
            break
        page.wait_for_timeout(500)
    assert page.evaluate(MOVING) == []


@pytest.mark.parametrize(
    "name",
    ["show, total", "show, spoken", "verdict, right", "learn, walked", "learn, a hand to complete"],
)
def test_what_is_pressed_again_and_again_is_large_enough_for_a_thumb(
    name: str, served: Served, visit: Visit
) -> None:
    page = open_scene(name, served, visit, viewport=PHONE, has_touch=True)
    pressed = page.locator(":is(.muggins .main, .muggins .key, .muggins .kind):visible")
    expect(pressed.first).to_be_visible()
    small = pressed.evaluate_all(
        """all => all.filter((each) => Math.min(each.offsetWidth, each.offsetHeight) < 44)
            .map((each) => `${each.innerText} ${each.offsetWidth} x ${each.offsetHeight}`)"""
    )
    assert small == []
