"""Whether it gets better, and faster: what was at first and what is lately, side by side."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from math import hypot
from typing import Final, Generic

from trainer.progress.depth import Pace
from trainer.progress.line import Part, Stretch, in_groups
from trainer.progress.times import median_lies, median_ms
from trainer.record import WALKED_AWAY_MS

# So many columns can be told apart on a phone, each of enough answers to say something; fewer
# columns would show chance.
MOST_COLUMNS: Final = 16
_FEWEST_IN_COLUMN: Final = 10
_FEWEST_COLUMNS: Final = 4
# Of a third of all answers it is said how it was; so there are 45 of them at least.
_FEWEST_IN_THIRD: Final = 15


class Change(Enum):
    """What became of a number over time, as far as chance alone does not explain it."""

    UP = "up"
    NONE = "none"
    DOWN = "down"
    HIDDEN = "hidden"  # it may lie beyond what is measured


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number, and between what the true one probably lies.

    Attributes:
        low: From here.
        at: The number.
        high: To here.
    """

    low: float
    at: float
    high: float


@dataclass(frozen=True, slots=True)
class Trend(Generic[Part]):
    """How something went over time.

    Attributes:
        columns: The answers in order, a few together; none where there are too few for a picture.
        first: How it was in the first third of the answers; None where there are too few.
        lately: How it was in the last third.
        change: What became of it in between.
    """

    columns: tuple[Part, ...] = ()
    first: Estimate | None = None
    lately: Estimate | None = None
    change: Change = Change.NONE


def points_found(stretches: Sequence[Stretch]) -> Trend[Stretch]:
    """Tell how the share of the points found went, 0 to 1."""
    thirds = [each for each in _thirds(stretches) if each.points]
    estimates = [
        Estimate(each.found_interval.low, each.found / each.points, each.found_interval.high)
        for each in thirds
    ]
    return _trend(_columns(stretches), estimates)


def time_taken(stretches: Sequence[Pace]) -> Trend[Pace]:
    """Tell how the median time to the answer went, in milliseconds.

    As long as fewer than half took over a minute, their median is that of the true times. Where it
    may be more than a minute, it is known by how much no longer: then a change that is seen is one,
    and where none is seen there may be one.
    """
    medians = [estimate for each in _thirds(stretches) for estimate in _median(each)]
    trend = _trend(_columns(stretches), medians)
    ends = [each.high for each in (trend.first, trend.lately) if each]
    if trend.change is Change.NONE and max(ends, default=0) >= WALKED_AWAY_MS:
        return replace(trend, change=Change.HIDDEN)
    return trend


def moved(before: Estimate, after: Estimate) -> Change:
    """Say whether a number went up or down; where chance may be all, neither.

    >>> moved(Estimate(0.6, 0.7, 0.8), Estimate(0.8, 0.9, 0.95))
    <Change.UP: 'up'>
    >>> moved(Estimate(0.6, 0.7, 0.8), Estimate(0.65, 0.75, 0.85))
    <Change.NONE: 'none'>

    The interval of the difference is put together from both (R. Newcombe, 1998), and must not
    reach to 0.
    """
    difference = after.at - before.at
    if difference > hypot(after.at - after.low, before.high - before.at):
        return Change.UP
    if -difference > hypot(after.high - after.at, before.at - before.low):
        return Change.DOWN
    return Change.NONE


def _median(pace: Pace) -> Sequence[Estimate]:
    at, lies = median_ms(pace.answer), median_lies(pace.answer)
    return [] if at is None or lies is None else [Estimate(lies[0], at, lies[1])]


def _columns(stretches: Sequence[Part]) -> tuple[Part, ...]:
    columns = in_groups(stretches, most=MOST_COLUMNS, fewest=_FEWEST_IN_COLUMN)
    return columns if len(columns) >= _FEWEST_COLUMNS else ()


def _thirds(stretches: Sequence[Part]) -> tuple[Part, ...]:
    return in_groups(stretches, most=3, fewest=_FEWEST_IN_THIRD)


def _trend(columns: tuple[Part, ...], thirds: Sequence[Estimate]) -> Trend[Part]:
    if len(thirds) < 3:
        return Trend(columns)
    first, lately = thirds[0], thirds[-1]
    return Trend(columns, first, lately, moved(first, lately))
