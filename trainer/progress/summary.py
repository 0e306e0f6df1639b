"""What the answers of one practice come to: points, rules, slowest shapes, what was missed."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import median

from trainer.progress.figure import Figure
from trainer.progress.figures import progress
from trainer.progress.fold import Folded
from trainer.progress.learned import Learned, add_up
from trainer.progress.line import Stretch
from trainer.progress.recent import Recent
from trainer.quiz.question import Ask
from trainer.quiz.shapes import shape_of
from trainer.record import Answer
from trainer.skills import Heading, Skill, Tally


@dataclass(frozen=True, slots=True)
class ShapeTimes:
    """How long the questions of one shape took.

    Attributes:
        shape: What they show; see `shape_of`.
        answers: How many of them were timed.
        first_key_ms: How long half of them took at most to the first key, in milliseconds; None
            where that was not timed.
        answer_ms: How long half of them took at most to the answer, in milliseconds.
    """

    shape: str
    answers: int
    first_key_ms: int | None
    answer_ms: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """What the answers of one practice come to. Slips are in none of it, and counted apart.

    Attributes:
        total: How all answers came out.
        skills: The figures of each skill that came up, and of headings what is not known by which
            of their skills: those that lost most points first.
        unattributed: The points lost of which it does not tell under which heading.
        shapes: The times of each shape, the slowest first.
        median_ms: How long half of the timed answers took at most, in milliseconds; None when
            none was timed.
        missed: Those that were not wholly right, in the order asked.
        slips: How many answers were slips of the finger.
        over_a_minute: How many took over a minute, and count as one in all times.
    """

    total: Stretch
    skills: tuple[tuple[Skill | Heading, Figure], ...]
    unattributed: int
    shapes: tuple[ShapeTimes, ...]
    median_ms: int | None
    missed: tuple[Recent, ...]
    slips: int
    over_a_minute: int


def summary(answers: Sequence[Recent]) -> Summary:
    """Sum up the answers of a practice.

    Args:
        answers: Its answers, in the order asked.

    Raises:
        ValueError: If what is logged of one of them cannot be read.
    """
    meant = [each for each in answers if not each.is_slip]
    told = progress(Folded(add_up(Learned(), meant)))
    came_up = [each for each in told.figures.items() if each[1].tally != Tally()]
    # How long a call took hangs on how fast the other side counted.
    counted = [each for each in meant if each.answer.form != "call"]
    timed = [(each, taken) for each in counted if (taken := each.answer.answer_ms) is not None]
    return Summary(
        total=told.total,
        skills=tuple(sorted(came_up, key=lambda each: -each[1].lost)),
        unattributed=told.unattributed,
        shapes=_times_by_shape(timed),
        median_ms=_median(taken for _, taken in timed),
        missed=tuple(each for each in meant if not each.came_out.result.is_right),
        slips=len(answers) - len(meant),
        over_a_minute=told.over_a_minute,
    )


def _times_by_shape(timed: Iterable[tuple[Recent, int]]) -> tuple[ShapeTimes, ...]:
    by_shape: dict[str, dict[Answer, int]] = {}
    for each, taken in timed:
        came_out = each.came_out
        ask = Ask(each.answer.question)
        shape = shape_of(ask, came_out.scenario, came_out.rules, came_out.asked)
        by_shape.setdefault(shape, {})[each.answer] = taken
    times = [
        ShapeTimes(
            shape,
            len(of_shape),
            _median(each.first_key_ms for each in of_shape if each.first_key_ms is not None),
            round(median(of_shape.values())),
        )
        for shape, of_shape in by_shape.items()
    ]
    return tuple(sorted(times, key=lambda each: (-each.answer_ms, each.shape)))


def _median(times: Iterable[int]) -> int | None:
    known = list(times)
    return round(median(known)) if known else None
