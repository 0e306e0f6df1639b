"""What is left of a lesson when it is over: a sheet by student, and one of every answer."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from trainer.classroom.board import Board, Figures
from trainer.progress.recent import Recent
from trainer.skills import Heading, Tally

Row = tuple[str, ...]

_OF_ALL: Final = ("answered", "wholly right", "points there", "points found", "too many")
_UNTOLD: Final = "lost, not told by rule"
_OF_ANSWERS: Final = (
    "name",
    "question",
    "cards",
    "answered by",
    "claimed",
    "points there",
    "points found",
    "too many",
    "wholly right",
    "seconds, at most 60",
    "slip of the finger",
    "answered (UTC)",
)


def by_student(board: Board) -> Iterator[Row]:
    """Tell by student: all in all, what was found of each rule, and question by question.

    The first row says what stands below it, the last is the whole class.
    """
    rules = tuple(board.rules)
    found = [f"{heading.value}: found" for heading in rules]
    numbers = [f"question {number}" for number, _ in enumerate(board.questions, start=1)]
    yield ("name", *_OF_ALL, *found, _UNTOLD, *numbers)
    for person in board.people:
        yield (
            person.name,
            *_all(person.total),
            *_rules(rules, person.by_rule),
            str(person.untold),
            *(_of_question(person.by_question.get(at)) for at in range(len(board.questions))),
        )
    whole = [f"{each.right} of {each.answers} right" for each in board.questions]
    yield ("everybody", *_all(board.total), *_rules(rules, board.rules), str(board.untold), *whole)


def by_answer(names: Mapping[str, str], answers: Sequence[tuple[str, Recent]]) -> Iterator[Row]:
    """Tell every answer, in the order they came.

    Args:
        names: What everybody is called, by their ids.
        answers: All answers, each with the id of who gave it.
    """
    yield _OF_ANSWERS
    for learner, each in answers:
        answer, result = each.answer, each.came_out.result
        taken = answer.answer_ms
        yield (
            names[learner],
            str(answer.number + 1),
            answer.scenario,
            answer.form,
            answer.claimed,
            str(result.points),
            str(result.found),
            str(result.over),
            _yes(is_so=result.is_right),
            "" if taken is None else f"{taken / 1000:.1f}",
            _yes(is_so=each.is_slip),
            answer.answered.strftime("%Y-%m-%d %H:%M:%S"),
        )


def _all(figures: Figures) -> Row:
    told = figures.answers, figures.right, figures.points, figures.found, figures.over
    return tuple(map(str, told))


def _rules(rules: Sequence[Heading], told: Mapping[Heading, Tally]) -> Row:
    tallies = [told.get(heading, Tally()) for heading in rules]
    return tuple(f"{each.found} of {each.there}" if each.there else "" for each in tallies)


def _of_question(figures: Figures | None) -> str:
    if figures is None:
        return ""
    if figures.right:
        return "right"
    over = f", {figures.over} too many" if figures.over else ""
    return f"{figures.found} of {figures.points}{over}"


def _yes(*, is_so: bool) -> str:
    return "yes" if is_so else "no"
