"""What the tests of dealing share: the plain scorer's view of a scenario, and a second census.

Here a show is a pair of texts, and all that is said of it comes from `tests.plain`; the engine's
word is held against it.
"""

import operator
import re
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from math import comb, inf, prod, sqrt
from random import Random
from typing import Final, TypeVar

from scenarios import ACC, DECK, Card, Play, PlayPosition, Rules, Show
from scenarios.facts import PlayFacts, ShowFacts
from scenarios.patterns import PLAY_PATTERNS, SHOW_PATTERNS
from scenarios.traps import PLAY_TRAPS, SHOW_TRAPS
from tests.plain.cards import RANKS, SUITS
from tests.plain.show import show_combinations, show_points
from tests.plain.terms import play_terms, show_terms

SHOW_SITUATIONS: Final = (*SHOW_PATTERNS, *SHOW_TRAPS)
PLAY_SITUATIONS: Final = (*PLAY_PATTERNS, *PLAY_TRAPS)
TOTAL: Final = 12_994_800

Key = TypeVar("Key", bound=Hashable)
# A hand, in no order, and a starter.
Pair = tuple[frozenset[str], str]
# The letters of the ranks of a hand, lowest first, and of the starter.
Ranks = tuple[str, str]
# The terms that hold, and the points.
Worth = tuple[frozenset[str], int]

SUIT_TERMS: Final = frozenset(
    {"flush", "flush of four", "flush of five", "nobs", "crib flush trap"}
    | {"starter as the fourth suit", "wrong jack", "starter jack"}
)


def words(cards: Iterable[Card]) -> tuple[str, ...]:
    """Write cards as the plain scorer reads them."""
    return tuple(map(str, cards))


def pair_of(hand: Iterable[Card], starter: Card) -> Pair:
    return frozenset(words(hand)), str(starter)


def plain_terms(show: Show, rules: Rules = ACC) -> set[str]:
    """Name the terms that hold for a show, by the plain scorer."""
    return show_terms(
        words(show.hand), str(show.starter), is_crib=show.is_crib, crib_flush=rules.crib_flush
    )


def plain_points(show: Show, rules: Rules = ACC) -> int:
    return show_points(
        words(show.hand), str(show.starter), is_crib=show.is_crib, crib_flush=rules.crib_flush
    )


def plain_play_terms(play: Play) -> set[str]:
    """Name the terms that hold for the last card laid, by the plain scorer."""
    return play_terms(words(play.pone), words(play.dealer), words(play.played))


def terms_of(facts: ShowFacts) -> set[str]:
    """Name the terms that hold, by the engine."""
    return {situation.name for situation in SHOW_SITUATIONS if situation.holds(facts)}


def play_terms_of(facts: PlayFacts) -> set[str]:
    """Name the terms that hold for the last card laid, by the engine."""
    return {situation.name for situation in PLAY_SITUATIONS if situation.holds(facts)}


_POINTS: Final = re.compile(r"points(=|>=|<=)(\d+)")
_COMPARE: Final[Mapping[str, Callable[[int, int], bool]]] = {
    "=": operator.eq,
    ">=": operator.ge,
    "<=": operator.le,
}


def fits(where: str, terms: Iterable[str], points: int) -> bool:
    """Tell whether a filter, its terms joined by ` + `, is true of what is there."""
    return all(_fits(term, set(terms), points) for term in where.split(" + "))


def _fits(term: str, terms: set[str], points: int) -> bool:
    if term.startswith("no "):
        return not _fits(term[3:], terms, points)
    if match := _POINTS.fullmatch(term):
        return _COMPARE[match[1]](points, int(match[2]))
    return term in terms


def plain_fits(where: str, show: Show, rules: Rules = ACC) -> bool:
    """Tell whether a filter is true of a show, by the plain scorer."""
    hand, starter = words(show.hand), str(show.starter)
    return _plain_fits(where, hand, starter, is_crib=show.is_crib, rules=rules)


def _plain_fits(
    where: str, hand: Sequence[str], starter: str, *, is_crib: bool, rules: Rules = ACC
) -> bool:
    flush = rules.crib_flush
    terms = show_terms(hand, starter, is_crib=is_crib, crib_flush=flush)
    if "points" not in where:
        return fits(where, terms, 0)
    return fits(where, terms, show_points(hand, starter, is_crib=is_crib, crib_flush=flush))


def natural_show(rng: Random, *, is_crib: bool) -> Show:
    *hand, starter = rng.sample(DECK, 5)
    return Show(tuple(hand), starter, is_crib=is_crib)


def positions_of_a_deal(rng: Random) -> Iterator[Play]:
    """Deal eight cards and lay them at random, and give the play after each."""
    eight = rng.sample(DECK, 8)
    position = PlayPosition.deal(eight[:4], eight[4:])
    while position.to_play:
        position, _ = position.play(rng.choice(position.legal))
        yield Play(tuple(eight[:4]), tuple(eight[4:]), position.history)


def every_ranks() -> Iterator[Ranks]:
    """List the ways in which the ranks of a hand and a starter can fall."""
    for hand in combinations_with_replacement(RANKS, 4):
        for starter in RANKS:
            if hand.count(starter) < 4:
                yield "".join(hand), starter


def ways(ranks: Ranks) -> int:
    """Count the pairs of hand and starter of these ranks."""
    hand, starter = ranks
    return prod(comb(4, hand.count(rank)) for rank in set(hand)) * (4 - hand.count(starter))


def pairs_of(ranks: Ranks, *, starter_suits: str = SUITS) -> Iterator[tuple[tuple[str, ...], str]]:
    """List every pair of hand and starter of these ranks."""
    hand, starter_rank = ranks
    for suit in starter_suits:
        starter = starter_rank + suit
        free = {rank: [rank + s for s in SUITS if rank + s != starter] for rank in hand}
        chosen = [combinations(free[rank], hand.count(rank)) for rank in dict.fromkeys(hand)]
        for parts in product(*chosen):
            yield tuple(card for part in parts for card in part), starter


def same_pairs(hand: Sequence[str], starter: str) -> Iterator[Pair]:
    """Give a pair in the suits it has, and in those got by moving each suit one on, thrice."""
    for turn in range(4):
        turned = str.maketrans(SUITS, SUITS[turn:] + SUITS[:turn])
        yield frozenset(card.translate(turned) for card in hand), starter.translate(turned)


@cache
def ranks_worth(five: str) -> Worth:
    """Say what five ranks make, lowest first; what suits and jacks make is left out."""
    hand, starter = next(pairs_of((five[:4], five[4])))
    terms = show_terms(hand, starter, is_crib=False) - SUIT_TERMS - {"nothing"}
    found = show_combinations(hand, starter, is_crib=False)
    return frozenset(terms), sum(pays for kind, _, pays in found if kind not in SUIT_TERMS)


@cache
def suits_worth(shape: Ranks, *, is_crib: bool) -> Mapping[Worth, int]:
    """Say what suits and jacks make, in how many of the ways they can fall on these ranks."""
    found: Counter[Worth] = Counter()
    for hand, starter in pairs_of(shape, starter_suits="C"):
        terms = show_terms(hand, starter, is_crib=is_crib) & SUIT_TERMS
        points = 5 * ("flush of five" in terms) + 4 * ("flush of four" in terms)
        found[frozenset(terms), points + ("nobs" in terms)] += len(SUITS)
    return found


def shape_of(ranks: Ranks) -> Ranks:
    """Give other ranks on which suits fall alike: as often each, as much the starter's or jacks."""
    hand, starter = ranks
    free = iter("A23456")
    named = {"J": "J", starter: "J" if starter == "J" else next(free)}
    for rank in sorted(set(hand) - named.keys(), key=hand.count):
        named[rank] = next(free)
    return "".join(sorted(named[rank] for rank in hand)), named[starter]


@cache
def alike() -> Mapping[tuple[Worth, Ranks], Sequence[Ranks]]:
    """Put all ranks together that make the same, and on which suits fall alike."""
    found: dict[tuple[Worth, Ranks], list[Ranks]] = {}
    for ranks in every_ranks():
        found.setdefault(kind_of(ranks), []).append(ranks)
    return found


def kind_of(ranks: Ranks) -> tuple[Worth, Ranks]:
    return ranks_worth("".join(sorted("".join(ranks), key=RANKS.index))), shape_of(ranks)


def worths(kind: tuple[Worth, Ranks], *, is_crib: bool) -> Iterator[tuple[Worth, int]]:
    """Say what there is on ranks of a kind, in how many of the ways their suits can fall."""
    (by_rank, points), shape = kind
    for (by_suit, more), number in suits_worth(shape, is_crib=is_crib).items():
        terms = by_rank | by_suit | ({"nothing"} if not points + more else set())
        yield (terms, points + more), number


@cache
def census_by_starter(*, is_crib: bool) -> Mapping[tuple[str, Worth], int]:
    """Count all pairs of hand and starter by the starter's rank and what there is, under ACC."""
    found: Counter[tuple[str, Worth]] = Counter()
    for kind, all_ranks in alike().items():
        for worth, number in worths(kind, is_crib=is_crib):
            for _, starter in all_ranks:
                found[starter, worth] += number
    return found


@cache
def census(*, is_crib: bool) -> Mapping[Worth, int]:
    """Count all pairs of hand and starter by what there is in them, under ACC rules."""
    found: Counter[Worth] = Counter()
    for (_, worth), number in census_by_starter(is_crib=is_crib).items():
        found[worth] += number
    return found


@cache
def population(where: str, *, is_crib: bool) -> frozenset[Pair]:
    """Find every pair of hand and starter that satisfies a filter, by trying all suits."""
    return frozenset(
        pair
        for kind, all_ranks in alike().items()
        if any(fits(where, *worth) for worth, _ in worths(kind, is_crib=is_crib))
        for ranks in all_ranks
        for hand, starter in pairs_of(ranks, starter_suits="C")
        if _plain_fits(where, hand, starter, is_crib=is_crib)
        for pair in same_pairs(hand, starter)
    )


def chi_square(observed: Mapping[Key, int], expected: Mapping[Key, float]) -> float:
    """Measure how far counts are from what is expected: chi-square over its generous limit.

    `expected` holds shares of any size, and what stands in `observed` alone is infinitely far. The
    limit is 4.5 standard deviations out (Wilson and Hilferty), one case in some 300,000.
    """
    if not observed.keys() <= expected.keys():
        return inf
    scale = sum(observed.values()) / sum(expected.values())
    far = sum(
        (observed.get(key, 0) - share * scale) ** 2 / (share * scale)
        for key, share in expected.items()
    )
    free = len(expected) - 1
    return far / (free * (1 - 2 / (9 * free) + 4.5 * sqrt(2 / (9 * free))) ** 3)
