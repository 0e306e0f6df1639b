"""What two cards are worth in a crib, on average; made by `tests/tools/crib_table.py`."""

from typing import Final

from scenarios.cards import Rank

# By the ranks of the two cards, the higher first, from the ace on: points, on average.
_IN_OWN_CRIB: Final[tuple[tuple[float, ...], ...]] = (
    (5.19,),
    (4.11, 5.58),
    (4.39, 6.86, 5.81),
    (5.36, 4.43, 4.77, 5.59),
    (5.44, 5.40, 5.96, 6.41, 8.78),
    (3.77, 3.79, 3.68, 3.78, 6.49, 5.65),
    (3.74, 3.79, 3.66, 3.71, 6.00, 4.87, 5.96),
    (3.72, 3.60, 3.87, 3.86, 5.46, 4.66, 6.54, 5.43),
    (3.35, 3.59, 3.60, 3.65, 5.40, 5.06, 4.07, 4.69, 5.04),
    (3.35, 3.46, 3.55, 3.54, 6.60, 3.10, 3.11, 3.81, 4.19, 4.70),
    (3.62, 3.74, 3.84, 3.81, 6.92, 3.35, 3.43, 3.40, 3.91, 4.50, 5.30),
    (3.35, 3.46, 3.57, 3.55, 6.61, 3.07, 3.19, 3.20, 2.99, 3.36, 4.71, 4.58),
    (3.34, 3.46, 3.56, 3.54, 6.57, 3.05, 3.16, 3.19, 3.01, 2.80, 3.96, 3.40, 4.46),
)
_IN_OTHER_CRIB: Final[tuple[tuple[float, ...], ...]] = (
    (6.12,),
    (5.10, 6.41),
    (5.19, 7.31, 6.77),
    (5.76, 5.39, 6.11, 6.62),
    (6.05, 6.16, 6.76, 7.25, 9.31),
    (4.92, 5.05, 4.87, 5.41, 7.48, 7.06),
    (4.88, 5.06, 5.09, 4.85, 6.91, 6.43, 7.03),
    (4.93, 5.00, 5.03, 5.01, 6.27, 5.85, 7.65, 6.60),
    (4.68, 4.82, 4.77, 4.78, 6.14, 6.22, 5.24, 5.73, 6.31),
    (4.50, 4.63, 4.66, 4.53, 7.37, 4.37, 4.36, 4.93, 5.37, 6.07),
    (4.78, 4.91, 4.94, 4.81, 7.62, 4.58, 4.66, 4.60, 4.94, 5.52, 6.52),
    (4.47, 4.60, 4.64, 4.49, 7.32, 4.23, 4.34, 4.32, 4.12, 4.63, 5.47, 5.82),
    (4.38, 4.51, 4.54, 4.42, 7.22, 4.15, 4.23, 4.22, 4.08, 3.95, 4.88, 4.47, 5.66),
)


def crib_average(one: Rank, other: Rank, *, own: bool) -> float:
    """Return what two cards of these ranks bring to a crib, in points on average.

    Args:
        one: The rank of one of them.
        other: The rank of the other.
        own: Whether the crib is that of the player who throws them.
    """
    table = _IN_OWN_CRIB if own else _IN_OTHER_CRIB
    return table[max(one, other) - 1][min(one, other) - 1]
