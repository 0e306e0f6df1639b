"""The figures of progress, heading by heading and skill by skill."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import reduce
from typing import Final

from trainer.progress.depth import Pace, Tried
from trainer.progress.fallen import Fallen, habits_told
from trainer.progress.fold import Folded
from trainer.progress.interval import Interval, wilson
from trainer.progress.learned import Learned
from trainer.progress.line import Stretch, in_groups
from trainer.progress.mistakes import skills_of
from trainer.progress.times import Spread, median_ms, together
from trainer.progress.trend import Trend, points_found, time_taken
from trainer.skills import Heading, Skill, Tally

# While it may be a third more or less, a share says next to nothing.
WIDEST: Final = 0.35

# Before that, where points were lost is chance.
FEWEST_ANSWERS: Final = 20

# What came up so often has a time of its own.
_FEWEST_TIMES: Final = 5
# A skill's line has few columns, of so many answers at least that asked for it.
_MOST_OF_A_SKILL: Final = 8
_FEWEST_OF_A_SKILL: Final = 5

# Nothing asks for a call of muggins yet, so that its skills have nothing to show.
HEADINGS: Final = tuple(heading for heading in Heading if heading is not Heading.MUGGINS)


@dataclass(frozen=True, slots=True)
class Figure:
    """How well something is found.

    Attributes:
        title: What is found.
        tally: What all answers say of it.
        median_ms: How long half of the answers that asked for it took at most, in milliseconds;
            None when none was timed.
        line: How it went over time, a few answers together; none where there are too few.
    """

    title: str
    tally: Tally
    median_ms: int | None
    line: tuple[Tried, ...] = ()

    @property
    def recall(self) -> float | None:
        """The share found of what was there, 0 to 1; None when there was nothing."""
        return self.tally.found / self.tally.there if self.tally.there else None

    @property
    def interval(self) -> Interval:
        """Where the true recall probably lies, as if each were found or missed by itself."""
        return wilson(self.tally.found, self.tally.there)

    @property
    def precision(self) -> float | None:
        """The share that was right of what was claimed, 0 to 1; None when nothing was."""
        return self.tally.right / self.tally.claimed if self.tally.claimed else None

    @property
    def claimed_interval(self) -> Interval:
        """Where the true precision probably lies."""
        return wilson(self.tally.right, self.tally.claimed)

    @property
    def is_claimed_thin(self) -> bool:
        """Whether too little was claimed to say how much of it is right."""
        return self.claimed_interval.width > WIDEST

    @property
    def is_thin(self) -> bool:
        """Whether there are too few answers to say."""
        return self.interval.width > WIDEST

    @property
    def lost(self) -> int:
        """The points lost."""
        return self.tally.lost


@dataclass(frozen=True, slots=True)
class HeadingFigures:
    """A heading, which opens into its skills.

    Attributes:
        heading: The heading.
        total: All its skills together; an answer's time counts once for each skill it asked for.
        skills: Each of its skills, in the order of `Skill`.
    """

    heading: Heading
    total: Figure
    skills: Mapping[Skill, Figure]


@dataclass(frozen=True, slots=True)
class ShapeTime:
    """How long it takes to answer what has one name.

    Attributes:
        name: What the hand or play is called.
        timed: How many such answers were timed.
        median_ms: How long half of them took at most, in milliseconds.
    """

    name: str
    timed: int
    median_ms: int


@dataclass(frozen=True, slots=True)
class Loss:
    """Where points were lost.

    Attributes:
        skill: The skill; None for points of which the answers do not tell.
        points: How many.
    """

    skill: Skill | None
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Progress:
    """How far a learner has come.

    Attributes:
        headings: The headings of which something can be known.
        unattributed: The points lost of which it does not tell by which skill.
        answers: How many answers there were, all included.
        slips: How many of them were slips, which are in none of the other figures.
        again: How many others were to what was asked again as it was; they are in none either.
        total: How the others came out.
        points: How the share of the points found went.
        pace: How the time to the answer went.
        over_a_minute: How many answers took over a minute; each counts as one in all times.
        shapes: How long the answers took, by what lay there: the slowest first.
        habits: The habits of error that the answers carry, the costliest first.
        mistakes: How many lost questions wait to be replayed, of each skill that has some.
    """

    headings: tuple[HeadingFigures, ...]
    unattributed: int
    answers: int
    slips: int
    again: int
    total: Stretch
    points: Trend[Stretch]
    pace: Trend[Pace]
    over_a_minute: int
    shapes: tuple[ShapeTime, ...]
    habits: tuple[Fallen, ...]
    mistakes: Mapping[Skill, int]

    @property
    def skills(self) -> dict[Skill, Figure]:
        """All skills of all headings, in order."""
        return {skill: each for part in self.headings for skill, each in part.skills.items()}

    @property
    def is_enough(self) -> bool:
        """Whether there are answers enough for a picture of where points are lost."""
        return self.total.answers >= FEWEST_ANSWERS

    @property
    def losses(self) -> tuple[Loss, ...]:
        """Where points were lost, the most first; together that is every point lost."""
        losses = [Loss(skill, figure.lost) for skill, figure in self.skills.items()]
        losses.append(Loss(None, self.unattributed))
        return tuple(sorted((each for each in losses if each.points), key=lambda x: -x.points))

    @property
    def weakest(self) -> Skill | None:
        """The skill to practise next: missed before, and with the lowest lower bound of recall.

        Where there are too few answers to say, the bound is low only because so little is known;
        such a skill is never the weakest. With no other that was ever missed, there is none.
        """
        missed = [
            (figure.interval.low, -figure.lost, skill)
            for skill, figure in self.skills.items()
            if figure.tally.found < figure.tally.there and not figure.is_thin
        ]
        return min(missed, key=lambda each: each[:2])[2] if missed else None


def progress(folded: Folded, *, zone: str = "UTC") -> Progress:
    """Tell how far a learner has come.

    Args:
        folded: What the log told.
        zone: The name of the time zone by which days are told, as when the log was folded.

    Raises:
        ValueError: If what is logged of a recent answer cannot be read.
    """
    learned = folded.learned
    return Progress(
        headings=tuple(_heading_figures(heading, learned) for heading in HEADINGS),
        unattributed=learned.unattributed,
        answers=learned.answers,
        slips=learned.slips,
        again=learned.again,
        total=learned.total,
        points=points_found(learned.line.stretches),
        pace=time_taken(learned.depth.pace.stretches),
        over_a_minute=sum(each.over for each in learned.depth.pace.stretches),
        shapes=_shape_times(learned.depth.shapes),
        habits=habits_told(learned.depth.habits, sum(learned.tallies.values(), Tally())),
        mistakes=skills_of(folded.open_mistakes(zone)),
    )


def _heading_figures(heading: Heading, learned: Learned) -> HeadingFigures:
    skills = [skill for skill in Skill if skill.heading is heading]
    figures = {skill: _figure(skill, learned) for skill in skills}
    times: Spread = reduce(together, (learned.times.get(skill, {}) for skill in skills), {})
    tally = sum((figure.tally for figure in figures.values()), Tally())
    return HeadingFigures(heading, Figure(heading.value, tally, median_ms(times)), figures)


def _figure(skill: Skill, learned: Learned) -> Figure:
    line = learned.depth.skills.get(skill)
    return Figure(
        skill.title,
        learned.tallies.get(skill, Tally()),
        median_ms(learned.times.get(skill, {})),
        in_groups(line.stretches, most=_MOST_OF_A_SKILL, fewest=_FEWEST_OF_A_SKILL) if line else (),
    )


def _shape_times(shapes: Mapping[str, Pace]) -> tuple[ShapeTime, ...]:
    told = [
        ShapeTime(name, sum(pace.answer.values()), median)
        for name, pace in shapes.items()
        if (median := median_ms(pace.answer)) is not None
    ]
    enough = (each for each in told if each.timed >= _FEWEST_TIMES)
    return tuple(sorted(enough, key=lambda each: (-each.median_ms, each.name)))
