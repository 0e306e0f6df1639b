"""The reference looked up: by a link to one place of it, and from a verdict."""

from collections.abc import Callable
from itertools import count

import pytest
from playwright.sync_api import expect

from tests.browser.example import FOCUSED, Example
from tests.browser.table import HANDS, Table
from trainer.quiz.drill import Drill
from trainer.quiz.question import Ask
from trainer.quiz.settings import Settings

IS_IN_VIEW = """() => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    const { top } = at.getBoundingClientRect();
    return top >= 0 && top < innerHeight;
}"""


def test_a_link_to_a_trap_leads_to_its_example(sit_down: Callable[..., Table]) -> None:
    page = sit_down("learn?at=traps#wrong-jack").page
    example = Example(page, "Wrong jack")
    expect(example.button("show the count")).to_be_in_viewport()
    expect(example.all).to_contain_text("no nobs")


@pytest.mark.parametrize(
    ("link", "name"),
    [
        ("traps#wrong-jack", "Wrong jack"),
        ("play#pairs-in-the-play", "Pairs in the play"),
        ("runs", "Runs"),
    ],
)
def test_the_focus_is_where_a_link_leads(
    sit_down: Callable[..., Table], link: str, name: str
) -> None:
    page = sit_down(f"learn?at={link}").page
    expect(page.get_by_role("article").last).to_be_visible()
    expect(page.get_by_test_id("stApp")).to_have_attribute("data-test-script-state", "notRunning")
    page.wait_for_function(f"name => ({FOCUSED})() === name", arg=name)
    # All examples above it are there by now, and have pushed it down.
    page.wait_for_function(IS_IN_VIEW)


def test_from_where_a_link_leads_the_keys_go_on(sit_down: Callable[..., Table]) -> None:
    page = sit_down("learn?at=traps#wrong-jack").page
    example = Example(page, "Wrong jack")
    expect(example.all).to_be_focused()
    page.keyboard.press("Tab")
    expect(example.points).to_be_focused()
    # A link within the page moves the focus as well.
    page.evaluate("location.hash = '#broken-run'")
    expect(Example(page, "Broken run").all).to_be_focused()


@pytest.mark.parametrize(
    ("name", "title", "section"),
    [("Runs", "Runs", "runs"), ("double run of three", "Patterns", "patterns")],
)
def test_from_a_verdict_one_looks_a_rule_up_and_comes_back(
    sit_down: Callable[..., Table], name: str, title: str, section: str
) -> None:
    table = sit_down(HANDS, "level=counts&form=combinations")
    table.is_at("ask", 1)
    table.answer("r789 ")
    table.is_at("verdict", 1)
    before, headline = table.stands(), table.headline.inner_text()
    link = table.surface.get_by_role("link", name=name, exact=True)
    link.focus()
    table.press("Enter")
    expect(table.page.get_by_role("heading", name=title, level=1)).to_be_visible()
    assert f"learn?at={section}" in table.page.url
    table.page.go_back()
    table.is_at("verdict", 1)
    assert (table.stands(), table.headline.inner_text()) == (before, headline)
    table.press_enter()
    table.is_at("ask", 2)
    assert len(table.answers()) == 1


def test_the_rule_of_each_verdict_leads_to_its_own_place(sit_down: Callable[..., Table]) -> None:
    settings = Settings.parse("kinds=hand,cut")
    drills = (Drill(settings, seed) for seed in count())
    asked = [Ask.CUT, Ask.SHOW]
    drill = next(each for each in drills if [each.question(n).ask for n in (0, 1)] == asked)
    table = sit_down(f"?{drill}", "level=counts&form=combinations")
    for number, (text, link) in enumerate((("n ", "heels"), ("x ", "flush")), 1):
        table.is_at("ask", number)
        table.answer(text)
        table.is_at("verdict", number)
        rule = table.surface.get_by_role("link", name="Flush and jacks")
        expect(rule).to_have_attribute("href", f"learn?at={link}")
        table.press_enter()


def test_a_link_leads_back_to_the_question_from_which_something_was_looked_up(
    sit_down: Callable[..., Table],
) -> None:
    table = sit_down(HANDS, "level=counts&form=combinations")
    table.is_at("ask", 1)
    table.answer("r789 ")
    table.is_at("verdict", 1)
    before, headline = table.stands(), table.headline.inner_text()
    table.surface.get_by_role("link", name="Runs", exact=True).press("Enter")
    expect(table.page.get_by_role("heading", name="Runs", level=1)).to_be_visible()
    # In the row of pages it is marked in what one is.
    weights = {
        name: table.page.get_by_role("link", name=name, exact=True)
        .locator("p")
        .evaluate("words => getComputedStyle(words).fontWeight")
        for name in ("Practise", "Learn", "Settle")
    }
    assert weights == {"Practise": "400", "Learn": "600", "Settle": "400"}
    table.page.get_by_role("link", name="Back to your question").press("Enter")
    table.is_at("verdict", 1)
    assert (table.stands(), table.headline.inner_text()) == (before, headline)
