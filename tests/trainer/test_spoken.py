"""A count is said as players say it, and no point is lost or said twice."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenarios import DECK, Card, Play, Show, deal_play, parse_scenario
from trainer.house import SPOKEN_ORDER, Counting, House
from trainer.printed import count_text
from trainer.spoken import number_words, said_together, say, spoken_count

WORTH_10 = "6H 7D 8C KS / 6S"  # a fifteen and a double run
SAID = {
    "5C 5D 5S JH / 5H": [
        "fifteen two",
        "fifteen four",
        "fifteen six",
        "fifteen eight",
        "fifteen ten",
        "fifteen twelve",
        "fifteen fourteen",
        "fifteen sixteen",
        "and four of a kind (double pair royal) is twenty-eight",
        "and one for his nobs is twenty-nine",
    ],
    "6C 5C 6D 5D / 6H": [
        "three of a kind (pair royal) for six",
        "and a pair is eight",
    ],
    "7C 7D 8S 8H / 9D": [
        "fifteen two",
        "fifteen four",
        "fifteen six",
        "fifteen eight",
        "and a pair is ten",
        "and another pair is twelve",
        "and a run of three is fifteen",
        "and another run of three is eighteen",
        "and another run of three is twenty-one",
        "and another run of three is twenty-four",
    ],
    "2C 4C 6C QC / TC": ["a flush for five"],
    "2C 4C 6C QC / TH": ["a flush for four"],
    "2C 4S 6C JH / TH": ["one for his nobs"],
    "2H 4C 8S TD / QH": [],
    "cut JD": ["two for his heels"],
    "play 7C 8D": ["fifteen two"],
    "play 5C 5D 5H": ["fifteen two", "and three of a kind (pair royal) is eight"],
    "play 4C 4D 4H 4S": ["four of a kind (double pair royal) for twelve"],
    "play 4C 6D 5H": ["fifteen two", "and a run of three is five"],
    "play TC QD 4H 7S": ["thirty-one for two"],
    "play KC 6H 4D AS | JH QD 9C 8S : KC JH 6H 4D AS": ["thirty-one for two"],
    "play KC QD 9H 8S | JH TH 9C 7S : KC JH QD": [
        "a run for three",
        "and one for go is four",
    ],
    "play 4C 2H 7D JD | JH AD 4S 9C : 2H 4S 7D JH 4C AD JD 9C": ["one for last card"],
}


@pytest.mark.parametrize("text", SAID)
def test_a_count_is_said_line_by_line(text: str) -> None:
    assert [line.words for line in spoken_count(count_text(text).score)] == SAID[text]


def test_pairs_of_a_rank_are_said_together_wherever_they_lie() -> None:
    score = parse_scenario("show 6C 5C 6D 5D / 6H").score()
    royal, pair = spoken_count(score)
    assert [str(card) for card in royal.cards] == ["6C", "6D", "6H"]
    assert (royal.points, royal.running) == (6, 6)
    assert [str(card) for card in pair.cards] == ["5C", "5D"]
    assert (pair.points, pair.running) == (2, 8)


BY_PATTERN = {
    "4C 5D 6S 6H / JH": [
        "fifteen two",
        "fifteen four",
        "fifteen six",
        "and a double run is fourteen",
    ],
    "2S 3H 3D 4C / KS": ["fifteen two", "fifteen four", "and a double run is twelve"],
    "TC JC JD QH / KD": ["a double run of four is ten", "and one for his nobs is eleven"],
    "TC JC JD QC / JH": ["a triple run is fifteen"],
    "TC TD JS JH / QD": ["a double double run is sixteen"],
    "5C 5D 5S JH / 5H": [*SAID["5C 5D 5S JH / 5H"]],
    "9C TD JS QH / 2D": ["a run for four"],
    "6H 7D 8C 9S / 6S": [
        "fifteen two",
        "fifteen four",
        "fifteen six",
        "and a double run of four is sixteen",
    ],
    "play 5C 5D 5H": [*SAID["play 5C 5D 5H"]],
}


@pytest.mark.parametrize("text", BY_PATTERN)
def test_by_pattern_runs_and_their_pairs_are_one_line(text: str) -> None:
    lines = spoken_count(count_text(text).score, House.parse("counting=by_pattern"))
    assert [line.words for line in lines] == BY_PATTERN[text]


@pytest.mark.parametrize(
    ("house", "text", "said"),
    [
        (
            "order=runs,pairs,fifteens,flush,nobs",
            "4C 5D 6S 6H / JH",
            (
                "a run for three; and another run of three is six; and a pair is eight; "
                "fifteen ten; fifteen twelve; fifteen fourteen"
            ),
        ),
        (
            "order=nobs,pairs,fifteens,flush,runs counting=by_pattern",
            "4C 5D JS 6H / 6S",
            (
                "one for his nobs; fifteen three; fifteen five; fifteen seven; "
                "and a double run is fifteen"
            ),
        ),
        (
            "order=flush,runs,fifteens,pairs,nobs counting=by_pattern",
            "4C 5C 6C JC / 6S",
            (
                "a flush for four; and a double run is twelve; "
                "fifteen fourteen; fifteen sixteen; fifteen eighteen"
            ),
        ),
        # Thirty-one stands where fifteens do; go and last card come last.
        (
            "order=runs,fifteens,pairs,flush,nobs",
            "play KC QD 9H 8S | JH TH 9C 7S : KC JH QD",
            "a run for three; and one for go is four",
        ),
        ("order=pairs,fifteens,runs,flush,nobs", "play 7C 8D", "fifteen two"),
        (
            "order=runs,fifteens,pairs,flush,nobs",
            "play KC 6C 5C 4D 6H",
            "a run for three; and thirty-one is five",
        ),
        ("order=pairs,fifteens,runs,flush,nobs", "cut JD", "two for his heels"),
    ],
)
def test_a_count_is_said_in_the_order_of_the_house(house: str, text: str, said: str) -> None:
    lines = spoken_count(count_text(text).score, House.parse(house))
    assert "; ".join(line.words for line in lines) == said


houses = st.builds(
    House,
    order=st.permutations(SPOKEN_ORDER).map(tuple),
    counting=st.sampled_from(Counting),
)


@given(st.lists(st.sampled_from(DECK), min_size=5, max_size=5, unique=True), st.booleans(), houses)
def test_every_combination_of_a_show_is_said_once(
    cards: list[Card], is_crib: bool, house: House
) -> None:
    *hand, starter = cards
    score = Show(tuple(hand), starter, is_crib=is_crib).score()
    lines = spoken_count(score, house)
    said = [combination for line in lines for combination in line.combinations]
    assert sorted(map(str, said)) == sorted(map(str, score.combinations))
    assert len({line.words for line in lines}) == len(lines)
    running = 0
    for line in lines:
        running += line.points
        assert line.running == running
    assert running == score.points


@pytest.mark.parametrize("seed", range(40))
def test_every_combination_of_a_play_is_said_once(seed: int) -> None:
    play: Play = deal_play(random.Random(seed), where="two scores")
    lines = spoken_count(play.score())
    assert lines[-1].running == play.score().points
    assert sum(len(line.combinations) for line in lines) == len(play.score().combinations)


def test_what_is_counted_again_has_a_line_of_its_own() -> None:
    score = parse_scenario(WORTH_10).score()
    _, pair, *_ = score.combinations
    house = House.parse("counting=by_pattern")
    lines = list(said_together([*score.combinations, pair], house))
    assert [len(line) for line in lines] == [1, 3, 1]
    assert [line.words for line in say(lines)][1:] == [
        "and a double run is ten",
        "and a pair is twelve",
    ]


def test_pairs_of_a_rank_that_are_not_all_there_are_said_one_by_one() -> None:
    pairs = parse_scenario("8C 8D 8S 8H / KD").score().combinations
    lines = list(said_together([pairs[0], pairs[-1]], House()))
    assert [line.words for line in say(lines)] == ["a pair for two", "and another pair is four"]


def test_a_running_total_may_go_wrong() -> None:
    fifteen, pair, *runs = ((each,) for each in parse_scenario(WORTH_10).score().combinations)
    assert [line.words for line in say([fifteen, pair, *runs], slips=[0, -2, 1])] == [
        "fifteen two",
        "and a pair is two",
        "and a run of three is six",
        "and another run of three is nine",
    ]


def test_numbers_are_said_in_words() -> None:
    said = [number_words(number) for number in (0, 1, 13, 19, 20, 21, 29, 31, 40, 61, 99)]
    assert said == [
        "nothing",
        "one",
        "thirteen",
        "nineteen",
        "twenty",
        "twenty-one",
        "twenty-nine",
        "thirty-one",
        "forty",
        "sixty-one",
        "ninety-nine",
    ]
