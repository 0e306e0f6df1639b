"""What of a heard count has to be seen in little room, and what need not be read twice."""

from collections.abc import Callable

from playwright.sync_api import expect

from scenarios import GENERATOR
from tests.browser.table import Table, right_text
from tests.browser.test_heard import SHORT, field, their_count
from tests.browser.test_touch import PHONE

# Between a five of theirs and their three one says go: 28 and 31.
GONE = f"?kinds=play&heard=half&seed=54&generator={GENERATOR}"


def test_a_line_that_both_say_alike_is_read_once(sit_down: Callable[..., Table]) -> None:
    for link, options in ((SHORT, PHONE), (SHORT, {})):
        table = sit_down(link, **options)
        table.is_at("ask", 1)
        table.answer("m9")
        table.is_at("verdict", 1)
        first = table.lines.first
        expect(first.locator(".said-words")).to_have_text("a pair for two")
        expect(first.locator(".beside")).to_have_text("they said the same")
        # Said with another total it stands there, line against line.
        other = table.lines.filter(has_text="and another run of three is ten").locator(".beside")
        expect(other).to_have_text("they said and a run of three is seven")
        expect(table.surface.locator(".track .pegs")).to_have_count(0)


def test_a_go_is_seen_on_a_phone(sit_down: Callable[..., Table]) -> None:
    table = sit_down(GONE, **PHONE)
    table.is_at("ask", 1)
    heard = table.surface.get_by_role("list", name="heard so far").get_by_role("listitem")
    go = heard.filter(has_text="you say go")
    expect(go).to_be_in_viewport(ratio=1)
    laid = heard.filter(has_text="they lay a five: 28")
    expect(laid).to_be_attached()
    seen = [each.bounding_box() for each in (go, laid)]
    assert [box is not None and box["width"] > 1 for box in seen] == [True, False]
    for place in (*(table.button(name) for name in ("Accept", "Muggins", "Over")), field(table)):
        expect(place).to_be_in_viewport(ratio=1)
    expect(table.surface).not_to_contain_text("pone")
    expect(their_count(table).first).to_be_in_viewport()


def test_between_counts_of_ones_own_and_of_others_nothing_is_left_behind(
    sit_down: Callable[..., Table],
) -> None:
    table = sit_down(SHORT)
    table.is_at("ask", 1)
    expect(field(table)).to_be_visible()
    table.page.goto(f"{table.served.address}/?kinds=cut&seed=3&generator={GENERATOR}")
    table.is_at("ask", 1)
    expect(field(table)).to_have_count(0)
    expect(table.surface.locator(".house")).to_be_hidden()
    table.answer(right_text(table.question(), "total"))
    table.is_at("verdict", 1)
    expect(table.surface.locator(".heads")).to_be_hidden()
