"""Dealing: at random, as cards fall, or on purpose, by a filter."""

from random import Random
from typing import Final

from scenarios import catalogue
from scenarios.cards import DECK, HAND_SIZE, Card, Rank
from scenarios.filters import normal, parse_cut_filter, parse_play_filter
from scenarios.positions import natural_play, play_on_purpose
from scenarios.rules import ACC, Rules
from scenarios.scenario import Cut, Play, Show
from scenarios.strategy import SIX, discard

# The version of the dealing: with the same version a seed deals the same, on every machine. It
# goes up with every change by which some seed deals something else.
GENERATOR: Final = 3


def deal_show(
    rng: Random,
    *,
    where: str | None = None,
    is_crib: bool = False,
    kept: bool = False,
    rules: Rules = ACC,
) -> Show:
    """Deal a hand or a crib, with its starter.

    >>> print(deal_show(Random(7), where="double run + fifteen"))
    show 7H 9S 3S 8D / 9D

    Every pair of hand and starter that satisfies the filter is as likely as any other, and so is
    every order of the four. With `kept`, a hand is what is left of six after a sensible discard,
    by the dealer or by pone, and a crib is what both players throw to it.

    Args:
        rng: Where all chance comes from.
        where: A filter; `catalogue.filters` says what there is. Empty or None for any show.
        is_crib: Whether to deal a crib.
        kept: Whether to deal six and discard, as in life. Cannot be filtered.
        rules: The rules by which the filter counts.

    Raises:
        ValueError: If the filter cannot be read, if nothing satisfies it, or if it comes with
            `kept`.
    """
    if kept:
        if normal(where):
            raise ValueError("hands as kept from six come as they fall; they cannot be filtered")
        return _deal_kept(rng, is_crib=is_crib)
    if not normal(where):
        *hand, starter = rng.sample(DECK, HAND_SIZE + 1)
        return Show(tuple(hand), starter, is_crib=is_crib)
    selection = catalogue.selection(where, is_crib=is_crib, rules=rules)
    cards, starter = selection.cards(rng.randrange(selection.count))
    return Show(tuple(rng.sample(cards, HAND_SIZE)), starter, is_crib=is_crib)


def _deal_kept(rng: Random, *, is_crib: bool) -> Show:
    if not is_crib:
        *six, starter = rng.sample(DECK, SIX + 1)
        hand, _ = discard(six, is_dealer=rng.random() < 1 / 2)
        return Show(hand, starter)
    *sixes, starter = rng.sample(DECK, 2 * SIX + 1)
    _, by_pone = discard(sixes[:SIX], is_dealer=False)
    _, by_dealer = discard(sixes[SIX:], is_dealer=True)
    return Show(tuple(rng.sample((*by_pone, *by_dealer), HAND_SIZE)), starter, is_crib=True)


def deal_play(rng: Random, *, where: str | None = None) -> Play:
    """Deal a pegging position: two hands, and the cards laid so far.

    >>> print(deal_play(Random(7), where="run out of order"))
    play 2H 5D AC 9C | 2S 4C 3D 3H : 9C 2S AC 3H

    Without a filter the hands are kept sensibly from six and played sensibly, up to some card.
    With one, hands and play are at random and the last card laid satisfies it; positions are
    varied, but not all equally likely.

    Args:
        rng: Where all chance comes from.
        where: One term of `catalogue.play_filters`. Empty or None for any position.

    Raises:
        ValueError: If there is no such term.
    """
    situation = parse_play_filter(where)
    return play_on_purpose(rng, situation) if situation else natural_play(rng)


def deal_cut(rng: Random, *, where: str | None = None) -> Cut:
    """Turn a starter.

    >>> print(deal_cut(Random(7), where="heels"))
    cut JH

    Args:
        rng: Where all chance comes from.
        where: `heels`, `nothing`, or empty or None for any card.

    Raises:
        ValueError: If it is something else.
    """
    term = parse_cut_filter(where)
    cards: tuple[Card, ...] = DECK
    if term:
        cards = tuple(card for card in DECK if (card.rank is Rank.JACK) == (term == "heels"))
    return Cut(rng.choice(cards))
