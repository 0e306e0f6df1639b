"""The switches that change what cards are worth."""

import re
from dataclasses import dataclass
from typing import Final

from scenarios.cards import cut_short, quoted

_CRIB_FLUSHES: Final = (4, 5)
_TEXT: Final = re.compile(r"crib[ _]flush ?= ?([0-9]{1,2})", re.IGNORECASE | re.ASCII)


@dataclass(frozen=True, slots=True)
class Rules:
    """How a table counts. `ACC`, the rules of the American Cribbage Congress, is the default.

    >>> str(Rules(crib_flush=4)), Rules.parse("crib_flush=4") == Rules(crib_flush=4)
    ('crib_flush=4', True)

    Attributes:
        crib_flush: How many cards of one suit a crib needs for a flush: 5 is the rule, crib and
            starter all alike; 4 pays a crib's flush as a hand's is paid.

    Raises:
        ValueError: If a switch has no such setting.
    """

    crib_flush: int = 5

    def __post_init__(self) -> None:
        if type(self.crib_flush) is not int or self.crib_flush not in _CRIB_FLUSHES:
            given = cut_short(repr(self.crib_flush))
            raise ValueError(f"a crib's flush takes 4 or 5 cards, not {given}")

    def __str__(self) -> str:
        return "" if self == ACC else f"crib_flush={self.crib_flush}"

    @classmethod
    def parse(cls, text: str) -> "Rules":
        """Read what `str` writes: what differs from ACC, and nothing for ACC itself.

        >>> Rules.parse("") == ACC
        True

        Raises:
            ValueError: If the text names no switch, or one that has no such setting.
        """
        if not text.strip():
            return ACC
        match = _TEXT.fullmatch(text.strip())
        if match is None:
            raise ValueError(
                f"{quoted(text)} names no rule; the one that can differ is crib_flush=4"
            )
        return cls(crib_flush=int(match[1]))


ACC: Final = Rules()
