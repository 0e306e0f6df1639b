"""What a learner says something is worth: the values, whatever it was read from.

The typed text is what the log keeps; reading it again gives the same claims.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from scenarios import Category, Rank, Suit
from scenarios.cards import quoted, without_marks

_MOST_CLAIMS: Final = 60


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


def within_alike(size: int) -> Within | None:
    """Say what a pair is a part of, where it was claimed with all of so many cards of a rank."""
    return Within.PAIR_ROYAL if size > 2 else None


def words_of(text: str) -> Sequence[str]:
    """Take a count apart into its words, one for each thing that is claimed.

    Raises:
        ValueError: If there are more than anybody counts; the message quotes them.
    """
    # Of other letters some turn into these, as the sign of the kelvin into a k.
    words = [word.lower() if word.isascii() else word for word in without_marks(text).split()]
    if len(words) > _MOST_CLAIMS:
        raise ValueError(f"nothing is counted in {len(words)} lines: {quoted(text)}")
    return words
