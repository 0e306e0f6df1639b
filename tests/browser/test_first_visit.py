"""A first visit: one question, and then the first hand."""

import pytest
from playwright.sync_api import expect

from tests.browser.served import Served
from tests.browser.table import Table
from tests.browser.watched import Visit
from trainer.preferences import Preferences


@pytest.mark.parametrize(
    ("buttons", "form"),
    [
        (["I am new to counting", "Begin the questions"], "spoken"),
        (["I am new to counting", "Begin with a mix, easy ones first"], "spoken"),
        (["I can count"], "total"),
    ],
)
def test_a_click_or_two_lead_to_the_first_question(
    fresh: Served, visit: Visit, buttons: list[str], form: str
) -> None:
    visited = visit(fresh)
    page = visited.window()
    for button in buttons:
        page.get_by_role("button", name=button).click()
    expect(page.locator(".muggins")).to_be_visible()
    with fresh.opened() as log:
        (learner,) = log.learners()
    table = Table(page, fresh, learner, visited)
    table.is_at("ask", 1)
    assert learner.name == "You"
    assert set(table.cards()) == set(table.question().seen)
    with fresh.opened() as log:
        assert Preferences.parse(log.preferences(learner.id)).form == form


def test_whoever_is_new_is_led_to_the_ladder_and_keeps_the_seat(
    fresh: Served, visit: Visit
) -> None:
    page = visit(fresh).window()
    page.get_by_role("button", name="I am new to counting").click()
    expect(page.get_by_role("heading", name="Any fifteen")).to_be_visible()
    assert page.url.endswith("/ladder?stage=cards")
    expect(page.get_by_role("link", name="You")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert fresh.cookie in {each.get("name") for each in page.context.cookies()}
