"""The reference: walked by keyboard alone, counted before it is shown, completed."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.example import FOCUSED, Example
from tests.browser.table import Table
from tests.browser.test_touch import PHONE

# Whoever waits so long has looked at what came.
PAUSE_MS = 500
# Pressed one upon the other, as fast as one likes.
HASTY = """(button, times) => {
    const root = button.getRootNode();
    const at = () => root.activeElement;
    const space = () => {
        const press = new KeyboardEvent("keydown", { key: " ", bubbles: true, cancelable: true });
        if (at().dispatchEvent(press) && at().matches("button")) at().click();
    };
    button.focus();
    for (let press = 0; press < times; press += 1) space();
}"""

# How far below what a row is called its lit cards begin, ring and all.
ROOM = """(example) => {
    const rows = [...example.querySelectorAll(".row:has(.lit)")];
    const room = rows.map((row) => {
        const tag = row.querySelector(".tag")?.getBoundingClientRect().bottom ?? -Infinity;
        const tops = [...row.querySelectorAll(".lit .card")].map(
            (card) => card.getBoundingClientRect().top);
        return Math.min(...tops) - 5 - tag;
    });
    return Math.min(...room);
}"""


@pytest.fixture
def sit_at(sit_down: Callable[..., Table]) -> Callable[..., Table]:
    """Let a new learner open a section of the reference."""

    def begin(key: str, title: str, **options: object) -> Table:
        table = sit_down(f"learn?at={key}", **options)
        expect(table.page.get_by_role("heading", name=title, level=1)).to_be_visible()
        expect(table.page.get_by_role("article").first).to_be_visible()
        return table

    return begin


def test_a_page_is_walked_by_keyboard_alone(sit_down: Callable[..., Table]) -> None:
    page = sit_down("learn").page
    first = page.get_by_role("link", name="Fifteens")
    expect(first).to_be_visible()
    first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Fifteens", level=1)).to_be_visible()
    one, two = Example(page, "Seven and eight"), Example(page, "A five among tens")
    expect(one.points).to_be_visible()
    for _ in range(30):
        if page.evaluate(FOCUSED) == "points":
            break
        page.keyboard.press("Tab")
    expect(one.points).to_be_focused()
    # In the empty field the space bar shows the first line, and then goes on line by line.
    page.keyboard.press("Space")
    expect(one.lines).to_have_text("fifteen two782")
    assert one.lit() == ["seven of diamonds", "eight of clubs"]
    expect(one.note).to_have_text("That is all: 2.")
    page.keyboard.press("Space")
    expect(two.points).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(two.lines).to_have_count(1)
    assert two.lit() == ["five of diamonds", "ten of spades"]
    page.keyboard.press("Space")
    expect(two.lines).to_have_count(2)
    assert two.lit() == ["five of diamonds", "queen of clubs"]
    expect(two.all).to_contain_text("Each ten-card makes a fifteen with the five.")
    # Back up through what was said.
    page.keyboard.press("ArrowUp")
    assert two.lit() == ["five of diamonds", "ten of spades"]
    expect(two.lines.get_by_role("button", pressed=True)).to_contain_text("fifteen two")


def test_an_example_is_counted_before_it_is_shown(sit_at: Callable[..., Table]) -> None:
    table = sit_at("pairs", "Pairs")
    example = Example(table.page, "Three nines")
    example.points.click()
    table.answer("")
    expect(example.note).to_contain_text("Type the points in digits")
    table.answer("2")
    expect(example.note).to_have_text("Not 2. Count again, or show the count.")
    expect(example.lines).to_have_count(0)
    # A space takes no room in the field, and what was typed is chosen: the next takes its place.
    table.press("Space")
    expect(example.points).to_have_value("2")
    table.answer("6")
    expect(example.note).to_have_text("6, right.")
    expect(example.lines).to_have_count(0)
    table.press("Enter")
    expect(example.lines).to_have_text("three of a kind (pair royal) for six9996")
    assert table.served.entries(table.learner) == []


def test_all_lines_are_there_at_once_and_can_be_walked_again(
    sit_at: Callable[..., Table],
) -> None:
    table = sit_at("runs", "Runs")
    example = Example(table.page, "A double run of three")
    example.button("show the count").click()
    example.button("all lines").click()
    expect(example.lines).to_have_count(5)
    expect(example.note).to_have_text("That is all: 12.")
    example.lines.nth(2).get_by_role("button").click()
    assert example.lit() == ["three of hearts", "three of diamonds"]
    example.button("once more").click()
    expect(example.lines).to_have_count(0)
    expect(example.points).to_be_focused()


def test_a_count_is_completed_by_keys(sit_at: Callable[..., Table]) -> None:
    table = sit_at("habits", "Habits")
    example = Example(table.page, "After the fifteens")
    expect(example.lines).to_have_count(3)
    example.button("seven of diamonds").focus()
    table.press("Enter")
    expect(example.note).to_contain_text("Tap the cards that score")
    for keys, told in (
        ("k", "One card alone scores only as his nobs, the jack of the starter's suit."),
        # With the other.
        ("7", "Seven and king make seventeen, not fifteen, and are no pair."),
    ):
        table.type(keys)
        table.press("Enter")
        expect(example.note).to_have_text(told)
    table.press("Escape")
    table.type("7")
    table.press("Enter")
    expect(example.note).to_contain_text("One card alone")
    table.type("8")
    table.press("Enter")
    expect(example.note).to_have_text("These are said already. Another line is left.")
    expect(example.note).not_to_have_class(re.compile("good"))
    table.type("87")
    table.press("Enter")
    expect(example.note).to_have_text("That is all: 6.")
    expect(example.note).to_have_class(re.compile("good"))
    expect(example.all.locator(".ask")).to_be_hidden()
    expect(example.lines).to_have_text(
        ["fifteen two782", "fifteen four784", "and a pair is six776"]
    )
    assert example.lit() == ["seven of diamonds", "seven of spades"]
    table.press("Enter")
    following = Example(table.page, "And his nobs")
    expect(following.button("five of diamonds")).to_be_focused()


def test_ranks_are_typed_before_anything_is_clicked(sit_at: Callable[..., Table]) -> None:
    table = sit_at("habits", "Habits")
    example = Example(table.page, "After the fifteens")
    expect(example.lines).to_have_count(3)
    assert example.all.locator(".slot[data-key]").count() == 0
    table.page.evaluate("document.activeElement.blur()")
    picked = example.all.locator(".slot.picked .card")
    for many in (1, 2, 0):
        table.type("7")
        expect(picked).to_have_count(many)
    table.type("77")
    table.press("Enter")
    expect(example.note).to_have_text("That is all: 6.")


def test_a_multiple_run_is_said_at_once_in_a_worked_hand(sit_down: Callable[..., Table]) -> None:
    table = sit_down("ladder?stage=multiple-runs", **PHONE)
    example = Example(table.page, "Two threes")
    expect(example.lines).to_have_count(5)
    run = ["two of spades", "three of hearts", "three of diamonds", "four of clubs"]
    for card in run:
        example.button(card).tap()
    example.button("Say it").tap()
    expect(example.note).to_have_text("That is all: 12.")
    expect(example.lines.last).to_contain_text("and another run of three is twelve")


def test_a_count_is_completed_by_taps(sit_at: Callable[..., Table]) -> None:
    table = sit_at("habits", "Habits", **PHONE)
    example = Example(table.page, "And his nobs")
    for card in ("six of clubs", "five of diamonds", "seven of clubs"):
        example.button(card).tap()
    example.button("Say it").tap()
    expect(example.note).to_have_text("1 line is left.")
    expect(example.lines.nth(2)).to_contain_text("and a run of three is seven")
    example.button("show me").tap()
    expect(example.note).to_have_text("That is all: 8.")
    assert example.lit() == ["jack of hearts"]


def test_a_tap_on_the_cards_goes_on_to_the_next_line(sit_at: Callable[..., Table]) -> None:
    table = sit_at("pairs", "Pairs", **PHONE)
    example = Example(table.page, "Sixes and nines")
    example.button("show the count").tap()
    expect(example.lines).to_have_count(1)
    example.all.locator(".felt").tap()
    expect(example.lines).to_have_count(2)
    # Once all is said it stays.
    example.button("all lines").tap()
    example.all.locator(".felt").tap()
    expect(example.lines).to_have_count(8)
    expect(example.button("Next example")).to_be_visible()


@pytest.mark.parametrize(
    ("section", "title", "name"),
    [
        ("crib", "The crib", "All clubs"),
        ("go", "Go and last card", "Thirty-one after a go"),
    ],
)
def test_a_lit_card_covers_no_word(
    sit_at: Callable[..., Table], section: str, title: str, name: str
) -> None:
    table = sit_at(section, title, reduced_motion="reduce")
    example = Example(table.page, name)
    example.button("show the count").click()
    expect(example.lines).to_have_count(1)
    assert example.all.evaluate(ROOM) >= 0


def test_spaces_in_haste_begin_no_other_example(sit_at: Callable[..., Table]) -> None:
    table = sit_at("fifteens", "Fifteens")
    one, two = Example(table.page, "Seven and eight"), Example(table.page, "A five among tens")
    one.button("show the count").click()
    one.button("Next example").evaluate(HASTY, 4)
    expect(two.points).to_be_focused()
    expect(two.lines).to_have_count(0)
    # What is typed there at once is taken, and after a pause a space is meant for what is seen.
    table.page.keyboard.insert_text("3")
    expect(two.points).to_have_value("3")
    two.points.fill("")
    table.page.wait_for_timeout(PAUSE_MS)
    table.press("Space")
    expect(two.lines).to_have_count(1)


def test_spaces_in_haste_do_not_take_away_what_the_last_example_says(
    sit_at: Callable[..., Table],
) -> None:
    table = sit_at("heels", "His heels")
    last = Example(table.page, "The same jack in the show")
    last.button("show the count").click()
    last.button("Next line").evaluate(HASTY, 9)
    expect(last.note).to_have_text("That is all: 14.")
    expect(last.button("once more")).to_be_focused()


def test_a_double_tap_shows_nothing_of_the_next_example(sit_at: Callable[..., Table]) -> None:
    table = sit_at("fifteens", "Fifteens", **PHONE)
    one, two = Example(table.page, "Seven and eight"), Example(table.page, "A five among tens")
    one.button("show the count").tap()
    one.button("Next example").evaluate(
        """(button) => {
            button.click();
            const next = button.closest(".example").nextElementSibling;
            next.querySelector(".guess .quiet").dispatchEvent(
                new MouseEvent("click", { bubbles: true, composed: true, detail: 2 }));
        }"""
    )
    expect(two.lines).to_have_count(0)
    table.page.wait_for_timeout(PAUSE_MS)
    two.button("show the count").tap()
    expect(two.lines).to_have_count(1)


def test_sections_follow_each_other_without_a_reload(sit_at: Callable[..., Table]) -> None:
    page = sit_at("fifteens", "Fifteens").page
    page.evaluate("window.isTheSame = true")

    def is_at(title: str, query: str) -> None:
        expect(page.get_by_role("heading", name=title, level=1)).to_be_in_viewport()
        expect(page).to_have_url(re.compile(rf"/learn{re.escape(query)}$"))

    page.get_by_role("link", name="Pairs →").last.click()
    is_at("Pairs", "?at=pairs")
    page.get_by_role("link", name="All sections").first.click()
    is_at("Learn the count", "")
    page.get_by_role("link", name="Runs", exact=True).click()
    is_at("Runs", "?at=runs")
    for title, query in (("Learn the count", ""), ("Pairs", "?at=pairs")):
        page.go_back()
        is_at(title, query)
    assert page.evaluate("window.isTheSame")
    page.reload()
    is_at("Pairs", "?at=pairs")
