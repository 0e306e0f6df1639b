"""The show, all of it: against the plain scorer, against known counts, against doubled cards."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, combinations_with_replacement, pairwise, product

import pytest

from scenarios import (
    ACC,
    DECK,
    Card,
    Rank,
    Rules,
    Suit,
    parse_cards,
    score_points,
    score_show,
    show,
)
from scenarios.show import MOST_POINTS, every_five_ranks
from tests.plain.cards import Combination
from tests.plain.show import show_combinations
from tests.scenarios.histograms import CRIBS, HANDS, PAIRS
from tests.scenarios.texts import points_in, told, words

ALL = tuple(Rank)
SUITS = tuple(Suit)
COUNTING = [(False, ACC), (True, ACC), (True, Rules(crib_flush=4))]


def require_agreement(five: Sequence[Card]) -> None:
    """Hold both scorers against the plain one; the last of the five is the starter."""
    *hand, starter = words(five)
    for is_crib, rules in COUNTING:
        flush = rules.crib_flush
        plain = show_combinations(hand, starter, is_crib=is_crib, crib_flush=flush)
        require_combinations(plain, five, is_crib=is_crib, rules=rules)


def require_combinations(
    plain: list[Combination], five: Sequence[Card], *, is_crib: bool, rules: Rules = ACC
) -> None:
    *hand, starter = five
    score = score_show(hand, starter, is_crib=is_crib, rules=rules)
    assert told(score) == plain
    points = score_points(hand, starter, is_crib=is_crib, rules=rules)
    assert points == score.points == points_in(plain)


# Every choice of ranks.


def ranks_of_every_show() -> Iterator[tuple[Rank, ...]]:
    """Yield the ranks of four cards, lowest first, and of a starter, in every way there is."""
    for four, starter in product(combinations_with_replacement(Rank, 4), Rank):
        if four.count(starter) < 4:
            yield (*four, starter)


def in_mixed_suits(ranks: Sequence[Rank]) -> tuple[Card, ...]:
    """Give each rank its suits in turn, so that there is no flush and hardly a card twice."""
    turns = [place + ranks[:place].count(rank) for place, rank in enumerate(ranks)]
    seen: list[Card] = []
    for rank, turn in zip(ranks, turns, strict=True):
        suits = (SUITS[(turn + step) % 4] for step in range(4))
        seen.append(next(card for suit in suits if (card := Card(rank, suit)) not in seen))
    return tuple(seen)


def test_there_are_as_many_choices_of_ranks_as_there_must_be() -> None:
    every = list(ranks_of_every_show())
    assert len(every) == len(set(every)) == 1820 * 13 - 13
    assert len({tuple(sorted(ranks)) for ranks in every}) == 6175


@pytest.mark.parametrize("starter", Rank, ids=str)
def test_all_ranks_with_every_starter_are_counted_as_the_plain_scorer_counts(starter: Rank) -> None:
    for ranks in ranks_of_every_show():
        if ranks[-1] is starter:
            five = in_mixed_suits(ranks)
            plain = show_combinations(words(five[:4]), str(five[4]), is_crib=False)
            require_combinations(plain, five, is_crib=False)
            require_combinations(plain, five, is_crib=True)  # no flush here that could differ


def test_every_five_ranks_are_there_once_lowest_first() -> None:
    fives = list(every_five_ranks())
    assert len({tuple(card.rank for card in five) for five in fives}) == len(fives) == 6175
    assert all(len(set(five)) == 5 for five in fives)
    assert all(low.rank <= high.rank for five in fives for low, high in pairwise(five))


# Every choice of suits.


@pytest.mark.parametrize(
    "ranks",
    ["J 2 4 8 6", "9 J T J Q", "J J 5 5 T", "J J J 5 J", "7 7 8 8 9"],
)
def test_all_suits_are_counted_as_the_plain_scorer_counts(ranks: str) -> None:
    seen = 0
    for suits in product("CDHS", repeat=5):
        text = [rank + suit for rank, suit in zip(ranks.split(), suits, strict=True)]
        if len(set(text)) == 5:
            require_agreement(parse_cards(" ".join(text)))
            seen += 1
    assert seen >= 24


def test_the_ranks_of_every_flush_are_counted_as_the_plain_scorer_counts() -> None:
    for place, four in enumerate(combinations(Rank, 4)):
        suit, other = SUITS[place % 4], SUITS[place % 4 - 1]
        hand = [Card(rank, suit) for rank in four]
        starter = next(rank for rank in (*ALL[place % 13 :], *ALL) if rank not in four)
        require_agreement((*hand, Card(starter, suit)))
        require_agreement((*hand, Card(starter, other)))
        require_agreement((*hand, Card(four[place % 3], other)))


# Every pair of hand and starter.


def count_all(*, is_crib: bool) -> dict[int, int]:
    """Count with `score_points` every hand with every starter, and how often each score comes."""
    times = [0] * 64
    for a, b, c, d, e in combinations(DECK, 5):
        times[score_points((b, c, d, e), a, is_crib=is_crib)] += 1
        times[score_points((a, c, d, e), b, is_crib=is_crib)] += 1
        times[score_points((a, b, d, e), c, is_crib=is_crib)] += 1
        times[score_points((a, b, c, e), d, is_crib=is_crib)] += 1
        times[score_points((a, b, c, d), e, is_crib=is_crib)] += 1
    return {points: number for points, number in enumerate(times) if number}


@pytest.mark.parametrize("histogram", [HANDS, CRIBS], ids=["hands", "cribs"])
def test_the_known_counts_leave_out_no_pair_and_no_score_but_four(
    histogram: dict[int, int],
) -> None:
    assert sum(histogram.values()) == PAIRS == 2_598_960 * 5
    assert set(range(30)) - set(histogram) == {19, 25, 26, 27}
    assert max(histogram) == MOST_POINTS


@pytest.mark.exhaustive
def test_every_hand_there_is_gives_the_known_counts() -> None:
    assert count_all(is_crib=False) == HANDS


@pytest.mark.exhaustive
def test_every_crib_there_is_gives_the_known_counts() -> None:
    assert count_all(is_crib=True) == CRIBS


# A card twice.


@pytest.mark.parametrize("scorer", [score_show, score_points])
@pytest.mark.parametrize(("one", "other"), list(combinations(range(5), 2)))
@pytest.mark.parametrize("text", ["2C 9D TH 4S KD", "2H 4H 6H 8H KH", "JC JD JH JS 5C"])
def test_a_card_twice_is_refused_wherever_it_stands(
    scorer: Callable[..., object], text: str, one: int, other: int
) -> None:
    cards = list(parse_cards(text))
    cards[other] = cards[one]
    for is_crib in (False, True):
        with pytest.raises(ValueError, match=f"{cards[one]} is there twice"):
            scorer(cards[:4], cards[4], is_crib=is_crib)


@pytest.mark.parametrize("rank", Rank, ids=str)
def test_five_of_a_rank_are_refused_whichever_card_is_there_twice(rank: Rank) -> None:
    for five in product((Card(rank, suit) for suit in Suit), repeat=5):
        with pytest.raises(ValueError, match="is there twice"):
            score_points(five[:4], five[4], is_crib=False)


def test_a_card_twice_is_refused_among_all_the_ranks_there_are() -> None:
    refused = 0
    for five in every_five_ranks():
        for one, other in combinations(range(5), 2):
            if five[one].rank is five[other].rank:
                twice = [*five]
                twice[other] = five[one]
                with pytest.raises(ValueError, match="is there twice"):
                    score_points(twice[:4], twice[4], is_crib=True)
                refused += 1
    assert refused == 2860 + 2 * 858 + 3 * 858 + 4 * 156 + 6 * 156  # one pair up to four alike


def test_the_table_of_points_fills_itself_whenever_it_is_empty(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(show, "_rank_points", bytearray())
    flush = parse_cards("3C 6C 9C QC")
    house = Rules(crib_flush=4)
    assert score_points(flush, *parse_cards("5D"), is_crib=True, rules=house) == 8
    monkeypatch.setattr(show, "_rank_points", bytearray())
    assert score_points(flush, *parse_cards("5D"), is_crib=True) == 4
    for *hand, starter in every_five_ranks():
        expected = score_show(hand, starter, is_crib=True).points
        assert score_points(hand, starter, is_crib=True) == expected


def test_five_ranks_are_listed_each_once_with_different_cards() -> None:
    listed = list(every_five_ranks())
    assert len({tuple(card.rank for card in five) for five in listed}) == len(listed) == 6_175
    for five in listed:
        assert len(set(five)) == 5
        assert sorted(five, key=lambda card: card.rank) == list(five)


@pytest.mark.parametrize("doubled", range(4))
def test_both_scorers_refuse_a_card_twice_in_the_same_words(doubled: int) -> None:
    hand = parse_cards("5C 5D 9S JH")
    messages = set()
    for scorer in (score_points, score_show):
        with pytest.raises(ValueError, match=f"^{hand[doubled]} is there twice$") as refused:
            scorer(hand, hand[doubled], is_crib=False)
        messages.add(str(refused.value))
    assert len(messages) == 1
