"""What cannot be read is refused in a sentence, and what hardly can be meant is asked about."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.table import HANDS, Table, right_text


def test_a_total_that_is_none_is_refused_and_kept(sit_down: Callable[..., Table]) -> None:
    table = sit_down(HANDS)
    table.is_at("ask", 1)
    for text in ("-1", "twelve", "1000", "1.5", "<b>4</b>"):
        table.points.fill(text)
        table.press("Enter")
        expect(table.note).to_contain_text(f"'{text}' is no number of points")
        expect(table.points).to_have_value(text)
    table.points.fill("")
    table.page.keyboard.insert_text("9" * 10_000)
    expect(table.points).to_have_value("9" * 20)
    table.points.evaluate("field => { field.maxLength = 100_000; }")
    table.points.fill("8" * 10_000)
    table.press("Enter")
    expect(table.note).to_contain_text("has 10000 characters, which is no count")
    right = right_text(table.question(), "total")
    table.points.fill(right)
    table.press("Enter")
    table.is_at("verdict", 1)
    assert [each.claimed for each in table.answers()] == [right]


# How often the line of notes is put in or taken out from now on.
WATCH = """(table) => {
    window.moved = 0;
    const note = table.querySelector(".note");
    new MutationObserver((changes) => {
        const nodes = changes.flatMap((each) => [...each.addedNodes, ...each.removedNodes]);
        window.moved += nodes.filter((each) => each.contains(note)).length;
    }).observe(table, { childList: true, subtree: true });
}"""


def test_the_line_that_tells_it_is_there_before_its_words(sit_down: Callable[..., Table]) -> None:
    table = sit_down(HANDS)
    table.is_at("ask", 1)
    table.surface.evaluate(WATCH)
    table.answer("twelve")
    expect(table.note).to_contain_text("is no number of points")
    assert table.page.evaluate("window.moved") == 0


def test_combinations_that_cannot_be_read_are_refused_and_kept(
    sit_down: Callable[..., Table],
) -> None:
    table = sit_down(HANDS, "level=counts&form=combinations")
    table.is_at("ask", 1)
    table.type("r678 r66 ")
    expect(table.said).to_have_count(2)
    table.press("Enter")
    expect(table.note).to_contain_text("'r66' names too few ranks: a run needs three")
    expect(table.said).to_have_count(2)
    table.press("Backspace")
    table.press("Enter")
    table.is_at("verdict", 1)
    assert [each.claimed for each in table.answers()] == ["r678"]


@pytest.mark.parametrize(
    ("token", "fault"),
    [("z9", "cannot be read"), ("fifteen", "cannot be read"), ("p", "has no cards")],
)
def test_what_is_no_combination_is_told_in_its_line(
    sit_down: Callable[..., Table], token: str, fault: str
) -> None:
    table = sit_down(HANDS, "level=counts&form=combinations")
    table.is_at("ask", 1)
    table.type(f"{token} 78 ")
    expect(table.said).to_have_text([f"{token}{fault}", "fifteen78"])
    before = len(table.visit.sent)
    table.press("Enter")
    expect(table.note).to_have_text(f"{token} {fault}. Press its line to take it away.")
    assert len(table.visit.sent) == before
    table.click(table.said.first)
    expect(table.said).to_have_text("fifteen78")
    table.press("Enter")
    table.is_at("verdict", 1)
    assert [each.claimed for each in table.answers()] == ["78"]


def test_nineteen_is_asked_about_once_and_means_nothing(sit_down: Callable[..., Table]) -> None:
    table = sit_down(HANDS)
    table.is_at("ask", 1)
    table.answer("19")
    expect(table.note).to_have_text("No hand makes 19; players say it for nothing. Zero?")
    expect(table.points).to_have_value("0")
    assert table.answers() == []
    table.press("Enter")
    table.is_at("count", 1)
    assert [each.claimed for each in table.answers()] == ["0"]


def test_twenty_seven_is_asked_about_once_and_then_taken(sit_down: Callable[..., Table]) -> None:
    table = sit_down(HANDS)
    table.is_at("ask", 1)
    table.answer("27")
    expect(table.note).to_have_text("No hand makes 27. Count again?")
    expect(table.points).to_have_value("")
    assert table.answers() == []
    table.answer("27")
    table.is_at("count", 1)
    assert [each.claimed for each in table.answers()] == ["27"]


def test_what_is_typed_stays_in_the_browser_until_enter(sit_down: Callable[..., Table]) -> None:
    table = sit_down(HANDS, "level=counts&form=combinations")
    table.is_at("ask", 1)
    before = len(table.visit.sent)
    table.type("r678")
    expect(table.said).to_have_text("run678")
    table.type(" p77 c")
    expect(table.said).to_have_count(3)
    assert len(table.visit.sent) == before
    table.is_at("ask", 1)
