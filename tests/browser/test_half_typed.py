"""What is half typed is finished before anything is counted, and nothing is counted by itself."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.table import HANDS, Table
from trainer.record import Form, Shown

# Keys, what the large button says then, and what is told when Enter is pressed.
UNFINISHED = [
    ("spoken", "x", "Which flush?", "Which flush? Press one, or type 4 or 5."),
    ("spoken", "15 r", "Which run?", "Which run? Press one, or type 3, 4 or 5."),
    ("spoken", "d", "Which run?", "Which run? Press one, or type 3, 4 or d."),
    ("spoken", "1", "15?", "fifteen is 15."),
    ("spoken", "17", "What is 17?", "17 is no line: fifteen is 15, a pair is p; ? lists them all."),
    ("spoken", "31", "What is 31?", "31 is no line: fifteen is 15, a pair is p; ? lists them all."),
    ("spoken", "xr", "What is xr?", "xr is no line: fifteen is 15, a pair is p; ? lists them all."),
    ("combinations", "78 z9", "What is z9?", "z9 cannot be read; ? lists what can be typed."),
]
# Keys, what the large button says then, and what is counted after two Enters.
WHOLE = [
    ("spoken", "p", "Add a pair", "p"),
    ("spoken", "15p", "Add a pair", "15 p"),
    ("combinations", "r9TJ", "Add this line", "r9TJ"),
    ("combinations", "78 r9TJ", "Add this line", "78 r9TJ"),
]


@pytest.mark.parametrize(("form", "keys", "label", "told"), UNFINISHED)
def test_what_is_not_whole_is_asked_about(
    sit_down: Callable[..., Table], form: Form, keys: str, label: str, told: str
) -> None:
    table = sit_down(HANDS, f"level=counts&form={form}")
    table.is_at("ask", 1)
    before = len(table.visit.sent)
    table.type(keys)
    expect(table.button(label)).to_be_visible()
    for _ in range(2):
        table.press_enter()
        expect(table.note).to_have_text(told)
    assert len(table.visit.sent) == before
    table.is_at("ask", 1)


@pytest.mark.parametrize(("form", "keys", "label", "claimed"), WHOLE)
def test_what_is_whole_is_added_and_then_counted(
    sit_down: Callable[..., Table], form: Form, keys: str, label: str, claimed: str
) -> None:
    table = sit_down(HANDS, f"level=counts&form={form}")
    table.is_at("ask", 1)
    table.type(keys)
    expect(table.button(label)).to_be_visible()
    table.press_enter()
    expect(table.said).to_have_count(len(claimed.split()))
    assert table.answers() == []
    table.press_enter()
    table.is_at("verdict", 1)
    assert [each.claimed for each in table.answers()] == [claimed]


@pytest.mark.parametrize("form", ["spoken", "combinations"])
def test_nothing_is_counted_on_purpose(sit_down: Callable[..., Table], form: Form) -> None:
    table = sit_down(HANDS, f"level=counts&form={form}")
    table.is_at("ask", 1)
    for keys in ("", "p7 ", "p "):
        table.type(keys)
        if keys:
            table.press("Backspace")
        expect(table.button("Nothing here")).to_be_visible()
        table.press_enter()
        expect(table.note).to_have_text("Nothing at all? Then once more.")
        expect(table.button("Yes, nothing")).to_be_visible()
    assert table.answers() == []
    table.press_enter()
    table.is_at("verdict", 1)
    assert [each.claimed for each in table.answers()] == [""]


@pytest.mark.parametrize("way", ["say it", "show the cards"])
def test_after_a_wrong_total_nothing_said_is_no_count(
    sit_down: Callable[..., Table], way: str
) -> None:
    table = sit_down(HANDS)
    table.is_at("ask", 1)
    table.answer("0")
    table.is_at("count", 1)
    table.button(way).click()
    expect(table.button("Show me")).to_have_class("main")
    table.press_enter()
    table.is_at("verdict", 1)
    assert not any(isinstance(each, Shown) for each in table.served.entries(table.learner))


def test_a_line_that_is_pressed_is_taken_away(sit_down: Callable[..., Table]) -> None:
    table = sit_down(HANDS, "level=counts&form=spoken")
    table.is_at("ask", 1)
    table.type("15 p n")
    table.click(table.said.nth(1))
    expect(table.said).to_have_text(["fifteen two2", "and one for his nobs is three3"])
    table.press_enter()
    table.is_at("verdict", 1)
    assert [each.claimed for each in table.answers()] == ["15 n"]


@pytest.mark.parametrize(
    ("form", "keys", "label", "rest"),
    [
        ("spoken", "15p r", "Which run?", ("3", "15 p r3")),
        ("spoken", "15p", "Add a pair", ("\n", "15 p")),
        ("combinations", "87 p77 r6", "Add this line", ("78\n", "87 p77 r678")),
    ],
)
def test_lines_that_are_not_counted_yet_outlive_a_reload(
    sit_down: Callable[..., Table], form: Form, keys: str, label: str, rest: tuple[str, str]
) -> None:
    table = sit_down(HANDS, f"level=counts&form={form}")
    table.is_at("ask", 1)
    table.type(keys)
    for _ in range(2):
        expect(table.button(label)).to_be_visible()
        table.page.reload()
        table.is_at("ask", 1)
    expect(table.button(label)).to_be_visible()
    assert table.answers() == []
    more, claimed = rest
    table.type(more)
    table.press_enter()
    table.is_at("verdict", 1)
    assert [each.claimed for each in table.answers()] == [claimed]
    # Of what was counted nothing is left for the next.
    table.press_enter()
    table.is_at("ask", 2)
    table.page.reload()
    table.is_at("ask", 2)
    expect(table.button("Nothing here")).to_be_visible()
    kept = table.page.evaluate("Object.keys(sessionStorage).filter(key => key.includes('draft'))")
    assert kept == []
