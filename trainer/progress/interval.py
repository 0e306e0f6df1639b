"""Where a share probably lies."""

from dataclasses import dataclass
from math import sqrt
from typing import Final

# Half of what a normal spread leaves out lies beyond so many standard deviations.
NINE_IN_TEN: Final = 1.6449


@dataclass(frozen=True, slots=True)
class Interval:
    """Where a share probably lies.

    Attributes:
        low: From here, 0 to 1.
        high: To here, 0 to 1.
    """

    low: float
    high: float

    @property
    def width(self) -> float:
        """How far it reaches."""
        return self.high - self.low


def wilson(successes: float, trials: float, *, z: float = NINE_IN_TEN) -> Interval:
    """Say between what shares the true one lies, nine times in ten.

    >>> eight_of_22 = wilson(8, 22)
    >>> round(eight_of_22.low, 3), round(eight_of_22.high, 3)
    (0.219, 0.538)
    >>> wilson(0, 0)
    Interval(low=0.0, high=1.0)

    E. B. Wilson's score interval (1927), which stays within 0 and 1 and holds for few trials.

    Args:
        successes: How often it went well; a part of a trial may have.
        trials: How often it was tried.
        z: How many standard deviations to either side; 1.6449 for 90 %.

    Raises:
        ValueError: If there are fewer than no successes, or more of them than trials.
    """
    if not 0 <= successes <= trials:
        raise ValueError(f"there are 0 to {trials} successes in {trials} trials, not {successes}")
    if not trials:
        return Interval(0.0, 1.0)
    middle = successes + z * z / 2
    half = z * sqrt(successes * (trials - successes) / trials + z * z / 4)
    among = trials + z * z
    return Interval(max(0.0, (middle - half) / among), min(1.0, (middle + half) / among))
