"""How far a room has come in a drill that is shown, as its address says it."""

from dataclasses import dataclass
from typing import Final

# A drill has two hundred questions, and no count so many lines.
_MOST_DIGITS: Final = 3


@dataclass(frozen=True, slots=True)
class At:
    """The third hand, of which two lines are said.

    >>> str(At(3, 2)), At.parse("3.2"), At.parse("Ada")
    ('3.2', At(hand=3, step=2), At(hand=1, step=0))

    Attributes:
        hand: Which hand, crib, cut or play, from 1 on; those worked through come first.
        step: How many steps were taken in it.
    """

    hand: int = 1
    step: int = 0

    def __str__(self) -> str:
        return f"{self.hand}.{self.step}"

    @classmethod
    def parse(cls, text: str) -> "At":
        """Read what `str` writes; whatever else stands there is the beginning."""
        hand, _, step = text.partition(".")
        if not all(each.isascii() and each.isdecimal() for each in (hand, step)):
            return cls()
        if max(len(hand), len(step)) > _MOST_DIGITS:
            return cls()
        return cls(int(hand) or 1, int(step))
