"""All that makes the same as a show: as many of each kind, the same names, and nothing left out."""

from itertools import combinations as choices
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenarios import ACC, DECK, Rules, Show, catalogue, deal_show, parse_scenario
from tests.plain.show import show_combinations
from tests.plain.terms import show_terms
from tests.scenarios.texts import shows, unhurried, words


def shape(show: Show, rules: Rules = ACC) -> object:
    """Tell what a show makes, by the plain scorer; ten and five apart from seven and eight."""
    hand, starter = words(show.hand), str(show.starter)
    combinations = show_combinations(
        hand, starter, is_crib=show.is_crib, crib_flush=rules.crib_flush
    )
    made = sorted(
        (kind, len(cards), kind == "fifteen" and len(cards) == 2 and any("5" in c for c in cards))
        for kind, cards, _ in combinations
    )
    return made, show_terms(hand, starter, is_crib=show.is_crib, crib_flush=rules.crib_flush)


@unhurried
@given(shows(), st.integers(0), st.sampled_from([ACC, Rules(crib_flush=4)]))
def test_whatever_is_alike_makes_the_same(show: Show, place: int, rules: Rules) -> None:
    selection = catalogue.alike(show, rules=rules)
    hand, starter = selection.cards(place % selection.count)
    other = Show(hand, starter, is_crib=show.is_crib)
    assert shape(other, rules) == shape(show, rules)
    assert other.score(rules).points == show.score(rules).points
    assert catalogue.alike(other, rules=rules).count == selection.count


@pytest.mark.parametrize(
    "text",
    ["5C 5D 5S JH / 5H", "5C 3H 5D 5H / 4H", "7D 8D TD 5D / 9S", "7H 7C JS JC / 8H"],
)
def test_a_show_is_among_those_alike_once(text: str) -> None:
    show = parse_scenario(text)
    assert isinstance(show, Show)
    selection = catalogue.alike(show)
    every = [
        (frozenset(hand), starter) for hand, starter in map(selection.cards, range(selection.count))
    ]
    assert every.count((frozenset(show.hand), show.starter)) == 1
    assert len({*every}) == len(every) >= 4


def test_nothing_that_is_alike_is_left_out() -> None:
    # Of all shows of some cards, those that make the same by every fact and fifteen.
    rng = Random(5)
    for _ in range(4):
        show = deal_show(rng, where="fifteen + pair")
        selection = catalogue.alike(show)
        few = rng.sample(DECK, 11)
        found = {
            (frozenset(hand), starter)
            for hand, starter in map(selection.cards, range(selection.count))
            if {*hand, starter} <= {*few}
        }
        jack = any(card.rank == 11 for card in show.hand)
        like = sum(card.suit is show.starter.suit for card in show.hand)
        expected = {
            (frozenset(four), starter)
            for four in choices(few, 4)
            for starter in few
            if starter not in four
            and shape(Show(four, starter)) == shape(show)
            and any(card.rank == 11 for card in four) == jack
            and sum(card.suit is starter.suit for card in four) == like
        }
        assert found == expected
