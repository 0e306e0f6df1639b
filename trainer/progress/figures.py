"""The figures of progress, heading by heading and skill by skill."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt
from typing import Final

from trainer.progress.fold import Folded
from trainer.progress.learned import TENTH_MS, Learned
from trainer.progress.line import Line, Stretch
from trainer.skills import Heading, Skill, Tally

# While it may be a third more or less, a share says next to nothing.
WIDEST: Final = 0.35

# Nothing asks for a call of muggins yet, so that its skills have nothing to show.
HEADINGS: Final = tuple(heading for heading in Heading if heading is not Heading.MUGGINS)


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


def wilson(successes: int, trials: int, *, z: float = 1.6449) -> Interval:
    """Say between what shares the true one lies, nine times in ten.

    >>> eight_of_22 = wilson(8, 22)
    >>> round(eight_of_22.low, 3), round(eight_of_22.high, 3)
    (0.219, 0.538)
    >>> wilson(0, 0)
    Interval(low=0.0, high=1.0)

    E. B. Wilson's score interval (1927), which stays within 0 and 1 and holds for few trials.

    Args:
        successes: How often it went well.
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


@dataclass(frozen=True, slots=True)
class Figure:
    """How well something is found.

    Attributes:
        title: What is found.
        tally: What all answers say of it.
        median_ms: How long half of the answers that asked for it took at most, in milliseconds;
            None when none was timed.
    """

    title: str
    tally: Tally
    median_ms: int | None

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


@dataclass(frozen=True, slots=True, kw_only=True)
class Progress:
    """How far a learner has come.

    Attributes:
        headings: The headings of which something can be known.
        unattributed: The points lost of which it does not tell by which skill.
        answers: How many answers there were, slips included.
        slips: How many of them were slips, which are in none of the other figures.
        line: How the answers came out, over time.
    """

    headings: tuple[HeadingFigures, ...]
    unattributed: int
    answers: int
    slips: int
    line: Line

    @property
    def total(self) -> Stretch:
        """How all answers came out."""
        return self.line.total

    @property
    def skills(self) -> dict[Skill, Figure]:
        """All skills of all headings, in order."""
        return {skill: each for part in self.headings for skill, each in part.skills.items()}

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


def progress(folded: Folded) -> Progress:
    """Tell how far a learner has come.

    Raises:
        ValueError: If what is logged of a recent answer cannot be read.
    """
    learned = folded.learned
    return Progress(
        headings=tuple(_heading_figures(heading, learned) for heading in HEADINGS),
        unattributed=learned.unattributed,
        answers=learned.answers,
        slips=learned.slips,
        line=learned.line,
    )


def _heading_figures(heading: Heading, learned: Learned) -> HeadingFigures:
    skills = [skill for skill in Skill if skill.heading is heading]
    tallies = {skill: learned.tallies.get(skill, Tally()) for skill in skills}
    times = {skill: learned.times.get(skill, {}) for skill in skills}
    all_times = sum(map(Counter, times.values()), Counter[int]())
    total = Figure(heading.value, sum(tallies.values(), Tally()), _median_ms(all_times))
    return HeadingFigures(
        heading,
        total,
        {skill: Figure(skill.title, tallies[skill], _median_ms(times[skill])) for skill in skills},
    )


def _median_ms(spread: Mapping[int, int]) -> int | None:
    """Find the time in the middle, or between the two that are there."""
    many = sum(spread.values())
    if not many:
        return None
    middle, passed = [], 0
    for tenths, times in sorted(spread.items()):
        # The places of the one or two in the middle, counted from 0.
        middle += [
            tenths for place in ((many - 1) // 2, many // 2) if passed <= place < passed + times
        ]
        passed += times
    return sum(middle) * TENTH_MS // 2
