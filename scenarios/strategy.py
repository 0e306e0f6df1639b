"""Sensible discards and plays: enough for hands and positions as they come up in life."""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Final

from scenarios.cards import HAND_SIZE, Card, Rank, cards_text, deck_without, require_distinct
from scenarios.crib_table import crib_average
from scenarios.play import THIRTY_ONE, PlayPosition, other_player, points_of_last
from scenarios.show import score_points

SIX: Final = 6


def discard(six: Sequence[Card], *, is_dealer: bool) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Part six cards into the four to keep and the two for the crib.

    >>> from scenarios import parse_cards
    >>> discard(parse_cards("5H 5D JC KS 2C 9H"), is_dealer=True)
    ((<5H>, <5D>, <JC>, <KS>), (<2C>, <9H>))

    The four kept are those worth most over all 46 starters, with what the two thrown bring to the
    crib added for the dealer and taken off for pone (`crib_average`).

    Raises:
        ValueError: If these are not six different cards.
    """
    sign = 1 if is_dealer else -1
    return discard_by(six, lambda one, other: sign * crib_average(one, other, own=is_dealer))


def discard_by(
    six: Sequence[Card], crib_worth: Callable[[Rank, Rank], float]
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Part six cards as `discard` does, by another judgement of what the two thrown are worth.

    Raises:
        ValueError: If these are not six different cards.
    """
    require_distinct(six)
    if len(six) != SIX:
        raise ValueError(f"a player discards from six cards, not {len(six)}: {cards_text(six)}")
    starters = deck_without(six)

    def worth(kept: tuple[Card, ...]) -> float:
        points = sum(score_points(kept, starter, is_crib=False) for starter in starters)
        one, other = (card.rank for card in six if card not in kept)
        return points / len(starters) + crib_worth(one, other)

    kept = max(combinations(six, HAND_SIZE), key=worth)
    return kept, tuple(card for card in six if card not in kept)


def choose_card(position: PlayPosition) -> Card:
    """Choose a card to lay: one that earns much and leaves little to earn.

    >>> from scenarios import parse_cards
    >>> position = PlayPosition.deal(parse_cards("5D KD QC 3S"), parse_cards("5C TC 8H 2H"))
    >>> str(choose_card(position))
    '3S'

    From what the card earns at once is taken what the other earns on average by answering it, any
    card not seen being as likely as another; of equal ones the highest card goes first. Only what
    the player can see is used: of the other's hand, whether there are cards in it. So a five is
    not led, and no count is left at five or twenty-one without need.

    Raises:
        ValueError: If the deal is done.
    """
    player = position.to_play
    if player is None:
        raise ValueError("no card is left to lay: the deal is done")
    unseen = deck_without((*position.hand_of(player), *position.history))
    other = other_player(player)
    can_answer = position.said_go != other and position.hand_of(other)

    def worth(card: Card) -> tuple[float, int]:
        line = (*position.played, card)
        lost = _average_answer(line, unseen) if can_answer else 0
        return points_of_last(line) - lost, card.rank

    return max(position.legal, key=worth)


def _average_answer(line: tuple[Card, ...], unseen: Sequence[Card]) -> float:
    room = THIRTY_ONE - sum(card.pips for card in line)
    # Suits do not matter in the play: one card of a rank answers for all of it.
    of_rank = {card.rank: card for card in unseen if card.pips <= room}
    points = {rank: points_of_last((*line, card)) for rank, card in of_rank.items()}
    return sum(points.get(card.rank, 0) for card in unseen) / len(unseen)
