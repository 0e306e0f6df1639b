"""Pegging positions: as they come up in life, and on purpose."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import combinations_with_replacement
from random import Random
from typing import Final, cast

from scenarios.cards import DECK, HAND_SIZE, Card, Rank, Suit, deck_without
from scenarios.facts import PlayFacts, Situation
from scenarios.play import THIRTY_ONE, PlayPosition
from scenarios.scenario import Play, parse_scenario
from scenarios.strategy import SIX, choose_card, discard

_EIGHT: Final = 2 * HAND_SIZE
# The deals looked through before an example is taken instead. It bounds the work, and never comes
# to it: the rarest situation turns up in one deal of seven.
_MOST_DEALS: Final = 200
# How often, where there is a choice, a card is laid that was dealt on purpose.
_ON_PURPOSE: Final = 0.75

_Ranks = Sequence[Rank]
_RANKS: Final[_Ranks] = tuple(Rank)


def natural_play(rng: Random) -> Play:
    """Deal two sixes, discard and play them sensibly, and stop after some card, first to eighth."""
    sixes = rng.sample(DECK, 2 * SIX)
    pone, _ = discard(sixes[:SIX], is_dealer=False)
    dealer, _ = discard(sixes[SIX:], is_dealer=True)
    position = PlayPosition.deal(pone, dealer)
    for _ in range(rng.randint(1, _EIGHT)):
        position, _ = position.play(choose_card(position))
    return Play(pone, dealer, position.history)


def play_on_purpose(rng: Random, situation: Situation[PlayFacts]) -> Play:
    """Deal two hands and lay cards, at random, until the last card laid makes the situation.

    A deal is played out, and of all cards laid on the way, or that might have been, one that makes
    the situation is taken; if there is none, the next deal is. For the situations that hardly
    ever come up by themselves, the cards that can make them are dealt, and rather laid than others.
    """
    ranks_wanted = _WANTED.get(situation.name)
    for _ in range(_MOST_DEALS):
        wanted = _cards_of(rng, ranks_wanted(rng)) if ranks_wanted else ()
        eight = _deal_eight(rng, wanted)
        found = _made_on_the_way(rng, eight, wanted, situation)
        if found:
            return Play(tuple(eight[:HAND_SIZE]), tuple(eight[HAND_SIZE:]), rng.choice(found))
    return _in_other_suits(rng, cast("Play", parse_scenario(situation.example)))


def _made_on_the_way(
    rng: Random, eight: Sequence[Card], wanted: Sequence[Card], situation: Situation[PlayFacts]
) -> list[tuple[Card, ...]]:
    """Play a deal out, and list what was laid each time the situation was there to be made."""
    found = []
    position = PlayPosition.deal(eight[:HAND_SIZE], eight[HAND_SIZE:])
    while position.to_play:
        choices = [PlayFacts(position, card, *position.play(card)) for card in position.legal]
        found += [choice.after.history for choice in choices if situation.holds(choice)]
        rather = [choice for choice in choices if choice.card in wanted]
        if rather and rng.random() < _ON_PURPOSE:
            choices = rather
        position = rng.choice(choices).after
    return found


def _deal_eight(rng: Random, wanted: Sequence[Card]) -> list[Card]:
    others = deck_without(wanted) if wanted else DECK
    return rng.sample([*wanted, *rng.sample(others, _EIGHT - len(wanted))], _EIGHT)


def _cards_of(rng: Random, ranks: _Ranks) -> tuple[Card, ...]:
    return tuple(
        Card(rank, suit)
        for rank in dict.fromkeys(ranks)
        for suit in rng.sample(tuple(Suit), ranks.count(rank))
    )


def _in_other_suits(rng: Random, play: Play) -> Play:
    suits = dict(zip(Suit, rng.sample(tuple(Suit), len(Suit)), strict=True))

    def turned(cards: Sequence[Card]) -> tuple[Card, ...]:
        return tuple(Card(card.rank, suits[card.suit]) for card in cards)

    return Play(turned(play.pone), turned(play.dealer), turned(play.played))


@cache
def _making_31() -> list[_Ranks]:
    """List the ranks of four or five cards that add up to 31."""
    return [
        ranks
        for size in (4, 5)
        for ranks in combinations_with_replacement(_RANKS, size)
        if sum(rank.pips for rank in ranks) == THIRTY_ONE  # five alike never do
    ]


def _within_31(ranks: _Ranks) -> bool:
    return sum(rank.pips for rank in ranks) <= THIRTY_ONE


def _rows(shortest: int) -> list[_Ranks]:
    """List the ranks of all runs that can be laid to one count."""
    return [
        ranks
        for length in range(shortest, _EIGHT)
        for low in range(len(_RANKS) - length + 1)
        if _within_31(ranks := _RANKS[low : low + length])
    ]


_ROWS: Final = _rows(3)
_LONG_ROWS: Final = _rows(4)
_FOUR_ALIKE: Final = [ranks for rank in Rank if _within_31(ranks := (rank,) * 4)]

_WANTED: Final[Mapping[str, Callable[[Random], _Ranks]]] = {
    "pair royal": lambda rng: (rng.choice(_RANKS),) * 3,
    "double pair royal": lambda rng: rng.choice(_FOUR_ALIKE),
    "run": lambda rng: rng.choice(_ROWS),
    "run out of order": lambda rng: rng.choice(_ROWS),
    "run of four or more": lambda rng: rng.choice(_LONG_ROWS),
    "broken run": lambda rng: rng.choice(_ROWS),
    "thirty-one is not three": lambda rng: rng.choice(_making_31()),
}
