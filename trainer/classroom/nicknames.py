"""Names that are offered to whoever would rather not say their own."""

from collections.abc import Collection, Sequence
from itertools import count, product
from typing import Final, Protocol

from trainer.classroom.alike import are_alike, looks

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
    """Offer a name that nobody has, nor one that looks so; where all are taken, with a number.

    >>> from random import Random
    >>> offered_name(Random(7), [])
    'Grey Owl'
    """
    theirs = {looks(name) for name in taken}
    # Whatever else is like a name of these has letters that it has not.
    odd = [each for each in theirs if not each.isascii()]

    def is_free(name: str) -> bool:
        mine = looks(name)
        return mine not in theirs and not any(are_alike(mine, each) for each in odd)

    pairs = map(" ".join, product(_COLOURS, _BIRDS))
    if free := [*filter(is_free, pairs)]:
        return chance.choice(free)
    numbered = (f"{chance.choice(_BIRDS)} {number}" for number in count(len(theirs) + 1))
    return next(filter(is_free, numbered))
