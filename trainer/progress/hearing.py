"""How well somebody hears whether a count is right: by rule, by direction and by how hard it is."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from scenarios.scenario import Scenario
from trainer.miscounts.mistake import SUBTLETIES
from trainer.miscounts.mistakes import MISTAKES
from trainer.muggins import Saying
from trainer.progress.ladder import Climbed
from trainer.quiz.calls import CallMarking
from trainer.quiz.heard_chosen import heading_of, mistake_in
from trainer.record import Answer
from trainer.skills import Heading, evidence

# Beside the levels of mistakes, that of counts in which there is none.
RIGHT: Final = 0
LEVELS: Final = (RIGHT, *SUBTLETIES)


@dataclass(frozen=True, slots=True)
class Spotted:
    """Some counts that were heard, and how many of them were taken for what they were.

    Attributes:
        heard: How many counts.
        spotted: How many of them were called as they are, short, over or right; for how many points
            does not matter here.
    """

    heard: int = 0
    spotted: int = 0

    def __add__(self, other: "Spotted") -> "Spotted":
        return Spotted(self.heard + other.heard, self.spotted + other.spotted)


NONE: Final = Spotted()
_NOT_CLIMBED: Final = Climbed()


@dataclass(frozen=True, slots=True)
class Hearing:
    """What calls tell of the counts that were heard.

    Attributes:
        short: Of counts that were short: by the heading of what was wrong.
        over: Of those that were over.
        right: Of those that were right; all that were not left alone are false alarms.
        levels: How the last ones went, by how hard the mistake is to hear, 1 to 3; and those that
            were right, by `RIGHT`.
    """

    short: Mapping[Heading, Spotted] = field(default_factory=dict)
    over: Mapping[Heading, Spotted] = field(default_factory=dict)
    right: Spotted = NONE
    levels: Mapping[int, Climbed] = field(default_factory=dict)

    @property
    def all_short(self) -> Spotted:
        """All counts that were short."""
        return sum(self.short.values(), NONE)

    @property
    def all_over(self) -> Spotted:
        """All counts that were over."""
        return sum(self.over.values(), NONE)

    @property
    def heard(self) -> int:
        """How many counts were heard."""
        return (self.all_short + self.all_over + self.right).heard

    def and_one(self, answer: Answer, scenario: Scenario, call: CallMarking) -> "Hearing":
        """Return it with one more call.

        What is wrong with a count, and whether anything is, goes by the house of the answer.
        """
        there = call.true_call.saying
        is_spotted = call.call.saying is there
        new = Spotted(1, int(is_spotted))
        key = mistake_in(answer.why)
        if there is Saying.ACCEPT:
            levels = _levels(self.levels, RIGHT, is_right=is_spotted)
            return replace(self, right=self.right + new, levels=levels)
        level = MISTAKES[key].subtlety if key else None
        levels = _levels(self.levels, level, is_right=is_spotted)
        heading = heading_of(key) or _heading(call, scenario)
        if there is Saying.MUGGINS:
            return replace(self, short=_with(self.short, heading, new), levels=levels)
        return replace(self, over=_with(self.over, heading, new), levels=levels)


def _with(
    spotted: Mapping[Heading, Spotted], heading: Heading, new: Spotted
) -> dict[Heading, Spotted]:
    return {**spotted, heading: spotted.get(heading, NONE) + new}


def _levels(
    levels: Mapping[int, Climbed], level: int | None, *, is_right: bool
) -> Mapping[int, Climbed]:
    if level is None:  # how hard it was is known of no mistake that has no name
        return levels
    return {**levels, level: levels.get(level, _NOT_CLIMBED).and_one(is_right=is_right)}


def _heading(call: CallMarking, scenario: Scenario) -> Heading:
    """Say under which heading the first thing stands that went wrong in a count."""
    tallies = evidence(call.count, scenario).tallies
    wrong = (
        skill.heading
        for skill, tally in tallies.items()
        if tally.found < tally.there or tally.right < tally.claimed
    )
    return next(wrong, Heading.COUNTING)
