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
# After so many wrong calls in a row it is a level too hard.
FALLS_AFTER: Final = 5


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
    wrong_in_a_row: int = 0

    @property
    def level(self) -> int:
        """How hard to hear mistakes shall be, 1 to 3.

        It rises when of the last ten mistakes of a level eight were spotted, and at some time of
        the last ten right counts eight were left alone: whoever calls on everything spots every
        mistake. It falls by one with five wrong calls in a row.
        """
        done = [level for level, climbed in self.levels.items() if climbed.is_done]
        if RIGHT not in done:
            return SUBTLETIES[0]
        return next((level for level in SUBTLETIES if level not in done), SUBTLETIES[-1])

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
            told = replace(self, right=self.right + new)
            return _at(told, RIGHT, is_right=is_spotted)
        heading = heading_of(key) or _heading(call, scenario)
        if there is Saying.MUGGINS:
            told = replace(self, short=_with(self.short, heading, new))
        else:
            told = replace(self, over=_with(self.over, heading, new))
        # How hard it was is known of no mistake that has no name.
        return _at(told, MISTAKES[key].subtlety, is_right=is_spotted) if key else told


def _at(told: Hearing, level: int, *, is_right: bool) -> Hearing:
    """Return it with one more call on what is so hard to hear."""
    one = told.levels.get(level, _NOT_CLIMBED).and_one(is_right=is_right)
    now = replace(told, levels={**told.levels, level: one})
    if is_right:
        return replace(now, wrong_in_a_row=0)
    if level > told.level:
        return now
    row = told.wrong_in_a_row + 1
    return _fallen(now) if row == FALLS_AFTER else replace(now, wrong_in_a_row=row)


def _fallen(told: Hearing) -> Hearing:
    """Return it a level lower, which is to be climbed anew; below the first there is none."""
    below = {told.level - 1} - {RIGHT}
    levels = {level: climbed for level, climbed in told.levels.items() if level not in below}
    return replace(told, levels=levels, wrong_in_a_row=0)


def _with(
    spotted: Mapping[Heading, Spotted], heading: Heading, new: Spotted
) -> dict[Heading, Spotted]:
    return {**spotted, heading: spotted.get(heading, NONE) + new}


def _heading(call: CallMarking, scenario: Scenario) -> Heading:
    """Say under which heading the first thing stands that went wrong in a count."""
    tallies = evidence(call.count, scenario).tallies
    wrong = (
        skill.heading
        for skill, tally in tallies.items()
        if tally.found < tally.there or tally.right < tally.claimed
    )
    return next(wrong, Heading.COUNTING)
