"""What is chosen of mistakes, and how it is written down, in one place for links and the log."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.miscounts.mistakes import MISTAKES
from trainer.quiz.heard_chosen import (
    WORDS,
    Heard,
    heading_of,
    in_order,
    keys_of,
    mistake_in,
    why_heard,
)
from trainer.required import LONGEST_TEXT
from trainer.skills import Heading

HEADED = {
    Heading.FIFTEENS: "stopped_at_twos stopped_at_threes fifteen_lost fifteen_again ace_as_eleven",
    Heading.PAIRS: "royal_as_a_pair four_alike_short ten_cards_as_a_pair",
    Heading.RUNS: "double_run_once pair_again triple_short run_short around_the_ace",
    Heading.FLUSH_AND_JACKS: "flush_forgotten flush_in_the_crib wrong_jack heels_forgotten",
    Heading.THE_PLAY: "laid_royal_as_a_pair laid_royal_as_eight broken_run go_for_two",
    Heading.COUNTING: "slip starter_ignored",
}


@pytest.mark.parametrize("heading", HEADED)
def test_a_mistake_stands_under_its_heading(heading: Heading) -> None:
    keys = HEADED[heading].split()
    assert {heading_of(key) for key in keys} == {heading}
    assert set(keys) <= set(keys_of([heading.name.lower()]))


def test_every_mistake_has_a_heading_and_can_be_chosen() -> None:
    assert {heading_of(key) for key in MISTAKES} == set(HEADED)
    assert list(keys_of([])) == list(MISTAKES)
    assert set(WORDS) == {*MISTAKES, *(each.name.lower() for each in HEADED)}
    assert sum(len(word) + 3 for word in WORDS) < LONGEST_TEXT


def test_what_is_chosen_is_one_word_or_more() -> None:
    assert list(keys_of(["slip", "counting"])) == ["starter_ignored", "slip"]
    assert list(keys_of(["slip"], subtlety=2)) == []
    for subtlety in (1, 2, 3):
        chosen = [MISTAKES[key].subtlety for key in keys_of([], subtlety=subtlety)]
        assert max(chosen) == subtlety
        assert min(chosen) == 1
    assert list(keys_of([], subtlety=3)) == list(MISTAKES)


@given(st.lists(st.sampled_from(WORDS)))
def test_words_are_put_in_order_each_once(words: list[str]) -> None:
    ordered = in_order(words)
    assert set(ordered) == set(words)
    assert in_order([*reversed(words), *words]) == ordered
    assert set(keys_of(ordered)) == set(keys_of(words))


@pytest.mark.parametrize("key", ["", *MISTAKES])
def test_what_was_chosen_is_read_from_the_log(key: str) -> None:
    assert mistake_in(why_heard(key)) == key


@pytest.mark.parametrize("why", ["", "heard", "heard spite", "stage pairs", "again slip", "slip"])
def test_what_names_no_mistake_is_none(why: str) -> None:
    assert mistake_in(why) == ""


def test_most_counts_are_right_at_a_real_table() -> None:
    levels = range(1, 4)
    assert [[each.right_at(level) for level in levels] for each in Heard] == [
        [1.0, 1.0, 1.0],
        [0.5, 0.5, 0.5],
        [0.8, 0.8, 0.8],
        [0.5, 0.65, 0.8],
    ]
    # Where it is open how hard they are, it begins as for anybody.
    assert Heard.RISES.right_at(0) == Heard.RISES.right_at(1)
