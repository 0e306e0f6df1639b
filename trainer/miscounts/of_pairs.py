"""What people do with cards alike: three or four of a kind for less, or a pair that is none."""

from itertools import combinations
from typing import Final

from scenarios import Card, Category, Combination
from scenarios.play import PAIR_POINTS
from trainer.miscounts.case import Case, Change, Changes, in_place_of
from trainer.miscounts.mistake import OVER, SHORT, Mistake

_TEN_PIPS: Final = 10


def pair_forgotten(case: Case) -> Changes:
    """A pair was not said; of three or four alike there is always something said."""
    pairs = [each for each in case.all_of(Category.PAIR) if each.points == PAIR_POINTS[2]]
    ranks = [each.cards[0].rank for each in pairs]
    for pair in pairs:
        if ranks.count(pair.cards[0].rank) == 1:
            yield Change(lost=(pair,))


def royal_as_a_pair(case: Case) -> Changes:
    """Three of a kind were counted as one pair, in the show; with no run through them."""
    if not case.five or len(case.all_of(Category.RUN)) > 1:
        return
    pairs = case.all_of(Category.PAIR)
    for kept in pairs:
        alike = [each for each in pairs if each.cards[0].rank is kept.cards[0].rank]
        if len(alike) == 3:
            yield Change(lost=tuple(each for each in alike if each != kept))


def laid_royal_as_a_pair(case: Case) -> Changes:
    """Three of a kind were laid, and the last two were seen."""
    for royal in _laid_alike(case, 3):
        yield in_place_of(royal, *royal.cards[-2:], points=PAIR_POINTS[2])


def laid_royal_as_eight(case: Case) -> Changes:
    """Three of a kind were laid, and the pair before was added to them."""
    for royal in _laid_alike(case, 3):
        yield in_place_of(royal, *royal.cards, points=PAIR_POINTS[2] + PAIR_POINTS[3])


def four_alike_short(case: Case) -> Changes:
    """Four of a kind were counted as three, or as two pairs."""
    for royal in _laid_alike(case, 4):
        yield in_place_of(royal, *royal.cards[-3:], points=PAIR_POINTS[3])
        yield Change(lost=(royal,), added=(_pair(*royal.cards[:2]), _pair(*royal.cards[2:])))
    pairs = case.all_of(Category.PAIR)
    if len(pairs) == 6:
        for card in dict.fromkeys(card for each in pairs for card in each.cards):
            yield Change(lost=tuple(each for each in pairs if card in each.cards))
        for one, other in zip(pairs[:3], reversed(pairs[3:]), strict=True):
            yield Change(lost=tuple(each for each in pairs if each not in {one, other}))


def ten_cards_as_a_pair(case: Case) -> Changes:
    """Two cards that count ten, as a ten and a jack, were taken for a pair."""
    for one, other in combinations(case.line[-2:] if case.in_play else case.five, 2):
        if one.pips == other.pips == _TEN_PIPS and one.rank is not other.rank:
            yield Change(added=(_pair(one, other),))


def _laid_alike(case: Case, many: int) -> list[Combination]:
    pairs = case.all_of(Category.PAIR) if case.in_play else ()
    return [each for each in pairs if len(each.cards) == many]


def _pair(*cards: Card) -> Combination:
    return Combination(Category.PAIR, cards, PAIR_POINTS[2])


MISTAKES: Final = (
    Mistake(
        "pair_forgotten",
        "a pair forgotten",
        "Two cards of one rank are a pair, two points, and were not counted.",
        6,
        1,
        pair_forgotten,
        SHORT,
    ),
    Mistake(
        "royal_as_a_pair",
        "three of a kind as one pair",
        "Three of a kind are three pairs, six points, and were counted as one.",
        3,
        2,
        royal_as_a_pair,
        SHORT,
    ),
    Mistake(
        "laid_royal_as_a_pair",
        "three of a kind laid, for two",
        "Three of a kind laid one after the other pay six, and two were pegged.",
        4,
        1,
        laid_royal_as_a_pair,
        SHORT,
    ),
    Mistake(
        "laid_royal_as_eight",
        "three of a kind laid, for eight",
        "Three of a kind pay six; the pair before was paid already, and is not added again.",
        3,
        2,
        laid_royal_as_eight,
        OVER,
    ),
    Mistake(
        "four_alike_short",
        "four of a kind short",
        "Four of a kind are six pairs, twelve points, and were counted for less.",
        5,
        2,
        four_alike_short,
        SHORT,
    ),
    Mistake(
        "ten_cards_as_a_pair",
        "two cards that count ten as a pair",
        "Two cards that count ten were taken for a pair; a pair is two of one rank.",
        1,
        1,
        ten_cards_as_a_pair,
        OVER,
    ),
)
