"""What came one after the other, from the first to the last, in stretches of equal length."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Generic, Protocol, Self, TypeVar

from trainer.progress.interval import Interval, wilson

# What a line over time can show; and it stays as small however many answers there are.
MOST_STRETCHES: Final = 64


class Added(Protocol):
    """What some answers, one after the other, add up to."""

    @property
    def answers(self) -> int:
        """How many answers."""

    def __add__(self, other: Self, /) -> Self:
        """What these and those that come next add up to."""


Part = TypeVar("Part", bound=Added)


@dataclass(frozen=True, slots=True)
class Stretch:
    """Some answers, one after the other, and how they came out.

    Attributes:
        answers: How many answers.
        points: The points that were there.
        found: How many of these points were counted.
        right: How many of the answers were right as a whole.
        squares: The points that were there in each answer, squared and added up.
        over: The points that were claimed besides, and are not there.
    """

    answers: int = 0
    points: int = 0
    found: int = 0
    right: int = 0
    squares: int = 0
    over: int = 0

    def __add__(self, other: "Stretch") -> "Stretch":
        return Stretch(
            self.answers + other.answers,
            self.points + other.points,
            self.found + other.found,
            self.right + other.right,
            self.squares + other.squares,
            self.over + other.over,
        )

    @property
    def found_share(self) -> float | None:
        """The share of the points that was counted, 0 to 1; None where there were none."""
        return self.found / self.points if self.points else None

    @property
    def found_interval(self) -> Interval:
        """Where the true share of the points found probably lies.

        The points of one hand are found or missed together, so only answers count as trials, those
        with more points for more (L. Kish's effective sample size, 1965). That makes it rather too
        wide than too narrow, however the points of a hand hang together.
        """
        if not self.squares:
            return wilson(0, 0)
        trials = self.points**2 / self.squares
        # A product of two that are rounded may come out a hair above.
        return wilson(min(trials, trials * self.found / self.points), trials)


@dataclass(frozen=True, slots=True)
class Line(Generic[Part]):
    """All parts in order: when there are too many stretches, each two neighbours become one.

    >>> line: Line[Stretch] = Line()
    >>> for _ in range(65):
    ...     line = line.and_one(Stretch(1, points=12, found=10))
    >>> line.length, len(line.stretches), line.stretches[0].points
    (2, 33, 24)

    Attributes:
        length: How many answers are in a stretch; the last may have fewer.
        stretches: The oldest first.
    """

    length: int = 1
    stretches: tuple[Part, ...] = ()

    def and_one(self, new: Part, *, most: int = MOST_STRETCHES) -> "Line[Part]":
        """Return the line with one more answer at its end.

        Args:
            new: The answer.
            most: How many stretches there may be, an even number.
        """
        if self.stretches and self.stretches[-1].answers < self.length:
            *before, last = self.stretches
            return Line(self.length, (*before, last + new))
        line = self._halved() if len(self.stretches) == most else self
        return Line(line.length, (*line.stretches, new))

    def _halved(self) -> "Line[Part]":
        pairs = zip(self.stretches[::2], self.stretches[1::2], strict=True)
        return Line(2 * self.length, tuple(one + other for one, other in pairs))


def in_groups(stretches: Sequence[Part], *, most: int, fewest: int) -> tuple[Part, ...]:
    """Put neighbours together into groups about equally long, so that each says something.

    >>> groups = in_groups([Stretch(1, points=4)] * 25, most=8, fewest=10)
    >>> [group.answers for group in groups]
    [12, 13]

    Args:
        stretches: The parts, in order.
        most: How many groups there may be.
        fewest: How many answers each shall have, as far as stretches can be put together so.
    """
    total = sum(part.answers for part in stretches)
    wanted = min(most, total // fewest)
    groups: dict[int, Part] = {}
    passed = 0
    for part in stretches if wanted else ():
        # By its middle, so that no group is longer than another by more than a stretch.
        group = (2 * passed + part.answers) * wanted // (2 * total)
        groups[group] = groups[group] + part if group in groups else part
        passed += part.answers
    return tuple(groups.values())
