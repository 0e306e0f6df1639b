"""Beside the question: the count shown after a wrong total, why not, a slip, the keys."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from scenarios import GENERATOR
from tests.browser.table import HANDS, Table, right_text
from trainer.record import Form, Shown, Slip
from trainer.verdict.told import verdict
from trainer.verdict.why_not import why_not


@pytest.mark.parametrize(
    ("form", "way"), [("spoken", "say it"), ("combinations", "show the cards")]
)
def test_the_count_is_shown_after_a_wrong_total(
    sit_down: Callable[..., Table], form: Form, way: str
) -> None:
    table = sit_down(HANDS)
    table.is_at("ask", 1)
    table.answer("0")
    table.is_at("count", 1)
    expect(table.surface).to_contain_text("There is something in it. How would you count it?")
    table.click(table.button(way))
    *most, _ = right_text(table.question(), form).split()
    table.answer("".join(f"{each} " for each in most))
    table.is_at("verdict", 1)
    entries = table.served.entries(table.learner)
    (shown,) = (each for each in entries if isinstance(each, Shown))
    (answered,) = table.answers()
    assert (answered.claimed, shown.form, shown.claimed) == ("0", form, " ".join(most))
    told = verdict(table.question(), answered, shown)
    expect(table.headline).to_have_text(told.headline)
    expect(table.lines.locator(".said-words")).to_have_text([line.words for line in told.lines])
    expect(table.lines.filter(has_text="found")).not_to_have_count(0)


def test_the_solution_is_seen_without_showing_the_count(sit_down: Callable[..., Table]) -> None:
    table = sit_down(HANDS)
    table.is_at("ask", 1)
    table.answer("0")
    table.is_at("count", 1)
    table.click(table.button("Show me"))
    table.is_at("verdict", 1)
    assert not any(isinstance(each, Shown) for each in table.served.entries(table.learner))


def test_any_cards_can_be_asked_about(sit_down: Callable[..., Table]) -> None:
    table = sit_down(HANDS)
    table.is_at("ask", 1)
    table.answer(right_text(table.question(), "total"))
    table.is_at("verdict", 1)
    told = table.surface.locator(".answer")
    # What is put away cannot be heard when its words come.
    expect(told).not_to_have_css("display", "none")
    table.press("w")
    cards = table.surface.get_by_role("region", name="the cards").get_by_role("button")
    expect(told).to_contain_text("Tap any cards")
    table.pause()
    for at in (0, 2, 3):
        cards.nth(at).click()
        expect(told).to_have_text(why_not(table.question(), table.cards(".picked")))
    table.press("Escape")
    expect(told).to_be_empty()
    table.press("Enter")
    table.is_at("ask", 2)


def test_the_cards_are_numbered_while_they_can_be_asked_about(
    sit_down: Callable[..., Table],
) -> None:
    table = sit_down(f"?kinds=play&where=run&seed=1&generator={GENERATOR}")
    table.is_at("ask", 1)
    table.answer(right_text(table.question(), "total"))
    table.is_at("verdict", 1)
    numbers = table.surface.locator(".slot[data-key]")
    expect(numbers).to_have_count(0)
    table.click(table.button("why not?"))
    cards = table.cards()
    expect(numbers).to_have_count(len(cards))
    for at, card in enumerate(cards, 1):
        table.type(str(at))
        assert table.cards(".picked") == (card,)
        table.type(str(at))
    # A click leaves the focus where it was, so that Enter does what its button says.
    expect(table.next).to_be_focused()
    table.press("Enter")
    table.is_at("ask", 2)
    expect(numbers).to_have_count(0)


def test_the_hint_of_enter_is_there_only_where_enter_does_that(
    sit_down: Callable[..., Table],
) -> None:
    table = sit_down(HANDS)
    table.is_at("ask", 1)
    table.answer(right_text(table.question(), "total"))
    table.is_at("verdict", 1)
    hint = table.next.locator(".hint")
    expect(hint).to_be_visible()
    table.button("why not?").focus()
    expect(hint).to_be_hidden()
    table.click(table.lines.last.get_by_role("button"))
    table.next.focus()
    expect(hint).to_be_visible()


def test_a_slip_of_the_finger_is_noted_once(sit_down: Callable[..., Table]) -> None:
    table = sit_down(HANDS)
    table.is_at("ask", 1)
    table.answer("0")
    table.is_at("count", 1)
    table.press("Escape")
    table.is_at("verdict", 1)
    table.click(table.button("a slip of the finger"))
    slip = table.button("marked as a slip")
    expect(slip).to_be_disabled()
    entries = table.served.entries(table.learner)
    assert [type(each) for each in entries[1:]] == [Slip]
    table.page.reload()
    table.is_at("verdict", 1)
    expect(slip).to_be_visible()


def test_the_keys_are_listed_and_put_away(sit_down: Callable[..., Table]) -> None:
    table = sit_down(HANDS)
    table.is_at("ask", 1)
    table.type("1?")
    keys = table.surface.get_by_role("dialog", name="keys")
    expect(keys).to_be_visible()
    table.type("7")
    table.press("Escape")
    expect(keys).to_be_hidden()
    expect(table.points).to_be_focused()
    table.type("6")
    expect(table.points).to_have_value("16")
    table.is_at("ask", 1)


def test_a_right_answer_goes_on_by_itself_where_that_is_liked(
    sit_down: Callable[..., Table],
) -> None:
    table = sit_down(HANDS, "level=counts&goes_on_s=1")
    table.is_at("ask", 1)
    table.answer(right_text(table.question(), "total"))
    table.is_at("ask", 2)


def press_at_nothing(table: Table) -> None:
    table.next.blur()
    table.press("ArrowDown")


def press_at_a_link(table: Table) -> None:
    table.page.get_by_role("link", name="Choose", exact=True).focus()
    table.press("Shift")


@pytest.mark.parametrize(
    "stir",
    [
        lambda table: table.press("ArrowDown"),
        lambda table: table.press("Tab"),
        press_at_nothing,
        press_at_a_link,
        lambda table: table.title.click(),
        lambda table: table.page.mouse.click(5, 400),
    ],
    ids=[
        "a key",
        "the tab key",
        "at nothing",
        "at a link",
        "a tap on the table",
        "a tap beside it",
    ],
)
def test_whoever_presses_or_taps_anything_reads_on_in_peace(
    sit_down: Callable[..., Table], stir: Callable[[Table], None]
) -> None:
    table = sit_down(HANDS, "level=counts&goes_on_s=3")
    table.visit.context.clock.install()
    table.page.reload()
    table.is_at("ask", 1)
    table.answer(right_text(table.question(), "total"))
    table.is_at("verdict", 1)
    runs = table.surface.locator(".clock.runs")
    expect(runs).to_have_count(1)
    stir(table)
    expect(runs).to_have_count(0)
    before = len(table.visit.sent)
    table.page.clock.fast_forward(4_000)
    table.is_at("verdict", 1)
    assert len(table.visit.sent) == before


def test_the_form_of_answer_is_remembered(sit_down: Callable[..., Table]) -> None:
    table = sit_down(HANDS)
    table.is_at("ask", 1)
    table.click(table.button("say it"))
    table.type("15 d3 ")
    expect(table.said).to_have_count(2)
    table.press("Backspace")
    expect(table.said).to_have_count(1)
    table.press("Enter")
    table.is_at("verdict", 1)
    assert [(each.form, each.claimed) for each in table.answers()] == [("spoken", "15")]
    table.press("Enter")
    table.is_at("ask", 2)
    table.page.reload()
    expect(table.button("say it")).to_have_attribute("aria-pressed", "true")


def test_thirty_one_can_be_typed_whole(sit_down: Callable[..., Table]) -> None:
    table = sit_down(
        f"?kinds=play&where=thirty-one&seed=1&generator={GENERATOR}", "form=spoken&level=counts"
    )
    table.is_at("ask", 1)
    table.type("31 15 p ")
    expect(table.said).to_have_count(3)
    table.press("Enter")
    table.is_at("verdict", 1)
    assert [each.claimed for each in table.answers()] == ["31 15 p"]
