"""A stage of the ladder is walked from its beginning to the next, by keyboard."""

from playwright.sync_api import Locator, expect

from tests.browser.served import Served
from tests.browser.table import Table, right_text
from tests.browser.watched import Visit

WRONG = (3, 6)  # the numbers of the questions that are answered wrong


def count(table: Table, tokens: list[str]) -> None:
    """Type a count and send it; to count nothing is asked about once."""
    if not tokens:
        table.say_nothing()
        return
    for token in tokens:
        table.type(f"{token} ")
    table.press_enter()


def corner(place: Locator) -> tuple[float, float]:
    """Tell where something begins."""
    box = place.bounding_box()
    assert box
    return box["x"], box["y"]


def test_a_stage_is_walked_and_the_next_one_opens(served: Served, visit: Visit) -> None:
    learner = served.add_learner("level=new")
    visited = visit(served, learner)
    page = visited.window("ladder")
    page.get_by_role("button", name="1. Any fifteen").press("Enter")
    page.get_by_role("button", name="Begin the questions").press("Enter")
    table = Table(page, served, learner, visited)
    on = page.get_by_role("button", name="Next stage")
    surface = page.locator(".st-key-table")
    for number in range(1, 11):
        table.is_at("ask", number)
        stands = corner(surface)
        expect(table.surface.locator(".counts")).to_contain_text("One fifteen is enough")
        assert table.button("total").count() == 0
        right = right_text(table.question(number), "combinations").split()[:1]
        count(table, ["kk"] if number in WRONG else right)
        table.is_at("verdict", number)
        is_right = number not in WRONG
        expect(table.surface.locator(".verdict.right")).to_have_count(int(is_right))
        expect(on).to_have_count(int(number == 10))
        assert corner(surface) == stands
        if number < 10:
            table.press_enter()
    expect(page.get_by_text("8 of the last 10: the next stage is open.")).to_be_visible()
    expect(page.get_by_role("link", name="On to: Fifteens")).to_be_visible()
    assert {(each.asked, each.why) for each in table.answers()} == {
        (("any fifteen",), "stage cards")
    }
    on.press("Enter")
    expect(page.get_by_role("heading", name="Fifteens", exact=True)).to_be_visible()
    page.get_by_role("button", name="Begin the questions").press("Enter")
    table.is_at("ask", 1)
    expect(table.surface.locator(".counts")).to_have_text("Only fifteens count here.")
    expect(table.surface.locator(".ask")).to_have_text("What are the fifteens worth?")
    page.get_by_role("link", name="The idea of this stage").press("Enter")
    expect(page.get_by_role("heading", name="Fifteens", exact=True)).to_be_visible()


def test_only_what_is_asked_can_be_said_and_a_key_of_another_kind_is_told(
    served: Served, visit: Visit
) -> None:
    learner = served.add_learner("level=new")
    visited = visit(served, learner)
    table = Table(visited.window("?stage=fifteens"), served, learner, visited)
    table.is_at("ask", 1)
    # Whoever is new begins as the worked hands were completed.
    expect(table.combination).to_be_visible()
    table.click(table.button("say it"))
    kinds = table.surface.get_by_role("group", name="what scores").get_by_role("button")
    expect(kinds).to_have_count(1)
    table.press("p")
    expect(table.button("What is p?")).to_be_visible()
    table.press("Enter")
    expect(table.note).to_have_text("p is a pair, which is not asked here.")
    table.press("Backspace")
    table.click(table.button("show the cards"))
    for typed, kind in {"p66": "a pair", "r678": "a run", "x": "a flush", "l": "last card"}.items():
        table.type(f"{typed} ")
        expect(table.note).to_have_text(
            f"{typed} is {kind}, which is not asked here. Press its line to take it away."
        )
        table.press("Backspace")
