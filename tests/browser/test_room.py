"""In any window the question is seen, and the page stands where it begins."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from scenarios import GENERATOR
from tests.browser.table import HANDS, Table, right_text
from trainer.record import Form

PLAYS = f"?kinds=play&where=run&seed=1&generator={GENERATOR}"
DESK = ViewportSize(width=1280, height=800)
LOW = ViewportSize(width=1366, height=650)
# A desk at twice the size.
ZOOMED = ViewportSize(width=640, height=400)
PHONE: Final[dict[str, Any]] = {
    "has_touch": True,
    "is_mobile": True,
    "viewport": {"width": 360, "height": 740},
}
# Where what lies under the button begins to fade.
FADES = """bar => bar.getBoundingClientRect().top
    - parseFloat(getComputedStyle(bar, "::before").height)"""
FORMS: tuple[Form, ...] = ("spoken", "combinations")


def open_at(sit_down: Callable[..., Table], link: str, form: Form, size: ViewportSize) -> Table:
    table = sit_down(link, f"level=counts&form={form}", viewport=size)
    table.is_at("ask", 1)
    return table


def in_sight(*places: Locator) -> None:
    for place in places:
        expect(place).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [DESK, LOW])
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("link", [HANDS, PLAYS])
def test_question_and_answer_are_seen_at_once(
    sit_down: Callable[..., Table], link: str, form: Form, size: ViewportSize
) -> None:
    table = open_at(sit_down, link, form, size)
    cards = table.surface.get_by_role("region", name="the cards")
    in_sight(table.title, cards, table.button("Nothing here"))
    in_sight(table.page.get_by_role("link", name="Practise"))
    if (size, link) != (LOW, PLAYS):
        in_sight(table.button("say it"))


@pytest.mark.parametrize(
    ("size", "many"),
    [
        (ViewportSize(width=1280, height=720), 3),
        (ViewportSize(width=1280, height=1000), 6),
        (ViewportSize(width=390, height=844), 4),
    ],
    ids=["low", "tall", "phone"],
)
@pytest.mark.parametrize("form", FORMS)
def test_lines_are_seen_at_once_where_there_is_room_and_the_buttons_stay(
    sit_down: Callable[..., Table], form: Form, size: ViewportSize, many: int
) -> None:
    table = open_at(sit_down, HANDS, form, size)
    button = table.surface.locator(".entry:not([hidden]) .main")
    before = button.bounding_box()
    table.type({"spoken": "15", "combinations": "87 "}[form] * many)
    expect(table.said).to_have_count(many)
    in_sight(*table.said.all(), button)
    listed = table.surface.get_by_role("list", name="your count", exact=True)
    assert listed.evaluate("list => list.scrollHeight <= list.clientHeight")
    assert button.bounding_box() == before


@pytest.mark.parametrize("link", [HANDS, PLAYS])
def test_a_small_window_begins_with_the_question(sit_down: Callable[..., Table], link: str) -> None:
    table = open_at(sit_down, link, "spoken", ZOOMED)
    in_sight(table.title, table.surface.locator(".slot").first)


def test_on_a_phone_what_was_missed_lies_clear_of_the_button(
    sit_down: Callable[..., Table],
) -> None:
    table = sit_down(f"?stage=multiple-runs&seed=7&generator={GENERATOR}", "level=new", **PHONE)
    table.is_at("ask", 1)
    *most, _ = right_text(table.question(), "combinations").split()
    table.type(" ".join([*most, ""]))
    table.press_enter()
    table.is_at("verdict", 1)
    missed = table.surface.locator(".line.missed .press").first.bounding_box()
    button = table.next.bounding_box()
    assert missed
    assert button
    assert missed["y"] + missed["height"] <= button["y"]


@pytest.mark.parametrize(
    "link", [f"?stage=multiple-runs&seed=7&generator={GENERATOR}", HANDS], ids=["ladder", "drill"]
)
def test_on_a_phone_a_long_verdict_can_be_read_to_its_end(
    sit_down: Callable[..., Table], link: str
) -> None:
    table = sit_down(link, "level=new", **PHONE)
    table.is_at("ask", 1)
    table.click(table.button("show the cards"))
    table.type("22 r345 p99 p22 r234 ")
    table.press_enter()
    table.is_at("verdict", 1)
    last = table.surface.locator(".links")
    foot = last.bounding_box()
    assert foot
    assert foot["y"] > 740  # so that one has to scroll
    table.page.get_by_test_id("stMain").evaluate("page => page.scrollTo(0, page.scrollHeight)")
    in_sight(table.button("why not?"), table.next)
    foot = last.bounding_box()
    assert foot
    assert foot["y"] + foot["height"] <= table.surface.locator(".next-bar").evaluate(FADES)
    # Whoever goes through it by Tab sees where they are, too.
    table.page.get_by_test_id("stMain").evaluate("page => page.scrollTo(0, 0)")
    for link_or_button in last.get_by_role("button").or_(last.get_by_role("link")).all():
        link_or_button.focus()
        box = link_or_button.bounding_box()
        assert box
        assert box["y"] + box["height"] <= table.surface.locator(".next-bar").evaluate(FADES)


@pytest.mark.parametrize("stage", ["pairs", "crib", "play-pairs", "play-runs"])
def test_on_a_phone_a_stage_is_answered_without_scrolling(
    sit_down: Callable[..., Table], stage: str
) -> None:
    table = sit_down(f"?stage={stage}&seed=7&generator={GENERATOR}", "level=new", **PHONE)
    table.is_at("ask", 1)
    cards = table.surface.get_by_role("region", name="the cards")
    in_sight(table.page.get_by_text("8 of 10 right open the next stage."), table.title, cards)
    in_sight(table.surface.locator(".asking .kinds:visible"), table.button("Nothing here"))
