"""Which suits matter to a hand whose ranks are known, and suits that fit what was said of them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import lru_cache
from itertools import product
from typing import Final

from scenarios import ACC, Card, Cut, Rank, Rules, Show, Suit
from scenarios.cards import HAND_SIZE
from scenarios.facts import SuitFacts, suit_facts
from trainer.claims import Named
from trainer.quiz.kinds import Kind
from trainer.settle.entered import Entered
from trainer.settle.laid import Laid, Line


class Suits(Enum):
    """What may have to be said of the suits: yes or no."""

    FOUR = "four"  # are the four of one suit?
    FIVE = "five"  # is the starter of it as well?
    NOBS = "nobs"  # is a jack among the four of the starter's suit?


Answers = Mapping[Suits, bool]
# Cards, each with a suit, and what the suits make.
_Way = tuple[tuple[Card, ...], SuitFacts]

_IN_ORDER: Final = (Suits.FOUR, Suits.FIVE, Suits.NOBS)
# Where only five of a suit score, whether the four are of one is asked last, if at all.
_IN_THE_CRIB: Final = (Suits.FIVE, Suits.NOBS)
_SHOWS: Final = {Kind.HAND, Kind.CRIB}


def to_ask(
    entered: Entered, answers: Answers, *, rules: Rules = ACC, is_argued: bool = False
) -> Suits | None:
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
        rules: What the cards are worth.
        is_argued: Whether somebody claims a flush: then it helps to know of four that are alike
            also where they score nothing.
    """
    if entered.kind not in _SHOWS:
        return None
    needs_five = entered.kind is Kind.CRIB and rules.crib_flush > HAND_SIZE
    asked = _IN_THE_CRIB if needs_five else _IN_ORDER
    if needs_five and is_argued:
        asked = (*asked, Suits.FOUR)
    facts = {each for _, each in _ways(entered, answers)}
    for suits in asked:
        if len({_holds(suits, each) for each in facts}) > 1:
            return suits
    return None


def question_words(suits: Suits, entered: Entered, answers: Answers) -> str:
    """Ask it in words that can be answered with yes or no.

    Args:
        suits: What is asked.
        entered: The cards, all of them.
        answers: What was said of their suits before.
    """
    where = f"in the {entered.kind.value}"
    if suits is Suits.FOUR:
        return f"Are the four {where if entered.kind is Kind.CRIB else 'in hand'} of one suit?"
    if suits is Suits.FIVE:
        is_first = entered.kind is Kind.CRIB and Suits.FOUR not in answers
        return "Are all five of one suit?" if is_first else "Is the starter of that suit, too?"
    jacks = sum(card.rank is Rank.JACK for card in entered.cards[:HAND_SIZE])
    which = "the jack" if jacks == 1 else "one of the jacks"
    return f"Is {which} {where} of the starter's suit?"


@dataclass(frozen=True, slots=True)
class Given:
    """What was given of the cards: each by its rank or whole, and yes or no about their suits.

    Attributes:
        entered: The cards, all of them.
        answers: What was said of their suits.
        could_be: What can lie there, one for each thing that suits can make; in the first every
            card has such a suit that by suits nothing scores but what was said.

    Raises:
        ValueError: If the cards and what was said of them cannot be together.
    """

    entered: Entered
    answers: Answers = field(default_factory=dict)
    could_be: tuple[Laid, ...] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "could_be", tuple(_could_be(self.entered, self.answers)))

    @property
    def laid(self) -> Laid:
        """What is taken to lie there.

        >>> from trainer.settle.entered import read_cards
        >>> print(Given(read_cards(Kind.HAND, "5 5 5 J 5"), {Suits.NOBS: True}).laid)
        show 5C 5D 5H JS / 5S
        >>> print(Given(read_cards(Kind.PLAY, "7C 7 6")).laid)
        play 7C 7D 6C
        """
        return self.could_be[0]

    @property
    def by_rank(self) -> frozenset[Card]:
        """The cards that are taken to lie there and of which only the rank was given.

        >>> from trainer.settle.entered import read_cards
        >>> sorted(map(str, Given(read_cards(Kind.PLAY, "7C 7 6")).by_rank))
        ['6C', '7D']
        """
        laid = self.laid
        lies = (*laid.hand, laid.starter) if isinstance(laid, Show) else _of_one_row(laid)
        named = zip(lies, self.entered.cards, strict=True)
        return frozenset(card for card, entered in named if entered.suit is None)


def _of_one_row(laid: Cut | Line) -> Sequence[Card]:
    return [laid.starter] if isinstance(laid, Cut) else laid.cards


def _could_be(entered: Entered, answers: Answers) -> Iterator[Laid]:
    if entered.kind not in _SHOWS:
        put_there = _any_suits(entered.cards)
        yield Cut(put_there[0]) if entered.kind is Kind.CUT else Line(put_there)
        return
    ways = sorted(_ways(entered, answers), key=_looks_like_more)
    if not ways:
        raise ValueError("these cards cannot be of the suits that were said of them")
    firsts: dict[SuitFacts, tuple[Card, ...]] = {}
    for cards, facts in ways:
        firsts.setdefault(facts, cards)
    for *hand, starter in firsts.values():
        yield Show(tuple(hand), starter, is_crib=entered.kind is Kind.CRIB)


def _ways(entered: Entered, answers: Answers) -> Iterator[_Way]:
    """Yield all ways in which suits can fall on a hand and its starter."""
    for way in _every_way(entered.cards):
        if all(_holds(asked, way[1]) is answer for asked, answer in answers.items()):
            yield way


# The same few cards are asked about again and again while somebody answers and types.
@lru_cache(maxsize=8)
def _every_way(named: tuple[Named, ...]) -> tuple[_Way, ...]:
    suits = [[card.suit] if card.suit else list(Suit) for card in named]
    ways = []
    for way in product(*suits):
        cards = tuple(Card(card.rank, suit) for card, suit in zip(named, way, strict=True))
        if len(set(cards)) == len(cards):
            *hand, starter = cards
            ways.append((cards, suit_facts(hand, starter)))
    return tuple(ways)


def _holds(suits: Suits, facts: SuitFacts) -> bool:
    if suits is Suits.NOBS:
        return facts.nobs
    return facts.like_starter == HAND_SIZE if suits is Suits.FIVE else facts.four_alike


def _looks_like_more(way: _Way) -> tuple[int, ...]:
    """Rate what looks as if it scored by its suits, so that the least of it comes first."""
    cards, facts = way
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
