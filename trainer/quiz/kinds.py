"""What can be asked about, where its cards come from, and which of it a filter can ask for."""

from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from typing import Final

from scenarios import catalogue
from scenarios.filters import parse_cut_filter, parse_play_filter

# Asked for as a filter is, of the play: whose turn it is, instead of what a card earns.
TURNS: Final = "legal card or go"


class Kind(Enum):
    """What can be asked about."""

    HAND = "hand"
    CRIB = "crib"
    CUT = "cut"
    PLAY = "play"

    @property
    def dealt_as(self) -> str:
        """What it is called where it is dealt."""
        return "show" if self is Kind.HAND else self.value


class Dealt(Enum):
    """Where the cards come from when no filter asks for some."""

    BALANCED = "balanced"  # as players have them, and the rare on purpose in between
    GENTLE = "gentle"  # hands with one thing in them at first, and more and more of everything
    KEPT = "kept"  # as players have them: kept from six, and laid sensibly
    NATURAL = "natural"  # any cards, as likely as any others


_FILTERS: Final[Mapping[Kind, Callable[[str], object]]] = {
    Kind.HAND: catalogue.count,
    Kind.CRIB: lambda where: catalogue.count(where, is_crib=True),
    Kind.CUT: parse_cut_filter,
    Kind.PLAY: lambda where: where == TURNS or parse_play_filter(where),
}


def that_know(where: str, kinds: Iterable[Kind]) -> tuple[Kind, ...]:
    """Leave out the kinds that do not know a filter.

    >>> that_know("nobs", Kind)
    (<Kind.HAND: 'hand'>, <Kind.CRIB: 'crib'>)

    Raises:
        ValueError: If none of them knows it, as the first of them says it.
    """
    refusals: list[ValueError] = []
    known = []
    for kind in kinds:
        try:
            _FILTERS[kind](where)
        except ValueError as refusal:
            refusals.append(refusal)
        else:
            known.append(kind)
    if not known:
        raise refusals[0]
    return tuple(known)
