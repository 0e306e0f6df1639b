"""The show: counting four cards with the starter."""

from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement, compress
from typing import Final

from scenarios.cards import DECK, HAND_SIZE, Card, Rank, require_card, require_hand
from scenarios.rules import ACC, Rules
from scenarios.score import Category, Combination, Score

FIFTEEN: Final = 15
# What the highest hand is worth, and no crib is worth more.
MOST_POINTS: Final = 29
SHORTEST_RUN: Final = 3

_SHOW_SIZE: Final = HAND_SIZE + 1


def score_show(hand: Sequence[Card], starter: Card, *, is_crib: bool, rules: Rules = ACC) -> Score:
    """Count a hand or a crib with the starter, and name every combination.

    >>> from scenarios import parse_cards
    >>> hand, (starter,) = parse_cards("6H 7D 8C 9S"), parse_cards("6S")
    >>> score = score_show(hand, starter, is_crib=False)
    >>> score.points
    16
    >>> print(score.combinations[-1])
    run 7D 8C 9S 6S for 4

    Fifteens come first (fewest cards first), then pairs, runs, the flush and nobs; what ties, and
    the cards of each, stand as they lie in the hand, the starter last. Three of a kind is three
    pairs of 2, a double run two runs. A flush holds its four or five cards, nobs the jack.

    Raises:
        ValueError: If these are not four cards and a starter, all different.
    """
    cards = _require_show(hand, starter)
    return Score(
        (
            *rank_combinations(cards),
            *_flush(cards, is_crib=is_crib, rules=rules),
            *_nobs(cards),
        )
    )


def score_points(hand: Sequence[Card], starter: Card, *, is_crib: bool, rules: Rules = ACC) -> int:
    """Count a hand or a crib for the total alone: what `score_show` adds up to, by a table.

    >>> from scenarios import parse_cards
    >>> hand, (starter,) = parse_cards("5C 5D 5S JH"), parse_cards("5H")
    >>> score_points(hand, starter, is_crib=False)
    29

    Raises:
        ValueError: If these are not four cards and a starter, all different.
    """
    try:
        a, b, c, d = hand
        # The first by its place, since a set of four would unpack as well.
        points = _rank_points[hand[0].weight + b.weight + c.weight + d.weight + starter.weight]
    except (AttributeError, LookupError, TypeError, ValueError):
        _require_show(hand, starter)
        _fill_rank_points()  # nothing is wrong with the cards: this is the first call
        return score_points(hand, starter, is_crib=is_crib, rules=rules)
    if a.suit is b.suit is c.suit is d.suit:
        if a.suit is starter.suit:
            points += 5
        elif not is_crib or rules.crib_flush == HAND_SIZE:
            points += 4
    if points < _LOOK_CLOSER:
        return points
    points -= _LOOK_CLOSER
    held = a.bit + b.bit + c.bit + d.bit
    # Bits of different cards add up without a carry, so that each of the five is still there.
    if (held + starter.bit).bit_count() != _SHOW_SIZE:
        _require_show(hand, starter)
    return points + 1 if held & starter.nobs_bit else points


def score_cut(starter: Card) -> Score:
    """Say what the dealer pegs for the starter: 2 for his heels, a jack, or nothing.

    >>> from scenarios import parse_cards
    >>> print(*score_cut(*parse_cards("JD")).combinations)
    heels JD for 2

    Raises:
        ValueError: If the starter is no card.
    """
    require_card(starter)
    if starter.rank is not Rank.JACK:
        return Score(())
    return Score((Combination(Category.HEELS, (starter,), 2),))


def flush_size(*, four_alike: bool, five_alike: bool, is_crib: bool, rules: Rules = ACC) -> int:
    """Say how many cards the flush that pays takes, a point each; 0 when none does.

    >>> flush_size(four_alike=True, five_alike=False, is_crib=True)
    0

    `four_alike` tells whether the four are of one suit, `five_alike` whether the starter is, too.
    """
    if five_alike:
        return 5
    return 4 if four_alike and (not is_crib or rules.crib_flush == HAND_SIZE) else 0


def rank_combinations(cards: Sequence[Card]) -> list[Combination]:
    """List what five cards score by their ranks alone: fifteens, pairs and runs, in this order."""
    return [*_fifteens(cards), *_pairs(cards), *_runs(cards)]


def every_five_ranks() -> Iterator[tuple[Card, ...]]:
    """Yield five cards for each of the 6,175 ways in which their ranks can fall, lowest first."""
    four_of_each = sorted(DECK, key=lambda card: card.rank)
    suits = len(four_of_each) // len(Rank)
    for ranks in combinations_with_replacement(range(len(Rank)), _SHOW_SIZE):
        if ranks[0] != ranks[-1]:  # no five cards are of one rank
            yield tuple(
                four_of_each[rank * suits + ranks[:place].count(rank)]
                for place, rank in enumerate(ranks)
            )


def _require_show(hand: Sequence[Card], starter: Card) -> tuple[Card, ...]:
    return (*require_hand(hand, starter), starter)


def _fifteens(cards: Sequence[Card]) -> Iterator[Combination]:
    pips = [card.pips for card in cards]
    for size in range(2, len(cards) + 1):
        # Both take the same places in the same order.
        is_fifteen = map(FIFTEEN.__eq__, map(sum, combinations(pips, size)))
        for chosen in compress(combinations(cards, size), is_fifteen):
            yield Combination(Category.FIFTEEN, chosen, 2)


def _pairs(cards: Sequence[Card]) -> Iterator[Combination]:
    for one, other in combinations(cards, 2):
        if one.rank == other.rank:
            yield Combination(Category.PAIR, (one, other), 2)


def _runs(cards: Sequence[Card]) -> Iterator[Combination]:
    row = _longest_row({card.rank for card in cards})
    if len(row) >= SHORTEST_RUN:
        # A doubled rank makes the run again: every choice that shows each of its ranks.
        for chosen in combinations(cards, len(row)):
            if {card.rank for card in chosen} == row:
                yield Combination(Category.RUN, chosen, len(row))


def _longest_row(ranks: set[Rank]) -> set[Rank]:
    longest: tuple[Rank, ...] = ()
    row: tuple[Rank, ...] = ()
    for rank in sorted(ranks):
        row = (*row, rank) if row and rank == row[-1] + 1 else (rank,)
        if len(row) > len(longest):
            longest = row
    return set(longest)


def _flush(cards: Sequence[Card], *, is_crib: bool, rules: Rules) -> Iterator[Combination]:
    suits = [card.suit for card in cards]
    four_alike = len(set(suits[:HAND_SIZE])) == 1
    five_alike = four_alike and suits[0] is suits[-1]
    size = flush_size(four_alike=four_alike, five_alike=five_alike, is_crib=is_crib, rules=rules)
    if size:
        yield Combination(Category.FLUSH, tuple(cards[:size]), size)


def _nobs(cards: Sequence[Card]) -> Iterator[Combination]:
    *hand, starter = cards
    for card in hand:
        if card.rank is Rank.JACK and card.suit is starter.suit:
            yield Combination(Category.NOBS, (card,), 1)


# What five cards score by their ranks, at the sum of their weights; filled at first use.
_rank_points: Final = bytearray()
# Added there where ranks alone do not settle it: two of a rank may be one card twice, and a jack
# may be his nobs. More than any points, so that one comparison tells.
_LOOK_CLOSER: Final = 64


def _fill_rank_points() -> None:
    points = {}
    for cards in every_five_ranks():
        ranks = {card.rank for card in cards}
        unsettled = len(ranks) < len(cards) or Rank.JACK in ranks
        points[sum(card.weight for card in cards)] = _LOOK_CLOSER * unsettled + sum(
            combination.points for combination in rank_combinations(cards)
        )
    _rank_points[:] = bytes(points.get(weight, _LOOK_CLOSER) for weight in range(max(points) + 1))
