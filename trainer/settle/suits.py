"""Which suits matter to a hand whose ranks are known, and suits that fit what was said of them."""

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from itertools import product
from typing import Final

from scenarios import Card, Cut, Rank, Show, Suit
from scenarios.cards import HAND_SIZE
from scenarios.facts import SuitFacts, suit_facts
from trainer.claims import Named
from trainer.quiz.settings import Kind
from trainer.settle.entered import Entered
from trainer.settle.laid import Laid, Line


class Suits(Enum):
    """What may have to be said of the suits: yes or no."""

    FOUR = "four"  # are the four of one suit?
    FIVE = "five"  # is the starter of it as well?
    NOBS = "nobs"  # is a jack among the four of the starter's suit?


Answers = Mapping[Suits, bool]

# In the crib four of a suit score nothing, so that it need not be known.
_ASKED: Final[Mapping[Kind, Sequence[Suits]]] = {
    Kind.HAND: (Suits.FOUR, Suits.FIVE, Suits.NOBS),
    Kind.CRIB: (Suits.FIVE, Suits.NOBS),
}


def to_ask(entered: Entered, answers: Answers) -> Suits | None:
    """Find what has to be known of the suits next; None where it is all known.

    >>> from trainer.settle.entered import read_cards
    >>> to_ask(read_cards(Kind.HAND, "2 4 6 8 / K"), {}).value
    'four'
    >>> to_ask(read_cards(Kind.HAND, "2 2 6 8 / K"), {}) is None
    True

    Asked is only what can be so or not: with a pair among the four there is no flush.

    Args:
        entered: The cards, all of them.
        answers: What was said of their suits.
    """
    ways = list(_ways(entered, answers))
    for suits in _ASKED.get(entered.kind, ()):
        if len({_holds(suits, way) for way in ways}) > 1:
            return suits
    return None


def question_words(suits: Suits, entered: Entered) -> str:
    """Ask it in words that can be answered with yes or no."""
    if suits is Suits.FOUR:
        return "Are the four in hand of one suit?"
    if suits is Suits.FIVE:
        is_crib = entered.kind is Kind.CRIB
        return "Are all five of one suit?" if is_crib else "Is the starter of that suit, too?"
    jacks = sum(card.rank is Rank.JACK for card in entered.cards[:HAND_SIZE])
    which = "the jack" if jacks == 1 else "one of the jacks"
    return f"Is {which} in the {entered.kind.value} of the starter's suit?"


def laid(entered: Entered, answers: Answers) -> Laid:
    """Give every card a suit, so that by suits nothing scores but what was said.

    >>> from trainer.settle.entered import read_cards
    >>> print(laid(read_cards(Kind.HAND, "5 5 5 J 5"), {Suits.NOBS: True}))
    show 5C 5D 5H JS / 5S
    >>> print(laid(read_cards(Kind.PLAY, "7C 7 6"), {}))
    play 7C 7D 6C

    Args:
        entered: The cards, all of them.
        answers: What was said of their suits; whatever is open is taken not to score.

    Raises:
        ValueError: If the cards and what was said of them cannot be together.
    """
    if entered.kind in _ASKED:
        ways = list(_ways(entered, answers))
        if not ways:
            raise ValueError("these cards cannot be of the suits that were said of them")
        *hand, starter = min(ways, key=_looks_like_more)
        return Show(tuple(hand), starter, is_crib=entered.kind is Kind.CRIB)
    cards = _any_suits(entered.cards)
    return Cut(cards[0]) if entered.kind is Kind.CUT else Line(cards)


def _ways(entered: Entered, answers: Answers) -> Iterator[tuple[Card, ...]]:
    """Yield all ways in which suits can fall on a hand and its starter."""
    suits = [[card.suit] if card.suit else list(Suit) for card in entered.cards]
    for way in product(*suits):
        cards = tuple(Card(card.rank, suit) for card, suit in zip(entered.cards, way, strict=True))
        is_so = (_holds(asked, cards) is answer for asked, answer in answers.items())
        if len(set(cards)) == len(cards) and all(is_so):
            yield cards


def _facts(cards: Sequence[Card]) -> SuitFacts:
    *hand, starter = cards
    return suit_facts(hand, starter)


def _holds(suits: Suits, cards: Sequence[Card]) -> bool:
    facts = _facts(cards)
    if suits is Suits.NOBS:
        return facts.nobs
    return facts.like_starter == HAND_SIZE if suits is Suits.FIVE else facts.four_alike


def _looks_like_more(cards: Sequence[Card]) -> tuple[int, ...]:
    """Rate what looks as if it scored by its suits, so that the least of it is chosen."""
    facts = _facts(cards)
    return facts.nobs, facts.four_alike, facts.like_starter, -len({card.suit for card in cards})


def _any_suits(cards: Sequence[Named]) -> tuple[Card, ...]:
    """Give each card that has none a suit in which it is not there yet."""
    taken = {Card(card.rank, card.suit) for card in cards if card.suit}
    found = []
    for named in cards:
        free = (Card(named.rank, suit) for suit in Suit)
        card = (
            Card(named.rank, named.suit)
            if named.suit
            else next(each for each in free if each not in taken)
        )
        taken.add(card)
        found.append(card)
    return tuple(found)
