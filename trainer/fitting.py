"""Whether what somebody claims is what is there, and the points that are claimed with it."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from scenarios import Card, Category, Combination
from scenarios.play import PAIR_POINTS
from trainer.claims import Named, Part

NAMED_BY_CARDS: Final = frozenset({Category.FIFTEEN, Category.THIRTY_ONE})
"""What is typed by its cards alone."""


def fits(part: Part, combination: Combination) -> bool:
    """Whether this was claimed rightly, as far as it was said.

    >>> from scenarios import parse_scenario
    >>> from trainer.claims import parse_spoken
    >>> run = parse_scenario("show 9C TD JS QH / 2D").score().combinations[0]
    >>> [fits(claim.parts[0], run) for claim in parse_spoken("r3 r4 p")]
    [False, True, False]
    """
    if part.category is not combination.category:
        return False
    if part.size not in {None, len(combination.cards)}:
        return False
    if part.said_for not in {None, combination.points}:
        return False
    return part.cards is None or _names(part.cards, combination.cards)


def meant_by(part: Part, among: Iterable[Combination]) -> Part:
    """Say what was meant by cards that were named without a kind: what of them is there, if any.

    >>> from scenarios import parse_scenario
    >>> from trainer.claims import parse_combinations
    >>> there = parse_scenario("show 7H 8C 7D 6C / QS").score().combinations
    >>> for text in ("77", "78", "6q"):
    ...     print(meant_by(parse_combinations(text)[0].parts[0], there).category.value)
    pair
    fifteen
    fifteen

    Cards that make what is typed without a kind are that; so is whatever has a kind.
    """
    there = [*among]
    if part.category not in NAMED_BY_CARDS or any(fits(part, each) for each in there):
        return part
    alike = (each for each in there if part.cards and _names(part.cards, each.cards))
    meant = next(alike, None)
    if meant is None:
        return part
    return replace(part, category=meant.category, size=len(meant.cards))


def _names(named: Sequence[Named], cards: Sequence[Card]) -> bool:
    """Whether these names are names of these cards, one for each."""
    left = list(cards)
    for name in sorted(named, key=lambda name: name.suit is None):  # the exact ones first
        match = next((card for card in left if _is_name_of(name, card)), None)
        if match is None:
            return False
        left.remove(match)
    return not left


def _is_name_of(name: Named, card: Card) -> bool:
    return name.rank is card.rank and name.suit in {None, card.suit}


def is_near(part: Part, combination: Combination) -> bool:
    """Whether this is a run, a pair or a flush that is there, but of another size.

    So is whatever is there and was said for other points than it pays.

    >>> from scenarios import parse_scenario
    >>> from trainer.claims import parse_spoken
    >>> run = parse_scenario("show 9C TD JS QH / 2D").score().combinations[0]
    >>> [is_near(claim.parts[0], run) for claim in parse_spoken("r3 r4 p")]
    [True, False, False]
    """
    if part.said_for is not None:
        plain = replace(part, said_for=None)
        return (fits(plain, combination) and not fits(part, combination)) or is_near(
            plain, combination
        )
    if part.category is not combination.category or part.category not in _OF_SIZES:
        return False
    if part.size == len(combination.cards):
        return False
    if part.cards is None:
        return True
    named, there = {name.rank for name in part.cards}, {card.rank for card in combination.cards}
    return named <= there or there <= named


def part_points(part: Part) -> int:
    """Say what a claim is worth, as it was made."""
    if part.said_for is not None:
        return part.said_for
    if part.category is Category.PAIR:
        return PAIR_POINTS[part.size or 2]
    if part.category in {Category.RUN, Category.FLUSH}:
        return part.size or 0
    return _FIXED_POINTS[part.category]


_OF_SIZES: Final = {Category.RUN, Category.PAIR, Category.FLUSH}
_FIXED_POINTS: Final = {
    Category.FIFTEEN: 2,
    Category.THIRTY_ONE: 2,
    Category.NOBS: 1,
    Category.HEELS: 2,
    Category.GO: 1,
    Category.LAST_CARD: 1,
}
