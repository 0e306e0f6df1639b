"""What a learner says something is worth, in any of three forms, read from what was typed.

The typed text is what the log keeps; reading it again gives the same claims.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import combinations, product
from typing import Final

from scenarios import Category, Rank, Suit
from scenarios.cards import quoted, without_marks
from scenarios.play import THIRTY_ONE
from scenarios.show import SHORTEST_RUN


class NoCombinationError(ValueError):
    """A word is none in which a combination is written; other faults are of what it names."""


@dataclass(frozen=True, slots=True)
class Named:
    """A card as a learner names it: its rank, and its suit where it was said or tapped."""

    rank: Rank
    suit: Suit | None = None


class Within(Enum):
    """The larger thing that a combination was claimed as a part of."""

    PAIR_ROYAL = "pair royal"  # or the double one
    MULTIPLE_RUN = "multiple run"
    MULTIPLE_RUN_OF_SINGLES = "multiple run of single cards"  # which is none, and one run alone


@dataclass(frozen=True, slots=True)
class Part:
    """One combination that is claimed to be there; three or four of a kind may be one as well.

    Attributes:
        category: The way in which it scores.
        size: How many cards it takes; None where that was not said and does not matter.
        cards: Its cards, where they were named.
        within: What it was claimed as a part of; None where it was claimed for itself.
        said_for: How many points it was said for, where that is not what such a thing pays.
    """

    category: Category
    size: int | None = None
    cards: tuple[Named, ...] | None = None
    within: Within | None = None
    said_for: int | None = None


@dataclass(frozen=True, slots=True)
class Claim:
    """One thing said: mostly one combination, but "a double run" is three.

    Attributes:
        text: How it was typed.
        parts: What it claims.
    """

    text: str
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Needs:
    """A run needs three cards or more: what cards of a kind have to be, whatever lies there.

    Attributes:
        words: That, as it is said.
        least: How many cards there are at least, where any are named.
        most: How many there are at most.
        ranks: Of how many ranks they are at least.
        is_once: Whether each rank is there once.
    """

    words: str
    least: int = 2
    most: int = 8
    ranks: int = 1
    is_once: bool = False


_MOST_CLAIMS: Final = 60
MOST_CARDS: Final = 5  # a hand and the starter
MOST_LAID: Final = 8
_NEEDS: Final = {
    "": Needs(words="a fifteen needs two cards or more"),
    "p": Needs(words="a pair needs two cards; three or four of a rank do too", most=len(Suit)),
    "r": Needs(
        words="a run needs three cards or more, no rank twice", ranks=SHORTEST_RUN, is_once=True
    ),
    "d": Needs(words="a multiple run needs three ranks or more", ranks=SHORTEST_RUN),
    "x": Needs(words="a flush needs four cards or more", least=4),
}
_NEEDS_WHOLE_COUNT: Final = Needs(words="a fifteen or thirty-one needs all cards of the count")


def parse_total(text: str) -> int:
    """Read a total, as digits.

    >>> parse_total(" 12 ")
    12

    Raises:
        ValueError: If it is no whole number from 0 to 999.
    """
    match = re.fullmatch("0*([0-9]{1,3})", without_marks(text).strip())
    if match is None:
        raise ValueError(f"{quoted(text)} is no number of points; type them in digits")
    return int(match[1])


def parse_spoken(text: str) -> tuple[Claim, ...]:
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

    Raises:
        ValueError: If a word is none of these; the message quotes it.
    """
    return tuple(Claim(word, _spoken_parts(word)) for word in _words(text))


def parse_combinations(text: str, *, in_play: bool = False) -> tuple[Claim, ...]:
    """Read a count as combinations of cards, a word for each.

    >>> [len(claim.parts) for claim in parse_combinations("78 p77 r678 d6788 p7c7d7h n")]
    [1, 1, 1, 3, 3, 1]

    A word is a letter for the kind and the cards: none for a fifteen (in the play also a
    thirty-one), `p` for two or more of a kind, `r` for a run, `d` for any multiple run, `x` for a
    flush, `n` for nobs, `h` for heels, `g` for go, `l` for last card; the last five may stand
    without cards. A card is its rank, `t` or `10` for ten, and its suit where that matters.

    Args:
        text: The words, with spaces between them.
        in_play: Whether it is said of a card laid, where three of a kind is one thing and not
            three pairs.

    Raises:
        ValueError: If a word cannot be read; the message quotes it.
    """
    return tuple(Claim(word, _named_parts(word, in_play=in_play)) for word in _words(text))


def needs_of(kind: str, *, in_play: bool = False) -> Needs | None:
    """Say what cards of a kind have to be; None where that is nothing.

    >>> needs_of("d").words
    'a multiple run needs three ranks or more'

    Args:
        kind: The letter for it.
        in_play: Whether it is said of a card laid.
    """
    return _NEEDS_WHOLE_COUNT if in_play and not kind else _NEEDS.get(kind)


def _words(text: str) -> Sequence[str]:
    # Of other letters some turn into these, as the sign of the kelvin into a k.
    words = [word.lower() if word.isascii() else word for word in without_marks(text).split()]
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
# Multiple runs: how many runs of what length, and the sizes of what is alike in them.
_MULTIPLE: Final = {"d3": (2, 3, [2]), "d4": (2, 4, [2]), "t3": (3, 3, [3]), "dd3": (4, 3, [2, 2])}


def _spoken_parts(word: str) -> tuple[Part, ...]:
    if word in _PLAIN:
        return (Part(_PLAIN[word]),)
    if word in _MULTIPLE:
        copies, length, alike = _MULTIPLE[word]
        runs = [Part(Category.RUN, length)] * copies
        pairs = [Part(Category.PAIR, size) for size in alike]
        return tuple(replace(part, within=Within.MULTIPLE_RUN) for part in (*runs, *pairs))
    if match := re.fullmatch(r"p([234]?)", word):
        size = int(match[1] or 2)
        return (Part(Category.PAIR, size, within=_within_alike(size)),)
    if match := re.fullmatch(r"r([3-7])", word):
        return (Part(Category.RUN, int(match[1])),)
    if match := re.fullmatch(r"x([45])", word):
        return (Part(Category.FLUSH, int(match[1])),)
    raise ValueError(f"{quoted(word)} is nothing that scores; fifteens are 15, pairs p, runs r3")


def _within_alike(size: int) -> Within | None:
    return Within.PAIR_ROYAL if size > 2 else None


_RANKS: Final = {str(rank).lower(): rank for rank in Rank} | {"10": Rank.TEN}
_SUITS: Final = {suit.value.lower(): suit for suit in Suit}
_WORD: Final = re.compile(r"([prdxnhgl]?)((?:(?:10|[a2-9tjqk])[cdhs]?)*)")
_CARD: Final = re.compile(r"(10|[a2-9tjqk])([cdhs]?)")

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
        raise NoCombinationError(
            f"{quoted(word)} is no combination; write one like 78, p77, r678 or x"
        )
    kind = match[1]
    cards = tuple(Named(_RANKS[rank], _SUITS.get(suit)) for rank, suit in _CARD.findall(match[2]))
    for fault in _faults(kind, cards, in_play=in_play):
        raise ValueError(f"{quoted(word)} names {fault}")
    if kind in _BARE:
        return (Part(_BARE[kind], len(cards) or None, cards or None),)
    return tuple(_NAMED[kind](cards, in_play=in_play))


def _faults(kind: str, cards: Sequence[Named], *, in_play: bool) -> Iterator[str]:
    """Say what is wrong with the cards of a word, whatever lies on the table."""
    ranks = [card.rank for card in cards]
    alike = len(cards) if kind == "p" else max((ranks.count(rank) for rank in ranks), default=0)
    if len(cards) > (MOST_LAID if in_play else MOST_CARDS):
        yield f"{len(cards)} cards, and no score takes so many"
    if alike > len(Suit):
        yield f"{alike} cards of a kind, and there are only four"
    needs = needs_of(kind, in_play=in_play)
    if needs is None or (kind in _BARE and not cards):
        return
    if len(cards) < needs.least:
        yield f"too few cards: {needs.words}"
    if len(set(ranks)) < needs.ranks:
        yield f"too few ranks: {needs.words}"
    if needs.is_once and len(set(ranks)) < len(ranks):
        yield f"a rank twice: {needs.words}"


def _named_sum(cards: tuple[Named, ...], *, in_play: bool) -> Iterator[Part]:
    is_31 = in_play and sum(card.rank.pips for card in cards) == THIRTY_ONE
    yield Part(Category.THIRTY_ONE if is_31 else Category.FIFTEEN, len(cards), cards)


def _named_alike(cards: tuple[Named, ...], *, in_play: bool) -> Iterator[Part]:
    size = len(cards) if in_play else 2
    for chosen in combinations(cards, size):
        yield Part(Category.PAIR, size, chosen, _within_alike(len(cards)))


def _named_run(cards: tuple[Named, ...], *, in_play: bool) -> Iterator[Part]:  # noqa: ARG001
    yield Part(Category.RUN, len(cards), cards)


def _named_multiple_run(cards: tuple[Named, ...], *, in_play: bool) -> Iterator[Part]:
    of_rank: dict[Rank, list[Named]] = {}
    for card in cards:
        of_rank.setdefault(card.rank, []).append(card)
    parts = [Part(Category.RUN, len(run), run) for run in product(*of_rank.values())]
    within = Within.MULTIPLE_RUN if len(parts) > 1 else Within.MULTIPLE_RUN_OF_SINGLES
    for alike in of_rank.values():
        if len(alike) > 1:
            parts += _named_alike(tuple(alike), in_play=in_play)
    yield from (replace(part, within=within) for part in parts)


_RUNS: Final = {"r", "d"}
_NAMED: Final[Mapping[str, Callable[..., Iterator[Part]]]] = {
    "": _named_sum,
    "p": _named_alike,
    "r": _named_run,
    "d": _named_multiple_run,
}
