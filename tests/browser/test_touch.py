"""By touch alone, on a phone: a keypad of our own, and no keyboard that hides the cards."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from scenarios import GENERATOR
from tests.browser.table import HANDS, Table, right_text
from trainer.claims import parse_combinations

PHONE: dict[str, Any] = {
    "has_touch": True,
    "is_mobile": True,
    "viewport": {"width": 360, "height": 740},
}
# The first question asks which of two cards may be laid; one may.
TURNS = f"?kinds=play&where=legal+card+or+go&seed=9&generator={GENERATOR}"


def tap(table: Table, *places: Locator) -> None:
    """Tap one place after the other."""
    table.pause()
    for place in places:
        place.tap()


def test_a_total_is_tapped_on_a_keypad_under_the_thumb(sit_down: Callable[..., Table]) -> None:
    table = sit_down(HANDS, **PHONE)
    table.is_at("ask", 1)
    expect(table.points).to_have_attribute("inputmode", "none")
    keypad = table.surface.get_by_role("group", name="keypad")
    keys = [keypad.get_by_role("button", name=digit, exact=True) for digit in "0123456789"]
    for key in keys:
        expect(key).to_be_in_viewport()
    right = right_text(table.question(), "total")
    tap(table, *(keys[int(digit)] for digit in right))
    expect(table.points).to_have_value(right)
    keypad.get_by_role("button", name="count it").tap()
    table.is_at("verdict", 1)
    expect(table.headline).to_have_text(f"{right}, right")
    expect(table.next).to_be_in_viewport()
    tap(table, table.next)
    table.is_at("ask", 2)
    assert [each.claimed for each in table.answers()] == [right]


def test_whoever_taps_is_told_of_buttons_and_not_of_keys(sit_down: Callable[..., Table]) -> None:
    table = sit_down(HANDS, **PHONE)
    table.is_at("ask", 1)
    tap(table, table.button("Count"))
    expect(table.note).to_have_text("Type the points, then Count.")
    tap(table, table.button("show the cards"))
    tap(table, table.surface.locator("button.card").first)
    tap(table, table.button("What are they?"))
    expect(table.note).to_have_text(
        "What are these cards? Tap a kind, or the cards again to put them down."
    )


def test_help_tells_fingers_what_to_tap(sit_down: Callable[..., Table]) -> None:
    table = sit_down(HANDS, "level=counts&form=combinations", **PHONE)
    table.is_at("ask", 1)
    tap(table, table.button("keys"))
    told = table.surface.get_by_role("dialog", name="how to tap")
    expect(told).to_contain_text("tap its cards, then what they are")
    assert told.locator("kbd").count() == 0
    tap(table, table.button("Close"))
    expect(told).to_be_hidden()


def test_where_there_is_one_kind_the_large_button_says_it(sit_down: Callable[..., Table]) -> None:
    table = sit_down(f"?stage=cards&seed=7&generator={GENERATOR}", "level=new", **PHONE)
    table.is_at("ask", 1)
    expect(table.button("Nothing here")).to_be_visible()
    cards = table.surface.locator("button.card")
    tap(table, cards.nth(0), cards.nth(1), table.button("Say it"))
    expect(table.said).to_have_count(1)
    tap(table, table.button("take back"), cards.nth(0), table.button("Say it"))
    expect(table.note).to_have_text("A fifteen needs two cards or more.")
    expect(table.surface.locator(".slot.picked")).to_have_count(1)


def test_what_is_shown_to_be_typed_does_not_lie_there(sit_down: Callable[..., Table]) -> None:
    table = sit_down(HANDS, "level=counts&form=combinations")
    table.is_at("ask", 1)
    shown = table.combination.get_attribute("placeholder") or ""
    claims = parse_combinations(shown.removeprefix("or type "))
    lying = Counter(card.rank for card in table.cards())
    assert [claim.parts[0].category.value for claim in claims] == ["fifteen", "pair", "run"]
    for claim in claims:
        named = Counter(card.rank for card in claim.parts[0].cards or ())
        assert named - lying


def test_cards_that_no_such_score_can_have_are_told_when_the_kind_is_tapped(
    sit_down: Callable[..., Table],
) -> None:
    table = sit_down(HANDS, "level=counts&form=combinations", **PHONE)
    table.is_at("ask", 1)
    cards = table.surface.locator("button.card")
    tap(table, cards.nth(0), cards.nth(1))
    kinds = table.surface.get_by_role("group", name="what the cards are")
    for kind, told in {
        "multiple run with pairs": "A multiple run needs three ranks or more.",
        "run": "A run needs three cards or more, no rank twice.",
        "flush": "A flush needs four cards or more.",
    }.items():
        tap(table, kinds.get_by_role("button", name=kind, exact=True))
        expect(table.note).to_have_text(told)
        expect(table.surface.locator(".slot.picked")).to_have_count(2)
    expect(table.said).to_have_count(0)
    tap(table, kinds.get_by_role("button", name="fifteen", exact=True))
    expect(table.said).to_have_count(1)
    expect(table.note).to_have_text("")


def test_cards_tapped_where_a_count_is_said_tell_how_to_show_them(
    sit_down: Callable[..., Table],
) -> None:
    table = sit_down(HANDS, "level=counts&form=spoken", **PHONE)
    table.is_at("ask", 1)
    card = table.surface.locator(".lay .card").first
    tap(table, card)
    expect(table.note).to_have_text("To tap cards, choose “show the cards” below.")
    tap(table, table.button("show the cards"))
    expect(table.note).to_have_text("")
    tap(table, card)
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(table.note).to_have_text("")


def test_whoever_taps_offline_is_told_of_the_button(sit_down: Callable[..., Table]) -> None:
    table = sit_down(HANDS, **PHONE)
    table.is_at("ask", 1)
    table.visit.context.set_offline(True)
    tap(table, table.surface.get_by_role("button", name="4", exact=True), table.button("Count"))
    expect(table.note).to_have_text("Not saved yet. The large button sends it again.")


def test_a_count_is_said_by_taps(sit_down: Callable[..., Table]) -> None:
    table = sit_down(HANDS, "level=new", **PHONE)
    table.is_at("ask", 1)
    kinds = table.surface.get_by_role("group", name="what scores")
    fifteen = kinds.get_by_role("button", name="fifteen")
    tap(table, fifteen, fifteen, kinds.get_by_role("button", name="run, choose its size"))
    kinds.get_by_role("button", name="a double run of three").tap()
    expect(table.said).to_have_text(
        ["fifteen two2", "fifteen four4", "and a double run of three is twelve12"]
    )
    table.button("take back").tap()
    expect(table.said).to_have_count(2)
    table.button("Count four").tap()
    table.is_at("verdict", 1)
    assert [(each.form, each.claimed) for each in table.answers()] == [("spoken", "15 15")]


def test_cards_are_tapped_and_then_what_they_are(sit_down: Callable[..., Table]) -> None:
    table = sit_down(HANDS, "level=counts&form=combinations", **PHONE)
    table.is_at("ask", 1)
    cards = table.surface.get_by_role("region", name="the cards").get_by_role("button")
    tap(table, cards.nth(0), cards.nth(4))
    one, other = table.cards(".picked")
    kinds = table.surface.get_by_role("group", name="what the cards are")
    kinds.get_by_role("button", name="pair", exact=True).tap()
    expect(table.said).to_have_count(1)
    assert table.cards(".picked") == ()
    table.button("Count 1 line").tap()
    table.is_at("verdict", 1)
    claimed = f"p{one}{other}".lower()
    assert [(each.form, each.claimed) for each in table.answers()] == [("combinations", claimed)]


def test_cards_that_may_be_laid_are_tapped(sit_down: Callable[..., Table]) -> None:
    table = sit_down(TURNS, **PHONE)
    table.is_at("ask", 1)
    question = table.question()
    held = table.surface.get_by_role("group", name="you hold").get_by_role("button")
    fitting = [question.held.index(card) for card in question.fitting]
    tap(table, *(held.nth(at) for at in fitting))
    assert table.cards(".picked") == question.fitting
    table.button("This card fits").tap()
    table.is_at("verdict", 1)
    expect(table.headline).to_contain_text(", right")
    assert [each.claimed for each in table.answers()] == [right_text(question, "cards")]
