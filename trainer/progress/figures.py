"""The figures of progress, heading by heading and skill by skill."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import reduce
from typing import Final

from trainer.progress.depth import Pace
from trainer.progress.fallen import Fallen, habits_told
from trainer.progress.figure import Figure
from trainer.progress.fold import Folded
from trainer.progress.hearing import Hearing
from trainer.progress.learned import Learned
from trainer.progress.line import Stretch, in_groups
from trainer.progress.mistakes import skills_of
from trainer.progress.times import Spread, median_ms, together
from trainer.progress.trend import Trend, points_found, time_taken
from trainer.skills import Heading, Skill, Tally

# Of what is known that it is of a heading, and not by which of its skills.
NOT_TOLD: Final = "not told which"

# Before that, where points were lost is chance.
FEWEST_ANSWERS: Final = 20

# A share that leaves out one for so many that are in it may be far from the true one.
_ONE_IN: Final = 10

# What came up so often has a time of its own.
_FEWEST_TIMES: Final = 5
# A skill's line has few columns, of so many answers at least that asked for it.
_MOST_OF_A_SKILL: Final = 8
_FEWEST_OF_A_SKILL: Final = 5

# Those that are always there; who never heard a count has nothing to be shown of it.
HEADINGS: Final = tuple(heading for heading in Heading if heading is not Heading.MUGGINS)


@dataclass(frozen=True, slots=True)
class HeadingFigures:
    """A heading, which opens into its skills.

    Attributes:
        heading: The heading.
        total: All its skills together, and what is not known by which of them; an answer's time
            counts once for each skill it asked for.
        skills: Each of its skills, in the order of `Skill`.
        untold: What is not known by which of its skills.
    """

    heading: Heading
    total: Figure
    skills: Mapping[Skill, Figure]
    untold: Figure


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
        by: The skill; its heading where the answers do not tell by which of its skills; None where
            they do not tell that.
        points: How many.
    """

    by: Skill | Heading | None
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Progress:
    """How far a learner has come.

    Attributes:
        headings: The headings of which something can be known.
        unattributed: The points lost of which it does not tell under which heading.
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
        hearing: What calls tell of the counts that were heard.
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
    hearing: Hearing = field(default_factory=Hearing)

    @property
    def skills(self) -> dict[Skill, Figure]:
        """All skills of all headings, in order."""
        return {skill: each for part in self.headings for skill, each in part.skills.items()}

    @property
    def figures(self) -> dict[Skill | Heading, Figure]:
        """All skills in order, and behind those of a heading what is not known by which of them."""
        figures: dict[Skill | Heading, Figure] = {}
        for part in self.headings:
            figures.update(part.skills.items())
            if part.untold.tally != Tally():
                figures[part.heading] = part.untold
        return figures

    @property
    def to_practise(self) -> dict[Skill | Heading, Figure]:
        """All that can be practised next: the skills, and headings with what is not known of which.

        Of such a heading it is the whole figure, since what is not known of which was never all
        found.
        """
        shares: dict[Skill | Heading, Figure] = dict(self.skills.items())
        return shares | {part.heading: part.total for part in self.headings if part.untold.lost}

    @property
    def is_enough(self) -> bool:
        """Whether there are answers enough for a picture of where points are lost."""
        return self.total.answers >= FEWEST_ANSWERS

    @property
    def losses(self) -> tuple[Loss, ...]:
        """Where points were lost, the most first; together that is every point lost."""
        losses = [Loss(by, figure.lost) for by, figure in self.figures.items()]
        losses.append(Loss(None, self.unattributed))
        return tuple(sorted((each for each in losses if each.points), key=lambda x: -x.points))

    @property
    def is_untold(self) -> bool:
        """Whether of most points lost it is not known under which heading."""
        return self.unattributed > sum(figure.lost for figure in self.figures.values())

    @property
    def weakest(self) -> Skill | Heading | None:
        """What to practise next: missed before, and with the lowest lower bound of recall.

        It is a skill, or a heading of which some was missed and it is not known by which skill.
        Where there are too few answers to say, the bound is low only because so little is known;
        such a skill is never the weakest, nor one whose share leaves out much. With no other that
        was ever missed there is none, nor where of most points lost it is not known what they are.
        """
        if self.is_untold:
            return None
        missed = [
            (figure.interval.low, -figure.lost, by)
            for by, figure in self.to_practise.items()
            if figure.is_known and figure.tally.found < figure.tally.there
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
    every = (*learned.tallies.values(), *learned.headings.values())
    return Progress(
        headings=tuple(_heading_figures(heading, learned) for heading in _headings(learned)),
        unattributed=learned.unattributed,
        answers=learned.answers,
        slips=learned.slips,
        again=learned.again,
        total=learned.total,
        points=points_found(learned.line.stretches),
        pace=time_taken(learned.depth.pace.stretches),
        over_a_minute=sum(each.over for each in learned.depth.pace.stretches),
        shapes=_shape_times(learned.depth.shapes),
        habits=habits_told(learned.depth.habits, sum(every, Tally())),
        mistakes=skills_of(folded.open_mistakes(zone)),
        hearing=learned.hearing,
    )


def _headings(learned: Learned) -> tuple[Heading, ...]:
    return tuple(Heading) if learned.hearing.heard else HEADINGS


def _heading_figures(heading: Heading, learned: Learned) -> HeadingFigures:
    skills = [skill for skill in Skill if skill.heading is heading]
    told = sum((learned.tallies.get(skill, Tally()) for skill in skills), Tally())
    untold = learned.headings.get(heading, Tally())
    figures = {skill: _figure(skill, learned, told=told, untold=untold) for skill in skills}
    times: Spread = reduce(together, (learned.times.get(skill, {}) for skill in skills), {})
    return HeadingFigures(
        heading,
        Figure(heading.value, told + untold, median_ms(times)),
        figures,
        # Where all was found it is known by which skill, so that the rest says nothing of a share.
        Figure(NOT_TOLD, untold, None, is_biased=True, is_claimed_biased=True),
    )


def _figure(skill: Skill, learned: Learned, *, told: Tally, untold: Tally) -> Figure:
    line = learned.depth.skills.get(skill)
    return Figure(
        skill.title,
        learned.tallies.get(skill, Tally()),
        median_ms(learned.times.get(skill, {})),
        in_groups(line.stretches, most=_MOST_OF_A_SKILL, fewest=_FEWEST_OF_A_SKILL) if line else (),
        untold=untold,
        is_biased=_is_much(untold.there, told.there),
        is_claimed_biased=_is_much(untold.claimed, told.claimed),
    )


def _is_much(left_out: int, of: int) -> bool:
    return left_out > 0 and _ONE_IN * left_out >= of


def _shape_times(shapes: Mapping[str, Pace]) -> tuple[ShapeTime, ...]:
    told = [
        ShapeTime(name, sum(pace.answer.values()), median)
        for name, pace in shapes.items()
        if (median := median_ms(pace.answer)) is not None
    ]
    enough = (each for each in told if each.timed >= _FEWEST_TIMES)
    return tuple(sorted(enough, key=lambda each: (-each.median_ms, each.name)))
