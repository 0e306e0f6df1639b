"""How a lesson goes: by person, by rule, by question, and what was missed most."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from scenarios import Combination
from trainer.marking import Marking
from trainer.progress.recent import Recent
from trainer.quiz.calls import CallMarking
from trainer.skills import Heading, Tally

# As many as can be talked through at the end of a lesson.
_MOST_MISSED: Final = 8


@dataclass(frozen=True, slots=True)
class Figures:
    """What some answers come to.

    Attributes:
        answers: How many there are.
        right: How many of them were wholly right.
        points: The points that were there.
        found: Those of them that were counted.
        over: The points claimed that are not there.
    """

    answers: int = 0
    right: int = 0
    points: int = 0
    found: int = 0
    over: int = 0

    def __add__(self, other: "Figures") -> "Figures":
        return Figures(
            self.answers + other.answers,
            self.right + other.right,
            self.points + other.points,
            self.found + other.found,
            self.over + other.over,
        )


@dataclass(frozen=True, slots=True)
class Person:
    """How somebody does.

    Attributes:
        learner: Their id.
        name: Their name.
        at: The question they are at, from 0; as many as there are once they are done.
        total: What all their answers come to.
        by_question: What each of their answers came to, by the number of its question.
        by_rule: What they tell of each heading.
        untold: The points lost of which they do not tell by which rule: a total does not say.
    """

    learner: str
    name: str
    at: int
    total: Figures
    by_question: Mapping[int, Figures]
    by_rule: Mapping[Heading, Tally]
    untold: int


@dataclass(frozen=True, slots=True)
class Missed:
    """A combination that many missed.

    Attributes:
        number: The question in which it lies, from 0.
        combination: The combination.
        times: How many missed it.
        of: How many were asked for it and it is known of each whether they saw it.
    """

    number: int
    combination: Combination
    times: int
    of: int


@dataclass(frozen=True, slots=True)
class Board:
    """How a lesson goes. Slips of the finger are in none of it.

    Attributes:
        people: Everybody who takes part, by name.
        questions: What the answers to each question come to.
        rules: What all answers tell of each heading that came up.
        total: What all answers come to.
        missed: What was missed most, first what most of those asked missed.
        untold: The points lost of which nothing tells by which rule.
    """

    people: tuple[Person, ...]
    questions: tuple[Figures, ...]
    rules: Mapping[Heading, Tally]
    total: Figures
    missed: tuple[Missed, ...]
    untold: int


def board(
    questions: int,
    people: Iterable[tuple[str, str, int]],
    answers: Sequence[tuple[str, Recent]],
) -> Board:
    """Add up how a lesson goes.

    Args:
        questions: How many questions it has.
        people: Everybody who takes part: id, name, and the number of the question they are at.
        answers: All their answers, each with the id of who gave it.
    """
    meant = [(learner, each) for learner, each in answers if not each.is_slip]
    told = tuple(
        _person(*person, [each for learner, each in meant if learner == person[0]])
        for person in sorted(people, key=lambda one: (one[1].casefold(), one[0]))
    )
    by_question = tuple(
        _sum(person.by_question.get(number, Figures()) for person in told)
        for number in range(questions)
    )
    return Board(
        people=told,
        questions=by_question,
        rules=_rules(person.by_rule for person in told),
        total=_sum(by_question),
        missed=_missed(each for _, each in meant),
        untold=sum(person.untold for person in told),
    )


def _person(learner: str, name: str, at: int, answers: Sequence[Recent]) -> Person:
    by_question = {each.answer.number: _figures(each) for each in answers}
    return Person(
        learner,
        name,
        at,
        _sum(by_question.values()),
        by_question,
        _rules(_told_of_rules(each) for each in answers),
        sum(each.evidence.unattributed for each in answers),
    )


def _figures(each: Recent) -> Figures:
    result = each.came_out.result
    return Figures(1, int(result.is_right), result.points, result.found, result.over)


def _told_of_rules(each: Recent) -> Mapping[Heading, Tally]:
    evidence = each.evidence
    told = dict(evidence.headings)
    for skill, tally in evidence.tallies.items():
        told[skill.heading] = told.get(skill.heading, Tally()) + tally
    return told


def _rules(every: Iterable[Mapping[Heading, Tally]]) -> Mapping[Heading, Tally]:
    total: dict[Heading, Tally] = {}
    for each in every:
        for heading, tally in each.items():
            total[heading] = total.get(heading, Tally()) + tally
    return {heading: total[heading] for heading in Heading if heading in total}


def _sum(every: Iterable[Figures]) -> Figures:
    return sum(every, Figures())


def _missed(answers: Iterable[Recent]) -> tuple[Missed, ...]:
    missed: Counter[tuple[int, Combination]] = Counter()
    known: Counter[tuple[int, Combination]] = Counter()
    for each in answers:
        for combination, is_missed in _seen_or_missed(each):
            what = each.answer.number, combination
            known[what] += 1
            missed[what] += is_missed
    told = [Missed(*what, times, known[what]) for what, times in missed.items() if times]
    most_first = sorted(told, key=lambda one: (-one.times / one.of, -one.times, one.number))
    return tuple(most_first[:_MOST_MISSED])


def _seen_or_missed(each: Recent) -> Iterator[tuple[Combination, bool]]:
    """Tell of the combinations of which it is known whether they were seen."""
    came_out = each.came_out
    marking = came_out.shown or came_out.marking
    if not isinstance(marking, Marking):
        return
    for combination in marking.found:
        yield combination, False
    for combination in marking.missed:
        yield combination, True


def said_by_all(answers: Iterable[Recent]) -> tuple[tuple[str, int], ...]:
    """Tell what the room said to a question: each answer with how many gave it, most first.

    A count is told by what it comes to, a call by what was called, and cards as they were laid.
    """
    said = Counter(_said(each) for each in answers)
    return tuple(sorted(said.items(), key=lambda one: (-one[1], len(one[0]), one[0])))


def _said(each: Recent) -> str:
    match each.came_out.marking:
        case Marking(claimed=claimed):
            return str(claimed)
        case CallMarking(call=call):
            return str(call)
        case _:
            return each.answer.claimed
