"""The show: what four cards and the starter are worth, rule by rule."""

from collections import deque
from collections.abc import Callable, Sequence
from importlib.abc import Loader
from importlib.util import find_spec, module_from_spec
from itertools import permutations, product
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenarios import ACC, DECK, Card, Rank, Rules, Show, Suit, parse_cards, parse_scenario
from scenarios.score import Combination
from scenarios.show import score_cut, score_points, score_show
from tests.scenarios.texts import corpus, named, plain_points, points_of, shows, unhurried

KITCHEN = Rules(crib_flush=4)
SCORERS = [score_show, score_points]

any_scorer = pytest.mark.parametrize("scorer", SCORERS)


def lines(text: str, kind: str = "") -> list[str]:
    """Tell a show's combinations of one kind, or all."""
    found = map(str, parse_scenario(text).score().combinations)
    return [line for line in found if line.startswith(kind)]


def table_points(show: Show, rules: Rules) -> int:
    return score_points(show.hand, show.starter, is_crib=show.is_crib, rules=rules)


# The corpus.


@pytest.mark.parametrize(("points", "text"), corpus("show.txt"))
def test_a_show_is_worth_its_points(points: int, text: str) -> None:
    assert points_of(text) == points


@pytest.mark.parametrize(("points", "text"), corpus("show.txt"))
def test_the_plain_scorer_says_the_same_of_a_show(points: int, text: str) -> None:
    assert plain_points(text) == points


# Which combinations, and in which order.


def test_fifteens_come_first_then_pairs_then_runs() -> None:
    assert lines("show 4C 5D 6S 6H / JH") == [
        "fifteen 5D JH for 2",
        "fifteen 4C 5D 6S for 2",
        "fifteen 4C 5D 6H for 2",
        "pair 6S 6H for 2",
        "run 4C 5D 6S for 3",
        "run 4C 5D 6H for 3",
    ]


def test_the_flush_comes_after_the_runs_and_nobs_last() -> None:
    assert lines("show 9H 5H JH TH / KH") == [
        "fifteen 5H JH for 2",
        "fifteen 5H TH for 2",
        "fifteen 5H KH for 2",
        "run 9H JH TH for 3",
        "flush 9H 5H JH TH KH for 5",
        "nobs JH for 1",
    ]


def test_fifteens_of_the_fewest_cards_come_first() -> None:
    assert lines("show 3C 6D 3H 3S / 9C", "fifteen") == [
        "fifteen 6D 9C for 2",
        "fifteen 3C 3H 9C for 2",
        "fifteen 3C 3S 9C for 2",
        "fifteen 3H 3S 9C for 2",
        "fifteen 3C 6D 3H 3S for 2",
    ]
    assert lines("show 5C 4D 3H 2S / AC", "fifteen") == ["fifteen 5C 4D 3H 2S AC for 2"]


def test_what_ties_stands_as_it_lies_with_the_starter_last() -> None:
    assert lines("show KH 5S QD 5C / JS", "fifteen") == [
        "fifteen KH 5S for 2",
        "fifteen KH 5C for 2",
        "fifteen 5S QD for 2",
        "fifteen 5S JS for 2",
        "fifteen QD 5C for 2",
        "fifteen 5C JS for 2",
    ]


def test_three_of_a_kind_is_three_pairs_and_four_are_six() -> None:
    three = ["pair 9D 9C for 2", "pair 9D 9S for 2", "pair 9C 9S for 2"]
    assert lines("show 9D KH 9C QH / 9S") == three
    assert len(lines("show 9C 9D 9H 9S / TC", "pair")) == 6


def test_a_doubled_rank_makes_a_run_again() -> None:
    assert lines("show 9C TD JS JH / AC", "run") == ["run 9C TD JS for 3", "run 9C TD JH for 3"]
    assert len(lines("show TC JD JH JS / QC", "run")) == 3
    assert lines("show TC JD QH TD / JC", "run") == [
        "run TC JD QH for 3",
        "run TC QH JC for 3",
        "run JD QH TD for 3",
        "run QH TD JC for 3",
    ]


def test_only_the_longest_run_counts() -> None:
    assert lines("show TH 9C QD JS / KC", "run") == ["run TH 9C QD JS KC for 5"]
    assert lines("show 3C 4D 5H 5S / 6C", "run") == [
        "run 3C 4D 5H 6C for 4",
        "run 3C 4D 5S 6C for 4",
    ]


def test_a_flush_holds_the_four_cards_or_all_five() -> None:
    assert lines("show 2H 8H 6H 4H / KC") == ["flush 2H 8H 6H 4H for 4"]
    assert lines("show 2H 8H 6H 4H / KH") == ["flush 2H 8H 6H 4H KH for 5"]


def test_a_crib_needs_the_starter_for_its_flush() -> None:
    assert lines("crib 2H 8H 6H 4H / KC") == []
    assert lines("crib 2H 8H 6H 4H / KH") == ["flush 2H 8H 6H 4H KH for 5"]


@pytest.mark.parametrize(("starter", "points"), [("KC", 4), ("KH", 5)])
def test_a_house_may_pay_a_crib_its_flush_of_four(starter: str, points: int) -> None:
    crib = parse_scenario(f"crib 2H 8H 6H 4H / {starter}")
    assert isinstance(crib, Show)
    assert crib.score(KITCHEN).points == table_points(crib, KITCHEN) == points


@pytest.mark.parametrize("odd", range(4))
def test_three_of_a_suit_and_the_starter_are_no_flush(odd: int) -> None:
    cards = [*parse_cards("2H 4H 6H 8H")]
    cards[odd] = Card(cards[odd].rank, Suit.SPADES)
    (starter,) = parse_cards("KH")
    for is_crib, rules in product((False, True), (ACC, KITCHEN)):
        assert score_show(cards, starter, is_crib=is_crib, rules=rules).points == 0
        assert score_points(cards, starter, is_crib=is_crib, rules=rules) == 0


@pytest.mark.parametrize("place", range(4))
@pytest.mark.parametrize("suit", Suit)
def test_nobs_is_the_jack_in_hand_or_crib_of_the_starter_s_suit(place: int, suit: Suit) -> None:
    cards = [*parse_cards("2H 4C 6D")]
    cards.insert(place, Card(Rank.JACK, suit))
    for is_crib, starter in product((False, True), parse_cards("8C 8D 8H 8S")):
        nobs = [f"nobs {cards[place]} for 1"] if starter.suit is suit else []
        found = score_show(cards, starter, is_crib=is_crib).combinations
        assert list(map(str, found)) == nobs
        assert score_points(cards, starter, is_crib=is_crib) == len(nobs)


def test_a_starter_jack_is_an_ordinary_jack_in_the_show_and_no_nobs() -> None:
    assert lines("show 2H 4C 6D 8S / JS") == []
    assert lines("show 2H 4C JH 8S / JS") == ["pair JH JS for 2"]
    assert lines("show TC JC JD QC / JH", "nobs") == []


@pytest.mark.parametrize("card", DECK, ids=str)
def test_his_heels_are_a_jack_turned_as_the_starter(card: Card) -> None:
    heels = [f"heels {card} for 2"] if card.rank is Rank.JACK else []
    assert list(map(str, score_cut(card).combinations)) == heels


def test_whether_it_is_the_crib_must_be_said_by_name() -> None:
    hand, (starter,) = parse_cards("5C 5D 5S JH"), parse_cards("5H")
    for scorer in cast("list[Callable[..., object]]", SCORERS):
        with pytest.raises(TypeError, match="is_crib"):
            scorer(hand, starter)
        with pytest.raises(TypeError, match="positional"):
            scorer(hand, starter, True)  # noqa: FBT003  the very thing that is refused


# What always holds.


@unhurried
@given(shows(), st.sampled_from([ACC, KITCHEN]))
def test_the_table_agrees_with_the_combinations(show: Show, rules: Rules) -> None:
    assert table_points(show, rules) == show.score(rules).points


@unhurried
@given(shows())
def test_nineteen_and_twenty_five_to_twenty_seven_are_never_made(show: Show) -> None:
    assert show.score().points not in {19, 25, 26, 27}
    assert 0 <= show.score().points <= 29


@unhurried
@given(shows(is_crib=True))
def test_a_crib_is_never_above_the_same_hand(crib: Show) -> None:
    hand = Show(crib.hand, crib.starter)
    assert crib.score().points <= hand.score().points
    assert crib.score(KITCHEN) == hand.score() == hand.score(KITCHEN)


@unhurried
@given(shows(), st.permutations(list(Suit)))
def test_suits_exchanged_change_nothing(show: Show, suits: list[Suit]) -> None:
    other = dict(zip(Suit, suits, strict=True))

    def exchanged(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(Card(card.rank, other[card.suit]) for card in cards)

    starter = exchanged((show.starter,))[0]
    changed = score_show(exchanged(show.hand), starter, is_crib=show.is_crib)
    assert changed.combinations == tuple(
        Combination(each.category, exchanged(each.cards), each.points)
        for each in show.score().combinations
    )


@unhurried
@given(shows())
def test_the_order_of_the_hand_changes_neither_points_nor_combinations(show: Show) -> None:
    def found(hand: Sequence[Card]) -> set[tuple[object, frozenset[Card], int]]:
        score = score_show(hand, show.starter, is_crib=show.is_crib)
        return {(each.category, frozenset(each.cards), each.points) for each in score.combinations}

    expected = found(show.hand), table_points(show, ACC)
    for hand in permutations(show.hand):
        assert (found(hand), score_points(hand, show.starter, is_crib=show.is_crib)) == expected


@any_scorer
def test_a_caller_s_list_is_left_as_it_was(scorer: Callable[..., object]) -> None:
    hand, (starter,) = list(parse_cards("KH 2C 9D 2S")), parse_cards("JD")
    scorer(hand, starter, is_crib=False)
    assert hand == list(parse_cards("KH 2C 9D 2S"))


@any_scorer
@pytest.mark.parametrize("kind", [list, tuple, deque])
def test_any_sequence_of_four_is_a_hand(
    scorer: Callable[..., object], kind: Callable[..., Sequence[Card]]
) -> None:
    hand, (starter,) = parse_cards("6H 7D 8C 9S"), parse_cards("6S")
    assert scorer(kind(hand), starter, is_crib=True) == scorer(hand, starter, is_crib=True)


# What is refused.

FIVES = parse_cards("5C 5D 5S JH")


@any_scorer
@pytest.mark.parametrize(
    ("hand", "message"),
    [
        ((), "four cards, not 0"),
        (FIVES[:3], "four cards, not 3: 5C 5D 5S"),
        ((*FIVES, *parse_cards("2C")), "four cards, not 5: 5C 5D 5S JH 2C"),
        (set(FIVES), "a sequence of four cards"),
        (dict.fromkeys(FIVES), "a sequence of four cards"),
        (dict(enumerate(FIVES)), "a sequence of four cards"),
        ("5C 5D 5S JH", "a sequence of four cards, not .*5C 5D 5S JH"),
        ("5678", "a sequence of four cards, not .*5678"),
        ((card for card in FIVES), "a sequence of four cards"),
        (None, "a sequence of four cards, not .*None"),
        ((*FIVES[:3], "JH"), "'JH' is not a card"),
        ((1, 2, 3, 4), "1 is not a card"),
    ],
    ids=named,
)
def test_a_hand_is_a_sequence_of_four_cards(
    scorer: Callable[..., object], hand: object, message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        scorer(hand, parse_cards("5H")[0], is_crib=False)


@any_scorer
@pytest.mark.parametrize("starter", [None, "5H", 5, FIVES], ids=repr)
def test_the_starter_is_a_card(scorer: Callable[..., object], starter: object) -> None:
    with pytest.raises(ValueError, match="is not a card"):
        scorer(FIVES, starter, is_crib=False)


@pytest.mark.parametrize("starter", [None, "JD", Rank.JACK], ids=repr)
def test_the_cut_is_of_a_card(starter: object) -> None:
    with pytest.raises(ValueError, match="is not a card"):
        score_cut(cast("Card", starter))


def test_the_very_first_call_refuses_and_counts_as_any_other() -> None:
    spec = find_spec("scenarios.show")
    assert spec is not None
    fresh = module_from_spec(spec)
    cast("Loader", spec.loader).exec_module(fresh)
    with pytest.raises(ValueError, match="four cards, not 3"):
        fresh.score_points(FIVES[:3], FIVES[3], is_crib=False)
    assert fresh.score_points(FIVES, *parse_cards("5H"), is_crib=False) == 29
