"""Cards as they are entered to settle an argument: ranks, and suits where they were said."""

import re
import unicodedata
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from scenarios import Card, Play, Rank, Suit, parse_scenario
from scenarios.cards import HAND_SIZE, quoted, without_marks
from scenarios.play import THIRTY_ONE
from trainer.claims import Named
from trainer.quiz.kinds import Kind
from trainer.spoken import number_words
from trainer.verdict.words import card_words, rank_words

_MOST: Final[Mapping[Kind, int]] = {
    Kind.HAND: HAND_SIZE + 1,
    Kind.CRIB: HAND_SIZE + 1,
    Kind.CUT: 1,
    Kind.PLAY: 2 * HAND_SIZE,
}
_WHY_NO_MORE: Final[Mapping[Kind, str]] = {
    Kind.HAND: "a hand is four, and one more with the starter",
    Kind.CRIB: "a crib is four, and one more with the starter",
    Kind.CUT: "the cut is one card",
    Kind.PLAY: "both hands together have only eight",
}
_RANKS: Final = {str(rank): rank for rank in Rank} | {"10": Rank.TEN}
_SUITS: Final = {suit.value: suit for suit in Suit} | {suit.symbol: suit for suit in Suit}
# As whole cards are read; the suit may be left out, and cards need no space between them.
_CARD: Final = re.compile("(10|[2-9ATJQKatjqk])(?:([CDHScdhs♣♦♥♠])[\ufe0e\ufe0f]?)?")
_WORD: Final = re.compile(f"(?:{_CARD.pattern})+")
_MARK: Final = "/"
# Behind how many cards a stroke stands, before the starter.
_BEFORE_STARTER: Final = {Kind.HAND: HAND_SIZE, Kind.CRIB: HAND_SIZE, Kind.CUT: 0}
_WORDS: Final = {
    "show": Kind.HAND,
    "hand": Kind.HAND,
    "crib": Kind.CRIB,
    "cut": Kind.CUT,
    "play": Kind.PLAY,
}
_ABOUT: Final[Mapping[Kind, str]] = {
    Kind.HAND: "a hand",
    Kind.CRIB: "the crib",
    Kind.CUT: "the cut",
    Kind.PLAY: "the play",
}


@dataclass(frozen=True, slots=True)
class Entered:
    """What was entered so far.

    Attributes:
        kind: What it is: a hand, a crib, the cut or the play.
        cards: The cards; of a hand or a crib the fifth is the starter, of the play they are those
            of one count, in the order laid.
    """

    kind: Kind
    cards: tuple[Named, ...]

    @property
    def is_whole(self) -> bool:
        """Whether it is enough to be counted."""
        return bool(self.cards) if self.kind is Kind.PLAY else len(self.cards) == _MOST[self.kind]

    @property
    def wanted(self) -> str:
        """What is to be entered next, as a sentence; empty where nothing has to be."""
        if self.is_whole:
            return ""
        if self.kind is Kind.PLAY:
            return "Enter the cards of the count, in the order in which they were laid."
        if self.kind is Kind.CUT:
            return "Enter the starter, the card that was cut."
        lack = HAND_SIZE - len(self.cards)
        if not lack:
            return "Now the starter: it is the fifth card."
        where = f"of the {self.kind.value}"
        more = f"{number_words(lack)}{' more' if self.cards else ''} card{'s' if lack > 1 else ''}"
        return f"Enter {more} {where}, and then the starter."

    def __str__(self) -> str:
        cards = [
            f"{str(card.rank).replace('T', '10')}{card.suit.value if card.suit else ''}"
            for card in self.cards
        ]
        if _MOST[self.kind] == HAND_SIZE + 1 and len(cards) > HAND_SIZE:
            cards.insert(HAND_SIZE, _MARK)
        return " ".join(cards)


def read_cards(kind: Kind, text: str) -> Entered:
    """Read what was typed or tapped; ranks alone will do.

    >>> entered = read_cards(Kind.HAND, "5 5h, 10S J♣ / 5")
    >>> [str(card.rank) for card in entered.cards], entered.is_whole
    (['5', '5', 'T', 'J', '5'], True)
    >>> read_cards(Kind.HAND, "555J").wanted
    'Now the starter: it is the fifth card.'
    >>> print(read_cards(Kind.CRIB, "crib 2 4 6 8h k"))
    2 4 6 8H / K

    Args:
        kind: What it is.
        text: Ranks, each with its suit or without, parted by spaces, commas or nothing; a stroke
            may stand before the starter, and the word for what it is before all. A play with both
            its hands is read as the cards of its last count.

    Raises:
        ValueError: If it cannot be read, or cannot lie on a table; the message quotes it.
    """
    # Letters and figures of another width mean the same.
    text = unicodedata.normalize("NFKC", without_marks(text))
    told = _without_word(kind, text)
    if kind is Kind.PLAY and "|" in told:
        return _last_count(told)
    cards: list[Named] = []
    stroke_after: list[int] = []
    for word in told.replace(",", " ").replace(_MARK, f" {_MARK} ").split():
        if word == _MARK:
            stroke_after.append(len(cards))
        elif _WORD.fullmatch(word):
            cards += [
                Named(_RANKS[rank.upper()], _SUITS[suit.upper()] if suit else None)
                for rank, suit in _CARD.findall(word)
            ]
        else:
            raise ValueError(
                f"{quoted(word)} is not a card; write a rank like 5, 10 or J, and a suit behind "
                "it if you like, as in 5H"
            )
    entered = Entered(kind, tuple(cards))
    _require_stroke(entered, stroke_after, text)
    _require_possible(entered, text)
    return entered


def _without_word(kind: Kind, text: str) -> str:
    """Leave out a word before the cards that says what they are, if it says what was chosen."""
    word, *rest = text.split(maxsplit=1) or [""]
    said = _WORDS.get(word.lower())
    if said is None:
        return text
    if said is not kind:
        raise ValueError(f"{quoted(text)} is about {_ABOUT[said]}; choose that first")
    return "".join(rest)


def _last_count(text: str) -> Entered:
    scenario = parse_scenario(f"play {text}")
    line = scenario.line if isinstance(scenario, Play) else ()
    return Entered(Kind.PLAY, tuple(Named(card.rank, card.suit) for card in line))


def _require_stroke(entered: Entered, after: list[int], text: str) -> None:
    """Check that a stroke stands where the starter begins, if there is one."""
    if not after:
        return
    if entered.kind is Kind.PLAY:
        raise ValueError(f"{quoted(text)} has a /, which only stands before a starter")
    if after != [_BEFORE_STARTER[entered.kind]]:
        raise ValueError(f"{quoted(text)} has its / in another place than right before the starter")


def _require_possible(entered: Entered, text: str) -> None:
    """Check that these cards can lie there together."""
    many = len(entered.cards)
    if many > _MOST[entered.kind]:
        raise ValueError(f"{quoted(text)} has {many} cards, and {_WHY_NO_MORE[entered.kind]}")
    for rank, times in Counter(card.rank for card in entered.cards).items():
        if times > len(Suit):
            raise ValueError(
                f"{quoted(text)} has {rank_words([rank] * times)}, and there are only four"
            )
    known = Counter(Card(card.rank, card.suit) for card in entered.cards if card.suit)
    for card, times in known.items():
        if times > 1:
            raise ValueError(f"{quoted(text)} has the {card_words(card)} more than once")
    count = sum(card.rank.pips for card in entered.cards)
    if entered.kind is Kind.PLAY and count > THIRTY_ONE:
        raise ValueError(f"{quoted(text)} makes {count}, and no count goes beyond 31")
