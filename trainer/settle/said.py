"""What somebody says of cards, read with these before one."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from scenarios import Category, Rank
from scenarios.cards import quoted
from scenarios.play import THIRTY_ONE
from scenarios.show import FIFTEEN, MOST_POINTS, SHORTEST_RUN
from trainer.claims import (
    Claim,
    Named,
    NoCombinationError,
    Part,
    parse_combinations,
    parse_spoken,
    parse_total,
)
from trainer.quiz.kinds import Kind
from trainer.settle.entered import Entered
from trainer.settle.in_words import EXAMPLE, in_codes, is_points
from trainer.verdict.words import listed

_POINTS_BEHIND: Final = re.compile(r"(?<=\d) points?$", re.IGNORECASE)
_ALIKE: Final = {2: "a pair", 3: "a pair royal", 4: "a double pair royal"}
# How many cards of a kind make so many pairs; in the play they are one thing.
_MANY_PAIRS: Final = {3: 3, 6: 4}


@dataclass(frozen=True, slots=True)
class Said:
    """What somebody says, as it is read.

    Attributes:
        count: The points, or the lines of a count.
        read_as: What was read in another way than it stands there, in a sentence; else empty.
    """

    count: int | tuple[Claim, ...]
    read_as: str = ""

    @property
    def claims_flush(self) -> bool:
        """Whether a flush is among the lines."""
        if isinstance(self.count, int):
            return False
        return any(part.category is Category.FLUSH for each in self.count for part in each.parts)


def read_said(says: str, lies: Entered) -> Said:
    """Read what somebody says: the points, or the lines of a count.

    >>> from trainer.settle.entered import read_cards
    >>> hand = read_cards(Kind.HAND, "5 6 6 7 / 8")
    >>> read_said("12", hand).count, read_said("14 points", hand).count
    (12, 14)
    >>> [claim.text for claim in read_said("15 78 p66 r3", hand).count]
    ['15', '78', 'p66', 'r3']
    >>> [claim.text for claim in read_said("fifteen two and a pair is four", hand).count]
    ['15', 'p']
    >>> read_said("66 678 87", hand).read_as
    '66 is read as a pair and 678 as a run.'

    It may be said in words. A line is as it is said or as its cards are typed at the card table;
    both may stand together. Cards without a letter are a fifteen wherever they make fifteen, and in
    the play a thirty-one wherever they make that. Where they make neither, but all of them lie
    there and are alike or ranks in a row, they are that pair or run; and a fifteen that is none
    where they are not.

    A number alone is the points. It is a line where nobody claims so many, more than there are in
    any hand, and it names cards. In the play so are 15 and 31, which are said there before their
    points, and 22 where two twos were laid, since no card earns so many.

    Args:
        says: A number, or words with spaces between them.
        lies: The cards of which it is said.

    Raises:
        ValueError: If a word is neither; the message quotes it.
    """
    codes = in_codes(says, lies)
    # One fifteen, said with its points, is written as a number is.
    is_line = codes != says and not is_points(says)
    says = codes
    number = _POINTS_BEHIND.sub("", says)
    if number.lower() == "nothing":
        return Said(0)
    is_line = is_line or (number == says and number.isdecimal() and _is_line(number, lies))
    if number.isdecimal() and not is_line:
        return Said(parse_total(number))
    words = says.split()
    lines = [_line(word, lies) for word in words]
    claims = tuple(claim for line in lines for claim in line)
    if {"g", "l"} <= {claim.text for claim in claims}:
        raise ValueError(f"{quoted(says)} has go and last card; it is one point, for one of them")
    return Said(claims, _read_as(words, claims))


def as_known(said: Said, lies: Entered) -> Said:
    """Leave out suits that somebody names of cards of which only the rank was given.

    >>> from trainer.settle.entered import read_cards
    >>> hand = read_cards(Kind.HAND, "5H 5 5 J / 5")
    >>> said = as_known(read_said("p5h5d", hand), hand)
    >>> [card.suit for card in said.count[0].parts[0].cards]
    [<Suit.HEARTS: 'H'>, None]
    """
    if isinstance(said.count, int):
        return said
    claims = (
        replace(claim, parts=tuple(_part_as_known(part, lies.cards) for part in claim.parts))
        for claim in said.count
    )
    return replace(said, count=tuple(claims))


def _part_as_known(part: Part, lie: Sequence[Named]) -> Part:
    if part.cards is None:
        return part
    open_ranks = {card.rank for card in lie if card.suit is None}
    # Which jack is his nobs hangs on the suit of the starter and of all of them.
    is_open = Rank.JACK in open_ranks or lie[-1].suit is None
    if part.category is Category.NOBS and is_open:
        return replace(part, cards=tuple(Named(card.rank) for card in part.cards))
    cards = (
        Named(card.rank) if card.rank in open_ranks and card not in lie else card
        for card in part.cards
    )
    return replace(part, cards=tuple(cards))


def _is_line(number: str, lies: Entered) -> bool:
    """Whether a number alone is a line of a count, and not the points."""
    in_play = lies.kind is Kind.PLAY
    if in_play and int(number) in {FIFTEEN, THIRTY_ONE}:
        return True
    try:
        (claim,) = _line(number, lies)
    except ValueError:
        return False
    if int(number) > MOST_POINTS:
        return True
    return in_play and claim.parts[0].category is Category.PAIR


def _line(word: str, lies: Entered) -> tuple[Claim, ...]:
    try:
        return parse_spoken(word)
    except ValueError:
        in_play = lies.kind is Kind.PLAY
        claims = _named(word, in_play=in_play)
        letter = _letter_for(claims[0].parts[0], lies.cards)
        return parse_combinations(f"{letter}{word}", in_play=in_play) if letter else claims


def _named(word: str, *, in_play: bool) -> tuple[Claim, ...]:
    try:
        return parse_combinations(word, in_play=in_play)
    except NoCombinationError:
        raise ValueError(f"{quoted(word)} is not understood; {EXAMPLE}") from None


def _letter_for(part: Part, lie: Sequence[Named]) -> str:
    """Find the letter that somebody left out before cards which make no fifteen."""
    ranks = [card.rank for card in part.cards or ()]
    if part.category is not Category.FIFTEEN or sum(rank.pips for rank in ranks) == FIFTEEN:
        return ""
    if Counter(ranks) - Counter(card.rank for card in lie):
        return ""
    different = sorted(set(ranks))
    if len(different) == 1:
        return "p"
    if len(different) < SHORTEST_RUN or different[-1] - different[0] >= len(different):
        return ""
    return "r" if len(different) == len(ranks) else "d"


def _read_as(words: Sequence[str], claims: Sequence[Claim]) -> str:
    """Say which words were read with a letter that does not stand there."""
    read = dict(_readings(words, claims))
    if not read:
        return ""
    (first, kind), *others = read.items()
    return f"{listed([f'{first} is read as {kind}', *(f'{w} as {k}' for w, k in others)])}."


def _readings(words: Sequence[str], claims: Sequence[Claim]) -> Iterator[tuple[str, str]]:
    for word, claim in zip(words, claims, strict=True):
        if len(claim.text) > len(word):
            size = _MANY_PAIRS.get(len(claim.parts), claim.parts[0].size)
            pair = _ALIKE.get(size or 0, "")
            yield word, {"p": pair, "r": "a run"}.get(claim.text[0], "a multiple run")
