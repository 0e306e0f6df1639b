"""What a learner says something is worth, in any of three forms, read from what was typed.

The typed text is what the log keeps; reading it again gives the same claims.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from typing import Final

from scenarios import Category, Rank, Suit
from scenarios.cards import quoted
from scenarios.play import THIRTY_ONE
from scenarios.show import SHORTEST_RUN


@dataclass(frozen=True, slots=True)
class Named:
    """A card as a learner names it: its rank, and its suit where it was said or tapped."""

    rank: Rank
    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class Part:
    """One combination that is claimed to be there.

    Attributes:
        category: The way in which it scores.
        size: How many cards it takes; None where that was not said and does not matter.
        cards: Its cards, where they were named.
    """

    category: Category
    size: int | None = None
    cards: tuple[Named, ...] | None = None


@dataclass(frozen=True, slots=True)
class Claim:
    """One thing said: mostly one combination, but "a double run" is three.

    Attributes:
        text: How it was typed.
        parts: What it claims.
    """

    text: str
    parts: tuple[Part, ...]


MOST_POINTS: Final = 999
_MOST_CLAIMS: Final = 60
_MOST_CARDS: Final = 8  # all that are laid in a deal


def parse_total(text: str) -> int:
    """Read a total, as digits.

    >>> parse_total(" 12 ")
    12

    Raises:
        ValueError: If it is no whole number from 0 to 999.
    """
    digits = text.strip()
    if not (digits.isascii() and digits.isdecimal() and int(digits[:4]) <= MOST_POINTS):
        raise ValueError(f"{quoted(text)} is no number of points; type one like 12")
    return int(digits)


def parse_spoken(text: str, *, in_play: bool = False) -> tuple[Claim, ...]:
    """Read a count as it was said, a word for each line.

    >>> [claim.text for claim in parse_spoken("15 15 p d3")]
    ['15', '15', 'p', 'd3']
    >>> [part.category.value for part in parse_spoken("d3")[0].parts]
    ['run', 'run', 'pair']

    The words are `15` and `31`; `p`, `p3`, `p4` for two, three, four of a kind; `r3` to `r7` for a
    run; `d3`, `d4` for a double run, `t3` for a triple and `dd3` for a double double one; `x4`
    and `x5` for a flush; `n` for nobs, `h` for heels, `g` for go, `l` for last card.

    Args:
        text: The words, with spaces between them.
        in_play: Whether it is said of a card laid, where three of a kind is one thing and not
            three pairs.

    Raises:
        ValueError: If a word is none of these; the message quotes it.
    """
    return tuple(Claim(word, _spoken_parts(word, in_play=in_play)) for word in _words(text))


def parse_combinations(text: str, *, in_play: bool = False) -> tuple[Claim, ...]:
    """Read a count as combinations of cards, a word for each.

    >>> [len(claim.parts) for claim in parse_combinations("78 p77 r678 d6788 p7c7d7h n")]
    [1, 1, 1, 3, 3, 1]

    A word is a letter for the kind and the cards: none for a fifteen (in the play also a
    thirty-one), `p` for two or more of a kind, `r` for a run, `d` for any multiple run, `x` for a
    flush, `n` for nobs, `h` for heels, `g` for go, `l` for last card; the last five may stand
    without cards. A card is its rank, `t` for ten, and its suit where that matters.

    Args:
        text: The words, with spaces between them.
        in_play: Whether it is said of a card laid, where three of a kind is one thing and not
            three pairs.

    Raises:
        ValueError: If a word cannot be read; the message quotes it.
    """
    return tuple(Claim(word, _named_parts(word, in_play=in_play)) for word in _words(text))


def _words(text: str) -> Sequence[str]:
    words = text.lower().split()
    if len(words) > _MOST_CLAIMS:
        raise ValueError(f"nothing is counted in {len(words)} lines: {quoted(text)}")
    return words


_PLAIN: Final = {
    "15": Category.FIFTEEN,
    "31": Category.THIRTY_ONE,
    "n": Category.NOBS,
    "h": Category.HEELS,
    "g": Category.GO,
    "l": Category.LAST_CARD,
}
# Multiple runs: how many runs of what length, and how many pairs with them.
_MULTIPLE: Final = {"d3": (2, 3, 1), "d4": (2, 4, 1), "t3": (3, 3, 3), "dd3": (4, 3, 2)}
_PAIRS_AMONG: Final = {2: 1, 3: 3, 4: 6}


def _spoken_parts(word: str, *, in_play: bool) -> tuple[Part, ...]:
    if word in _PLAIN:
        return (Part(_PLAIN[word]),)
    if word in _MULTIPLE:
        copies, length, pairs = _MULTIPLE[word]
        return (Part(Category.RUN, length),) * copies + (Part(Category.PAIR, 2),) * pairs
    if match := re.fullmatch(r"p([234]?)", word):
        return _alike(int(match[1] or 2), in_play=in_play)
    if match := re.fullmatch(r"r([3-7])", word):
        return (Part(Category.RUN, int(match[1])),)
    if match := re.fullmatch(r"x([45])", word):
        return (Part(Category.FLUSH, int(match[1])),)
    raise ValueError(f"{quoted(word)} is nothing that scores; fifteens are 15, pairs p, runs r3")


def _alike(size: int, *, in_play: bool) -> tuple[Part, ...]:
    if in_play:
        return (Part(Category.PAIR, size),)
    return (Part(Category.PAIR, 2),) * _PAIRS_AMONG[size]


_RANKS: Final = {str(rank).lower(): rank for rank in Rank}
_SUITS: Final = {suit.value.lower(): suit for suit in Suit}
_WORD: Final = re.compile(r"([prdxnhgl]?)((?:[a2-9tjqk][cdhs]?)*)")
_CARD: Final = re.compile(r"([a2-9tjqk])([cdhs]?)")

_BARE: Final = {
    "x": Category.FLUSH,
    "n": Category.NOBS,
    "h": Category.HEELS,
    "g": Category.GO,
    "l": Category.LAST_CARD,
}


def _named_parts(word: str, *, in_play: bool) -> tuple[Part, ...]:
    match = _WORD.fullmatch(word)
    if match is None:
        raise ValueError(f"{quoted(word)} is no combination; write one like 78, p77, r678 or x")
    kind = match[1]
    cards = tuple(Named(_RANKS[rank], _SUITS.get(suit)) for rank, suit in _CARD.findall(match[2]))
    if len(cards) > _MOST_CARDS:
        raise ValueError(f"{quoted(word)} names {len(cards)} cards, and no score takes so many")
    if kind in _BARE:
        return (Part(_BARE[kind], len(cards) or None, cards or None),)
    if len(cards) < 2:
        raise ValueError(f"{quoted(word)} names too few cards to score")
    if kind in _RUNS and len({card.rank for card in cards}) < SHORTEST_RUN:
        raise ValueError(f"{quoted(word)} names too few ranks for a run")
    return tuple(_NAMED[kind](cards, in_play=in_play))


def _named_sum(cards: tuple[Named, ...], *, in_play: bool) -> Iterator[Part]:
    is_31 = in_play and sum(card.rank.pips for card in cards) == THIRTY_ONE
    yield Part(Category.THIRTY_ONE if is_31 else Category.FIFTEEN, len(cards), cards)


def _named_alike(cards: tuple[Named, ...], *, in_play: bool) -> Iterator[Part]:
    size = len(cards) if in_play else 2
    for chosen in combinations(cards, size):
        yield Part(Category.PAIR, size, chosen)


def _named_run(cards: tuple[Named, ...], *, in_play: bool) -> Iterator[Part]:  # noqa: ARG001
    yield Part(Category.RUN, len(cards), cards)


def _named_multiple_run(cards: tuple[Named, ...], *, in_play: bool) -> Iterator[Part]:
    of_rank: dict[Rank, list[Named]] = {}
    for card in cards:
        of_rank.setdefault(card.rank, []).append(card)
    for run in product(*of_rank.values()):
        yield Part(Category.RUN, len(run), run)
    for alike in of_rank.values():
        if len(alike) > 1:
            yield from _named_alike(tuple(alike), in_play=in_play)


_RUNS: Final = {"r", "d"}
_NAMED: Final[Mapping[str, Callable[..., Iterator[Part]]]] = {
    "": _named_sum,
    "p": _named_alike,
    "r": _named_run,
    "d": _named_multiple_run,
}
