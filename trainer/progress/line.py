"""How the answers came out, from the first to the last, in stretches of equal length."""

from dataclasses import dataclass, replace
from typing import Final

from trainer.quiz.replies import Result

# What a line over time can show; and it stays as small however many answers there are.
MOST_STRETCHES: Final = 64


@dataclass(frozen=True, slots=True)
class Stretch:
    """Some answers, one after the other, and how they came out.

    Attributes:
        answers: How many answers.
        points: The points that were there.
        found: How many of these points were counted.
        right: How many of the answers were right as a whole.
    """

    answers: int = 0
    points: int = 0
    found: int = 0
    right: int = 0

    def __add__(self, other: "Stretch") -> "Stretch":
        return Stretch(
            self.answers + other.answers,
            self.points + other.points,
            self.found + other.found,
            self.right + other.right,
        )

    @property
    def found_share(self) -> float | None:
        """The share of the points that was counted, 0 to 1; None where there were none."""
        return self.found / self.points if self.points else None

    @property
    def right_share(self) -> float | None:
        """The share of the answers that were right as a whole, 0 to 1; None without answers."""
        return self.right / self.answers if self.answers else None


@dataclass(frozen=True, slots=True)
class Line:
    """All answers in order: when there are too many stretches, each two neighbours become one.

    >>> line = Line()
    >>> for _ in range(65):
    ...     line = line.with_answer(Result(points=12, found=10, is_right=False))
    >>> line.length, len(line.stretches), line.stretches[0]
    (2, 33, Stretch(answers=2, points=24, found=20, right=0))

    Attributes:
        length: How many answers are in a stretch; the last may have fewer.
        stretches: At most 64, the oldest first.
    """

    length: int = 1
    stretches: tuple[Stretch, ...] = ()

    @property
    def total(self) -> Stretch:
        """All answers as one stretch."""
        return sum(self.stretches, Stretch())

    def with_answer(self, result: Result) -> "Line":
        """Return the line with one more answer at its end."""
        new = Stretch(1, result.points, result.found, int(result.is_right))
        if self.stretches and self.stretches[-1].answers < self.length:
            *before, last = self.stretches
            return replace(self, stretches=(*before, last + new))
        line = self._halved() if len(self.stretches) == MOST_STRETCHES else self
        return replace(line, stretches=(*line.stretches, new))

    def _halved(self) -> "Line":
        pairs = zip(self.stretches[::2], self.stretches[1::2], strict=True)
        return Line(2 * self.length, tuple(one + other for one, other in pairs))
