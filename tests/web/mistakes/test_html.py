"""A mistake on a page: its cards by sign and by name, what was said, and the count."""

from dataclasses import replace
from typing import Any

import pytest

from scenarios import parse_scenario
from tests.progress.made import answer, shown
from tests.web.progress.html import Page
from trainer.preferences import Order
from trainer.progress.fold import EMPTY, fold
from trainer.progress.mistakes import Mistake
from trainer.quiz.question import Question, questions_about
from trainer.record import Answer, Entry
from trainer.verdict.told import verdict
from trainer.web.mistakes.html import mistake_html
from trainer.web.mistakes.listed import Listed


def asked(lost: Answer) -> Question:
    possible = questions_about(parse_scenario(lost.scenario))
    found = next(each for each in possible if each.ask.value == lost.question)
    return replace(found, asked=lost.asked)


def page_of(lost: Answer, *more: Entry, order: Order = "dealt") -> Page:
    question = asked(lost)
    (mistake,) = fold(EMPTY, [lost, *more]).open_mistakes()
    assert isinstance(mistake, Mistake)
    told = verdict(question, lost, None)
    listed = Listed(mistake, question, lost, told)
    return Page(mistake_html(listed, number=3, order=order, zone="Pacific/Kiritimati"))


def cards_on(page: Page) -> list[str]:
    """Name the cards as they are called for whoever hears the page, those of the count last."""
    labels = (attrs.get("aria-label") for tag, attrs in page.elements if tag == "span")
    return [label for label in labels if label]


def ranks_on(page: Page) -> list[str]:
    return [label.split()[0] for label in cards_on(page)]


def test_what_was_asked_in_a_stage_is_told() -> None:
    page = page_of(answer(form="combinations", claimed="5j p66", asked=("fifteen",)))
    for part in (
        "3. Your hand. What are the fifteens worth?",
        "You said 2, it is worth 6. Missed: four, five and six, fifteen for two, twice.",
    ):
        assert part in page.text
    for other in ("pair", "run", "fourteen"):
        assert other not in page.text
    one = page_of(answer(form="combinations", claimed="", asked=("any fifteen",)))
    assert "There is a fifteen. There is: five and jack, fifteen for two." in one.text


def test_a_hand_is_told_with_what_was_said_and_the_count() -> None:
    page = page_of(answer(form="combinations", claimed="5j 456 456 p66"))
    for part in (
        "3. Your hand",
        "15 March 2026 · multiple run",
        "You said 8, it is worth 14. Missed: four, five and six, a run for three, twice.",
        "The count, line by line",
        "and a pair is eight",
        "and another run of three is fourteen missed",
    ):
        assert part in page.text
    assert cards_on(page)[:5] == [
        "four of clubs",
        "five of diamonds",
        "six of spades",
        "six of hearts",
        "jack of hearts",
    ]


def test_the_cards_lie_sorted_where_that_is_preferred() -> None:
    hand = answer(scenario="show JH 5D 4C 6S / 6H", claimed="0")
    assert ranks_on(page_of(hand))[:5] == ["jack", "five", "four", "six", "six"]
    ranks = ranks_on(page_of(hand, order="sorted"))
    assert ranks[:5] == ["four", "five", "six", "jack", "six"]
    # The first line of the count is fifteen two.
    assert ranks[5:7] == ["five", "jack"]
    play = "play JC 9D 4H 3S | 8H 7H 6C 5S : JC 7H 9D"
    closed = answer(scenario=play, question="closed", claimed="1")
    assert ranks_on(page_of(closed, order="sorted"))[:3] == ["jack", "seven", "nine"]
    turn = answer(scenario=play, question="turn", form="cards", claimed="go")
    held = ranks_on(page_of(turn, order="sorted"))[3:6]
    assert held == ["five", "six", "eight"]


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"claimed": "0"}, "You said nothing, it is worth 14."),
        ({"claimed": "16"}, "You said 16, it is worth 14."),
        (
            {"scenario": "show 2H 4C 6D 8S / KC", "claimed": "2"},
            "You said 2, it is worth nothing.",
        ),
    ],
)
def test_what_was_said_is_set_against_what_it_is(changes: dict[str, Any], said: str) -> None:
    assert said in page_of(answer(**changes)).text


def test_where_lines_do_not_tell_which_fifteen_it_is_that_is_said() -> None:
    assert "· fifteens, not told which" in page_of(answer(form="spoken", claimed="15 15 d3")).text


def test_where_a_total_does_not_tell_the_rule_that_is_said() -> None:
    assert "by which rule is not told" in page_of(answer(claimed="10")).text
    told = page_of(answer(claimed="10"), shown("a0", "5j d4566", "combinations")).text
    assert "long fifteens" in told


def test_what_was_solved_once_is_said_to_be() -> None:
    again = answer(1, why="again a0")
    assert "· solved once" in page_of(answer(claimed="10"), again).text


def test_of_the_play_only_what_was_seen_is_shown() -> None:
    play = "play KC 9D 9H 8S | JH TH 8C 7S : KC JH 9D"
    page = page_of(answer(scenario=play, question="closed", claimed="0"))
    assert "The play. What did the card laid last earn?" in page.text
    assert "this count" in page.text
    assert cards_on(page)[:3] == ["king of clubs", "jack of hearts", "nine of diamonds"]
    assert "ten of hearts" not in cards_on(page)


def test_a_turn_says_how_it_came_out() -> None:
    play = "play 7C 4D 3H 2S | 8D 6H 9C JS : 7C 8D"
    text = page_of(answer(scenario=play, question="turn", form="cards", claimed="go")).text
    assert "Not go yet. Missed:" in text


def test_the_rule_that_went_wrong_links_to_where_it_is_explained() -> None:
    def links(lost: Answer) -> list[str | None]:
        return [attrs["href"] for tag, attrs in page_of(lost).elements if tag == "a"]

    assert links(answer(form="combinations", claimed="5j 456 456 p66")) == ["learn?at=runs"]
    jack = answer(scenario="cut JD", question="cut", claimed="0")
    assert links(jack) == ["learn?at=heels"]
    assert links(answer(claimed="10")) == []
