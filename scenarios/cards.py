"""Cards, and reading them from text."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum, IntEnum
from typing import Final

HAND_SIZE: Final = 4

# What stands in an error for what could not be seen in it.
_UNSEEN: Final = "\N{REPLACEMENT CHARACTER}"


class Suit(Enum):
    """The four suits; the value is the letter a card is written with."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"

    @property
    def symbol(self) -> str:
        """The suit as it is printed on a card."""
        return _SYMBOLS[self]


class Rank(IntEnum):
    """The thirteen ranks, ace low.

    >>> Rank.KING.pips, str(Rank.TEN)
    (10, 'T')
    """

    ACE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13

    @property
    def pips(self) -> int:
        """What a card of this rank adds to a fifteen or a count, 1 to 10."""
        return min(int(self), 10)

    def __str__(self) -> str:
        return _RANK_LETTERS[self - 1]


_SYMBOLS: Final = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}
_RANK_LETTERS: Final = "A23456789TJQK"

# By rank, ace first: the weights of any five cards add up to a number that no other five ranks
# add up to. So a sum of five names the ranks of a show, and `show` finds its points in a table.
RANK_WEIGHTS: Final = (0, 1, 5, 22, 94, 312, 992, 2422, 5624, 12522, 19998, 43258, 79415)


@dataclass(frozen=True, slots=True)
class Card:
    """One playing card.

    >>> card = Card(Rank.TEN, Suit.HEARTS)
    >>> str(card), card.pips
    ('TH', 10)

    Beside its rank and suit it carries what the scorers ask of it again and again:

    Attributes:
        pips: What it adds to a fifteen or a count, 1 to 10.
        bit: A bit of its own, so that a few cards are one int and a card twice is seen at once.
        nobs_bit: The bit of the jack of its suit: his nobs, were this card the starter.
        weight: Its rank's share of the index into the table of points (`RANK_WEIGHTS`).

    Raises:
        ValueError: If rank or suit is something else than a `Rank` and a `Suit`.
    """

    rank: Rank
    suit: Suit
    pips: int = field(init=False, compare=False, repr=False)
    bit: int = field(init=False, compare=False, repr=False)
    nobs_bit: int = field(init=False, compare=False, repr=False)
    weight: int = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        if not isinstance(self.rank, Rank) or not isinstance(self.suit, Suit):
            given = f"{cut_short(repr(self.rank))} and {cut_short(repr(self.suit))}"
            raise ValueError(f"a card has a Rank and a Suit, not {given}")
        first_bit_of_suit = list(Suit).index(self.suit) * len(Rank)
        keep = object.__setattr__
        keep(self, "pips", self.rank.pips)
        keep(self, "bit", 1 << (first_bit_of_suit + self.rank - 1))
        keep(self, "nobs_bit", 1 << (first_bit_of_suit + Rank.JACK - 1))
        keep(self, "weight", RANK_WEIGHTS[self.rank - 1])

    def __hash__(self) -> int:
        return hash(self.bit)

    def __str__(self) -> str:
        return str(self.rank) + self.suit.value

    def __repr__(self) -> str:
        return f"<{self}>"


DECK: Final[tuple[Card, ...]] = tuple(Card(rank, suit) for suit in Suit for rank in Rank)


def deck_without(cards: Iterable[Card]) -> list[Card]:
    """List the cards that are left when these are taken out of the deck.

    >>> len(deck_without(DECK[:6]))
    46
    """
    taken = 0
    for card in cards:
        taken |= card.bit
    return [card for card in DECK if not card.bit & taken]


_RANKS: Final = {str(rank): rank for rank in Rank} | {"10": Rank.TEN}
_SUITS: Final = {suit.value: suit for suit in Suit} | {suit.symbol: suit for suit in Suit}
# Letters are listed, not matched by case folding, under which some foreign letters become an S.
# Phones put an invisible mark behind a suit's sign, to have it drawn as a picture or as text.
_TOKEN: Final = re.compile(r"(10|[2-9ATJQKatjqk])([CDHScdhs♣♦♥♠])[\ufe0e\ufe0f]?")


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards as people write them, in the order given.

    >>> [str(card) for card in parse_cards("5H 10S, j♣")]
    ['5H', 'TS', 'JC']
    >>> parse_cards("")
    ()

    A card is its rank and its suit, `5H`; a ten is `10` or `T`, the suits are `C D H S` or
    `♣ ♦ ♥ ♠`, in either case, parted by spaces or commas.

    Raises:
        ValueError: If a word is no card, or a card is there twice; the message names it. If there
            are more words than cards.
    """
    words = without_marks(text).replace(",", " ").split()
    if len(words) > len(DECK):
        raise ValueError(f"there are 52 cards, not {len(words)}")
    cards = tuple(_parse_card(word) for word in words)
    require_distinct(cards)
    return cards


def _parse_card(word: str) -> Card:
    match = _TOKEN.fullmatch(word)
    if match is None:
        raise ValueError(
            f"{quoted(word)} is not a card; write a rank and a suit, like 5H, 10S or JC"
        )
    return Card(_RANKS[match[1].upper()], _SUITS[match[2].upper()])


def cards_text(cards: Iterable[Card]) -> str:
    """Write cards with single spaces between them, as every scenario's text does.

    >>> cards_text(parse_cards("10S,5H"))
    'TS 5H'
    """
    return " ".join(map(str, cards))


def without_marks(text: str) -> str:
    r"""Leave out marks that nobody sees, which come along where text is copied from elsewhere.

    >>> without_marks("\u200f5H\u200b")
    '5H'
    """
    return "".join(each for each in text if unicodedata.category(each) != "Cf")


def quoted(text: str, *, longest: int = 60) -> str:
    """Quote what somebody typed, for an error: one line, a mark for what is unseen, cut when long.

    >>> print(quoted("five of hearts"))
    'five of hearts'
    >>> print(quoted("ha" * 1000, longest=8))
    'hahahaha…'
    """
    seen = "".join(
        each if each.isprintable() else " " if each.isspace() else _UNSEEN
        for each in text[: longest + 1]
    )
    return repr(cut_short(seen, longest=longest))


def cut_short(text: str, *, longest: int = 60) -> str:
    """Leave off what is beyond the longest that is worth showing."""
    return text if len(text) <= longest else f"{text[:longest]}…"


def require_card(card: Card) -> None:
    """Check that this is a card, as a caller without types may not have.

    Raises:
        ValueError: If it is something else.
    """
    if not isinstance(card, Card):
        raise ValueError(f"{cut_short(repr(card))} is not a card")


def require_distinct(cards: Iterable[Card]) -> None:
    """Check that no card is there twice.

    Raises:
        ValueError: If one is, or if something is no card; the message names it.
    """
    seen = 0
    for card in cards:
        require_card(card)
        if card.bit & seen:
            raise ValueError(f"{card} is there twice")
        seen |= card.bit


def require_cards(cards: Sequence[Card]) -> tuple[Card, ...]:
    """Check that these are different cards in an order, however many.

    Raises:
        ValueError: If they are not a sequence, not cards or not different.
    """
    if not isinstance(cards, Sequence):
        raise ValueError(f"cards come in a sequence, not as {cut_short(repr(cards))}")
    require_distinct(cards)
    return tuple(cards)


def require_hand(cards: Sequence[Card], *beside: Card) -> tuple[Card, ...]:
    """Check that these are the four cards of a hand or a crib, and keep their order.

    >>> require_hand(parse_cards("5C 5D 5S"))
    Traceback (most recent call last):
    ValueError: a hand is four cards, not 3: 5C 5D 5S

    Args:
        cards: The four cards.
        beside: Cards that lie elsewhere on the table, and so cannot be among them.

    Raises:
        ValueError: If they are not a sequence, not four, not cards or not different.
    """
    if not isinstance(cards, Sequence) or isinstance(cards, str):
        raise ValueError(f"a hand is a sequence of four cards, not {cut_short(repr(cards))}")
    require_distinct((*cards, *beside))
    if len(cards) != HAND_SIZE:
        raise ValueError(f"a hand is four cards, not {len(cards)}: {cards_text(cards)}")
    return tuple(cards)
