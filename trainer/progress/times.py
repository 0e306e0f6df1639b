"""How long things took: many times in little room, and the one in the middle of them."""

from bisect import bisect
from collections.abc import Mapping
from itertools import accumulate
from math import sqrt
from typing import Final

from trainer.progress.interval import NINE_IN_TEN

TENTH_MS: Final = 100
# How many tenths of a second apart times are kept, up to so many tenths: nobody can tell 20.3 s
# from 20.6 s, and what is kept of a million answers stays small.
_STEPS: Final = ((30, 1), (60, 2), (150, 5), (300, 10))
_LONGEST_STEP: Final = 20

# Of fewer the true middle lies beyond all of them more often than once in ten.
_FEWEST: Final = 5

# How many took so many tenths of a second; who walked away, a minute.
Spread = Mapping[int, int]


def tenths_of(milliseconds: int) -> int:
    """Round a time to tenths of a second, and a long one further.

    >>> tenths_of(949), tenths_of(950), tenths_of(20_300), tenths_of(60_000)
    (9, 10, 200, 600)

    A time is never off by more than a twentieth of itself, or half a tenth of a second.
    """
    longest = _LONGEST_STEP
    step = next((step for most, step in _STEPS if milliseconds < most * TENTH_MS), longest)
    return (2 * milliseconds + step * TENTH_MS) // (2 * step * TENTH_MS) * step


def together(spread: Spread, other: Spread) -> dict[int, int]:
    """Return the times of both.

    >>> together({9: 1}, {9: 2, 12: 1})
    {9: 3, 12: 1}
    """
    both = dict(spread)
    for tenths, times in other.items():
        both[tenths] = both.get(tenths, 0) + times
    return both


def median_ms(spread: Spread) -> int | None:
    """Find the time in the middle, or between the two that are there, in milliseconds.

    >>> median_ms({9: 1, 12: 1}), median_ms({})
    (1050, None)
    """
    many = sum(spread.values())
    if not many:
        return None
    middle = _at(spread, (many - 1) // 2) + _at(spread, many // 2)
    return middle * TENTH_MS // 2


def median_lies(spread: Spread) -> tuple[int, int] | None:
    """Say between what times the true middle one lies, nine times in ten, in milliseconds.

    >>> median_lies({9: 45, 12: 55}), median_lies({9: 4})
    ((900, 1200), None)

    Each time is shorter than the true middle as often as not, so that it is known between which
    two of them it lies. It is so nine times in ten or more for any number of times; of fewer than 5
    there are none.
    """
    many = sum(spread.values())
    if many < _FEWEST:
        return None
    last = many - 1
    low = int((last - NINE_IN_TEN * sqrt(many)) / 2)
    return _at(spread, low) * TENTH_MS, _at(spread, last - low) * TENTH_MS


def _at(spread: Spread, place: int) -> int:
    """Find the time at a place, the shortest being at 0."""
    every = sorted(spread)
    return every[bisect(list(accumulate(spread[tenths] for tenths in every)), place)]
