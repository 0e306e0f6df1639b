"""Pegging positions can happen, hold what was asked for, and differ from one another."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from random import Random

import pytest

from scenarios import Card, Category, Play, PlayPosition, Rank, deal_play, parse_scenario
from scenarios import positions as made
from scenarios.facts import PlayFacts, Situation
from scenarios.positions import natural_play, play_on_purpose
from scenarios.strategy import choose_card, discard
from tests.plain.play import replay
from tests.plain.terms import PLAY_TERMS
from tests.scenarios.dealing import PLAY_SITUATIONS, chi_square, plain_play_terms, words

SITUATIONS = {situation.name: situation for situation in PLAY_SITUATIONS}
# How many different groups of cards are laid in 120 positions, where there are few to be laid.
LEAST_LAID = {"pair royal": 35, "double pair royal": 15}
each_term = pytest.mark.parametrize("term", sorted(PLAY_TERMS))


@cache
def dealt(term: str) -> list[Play]:
    """Deal positions by a term, each from a seed of its own."""
    return [deal_play(Random(f"{seed} {term}"), where=term) for seed in range(120)]


@cache
def natural() -> list[Play]:
    return [deal_play(Random(seed)) for seed in range(300)]


@each_term
def test_a_term_holds_where_it_was_asked_for(term: str) -> None:
    for play in dealt(term):
        assert term in plain_play_terms(play), str(play)


@each_term
def test_one_random_source_deals_position_after_position(term: str) -> None:
    rng = Random(term)
    plays = [play_on_purpose(rng, SITUATIONS[term]) for _ in range(30)]
    assert all(term in plain_play_terms(play) for play in plays)
    assert len({str(play) for play in plays}) > 27


@each_term
def test_a_position_can_be_reached(term: str) -> None:
    for play in dealt(term):
        deal = replay(words(play.pone), words(play.dealer), words(play.played))
        assert len({*play.pone, *play.dealer}) == 8
        assert deal.next == play.position.to_play
        assert deal.pone == words(play.position.pone)
        assert deal.dealer == words(play.position.dealer)


@each_term
def test_a_position_is_read_back_from_its_text(term: str) -> None:
    for play in dealt(term):
        assert parse_scenario(str(play)) == play


@each_term
def test_positions_of_a_term_differ(term: str) -> None:
    plays = dealt(term)
    assert len({str(play) for play in plays}) > 117
    assert len({frozenset(play.played) for play in plays}) > LEAST_LAID.get(term, 80)
    assert len({play.played[-1] for play in plays}) > 15
    lengths = Counter(len(play.played) for play in plays)
    assert len(lengths) >= (1 if term == "last card" else 3)


@each_term
def test_either_player_may_be_the_one_who_lays_the_card(term: str) -> None:
    layers = Counter(play.laid_by for play in dealt(term))
    assert layers["pone"] >= 10
    assert layers["dealer"] >= 10


def test_what_is_dealt_on_purpose_is_not_all_there_is() -> None:
    """Cards dealt to make a pair royal come in any rank, and are not the first to be laid."""
    royals = dealt("pair royal")
    assert {play.played[-1].rank for play in royals} == set(Rank)
    assert any(play.played[0].rank != play.played[-1].rank for play in royals)
    assert {play.played[-1].rank for play in dealt("double pair royal")} == set(range(1, 8))


def runs(term: str) -> list[list[int]]:
    """List the ranks of the runs that are paid, lowest first."""
    return [
        sorted(card.rank for card in combination.cards)
        for play in dealt(term)
        for combination in play.score().combinations
        if combination.category is Category.RUN
    ]


@pytest.mark.parametrize(
    ("term", "lengths", "lowest"),
    [
        ("run", {3, 4, 5}, range(1, 12)),
        ("run out of order", {3, 4, 5}, range(1, 12)),
        ("run of four or more", {4, 5, 6}, range(1, 7)),
    ],
)
def test_runs_are_of_several_lengths_and_of_all_ranks(
    term: str, lengths: set[int], lowest: range
) -> None:
    assert {len(run) for run in runs(term)} >= lengths
    assert {run[0] for run in runs(term)} == set(lowest)


@each_term
def test_where_no_deal_makes_it_an_example_is_dealt_in_other_suits(
    term: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(made, "_MOST_DEALS", 0)
    example = parse_scenario(SITUATIONS[term].example)
    assert isinstance(example, Play)
    plays = [play_on_purpose(Random(seed), SITUATIONS[term]) for seed in range(40)]
    for play in plays:
        assert term in plain_play_terms(play), str(play)
        assert ranks_of(play) == ranks_of(example)
        suits = dict(zip(suits_of(example), suits_of(play), strict=True))
        assert [suits[suit] for suit in suits_of(example)] == suits_of(play)
        assert len(set(suits.values())) == len(suits)
    assert len({str(play) for play in plays}) > 12


def ranks_of(play: Play) -> list[str]:
    return [str(card.rank) for card in (*play.pone, *play.dealer, *play.played)]


def suits_of(play: Play) -> list[str]:
    return [card.suit.value for card in (*play.pone, *play.dealer, *play.played)]


def test_an_example_comes_where_a_situation_never_does() -> None:
    example = SITUATIONS["go"].example
    never: Situation[PlayFacts] = Situation("never", "It never is.", example, lambda _: False)
    play = play_on_purpose(Random(1), never)
    expected = parse_scenario(example)
    assert isinstance(expected, Play)
    assert ranks_of(play) == ranks_of(expected)


def test_natural_positions_can_happen() -> None:
    for play in natural():
        deal = replay(words(play.pone), words(play.dealer), words(play.played))
        assert len(deal.laid) == len(play.played)
        assert parse_scenario(str(play)) == play


def test_natural_positions_stop_after_any_card_from_the_first_to_the_eighth() -> None:
    lengths = Counter(len(play.played) for play in natural())
    assert chi_square(lengths, dict.fromkeys(range(1, 9), 1)) < 1


def test_natural_positions_are_played_as_players_play() -> None:
    for play in natural()[:100]:
        position = PlayPosition.deal(play.pone, play.dealer)
        for card in play.played:
            assert card == choose_card(position), str(play)
            position, _ = position.play(card)


def test_natural_hands_are_kept_from_six_by_pone_and_dealer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    discards: list[tuple[bool, tuple[Card, ...], set[Card]]] = []

    def watched(
        six: Sequence[Card], *, is_dealer: bool
    ) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        kept, thrown = discard(six, is_dealer=is_dealer)
        discards.append((is_dealer, kept, set(six)))
        return kept, thrown

    monkeypatch.setattr(made, "discard", watched)
    for seed in range(30):
        play = natural_play(Random(seed))
        (by_dealer, pone, pones), (by_other, dealer, dealers) = discards[-2:]
        assert (by_dealer, by_other) == (False, True)
        assert (play.pone, play.dealer) == (pone, dealer)
        assert len(pones | dealers) == 12


def test_natural_positions_differ() -> None:
    assert len({str(play) for play in natural()}) == len(natural())
    assert {play.laid_by for play in natural()} == {"pone", "dealer"}


def test_thirty_one_is_made_of_many_different_cards() -> None:
    made_of = [sorted(card.rank for card in play.line) for play in dealt("thirty-one is not three")]
    assert all(sum(min(rank, 10) for rank in ranks) == 31 for ranks in made_of)
    assert len({tuple(ranks) for ranks in made_of}) > 60
