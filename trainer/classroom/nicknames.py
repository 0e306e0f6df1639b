"""Names that are offered to whoever would rather not say their own."""

from collections.abc import Collection, Sequence
from itertools import product
from typing import Final, Protocol

_COLOURS: Final = "Amber Blue Copper Golden Green Grey Indigo Ivory Olive Pearl Red Silver".split()
_BIRDS: Final = (
    "Bittern Crane Curlew Dipper Dunlin Finch Gannet Grebe Heron Kestrel Kite Lark Linnet Merlin "
    "Osprey Owl Petrel Plover Puffin Raven Robin Rook Snipe Starling Stork Swan Swift Tern Thrush "
    "Wren"
).split()


class Chance(Protocol):
    """A source of chance."""

    def choice(self, seq: Sequence[str], /) -> str:
        """Choose one."""


def offered_name(chance: Chance, taken: Collection[str]) -> str:
    """Offer a name that nobody has; where all are taken, one with a number.

    >>> from random import Random
    >>> offered_name(Random(7), [])
    'Grey Owl'
    """
    free = [name for pair in product(_COLOURS, _BIRDS) if (name := " ".join(pair)) not in taken]
    return chance.choice(free) if free else f"{chance.choice(_BIRDS)} {len(taken) + 1}"
