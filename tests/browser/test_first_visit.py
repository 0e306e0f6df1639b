"""A first visit: one question, and then the first hand."""

import pytest
from playwright.sync_api import expect

from tests.browser.served import Served
from tests.browser.table import Table
from tests.browser.watched import Visit
from trainer.preferences import Preferences


@pytest.mark.parametrize(
    ("button", "form"), [("I am new to counting", "spoken"), ("I can count", "total")]
)
def test_one_click_leads_to_the_first_question(
    fresh: Served, visit: Visit, button: str, form: str
) -> None:
    visited = visit(fresh)
    page = visited.window()
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
