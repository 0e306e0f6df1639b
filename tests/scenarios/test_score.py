"""Scores and their points; and what all values of the engine have in common."""

import copy
import pickle
from collections.abc import Callable
from dataclasses import FrozenInstanceError, fields
from functools import partial
from random import Random
from typing import cast

import pytest
from hypothesis import given

from scenarios import ACC, DECK, Card, Rank, Rules, Suit, parse_cards, score_play
from scenarios.play import PlayPosition, points_of_last
from scenarios.scenario import Cut, Play, Show, parse_scenario
from scenarios.score import Category, Combination, Score
from tests.plain.show import show_points
from tests.scenarios.texts import plays, points_in, shows, told, unhurried, words

CARDS = parse_cards("5C 5D JH")
PAIR = Combination(Category.PAIR, CARDS[:2], 2)
FIFTEEN = Combination(Category.FIFTEEN, CARDS[1:], 2)
LAST_CARD_AND_FIFTEEN = "play TC QH KS JD | JC QD KH 5S : TC JC QH QD KS KH JD 5S"
NOBS = Combination(Category.NOBS, CARDS[2:], 1)


def test_there_are_nine_ways_to_score() -> None:
    assert [category.name for category in Category] == (
        ["FIFTEEN", "PAIR", "RUN", "FLUSH", "NOBS", "HEELS", "THIRTY_ONE", "GO", "LAST_CARD"]
    )


def test_nothing_is_a_score_of_no_combinations_and_no_points() -> None:
    assert Score(()).points == 0
    assert Score(()).by_category == {}


def test_the_points_of_a_score_are_those_of_its_combinations_together() -> None:
    assert Score((FIFTEEN, FIFTEEN, PAIR, NOBS)).points == 7


def test_the_points_of_a_category_are_those_of_its_combinations_in_counting_order() -> None:
    by_category = Score((FIFTEEN, FIFTEEN, PAIR, NOBS)).by_category
    assert list(by_category.items()) == [
        (Category.FIFTEEN, 4),
        (Category.PAIR, 2),
        (Category.NOBS, 1),
    ]


def test_a_combination_is_told_with_its_cards_and_points() -> None:
    assert [str(each) for each in (FIFTEEN, PAIR, NOBS)] == [
        "fifteen 5D JH for 2",
        "pair 5C 5D for 2",
        "nobs JH for 1",
    ]


@pytest.mark.parametrize(
    ("text", "by_category"),
    [
        ("show 5C 5D 5S JH / 5H", {"fifteen": 16, "pair": 12, "nobs": 1}),
        ("show 4C 5D 6S 6H / JH", {"fifteen": 6, "pair": 2, "run": 6}),
        ("show 3C 6C 9C QC / 5D", {"fifteen": 4, "flush": 4}),
        ("cut JD", {"heels": 2}),
        ("play TC 5D 6H AS | JD KC QH TS : TC JD 5D 6H", {"thirty_one": 2}),
        ("play TC 2H 2S AD | JD KC QH TS : TC JD 2H 2S", {"pair": 2}),
        ("play TC QD 2H 3S | JC KD KH 9S : TC JC QD", {"run": 3, "go": 1}),
        (LAST_CARD_AND_FIFTEEN, {"fifteen": 2, "last_card": 1}),
    ],
)
def test_only_the_categories_that_are_there_are_named(
    text: str, by_category: dict[str, int]
) -> None:
    found = parse_scenario(text).score().by_category
    assert {category.value: points for category, points in found.items()} == by_category


@unhurried
@given(shows() | plays())
def test_categories_and_combinations_add_up_to_the_same_points(scenario: Show | Play) -> None:
    score = scenario.score()
    assert sum(score.by_category.values()) == score.points == points_in(told(score))
    assert set(score.by_category) == {each.category for each in score.combinations}


@unhurried
@given(shows())
def test_the_points_are_those_of_the_plain_scorer(show: Show) -> None:
    hand, starter = words(show.hand), str(show.starter)
    assert show.score().points == show_points(hand, starter, is_crib=show.is_crib)


# Values: frozen, equal, hashed, copied.


TEXTS = (
    "show 5C 5D 5S JH / 5H",
    "crib 2H 4H 6H 8H / KC",
    "cut JD",
    "play 7C 4D 3H 2S | 5D 6H 9C JS : 7C 5D 4D",
)
KITCHEN = Rules(crib_flush=4)

Value = Card | Combination | Cut | Play | PlayPosition | Rules | Score | Show


def values() -> list[Value]:
    show, crib, cut, play = (parse_scenario(text) for text in TEXTS)
    score, position = show.score(), cast("Play", play).position
    return [
        show,
        crib,
        cut,
        play,
        position,
        score,
        score.combinations[0],
        Card(Rank.JACK, Suit.CLUBS),
        ACC,
        KITCHEN,
    ]


each_value = pytest.mark.parametrize(
    ("value", "twin"), list(zip(values(), values(), strict=True)), ids=lambda value: str(value)[:20]
)


@each_value
def test_no_value_can_be_changed(value: Value, twin: Value) -> None:
    for field in fields(value):
        with pytest.raises(FrozenInstanceError):
            setattr(value, field.name, None)
        with pytest.raises(FrozenInstanceError):
            delattr(value, field.name)
    assert value == twin


@each_value
def test_what_is_alike_is_equal_and_has_one_hash(value: Value, twin: Value) -> None:
    assert value == twin
    assert hash(value) == hash(twin)
    assert cast("object", str(value)) != value
    assert [other for other in values() if other == value] == [twin]


def pickle_and_back(value: Value, *, protocol: int) -> Value:
    return cast("Value", pickle.loads(pickle.dumps(value, protocol)))  # noqa: S301  its own


COPIES: dict[str, Callable[[Value], Value]] = {
    "copy": copy.copy,
    "deep copy": copy.deepcopy,
    **{
        f"pickle {number}": partial(pickle_and_back, protocol=number)
        for number in range(2, pickle.HIGHEST_PROTOCOL + 1)
    },
}


@each_value
@pytest.mark.parametrize("copied", COPIES.values(), ids=COPIES)
def test_a_copy_is_equal_down_to_what_it_carries(
    value: Value, twin: Value, copied: Callable[[Value], Value]
) -> None:
    again = copied(value)
    assert again == twin
    assert (hash(again), str(again), repr(again)) == (hash(twin), str(twin), repr(twin))
    for field in fields(value):
        assert getattr(again, field.name) == getattr(twin, field.name)


@pytest.mark.parametrize("seed", range(200))
def test_the_points_of_a_line_alone_are_those_of_its_combinations(seed: int) -> None:
    rng = Random(seed)
    most = rng.choice([4, 7, 10])
    line: list[Card] = []
    for card in rng.sample([card for card in DECK if card.pips <= most], 12):
        if sum(laid.pips for laid in line) + card.pips <= 31:
            line.append(card)
            assert points_of_last(line) == score_play(line).points
