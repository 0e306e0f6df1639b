"""Pegging positions: as they come up in life, and on purpose."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final, cast

from scenarios.cards import DECK, HAND_SIZE, Card, Rank, Suit, deck_without
from scenarios.facts import PlayFacts, Situation
from scenarios.play import THIRTY_ONE, PlayPosition
from scenarios.scenario import Play, parse_scenario
from scenarios.strategy import SIX, choose_card, discard

# The deals looked through before an example is taken instead. It bounds the work, and never comes
# to it: any situation turns up in one deal of five or oftener.
_MOST_DEALS: Final = 200
# How often, where there is a choice, the lead-in keeps the cards dealt on purpose back, and later
# they are laid before others.
_ON_PURPOSE: Final = 0.85
_LONGEST_LEAD_IN: Final = 5

_EIGHT: Final = 2 * HAND_SIZE
_RANKS: Final = tuple(Rank)

# The eight cards, pone's first, and those among them that were dealt on purpose.
_Deal = tuple[Sequence[Card], Sequence[Card]]
_Ranks = Sequence[Rank]


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
    the situation is taken; if there is none, the next deal is. For situations that hardly ever
    come up by themselves, cards that can make them are dealt, and laid one after the other if they
    can be, behind a lead-in of some other cards.
    """
    deal = _ON_PURPOSE_DEALS.get(situation.name, _any_deal)
    for _ in range(_MOST_DEALS):
        eight, wanted = deal(rng)
        if found := _made_on_the_way(rng, eight, wanted, situation):
            return Play(tuple(eight[:HAND_SIZE]), tuple(eight[HAND_SIZE:]), rng.choice(found))
    return _in_other_suits(rng, cast("Play", parse_scenario(situation.example)))


def _made_on_the_way(
    rng: Random, eight: Sequence[Card], wanted: Sequence[Card], situation: Situation[PlayFacts]
) -> list[tuple[Card, ...]]:
    """Play a deal out, and list what was laid each time the situation was there to be made."""
    found = []
    earliest = _EARLIEST.get(situation.name, 1)
    lead_in = rng.randint(0, _LONGEST_LEAD_IN) if wanted else 0
    position = PlayPosition.deal(eight[:HAND_SIZE], eight[HAND_SIZE:])
    while position.to_play:
        laid = len(position.history)
        cards: Sequence[Card] = position.legal
        if wanted and rng.random() < _ON_PURPOSE:
            cards = [card for card in cards if (card in wanted) == (laid >= lead_in)] or cards
        card = rng.choice(cards)
        if laid + 1 < earliest:
            position, _ = position.play(card)
        else:
            every = [PlayFacts(position, each, *position.play(each)) for each in position.legal]
            found += [facts.after.history for facts in every if situation.holds(facts)]
            position = next(facts.after for facts in every if facts.card is card)
    return found


def _any_deal(rng: Random) -> _Deal:
    return rng.sample(DECK, _EIGHT), ()


def _deal_with(rng: Random, ranks: _Ranks) -> _Deal:
    """Deal cards of these ranks, in any suits, among others."""
    wanted = [
        Card(rank, suit)
        for rank in dict.fromkeys(ranks)
        for suit in rng.sample(tuple(Suit), ranks.count(rank))
    ]
    others = rng.sample(deck_without(wanted), _EIGHT - len(wanted))
    return rng.sample(wanted + others, _EIGHT), wanted


def _deal_high_against_low(rng: Random) -> _Deal:
    """Deal one player high cards, who soon has to say go, and the other low ones."""
    high = rng.sample([card for card in DECK if card.rank > Rank.EIGHT], HAND_SIZE)
    low = rng.sample([card for card in DECK if card.rank < Rank.EIGHT], HAND_SIZE)
    return (high + low if rng.random() < 1 / 2 else low + high), ()


def _in_other_suits(rng: Random, play: Play) -> Play:
    suits = dict(zip(Suit, rng.sample(tuple(Suit), len(Suit)), strict=True))

    def turned(cards: Sequence[Card]) -> tuple[Card, ...]:
        return tuple(Card(card.rank, suits[card.suit]) for card in cards)

    return Play(turned(play.pone), turned(play.dealer), turned(play.played))


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
_THREE_ALIKE: Final[list[_Ranks]] = [(rank,) * 3 for rank in Rank]
_FOUR_ALIKE: Final[list[_Ranks]] = [(rank,) * 4 for rank in Rank]
_FOUR_IN_A_COUNT: Final = [ranks for ranks in _FOUR_ALIKE if _within_31(ranks)]

# How the deals are made in which a situation is looked for; any deal will do for the others.
_ON_PURPOSE_DEALS: Final[Mapping[str, Callable[[Random], _Deal]]] = {
    "pair royal": lambda rng: _deal_with(rng, rng.choice(_THREE_ALIKE)),
    "double pair royal": lambda rng: _deal_with(rng, rng.choice(_FOUR_IN_A_COUNT)),
    "run": lambda rng: _deal_with(rng, rng.choice(_ROWS)),
    "run out of order": lambda rng: _deal_with(rng, rng.choice(_ROWS)),
    "run of four or more": lambda rng: _deal_with(rng, rng.choice(_LONG_ROWS)),
    "broken run": lambda rng: _deal_with(rng, rng.choice(_ROWS)),
    "after a reset": lambda rng: _deal_with(rng, rng.choice(_ROWS + _FOUR_ALIKE)),
    "thirty-one is not three": _deal_high_against_low,
}

# With which card of a deal, first to eighth, a situation can be there at the earliest; before it
# there is no need to look.
_EARLIEST: Final[Mapping[str, int]] = {
    "pair royal": 3,
    "double pair royal": 4,
    "run of four or more": 4,
    "broken run": 4,
    "after a reset": 4,
    "thirty-one is not three": 4,
    "last card": 8,
}
