"""Who is right is in sight, on a phone and on a desk, while anything is entered."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.settling import ARGUED, PHONE, Open, cards, settled


@pytest.mark.parametrize("size", [PHONE, {"viewport": {"width": 1280, "height": 740}}])
def test_who_is_right_is_seen_while_it_is_entered_and_nothing_moves(
    open_page: Open, size: dict[str, Any]
) -> None:
    page = open_page(**size)
    cards(page).fill("A A 6 7 8")
    page.get_by_text("Who says what?").click()
    group = page.get_by_role("group", name="for the first")
    key = group.get_by_role("button", name="fifteen", exact=True)
    key.click()
    expect(settled(page)).to_have_text("Not right: it is 13, not 2.")
    expect(settled(page)).to_be_in_viewport(ratio=1)
    before = key.bounding_box()
    key.click()
    expect(settled(page)).to_have_text("Not right: it is 13, not 4.")
    expect(settled(page)).to_be_in_viewport(ratio=1)
    assert key.bounding_box() == before
    expect(key).to_be_focused()
    # It covers nothing for good: below it the whole count can be read.
    page.get_by_test_id("stMain").evaluate("page => page.scrollTo(0, page.scrollHeight)")
    share = page.get_by_text("A link to this")
    expect(share).to_be_in_viewport(ratio=1)
    count = page.locator(".mg-settled").bounding_box()
    above = settled(page).bounding_box()
    assert count
    assert above
    assert above["y"] + above["height"] <= count["y"]


@pytest.mark.parametrize("size", [PHONE, {"viewport": {"width": 1280, "height": 740}}])
def test_behind_a_link_that_says_all_what_is_settled_is_seen_first(
    open_page: Open, size: dict[str, Any]
) -> None:
    page = open_page(f"settle?{ARGUED}", **size)
    expect(settled(page)).to_be_in_viewport(ratio=1)
    expect(settled(page)).to_have_text("Bob is right: it is 29, not 28.")
    expect(cards(page)).to_be_hidden()
    page.get_by_text("The cards", exact=True).click()
    expect(cards(page)).to_have_value("5 5 5 J / 5")
