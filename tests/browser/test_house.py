"""The house is chosen by keyboard, and what stands below a choice stays where it is."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.table import Table
from tests.browser.test_settings import choose
from trainer.agreed import house_words
from trainer.house import House


def holds(page: Page, house: str) -> None:
    """What is listed above is what holds in this house, and all of it."""
    listed = page.get_by_role("list").first.get_by_role("listitem")
    expect(listed).to_have_text(list(house_words(House.parse(house))))


def test_a_house_is_chosen_by_its_name_and_changed_by_a_switch(
    sit_down: Callable[..., Table],
) -> None:
    table = sit_down("house")
    page = table.page
    holds(page, "gentle")
    named = page.get_by_role("radiogroup", name="A house with a name")
    named.get_by_role("radio", checked=True).focus()
    page.keyboard.press("ArrowDown")
    expect(named.get_by_role("radio").nth(1)).to_be_checked()
    expect(page.get_by_text("Kept.", exact=True)).to_be_visible()
    holds(page, "kitchen table")
    called = page.get_by_role("radiogroup", name="Where a miss can be called").get_by_role("radio")
    expect(called.first).to_be_disabled()
    choose(page, "The length of the game", "61")
    expect(named.get_by_role("radio", checked=True)).to_have_count(0)
    page.reload()
    holds(page, "muggins=off overcount=corrected wrong_call=free game=61")
    expect(named.get_by_role("radio", checked=True)).to_have_count(0)


def test_a_switch_stays_where_it_is_while_the_list_above_grows_and_shrinks(
    sit_down: Callable[..., Table],
) -> None:
    table = sit_down("house", viewport={"width": 360, "height": 740})
    few = table.page.get_by_role("radiogroup", name="Points you miss")
    few.get_by_role("radio", checked=True).focus()
    places = []
    for number in (1, 2, 0):
        table.page.keyboard.press("ArrowDown")
        expect(few.get_by_role("radio").nth(number)).to_be_checked()
        expect(table.page.get_by_text("Kept.", exact=True)).to_be_visible()
        expect(table.page.get_by_test_id("stApp")).to_have_attribute(
            "data-test-script-state", "notRunning"
        )
        box = few.bounding_box()
        assert box
        places.append(box["y"])
    assert max(places) - min(places) < 40
