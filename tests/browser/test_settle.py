"""An argument of each kind, settled by tapping on a phone and by typing, and its link followed."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.served import Served
from tests.browser.settling import ARGUED, PHONE, Open, cards, settled
from tests.browser.watched import Visit

# What is asked of suits, and what is said to it.
Answers = dict[str, str]
PLACES: Final = ("first", "second")
FOUR: Final = "Are the four in hand of one suit?"
TOO: Final = "Is the starter of that suit, too?"
NOBS: Final = "Is the jack in the hand of the starter's suit?"
FIVE: Final = "Are all five of one suit?"
ARGUMENTS: Final = [
    ("A hand", "5 5 5 J 5", {NOBS: "Yes"}, "29 points."),
    ("A hand", "2 4 6 8 K", {FOUR: "Yes", TOO: "No"}, "4 points."),
    ("The crib", "2 4 6 8 K", {FIVE: "No"}, "Nothing, which players call nineteen."),
    ("The play", "3 3 2 A", {}, "3 points, and 1 more if nobody can add to the count."),
    ("The play", "10 J Q A", {}, "2 points."),
    ("The cut", "J", {}, "2 points."),
]


def says(page: Page, which: str, points: str, name: str) -> None:
    """Enter what somebody says; the names stand behind, in the same order."""
    page.get_by_label(f"The {which} says").fill(points)
    names = page.get_by_label("Name, if you like")
    names.nth(0 if which == "first" else 1).fill(name)


@pytest.mark.parametrize(("kind", "ranks", "answers", "worth"), ARGUMENTS)
def test_it_is_settled_by_taps_on_a_phone(
    open_page: Open, kind: str, ranks: str, answers: Answers, worth: str
) -> None:
    page = open_page(**PHONE)
    page.get_by_role("radio", name=kind).tap()
    for rank in ranks.split():
        page.get_by_role("button", name=rank, exact=True).tap()
    expect(cards(page)).to_have_value(ranks)
    for question, answer in answers.items():
        page.get_by_role("radiogroup", name=question).get_by_role("radio", name=answer).tap()
    expect(settled(page)).to_have_text(worth)
    page.get_by_role("button", name="Take back").tap()
    expect(settled(page)).to_have_count(int(kind == "The play"))


@pytest.mark.parametrize(("kind", "ranks", "answers", "worth"), ARGUMENTS)
def test_it_is_settled_by_keyboard_alone(
    open_page: Open, kind: str, ranks: str, answers: Answers, worth: str
) -> None:
    page = open_page()
    kinds = page.get_by_role("radiogroup", name="What is it about?")
    kinds.get_by_role("radio").first.focus()
    names = ["A hand", "The crib", "The play", "The cut"]
    for _ in range(names.index(kind)):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(kinds.get_by_role("radio", name=kind)).to_be_checked()
    page.keyboard.press("Tab")
    expect(cards(page)).to_be_focused()
    page.keyboard.type(ranks)
    page.keyboard.press("Enter")
    # Past the keys for the ranks lies what is asked.
    for question, answer in answers.items():
        choice = page.get_by_role("radiogroup", name=question).get_by_role("radio")
        expect(choice).to_have_count(2)
        choice.first.focus()
        if answer == "No":
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Space")
        expect(choice.nth(int(answer == "No"))).to_be_checked()
    expect(settled(page)).to_have_text(worth)


def test_two_friends_are_told_who_is_right_and_a_link_tells_it_to_others(
    open_page: Open,
) -> None:
    page = open_page(**PHONE)
    cards(page).fill("5 5 5 J / 5")
    page.get_by_role("radiogroup", name=NOBS).get_by_role("radio", name="Yes").tap()
    page.get_by_text("Who says what?").tap()
    says(page, "first", "28", "Ada")
    says(page, "second", "29", "<b>Bob</b>")
    right = "<b>Bob</b> is right: it is 29, not 28."
    expect(settled(page)).to_have_text(right)
    expect(page.locator(".mg-settled section")).to_contain_text("Missed: his nobs for one.")
    expect(page.locator(".mg-settled")).to_contain_text("1 in 3,248,700 of all 12,994,800 hands")
    page.get_by_text("A link to this").tap()
    link = page.get_by_test_id("stCode").nth(1).inner_text().strip()
    assert link.startswith("/settle?show=5+5+5+J+%2F+5&nobs=yes")
    other = open_page(link.removeprefix("/"))
    expect(settled(other)).to_have_text(right)
    other.reload()
    expect(settled(other)).to_have_text(right)
    other.get_by_text("Who says what?").click()
    says(other, "first", "29", "Ada")
    expect(settled(other)).to_have_text("Both are right: it is 29.")


def test_what_each_says_is_tapped_on_a_phone(open_page: Open) -> None:
    page = open_page(**PHONE)
    cards(page).fill("A A 6 7 8")
    page.get_by_text("Who says what?").tap()
    first, second = (page.get_by_role("group", name=f"for the {which}") for which in PLACES)
    for key in ("fifteen", "fifteen", "run of 3", "pair"):
        first.get_by_role("button", name=key, exact=True).tap()
    expect(page.get_by_label("The first says")).to_have_value(
        "fifteen for two, fifteen for two, run of three, pair"
    )
    second.get_by_role("button", name="flush").tap()
    expect(settled(page)).to_have_text("Neither is right: it is 13, not 9 or 4.")
    second.get_by_role("button", name="Take back").tap()
    expect(settled(page)).to_have_text("Not right: it is 13, not 9.")
    first.get_by_role("button", name="Take back").tap()
    expect(settled(page)).to_have_text("Not right: it is 13, not 7.")
    # In the play other things score.
    page.get_by_role("radio", name="The play").tap()
    expect(first.get_by_role("button", name="go")).to_be_visible()
    expect(first.get_by_role("button", name="nobs")).to_have_count(0)
    boxes = [each.bounding_box() for each in first.get_by_role("button").all()]
    assert all(box and box["height"] >= 44 and box["width"] >= 44 for box in boxes)


def test_no_tap_is_lost_however_quickly_they_come(open_page: Open) -> None:
    page = open_page()
    keys = page.get_by_role("group", name="ranks")
    keys.evaluate(
        """(keys) => ["K", "5", "5", "5", "J"].forEach((rank) =>
            [...keys.children].find((key) => key.textContent === rank).click())"""
    )
    expect(cards(page)).to_have_value("K 5 5 5 J")
    expect(page.locator(".mg-settled")).to_be_visible()


def test_no_card_of_the_play_is_lost_to_an_address_that_comes_late(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("radio", name="The play").click()
    page.get_by_role("button", name="A", exact=True).click()
    expect(settled(page)).to_be_visible()
    for rank in "A22A3":
        page.get_by_role("button", name=rank, exact=True).click()
    expect(page).to_have_url(re.compile("play=A[+]A[+]2[+]2[+]A[+]3$"))
    expect(cards(page)).to_have_value("A A 2 2 A 3")


def test_another_argument_begins_in_the_box_for_the_cards(open_page: Open) -> None:
    for link in ("settle", f"settle?{ARGUED}"):
        page = open_page(link)
        if link == "settle":
            cards(page).fill("A A 6 7 8")
        new = page.get_by_role("button", name="New argument")
        assert new.evaluate("(button) => button.offsetHeight") >= 44
        new.focus()
        page.keyboard.press("Enter")
        expect(settled(page)).to_have_count(0)
        expect(cards(page)).to_be_focused()
        expect(cards(page)).to_have_value("")
        page.keyboard.type("A A 6 7 7")
        expect(settled(page)).to_have_text("12 points.")
        # Once it has begun, the focus is nobody's business.
        page.get_by_text("Who says what?").click()
        page.get_by_label("The first says").fill("12")
        expect(settled(page)).to_contain_text("ight: it is 12.")  # names stay
        expect(page.get_by_label("The first says")).to_be_focused()


def test_what_is_half_entered_outlives_a_reload(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("radio", name="The crib").click()
    cards(page).fill("2 4 6")
    expect(page).to_have_url(re.compile("crib=2[+]4[+]6$"))
    page.reload()
    expect(cards(page)).to_have_value("2 4 6")
    expect(page.get_by_role("radio", name="The crib")).to_be_checked()


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("5 5 5 J / 5", "5 5 5 J"),
        ("5 5 5 J /", "5 5 5"),
        ("5 10", "5"),
        ("5 10h", "5"),
        ("555J", "555"),
        ("5 hello", "5"),
        ("5", ""),
        ("", ""),
    ],
)
def test_the_last_is_taken_back_whatever_stands_there(
    open_page: Open, text: str, left: str
) -> None:
    page = open_page()
    cards(page).fill(text)
    page.get_by_role("button", name="Take back").click()
    expect(cards(page)).to_have_value(left)


def test_nonsense_gets_a_sentence(open_page: Open) -> None:
    page = open_page()
    cards(page).fill("5 5 5 5 5")
    expect(page.get_by_role("alert")).to_contain_text("has five fives, and there are only four")
    cards(page).fill("🂡 <b>")
    expect(page.get_by_role("alert")).to_contain_text("is not a card; write a rank like 5, 10 or J")
    cards(page).fill("")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_what_is_tapped_is_large_enough_for_a_thumb(open_page: Open) -> None:
    page = open_page(**PHONE)
    for rank in "2468K":
        page.get_by_role("button", name=rank, exact=True).tap()
    expect(page.get_by_role("radiogroup", name=FOUR)).to_be_visible()
    tapped = page.locator("[role=group] > button, [role=radio], summary")
    small = tapped.evaluate_all(
        """all => all.filter((each) => Math.min(each.offsetWidth, each.offsetHeight) < 44)
            .map((each) => `${each.innerText} ${each.offsetWidth} x ${each.offsetHeight}`)"""
    )
    assert tapped.count() > 14
    assert small == []


NARROW: Final[dict[str, Any]] = PHONE | {"viewport": {"width": 320, "height": 640}}
CUT_OFF: Final = "each => each.scrollWidth > each.clientWidth"


def test_a_long_name_without_a_blank_stays_in_the_narrowest_window(open_page: Open) -> None:
    page = open_page(
        f"settle?cut=J&first={'W' * 29}&first_says=1&second=Bo&second_says=1", **NARROW
    )
    expect(settled(page)).to_contain_text("Neither is right")
    for says_so in (settled(page), page.locator(".mg-settled h3").first):
        assert not says_so.evaluate(CUT_OFF)
    page.goto(page.url.replace("first_says=1", "first_says=2"))
    expect(settled(page)).to_contain_text("W is right")
    assert not settled(page).evaluate(CUT_OFF)


def test_a_short_name_is_seen_whole_above_the_narrowest_page(fresh: Served, visit: Visit) -> None:
    page = visit(fresh, **NARROW).window()
    page.get_by_role("button", name="I can count").click()
    name = page.locator(".st-key-pages a p").last
    expect(name).to_have_text("You")
    assert not name.evaluate(CUT_OFF)
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
