"""What is claimed by naming cards: a letter for the kind, and the cards it is made of."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, product
from typing import Final

from scenarios import Category, Rank, Suit
from scenarios.cards import quoted
from scenarios.play import THIRTY_ONE
from scenarios.show import SHORTEST_RUN
from trainer.claims.claim import Claim, Named, Part, Within, within_alike, words_of

# How each way to score is typed in front of its cards.
LETTERS: Final[Mapping[Category, str]] = {
    Category.FIFTEEN: "",
    Category.THIRTY_ONE: "",
    Category.PAIR: "p",
    Category.RUN: "r",
    Category.FLUSH: "x",
    Category.NOBS: "n",
    Category.HEELS: "h",
    Category.GO: "g",
    Category.LAST_CARD: "l",
}
# These may stand without cards.
_BARE: Final = {
    LETTERS[each]: each
    for each in (
        Category.FLUSH,
        Category.NOBS,
        Category.HEELS,
        Category.GO,
        Category.LAST_CARD,
    )
}
_RANKS: Final = {str(rank).lower(): rank for rank in Rank} | {"10": Rank.TEN}
_SUITS: Final = {suit.value.lower(): suit for suit in Suit}
_WORD: Final = re.compile(r"([prdxnhgl]?)((?:(?:10|[a2-9tjqk])[cdhs]?)*)")
_CARD: Final = re.compile(r"(10|[a2-9tjqk])([cdhs]?)")


class NoCombinationError(ValueError):
    """A word is none in which a combination is written; other faults are of what it names."""


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
    return tuple(Claim(word, _named_parts(word, in_play=in_play)) for word in words_of(text))


def needs_of(kind: str, *, in_play: bool = False) -> Needs | None:
    """Say what cards of a kind have to be; None where that is nothing.

    >>> needs_of("d").words
    'a multiple run needs three ranks or more'

    Args:
        kind: The letter for it.
        in_play: Whether it is said of a card laid.
    """
    return _NEEDS_WHOLE_COUNT if in_play and not kind else _NEEDS.get(kind)


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
        yield Part(Category.PAIR, size, chosen, within_alike(len(cards)))


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


_NAMED: Final[Mapping[str, Callable[..., Iterator[Part]]]] = {
    "": _named_sum,
    "p": _named_alike,
    "r": _named_run,
    "d": _named_multiple_run,
}
