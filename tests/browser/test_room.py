"""In any window the question is seen, and the page stands where it begins."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from scenarios import GENERATOR
from tests.browser.table import HANDS, Table
from trainer.record import Form

PLAYS = f"?kinds=play&where=run&seed=1&generator={GENERATOR}"
DESK = ViewportSize(width=1280, height=800)
LOW = ViewportSize(width=1366, height=650)
# A desk at twice the size.
ZOOMED = ViewportSize(width=640, height=400)
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
    in_sight(table.title, cards, table.button("Nothing?"))
    in_sight(table.page.get_by_role("link", name="Practise"))
    if (size, link) != (LOW, PLAYS):
        in_sight(table.button("say it"))


@pytest.mark.parametrize("link", [HANDS, PLAYS])
def test_a_small_window_begins_with_the_question(sit_down: Callable[..., Table], link: str) -> None:
    table = open_at(sit_down, link, "spoken", ZOOMED)
    in_sight(table.title, table.surface.locator(".slot").first)
