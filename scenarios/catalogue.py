"""Every show there is: all 12,994,800 pairs of a hand and a starter, in classes that score alike.

A pair is a choice of ranks and a choice of suits. Pairs whose ranks make the same (`RankFacts`)
and whose suits can fall in the same ways (`_Shape`) stand together; each way in which their suits
make something else (`SuitFacts`) is a class. A class is thus a list of ranks times a list of
suits, and the number of its pairs a product: to count is to add up, and to deal is to take the
pair at a random place, without looking for one.
"""

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import accumulate, combinations, product
from typing import Final

from scenarios.cards import DECK, Card, Rank, Suit, quoted
from scenarios.facts import (
    RankFacts,
    ShowFacts,
    SuitFacts,
    join_facts,
    rank_facts,
    show_facts,
    suit_facts,
)
from scenarios.filters import PLAY_TERMS, SHOW_TERMS, normal, parse_filter
from scenarios.rules import ACC, Rules
from scenarios.scenario import Show
from scenarios.show import FIFTEEN, every_five_ranks

# All pairs: 270,725 hands, each with 48 starters.
TOTAL: Final = 12_994_800

filters: Final[Mapping[str, str]] = SHOW_TERMS
"""Each term of a filter for shows, with a sentence that says what it means."""

play_filters: Final[Mapping[str, str]] = PLAY_TERMS
"""Each term of a filter for pegging positions, with a sentence that says what it means."""

_SUITS: Final = len(Suit)
_RANKS: Final = len(Rank)

# The ranks of the four cards, lowest first, and the starter's.
_Ranks = tuple[tuple[int, ...], int]
# The suits of the four cards in the same order, as places in `Suit`, when the starter is a club.
_Suits = tuple[int, ...]
# All that decides how suits can fall: of each rank in the hand how many cards there are, whether it
# is the starter's and whether it is the jack; and whether the starter is a jack.
_Shape = tuple[tuple[tuple[int, bool, bool], ...], bool]


class NoneSuchError(ValueError):
    """The filter can be read, and nothing satisfies it."""


@dataclass(frozen=True, slots=True)
class ShowClass:
    """Pairs of hand and starter in which there is the same to see.

    Attributes:
        facts: What there is to see in each of them.
        count: How many there are.
    """

    facts: ShowFacts
    count: int
    _ranks: Sequence[_Ranks]
    _suits: Sequence[_Suits]

    def with_fifteens(self, fifteens: Sequence[tuple[int, bool]]) -> "ShowClass":
        """Leave out all ranks but those that make these fifteens, as `_fifteens` lists them."""
        ranks = [
            (hand, starter)
            for hand, starter in self._ranks
            if _fifteens(tuple(sorted(Rank(rank).pips for rank in (*hand, starter)))) == fifteens
        ]
        return replace(self, count=_SUITS * len(ranks) * len(self._suits), _ranks=ranks)

    def cards(self, place: int) -> tuple[tuple[Card, ...], Card]:
        """Return the hand, lowest first, and the starter at a place from 0 to `count` - 1."""
        place, turn = divmod(place, _SUITS)
        which_ranks, which_suits = divmod(place, len(self._suits))
        ranks, starter = self._ranks[which_ranks]
        hand = zip(ranks, self._suits[which_suits], strict=True)
        return tuple(_card(rank, suit + turn) for rank, suit in hand), _card(starter, turn)


def count(where: str | None, *, is_crib: bool = False, rules: Rules = ACC) -> int:
    """Count the pairs of hand and starter, of 12,994,800, that satisfy a filter.

    >>> count("points=29"), count("double double run + fifteen", is_crib=True)
    (4, 8640)

    Raises:
        ValueError: If the filter cannot be read.
        NoneSuchError: If nothing satisfies it, which is a ValueError as well.
    """
    return selection(where, is_crib=is_crib, rules=rules).count


def points_histogram(*, is_crib: bool = False, rules: Rules = ACC) -> Mapping[int, int]:
    """Count the pairs of hand and starter by what they are worth.

    >>> points_histogram()[28], points_histogram(is_crib=True)[0]
    (76, 1022208)
    """
    histogram: dict[int, int] = {}
    for each in classes(is_crib=is_crib, rules=rules):
        histogram[each.facts.points] = histogram.get(each.facts.points, 0) + each.count
    return dict(sorted(histogram.items()))


class Selection:
    """All pairs of hand and starter that satisfy a filter, each at a place of its own."""

    def __init__(self, chosen: Sequence[ShowClass]) -> None:
        self._classes = chosen
        self._ends = list(accumulate(each.count for each in chosen))

    @property
    def count(self) -> int:
        """How many there are."""
        return self._ends[-1]

    def cards(self, place: int) -> tuple[tuple[Card, ...], Card]:
        """Return the hand, lowest first, and the starter at a place from 0 to `count` - 1."""
        which = bisect_right(self._ends, place)
        start = self._ends[which - 1] if which else 0
        return self._classes[which].cards(place - start)


def selection(where: str | None, *, is_crib: bool = False, rules: Rules = ACC) -> Selection:
    """Select the pairs of hand and starter that satisfy a filter.

    Raises:
        ValueError: If the filter cannot be read.
        NoneSuchError: If nothing satisfies it, which is a ValueError as well.
    """
    return _selection(normal(where), is_crib=is_crib, rules=rules)


# As many filters as forty learners may use at once; each keeps a few thousand entries at most.
@lru_cache(maxsize=64)
def _selection(where: str, *, is_crib: bool, rules: Rules) -> Selection:
    condition = parse_filter(where, is_crib=is_crib)
    chosen = [each for each in classes(is_crib=is_crib, rules=rules) if condition(each.facts)]
    if not chosen:
        raise NoneSuchError(f"there is no {'crib' if is_crib else 'hand'} with {quoted(where)}")
    return Selection(chosen)


def alike(show: Show, *, rules: Rules = ACC) -> Selection:
    """Select the pairs of hand and starter that make the same as a show, itself included.

    >>> from scenarios import parse_scenario
    >>> alike(parse_scenario("5C 5D 5S JH / 5H")).count
    4
    >>> alike(parse_scenario("7D 8C 2S KH / 3D")).count
    75600

    The same patterns and traps hold, with as many combinations of each kind and size. Of fifteens
    of two, those with a ten-card stay such: ten and five are seen sooner than seven and eight.
    """
    facts = show_facts(show, rules)
    fifteens = _fifteens(tuple(sorted(card.pips for card in (*show.hand, show.starter))))
    same = (each for each in classes(is_crib=show.is_crib, rules=rules) if each.facts == facts)
    return Selection([found for each in same if (found := each.with_fifteens(fifteens)).count])


@cache
def _fifteens(pips: tuple[int, ...]) -> Sequence[tuple[int, bool]]:
    """List how many cards each fifteen takes, and whether a ten-card is one of two."""
    return sorted(
        (size, size == 2 and max(chosen) == Rank.TEN.pips)
        for size in range(2, len(pips) + 1)
        for chosen in combinations(pips, size)
        if sum(chosen) == FIFTEEN
    )


@cache
def classes(*, is_crib: bool = False, rules: Rules = ACC) -> tuple[ShowClass, ...]:
    """List the classes; their counts add up to 12,994,800."""
    return tuple(
        ShowClass(
            join_facts(ranks, suits, is_crib=is_crib, rules=rules),
            _SUITS * len(all_ranks) * len(all_suits),
            all_ranks,
            all_suits,
        )
        for ranks, suits, all_ranks, all_suits in _factors()
    )


@cache
def _factors() -> Sequence[tuple[RankFacts, SuitFacts, Sequence[_Ranks], Sequence[_Suits]]]:
    """List the classes without what depends on the rules: their facts, ranks and suits."""
    alike: dict[tuple[RankFacts, _Shape], list[_Ranks]] = {}
    for cards in every_five_ranks():
        facts = rank_facts(cards)
        for ranks in _starters([int(card.rank) for card in cards]):
            alike.setdefault((facts, _shape(ranks)), []).append(ranks)
    examples = {shape: all_ranks[0] for (_, shape), all_ranks in alike.items()}
    suits = {shape: _suits(ranks) for shape, ranks in examples.items()}
    return [
        (of_ranks, of_suits, all_ranks, all_suits)
        for (of_ranks, shape), all_ranks in alike.items()
        for of_suits, all_suits in suits[shape].items()
    ]


def _starters(five: Sequence[int]) -> Iterator[_Ranks]:
    """Take each rank once from five for the starter; the others are the hand."""
    for place, starter in enumerate(five):
        if starter not in five[:place]:
            yield (*five[:place], *five[place + 1 :]), starter


def _shape(ranks: _Ranks) -> _Shape:
    hand, starter = ranks
    return (
        tuple(
            (hand.count(rank), rank == starter, rank == Rank.JACK) for rank in dict.fromkeys(hand)
        ),
        starter == Rank.JACK,
    )


def _suits(ranks: _Ranks) -> Mapping[SuitFacts, Sequence[_Suits]]:
    """List all ways in which suits can fall on these ranks, by what they make."""
    hand, starter = ranks
    ways = [
        combinations(range(rank == starter, _SUITS), hand.count(rank))
        for rank in dict.fromkeys(hand)
    ]
    found: dict[SuitFacts, list[_Suits]] = {}
    for way in product(*ways):
        suits = tuple(suit for of_rank in way for suit in of_rank)
        cards = tuple(_card(rank, suit) for rank, suit in zip(hand, suits, strict=True))
        found.setdefault(suit_facts(cards, _card(starter, 0)), []).append(suits)
    return found


def _card(rank: int, suit: int) -> Card:
    return DECK[suit % _SUITS * _RANKS + rank - 1]
