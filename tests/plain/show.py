"""What four cards and the starter are worth, found by looking at their subsets one by one."""

from collections.abc import Sequence
from itertools import combinations

from .cards import Combination, check_cards, check_hand, is_run, rank_of, suit_of, total_of


def show_combinations(
    hand: Sequence[str], starter: str, *, is_crib: bool, crib_flush: int = 5
) -> list[Combination]:
    """List all that scores as (category, cards, points), in the order it is counted.

    The order is fifteens (fewest cards first), pairs, runs, flush, nobs. What ties, and the cards
    of one combination, stand by position in (*hand, starter). `crib_flush` is 5, or 4 for the
    house in which a crib pays its flush like a hand.
    """
    check_hand(hand)
    if crib_flush not in (4, 5):
        raise ValueError(f"crib_flush is 4 or 5, not {crib_flush!r}")
    five = (*hand, starter)
    check_cards(five)
    starter_must_match = is_crib and crib_flush == 5
    return [
        *_fifteens(five),
        *_pairs(five),
        *_runs(five),
        *_flush(hand, starter, starter_must_match=starter_must_match),
        *_nobs(hand, starter),
    ]


def show_points(hand: Sequence[str], starter: str, *, is_crib: bool, crib_flush: int = 5) -> int:
    """Add up what `show_combinations` lists."""
    found = show_combinations(hand, starter, is_crib=is_crib, crib_flush=crib_flush)
    return sum(points for _, _, points in found)


# `itertools.combinations` keeps its input's order, within a group and from group to group, so
# every list below is by position already.


def _fifteens(five: tuple[str, ...]) -> list[Combination]:
    """Find every group of two to five cards that adds to fifteen."""
    return [
        ("fifteen", group, 2)
        for size in (2, 3, 4, 5)
        for group in combinations(five, size)
        if total_of(group) == 15
    ]


def _pairs(five: tuple[str, ...]) -> list[Combination]:
    """Find every two cards of a rank."""
    return [
        ("pair", (one, two), 2)
        for one, two in combinations(five, 2)
        if rank_of(one) == rank_of(two)
    ]


def _runs(five: tuple[str, ...]) -> list[Combination]:
    """Find every group that is a run and does not lie inside a longer run."""
    groups = [group for size in (3, 4, 5) for group in combinations(five, size) if is_run(group)]
    return [
        ("run", group, len(group))
        for group in groups
        if not any(set(group) < set(longer) for longer in groups)
    ]


def _flush(hand: Sequence[str], starter: str, *, starter_must_match: bool) -> list[Combination]:
    """Find the flush: the four of one suit, and the starter with them if it is of it too."""
    suits = {suit_of(card) for card in hand}
    if len(suits) > 1:
        return []
    if suit_of(starter) in suits:
        return [("flush", (*hand, starter), 5)]
    if starter_must_match:
        return []
    return [("flush", tuple(hand), 4)]


def _nobs(hand: Sequence[str], starter: str) -> list[Combination]:
    """Find the jack among the four that is of the starter's suit."""
    return [
        ("nobs", (card,), 1)
        for card in hand
        if card[0] == "J" and suit_of(card) == suit_of(starter)
    ]
