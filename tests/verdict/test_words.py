"""Questions and what was heard, in words."""

from dataclasses import replace

import pytest

from scenarios import Category, Rank, parse_cards, parse_scenario
from tests.quiz.replied import BROKEN_RUN, TWO_FITS, WORTH_14, question_of, turn_of
from trainer.miscounts.said import SaidCount
from trainer.quiz.question import Ask, Question
from trainer.verdict.words import (
    a_rank,
    as_sentence,
    ask_words,
    card_words,
    combinations_words,
    heard,
    rank_words,
    title,
)

TO_THE_END = "play JD 8H 3H 7C | KD 4S 7H JC : 8H 4S JD 7H 3H JC 7C KD"


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        (question_of(WORTH_14), ("Your hand", "What is it worth?")),
        (question_of("crib 2H 4H 6H 8H / KC"), ("The crib", "What is it worth?")),
        (question_of("cut JD"), ("The cut", "What does the dealer score for it?")),
        (question_of(BROKEN_RUN, Ask.OPEN), ("The play", "What did the card laid last earn?")),
        (question_of(BROKEN_RUN, Ask.CLOSED), ("The play", "What did the card laid last earn?")),
        (turn_of(TWO_FITS), ("The play", "Which cards may you lay, or is it go?")),
    ],
)
def test_a_question_is_asked_in_words(question: Question, expected: tuple[str, str]) -> None:
    assert (title(question), ask_words(question)) == expected


def test_in_a_race_a_crib_is_somebodys() -> None:
    crib = "crib 2H 4H 6H 8H / KC"
    theirs = replace(question_of(crib), said=SaidCount.parse("nothing"))
    titles = [title(each, is_raced=True) for each in (question_of(crib), theirs)]
    assert titles == ["Your crib", "Their crib"]
    assert title(question_of(WORTH_14), is_raced=True) == "Your hand"


def test_the_play_is_heard_from_ones_own_seat() -> None:
    play = parse_scenario(TWO_FITS)
    assert heard(Question(Ask.CLOSED, play, "pone")) == (
        "you lay a king: 10",
        "they lay a jack: 20",
        "you lay a nine: 29",
        "it is their turn",
    )
    assert heard(Question(Ask.CLOSED, play, "dealer"))[-1] == "it is your turn"
    assert heard(turn_of(TWO_FITS))[-1] == "they lay a nine: 29"
    assert heard(question_of(WORTH_14)) == ()


def test_where_all_is_seen_the_players_are_named() -> None:
    said = heard(Question(Ask.OPEN, parse_scenario(TO_THE_END)))
    assert said[0] == "pone lays an eight: 8"
    assert "pone says go" in said
    assert any(line.endswith("leads") for line in said)
    assert said[-1] == "dealer lays a king: 30"
    settled = heard(Question(Ask.CLOSED, parse_scenario(TO_THE_END), "pone"))
    assert settled[-1] == "the count ends at 30, and all cards are laid"


def test_ranks_and_cards_have_names() -> None:
    assert [a_rank(rank) for rank in (Rank.ACE, Rank.EIGHT, Rank.TEN)] == [
        "an ace",
        "an eight",
        "a ten",
    ]
    assert card_words(*parse_cards("JH")) == "jack of hearts"
    assert rank_words([Rank.ACE]) == "ace"
    assert rank_words([Rank.SIX, Rank.THREE, Rank.SIX]) == "three, six and six"
    assert rank_words([Rank.THREE] * 3) == "three threes"
    assert as_sentence("") == ""


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            WORTH_14,
            [
                "five and jack, fifteen for two",
                "four, five and six, fifteen for two, twice",
                "two sixes, a pair for two",
                "four, five and six, a run for three, twice",
            ],
        ),
        ("show 8C 8D 8S 8H / KD", ["four eights, four of a kind (double pair royal) for twelve"]),
        ("show 3C 6C 7C QC / TD", ["a flush for four"]),
        ("show 2C 4D 6C JH / TH", ["his nobs for one"]),
        ("cut JD", ["his heels for two"]),
        ("play KC 6H 4D AS | JH QD 9C 8S : KC JH 6H 4D AS", ["thirty-one for two"]),
        ("play KC 9D 9H 8S | JH TH 8C 7S : KC JH 9D", ["go for one"]),
        (TO_THE_END, ["last card for one"]),
        (
            "play 5C 5D 3H 2S | 5H 6H 9C JS : 5C 5H 5D",
            ["three fives, fifteen for two", "three fives, three of a kind (pair royal) for six"],
        ),
    ],
)
def test_combinations_have_names(text: str, expected: list[str]) -> None:
    assert list(combinations_words(parse_scenario(text).score().combinations)) == expected


def test_some_of_the_pairs_of_three_alike_are_named_as_pairs() -> None:
    score = parse_scenario("show 8C 8D 8S 2H / KD").score()
    pairs = [each for each in score.combinations if each.category is Category.PAIR]
    assert combinations_words(pairs[:2]) == {"two eights, a pair for two, twice": 4}
