"""What fingers do by mistake: keys held, clicks doubled, digits typed ahead."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.hands import double_click, repeat
from tests.browser.table import Table, right_text

HANDS = "?kinds=hand&where=double+run&seed=3&generator=1"


def test_digits_typed_ahead_are_in_the_next_field(sit_down: Callable[..., Table]) -> None:
    table = sit_down(HANDS)
    for number in (1, 2, 3):
        table.is_at("ask", number)
        right = right_text(table.question(number), "total")
        if number == 1:
            table.type(right)
        expect(table.points).to_have_value(right)
        table.press("Enter")
        table.is_at("verdict", number)
        ahead = right_text(table.question(number + 1), "total")
        table.page.keyboard.type(f"\n{ahead}")
    table.is_at("ask", 4)
    expect(table.points).to_have_value(right_text(table.question(4), "total"))


def test_enter_held_down_answers_once_and_goes_no_further(sit_down: Callable[..., Table]) -> None:
    table = sit_down(HANDS)
    table.is_at("ask", 1)
    right = right_text(table.question(), "total")
    table.type(right)
    repeat(table, "Enter")
    table.is_at("verdict", 1)
    before = len(table.visit.sent)
    repeat(table, "Enter")
    assert len(table.visit.sent) == before
    table.page.keyboard.up("Enter")
    table.press("Enter")
    table.is_at("ask", 2)
    assert [each.claimed for each in table.answers()] == [right]


def test_a_digit_held_down_sends_nothing(sit_down: Callable[..., Table]) -> None:
    table = sit_down(HANDS)
    table.is_at("ask", 1)
    before = len(table.visit.sent)
    repeat(table, "8")
    expect(table.points).to_have_value("8" * 20)
    table.is_at("ask", 1)
    assert len(table.visit.sent) == before


def test_a_double_click_is_one_step(sit_down: Callable[..., Table]) -> None:
    table = sit_down(HANDS)
    given = []
    for number, apart_ms in enumerate((0, 40, 100, 200, 400), 1):
        table.is_at("ask", number)
        expect(table.points).to_be_focused()
        given.append(right_text(table.question(number), "total"))
        table.type(given[-1])
        double_click(table, table.button("Count"), apart_ms)
        table.is_at("verdict", number)
        double_click(table, table.next, apart_ms)
    table.is_at("ask", 6)
    assert [each.claimed for each in table.answers()] == given
