"""What a mistake is: something people do when they count, and how often."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Final

from trainer.miscounts.case import Case, Changes

# How hard a mistake is to hear: it strikes whoever listens and looks; one has to follow the count;
# one has to count for oneself and hold every line against that.
SUBTLETIES: Final = range(1, 4)


class Way(Enum):
    """In which direction a count goes wrong."""

    SHORT = "short"
    OVER = "over"


SHORT: Final = (Way.SHORT,)
OVER: Final = (Way.OVER,)
EITHER: Final = (*SHORT, *OVER)


@dataclass(frozen=True, slots=True)
class Mistake:
    """A mistake that people make.

    Attributes:
        key: What it is called in the log.
        name: What it is called on the screen, in short.
        sentence: What was done, and what is so instead.
        weight: How often it is made where it can be made, as against others. Judged, not measured:
            10 is what any player does on a tired evening, 5 what is heard at most tables in a
            night, 2 what comes of a rule not known, and 1 what beginners alone do.
        subtlety: How hard it is to hear, one of `SUBTLETIES`.
        changes: What it makes of a right count: every way there is, and none where it cannot be
            made.
        ways: Whether a count is short by it, or over, or may be either.
    """

    key: str
    name: str
    sentence: str
    weight: int
    subtlety: int
    changes: Callable[[Case], Changes]
    ways: tuple[Way, ...]
