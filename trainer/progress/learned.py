"""What many answers add up to, skill by skill."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from trainer.progress.depth import Depth, pace_of
from trainer.progress.hearing import Hearing
from trainer.progress.ladder import Ladder, climbed
from trainer.progress.line import Line, Stretch
from trainer.progress.mistakes import how_of
from trainer.progress.recent import Recent
from trainer.progress.times import Spread, together
from trainer.quiz.calls import CallMarking
from trainer.quiz.replies import Result
from trainer.quiz.stages import stage_of
from trainer.skills import Heading, Skill, Tally

_NO_ANSWERS: Final[Line[Stretch]] = Line()
_NO_DEPTH: Final = Depth()
_NOTHING_HEARD: Final = Hearing()


@dataclass(frozen=True, slots=True)
class Learned:
    """What answers tell of each skill, added up.

    Slips are counted, and tell nothing. No more does an answer to what is asked again as it was:
    its solution was seen, so that a right one may be remembered and not counted.

    Attributes:
        tallies: Of each skill of which they say something.
        headings: Of each heading, what they say of one of its skills and not of which.
        times: Of each skill that was asked for: how many answers took how many tenths of a second,
            from the question to the answer, at most a minute.
        unattributed: The points lost of which they do not tell under which heading.
        slips: How many answers were slips.
        again: How many others were to what was asked again as it was.
        line: How the others came out, over time.
        depth: What they tell beyond sums.
        ladder: How those in each stage of the ladder came out, by the keys of the stages.
        hearing: What calls tell of the counts that were heard.
    """

    tallies: Mapping[Skill, Tally] = field(default_factory=dict)
    headings: Mapping[Heading, Tally] = field(default_factory=dict)
    times: Mapping[Skill, Spread] = field(default_factory=dict)
    unattributed: int = 0
    slips: int = 0
    again: int = 0
    line: Line[Stretch] = _NO_ANSWERS
    depth: Depth = _NO_DEPTH
    ladder: Ladder = field(default_factory=dict)
    hearing: Hearing = _NOTHING_HEARD

    @property
    def total(self) -> Stretch:
        """How all answers came out that tell something."""
        return sum(self.line.stretches, Stretch())

    @property
    def answers(self) -> int:
        """How many answers there were, those included that tell nothing."""
        return self.total.answers + self.slips + self.again


def add_up(learned: Learned, answers: Iterable[Recent]) -> Learned:
    """Add what some answers tell, the oldest first.

    Raises:
        ValueError: If what is logged of one of them cannot be read.
    """
    tallies, headings = dict(learned.tallies), dict(learned.headings)
    times = dict(learned.times)
    unattributed, slips, again = learned.unattributed, learned.slips, learned.again
    line, depth, ladder = learned.line, learned.depth, dict(learned.ladder)
    hearing = learned.hearing
    for each in answers:
        if each.is_slip:
            slips += 1
            continue
        if how_of(each.answer.why) == "again":
            again += 1
            continue
        taken = pace_of(each.answer).answer
        if isinstance(call := each.came_out.marking, CallMarking):
            hearing = hearing.and_one(each.answer, each.came_out.scenario, call)
            taken = {}  # the other side took the time that it takes to count
        for skill, tally in each.evidence.tallies.items():
            tallies[skill] = tallies.get(skill, Tally()) + tally
            if tally.there and taken:
                times[skill] = together(times.get(skill, {}), taken)
        for heading, tally in each.evidence.headings.items():
            headings[heading] = headings.get(heading, Tally()) + tally
        unattributed += each.evidence.unattributed
        line = line.and_one(_stretch(each.came_out.result))
        depth = depth.and_one(each.answer, each.came_out, each.evidence)
        if stage := stage_of(each.answer.why):
            is_right = each.came_out.result.is_right
            ladder[stage.key] = climbed(ladder, stage.key).and_one(is_right=is_right)
    return Learned(
        tallies, headings, times, unattributed, slips, again, line, depth, ladder, hearing
    )


def _stretch(result: Result) -> Stretch:
    points = result.points
    return Stretch(1, points, result.found, int(result.is_right), points**2, result.over)
