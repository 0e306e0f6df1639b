"""What answers tell beyond sums: skill by skill over time, how fast, by shape, and by habit."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from trainer.progress.habits import occasions
from trainer.progress.line import Line
from trainer.progress.times import Spread, tenths_of, together
from trainer.quiz.calls import CallMarking
from trainer.quiz.question import Ask
from trainer.quiz.replies import Marked
from trainer.quiz.shapes import shape_of
from trainer.record import Answer
from trainer.skills import Evidence, Skill

# Of seventeen skills, and of times, which take more room; a picture shows no more.
MOST_OF_A_SKILL: Final = 16
MOST_OF_TIMES: Final = 16
# So many last occasions of a habit are remembered: what was overcome is soon forgotten.
MOST_OCCASIONS: Final = 30


@dataclass(frozen=True, slots=True)
class Tried:
    """Some answers in which a skill was asked for, one after the other.

    Attributes:
        answers: How many answers.
        there: How many combinations there were to find.
        found: How many of them were found.
    """

    answers: int = 0
    there: int = 0
    found: int = 0

    def __add__(self, other: "Tried") -> "Tried":
        return Tried(
            self.answers + other.answers, self.there + other.there, self.found + other.found
        )


@dataclass(frozen=True, slots=True)
class Pace:
    """Some answers and how long they took; what took over a minute counts as one.

    Attributes:
        answers: How many answers.
        first: From the question to the first key.
        answer: From the question to the answer.
        over: How many of them took over a minute.
    """

    answers: int = 0
    first: Spread = field(default_factory=dict)
    answer: Spread = field(default_factory=dict)
    over: int = 0

    def __add__(self, other: "Pace") -> "Pace":
        return Pace(
            self.answers + other.answers,
            together(self.first, other.first),
            together(self.answer, other.answer),
            self.over + other.over,
        )


@dataclass(frozen=True, slots=True)
class Depth:
    """What some answers tell beyond sums.

    Attributes:
        skills: How each skill went, over time.
        pace: How long the answers took, over time.
        shapes: How long they took, by what the hand or play is called.
        habits: Of each habit, by its name, the last occasions to fall for it, at most 30: what it
            cost in points, and 0 where nobody fell for it.
    """

    skills: Mapping[Skill, Line[Tried]] = field(default_factory=dict)
    pace: Line[Pace] = field(default_factory=Line)
    shapes: Mapping[str, Pace] = field(default_factory=dict)
    habits: Mapping[str, tuple[int, ...]] = field(default_factory=dict)

    def and_one(self, answer: Answer, came_out: Marked, evidence: Evidence) -> "Depth":
        """Return it with one more answer, what became of it and what that tells.

        How long a call took hangs on how fast the other side counts, so that it tells nothing.
        """
        if isinstance(came_out.marking, CallMarking):
            return replace(self, skills=_skills_with(self.skills, evidence))
        pace = pace_of(answer)
        ask = Ask(answer.question)
        shape = shape_of(ask, came_out.scenario, came_out.rules, came_out.asked)
        return replace(
            self,
            skills=_skills_with(self.skills, evidence),
            pace=self.pace.and_one(pace, most=MOST_OF_TIMES),
            shapes={**self.shapes, shape: self.shapes.get(shape, Pace()) + pace},
            habits=_habits_with(self.habits, came_out, evidence),
        )


def pace_of(answer: Answer) -> Pace:
    """Say how long an answer took.

    Who walked away is not left out: whoever is slow and gets faster would seem to get slower, as
    more and more of the longest times came to count.
    """
    first, whole = (
        {} if taken is None else {tenths_of(taken): 1}
        for taken in (answer.first_key_ms, answer.answer_ms)
    )
    return Pace(1, first, whole, int(answer.walked_away))


def _skills_with(
    skills: Mapping[Skill, Line[Tried]], evidence: Evidence
) -> dict[Skill, Line[Tried]]:
    more = dict(skills)
    for skill, tally in evidence.tallies.items():
        if tally.there:
            new = Tried(1, tally.there, tally.found)
            more[skill] = more.get(skill, Line()).and_one(new, most=MOST_OF_A_SKILL)
    return more


def _habits_with(
    habits: Mapping[str, tuple[int, ...]], came_out: Marked, evidence: Evidence
) -> dict[str, tuple[int, ...]]:
    more = dict(habits)
    for name, cost in occasions(came_out, evidence):
        more[name] = (*more.get(name, ()), cost)[-MOST_OCCASIONS:]
    return more
