"""Cards as two letters of text, and the few things the rules ask of them."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

RANKS = "A23456789TJQK"
SUITS = "CDHS"

# What was made, the cards that make it, and the points it pays.
Combination = tuple[str, tuple[str, ...], int]


def rank_of(card: str) -> int:
    """Give the place of a card's rank, from ace 1 to king 13."""
    return RANKS.index(card[0]) + 1


def suit_of(card: str) -> str:
    """Give the letter of a card's suit."""
    return card[1]


def pips_of(card: str) -> int:
    """Give what a card adds to a fifteen or a count: ace 1, ten and the court cards 10."""
    return min(rank_of(card), 10)


def total_of(cards: Iterable[str]) -> int:
    """Add up what the cards count."""
    return sum(pips_of(card) for card in cards)


def is_run(cards: Sequence[str]) -> bool:
    """Tell whether three cards or more are of ranks in a row, in any order, none of them twice."""
    ranks = sorted(rank_of(card) for card in cards)
    return len(ranks) >= 3 and all(high - low == 1 for low, high in pairwise(ranks))


def check_cards(cards: Sequence[str]) -> None:
    """Raise ValueError unless every card is one of the 52 and none is there twice."""
    for card in cards:
        if len(card) != 2 or card[0] not in RANKS or card[1] not in SUITS:
            raise ValueError(f"{card!r} is not a card")
    if len(set(cards)) != len(cards):
        raise ValueError(f"a card is there twice: {' '.join(cards)}")


def check_hand(hand: Sequence[str]) -> None:
    """Raise ValueError unless a hand is of exactly four cards."""
    if len(hand) != 4:
        raise ValueError(f"a hand has four cards, not {len(hand)}: {' '.join(hand)}")
