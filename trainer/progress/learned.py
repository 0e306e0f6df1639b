"""What many answers add up to, skill by skill."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from trainer.progress.line import Line
from trainer.progress.recent import Recent
from trainer.record import Answer
from trainer.skills import Skill, Tally

TENTH_MS: Final = 100
_NO_ANSWERS: Final = Line()


@dataclass(frozen=True, slots=True)
class Learned:
    """What answers tell of each skill, added up; slips are counted, and tell nothing.

    Attributes:
        tallies: Of each skill of which they say something.
        times: Of each skill that was asked for: how many answers took how many tenths of a second,
            from the question to the answer. Who walked away is not among them.
        unattributed: The points lost of which it does not tell by which skill.
        slips: How many answers were slips.
        line: How the others came out, over time.
    """

    tallies: Mapping[Skill, Tally] = field(default_factory=dict)
    times: Mapping[Skill, Mapping[int, int]] = field(default_factory=dict)
    unattributed: int = 0
    slips: int = 0
    line: Line = _NO_ANSWERS

    @property
    def answers(self) -> int:
        """How many answers there were, slips included."""
        return self.line.total.answers + self.slips


def add_up(learned: Learned, answers: Iterable[Recent]) -> Learned:
    """Add what some answers tell, the oldest first.

    Raises:
        ValueError: If what is logged of one of them cannot be read.
    """
    tallies = dict(learned.tallies)
    times = {skill: dict(spread) for skill, spread in learned.times.items()}
    unattributed, slips, line = learned.unattributed, learned.slips, learned.line
    for each in answers:
        if each.is_slip:
            slips += 1
            continue
        tenths = _tenths(each.answer)
        for skill, tally in each.evidence.tallies.items():
            tallies[skill] = tallies.get(skill, Tally()) + tally
            if tally.there and tenths is not None:
                spread = times.setdefault(skill, {})
                spread[tenths] = spread.get(tenths, 0) + 1
        unattributed += each.evidence.unattributed
        line = line.with_answer(each.came_out.result)
    return Learned(tallies, times, unattributed, slips, line)


def _tenths(answer: Answer) -> int | None:
    """Say how long an answer took, in tenths of a second, to the nearest."""
    if answer.answer_ms is None or answer.walked_away:
        return None
    return (answer.answer_ms + TENTH_MS // 2) // TENTH_MS
