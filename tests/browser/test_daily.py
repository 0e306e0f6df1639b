"""The hand and play of a day: from its link to the line that is sent, in whatever window."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.table import Table, right_text
from trainer.quiz.drill import Drill
from trainer.quiz.settings import Settings

DAY: Final = "2026-01-02"
LINK: Final = f"?day={DAY}"
ASKED: Final = [Drill(Settings(day=DAY), 0).question(number) for number in range(2)]


def figure(table: Table) -> Locator:
    return table.page.get_by_role("heading", level=1)


def line(table: Table) -> Locator:
    """The line that says how it went."""
    return table.page.get_by_test_id("stCode")


def test_a_day_is_answered_once_and_how_it_went_can_be_sent(sit_down: Callable[..., Table]) -> None:
    table = sit_down(LINK)
    for number, question in enumerate(ASKED, 1):
        place = f"the hand and play of 2 January 2026 · {number} of 2"
        expect(table.surface.locator(".context")).to_have_text(place)
        table.is_at("ask")
        points = int(right_text(question, "total"))
        table.answer(str(points - 1 if number == 1 else points))
        if number == 1:
            table.is_at("count")
            table.press("Escape")
        table.is_at("verdict")
        table.press("Enter")
    expect(figure(table)).to_contain_text("1 of 2 wholly right")
    points = ASKED[0].scenario.score().points
    expect(line(table)).to_contain_text(f"Muggins {DAY}: ")
    expect(line(table)).to_contain_text(f"{points - 1} of {points}, play right")
    expect(line(table)).to_contain_text(f"{table.served.address}/?day={DAY}")
    both = table.page.locator(".mg-misses details")
    expect(both).to_have_count(2)
    expect(both.first).to_contain_text(f"you said {points - 1}, it is worth {points}")
    # Another window and a reload look at it again; nothing is asked twice.
    table.page.reload()
    expect(figure(table)).to_contain_text("1 of 2 wholly right")
    other = table.another_window(LINK)
    expect(figure(other)).to_contain_text("1 of 2 wholly right")
    assert len(table.answers()) == 2


def test_two_learners_are_asked_the_same_and_today_is_a_tap_away(
    sit_down: Callable[..., Table],
) -> None:
    one, other = sit_down("choose"), sit_down("choose")
    for table in (one, other):
        table.page.get_by_role("button", name="Today's hand and play").click()
        table.is_at("ask")
        expect(table.surface.locator(".context")).to_contain_text("1 of 2")
    cards = [table.page.locator(".muggins .felt").get_by_role("img") for table in (one, other)]
    named = [each.evaluate_all("all => all.map((card) => card.ariaLabel)") for each in cards]
    assert named[0] == named[1]
    assert len(named[0]) == 5
