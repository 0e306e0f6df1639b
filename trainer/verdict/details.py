"""What is said about a count: its figure, and what is wrong in it."""

from collections.abc import Sequence

from scenarios import Cut
from trainer.marking import Marking
from trainer.quiz.asked import ANY_FIFTEEN
from trainer.quiz.calls import CallMarking
from trainer.quiz.replies import Marked, Result
from trainer.verdict.claimed import Claimed, counted_twice, imagined
from trainer.verdict.fates import is_within, missed_words, misvalued_words
from trainer.verdict.reasons import why_wrong
from trainer.verdict.words import as_sentence, most_of


def headline(marked: Marked, marking: Marking, result: Result) -> str:
    """Say the figure in short: "12 of 14"; where any fifteen will do, whether there is one."""
    if ANY_FIFTEEN in marked.asked:
        return _any_fifteen(marking)
    points, claimed = marking.score.points, marking.claimed
    if marking.is_right:
        return f"{points or 'Nothing'}, right"
    if claimed > points:
        return f"{claimed}, and it is {points or 'nothing'}"
    if claimed == points:
        return f"{points} it is, but counted otherwise"
    return f"{result.found} of {points}"


def _any_fifteen(marking: Marking) -> str:
    if marking.is_right:
        return "Fifteen, right" if marking.found else "No fifteen, right"
    if marking.imagined:
        return "One of them is no fifteen" if marking.found else "Not fifteen"
    return "Fifteen it is, but once" if marking.found else "There is a fifteen"


def detail(marked: Marked, marking: Marking) -> str:
    """Say what was missed and what was imagined; then how it adds up."""
    missed = missed_words(marking, among=marking.score.combinations)
    # What was told of once is not told again as if it were something else.
    within = [
        part
        for part in marking.imagined
        if any(is_within(part, each) for each in marking.misvalued)
    ]
    not_there = imagined(
        (part for part in marking.imagined if part not in within),
        lambda part: why_wrong(marked.scenario, part, marked.rules),
    )
    sentences = [
        f"{_missed_word(marked)}: {most_of(missed)}." if missed else "",
        *map(as_sentence, misvalued_words(marking.misvalued, within)),
        _twice_sentence(counted_twice(marking.twice, marking.score)),
        f"Not there: {_most_of(not_there)}." if not_there else "",
        _unexplained_sentence(marked, marking),
        _adding_sentence(marked),
    ]
    return " ".join(filter(None, sentences))


def _missed_word(marked: Marked) -> str:
    # Where any fifteen will do, no single one was missed.
    return "There is" if ANY_FIFTEEN in marked.asked else "Missed"


def _most_of(claimed: Sequence[Claimed]) -> str:
    points: dict[str, int] = {}
    for each in claimed:  # the same words may stand there with several reasons
        points[each.words] = points.get(each.words, 0) + each.points
    return most_of(points)


def _twice_sentence(twice: Sequence[Claimed]) -> str:
    if all(each.times == 1 for each in twice):
        return f"Counted once too often: {_most_of(twice)}." if twice else ""
    often = {f"{each.words}, {each.note.removeprefix('counted ')}": each.points for each in twice}
    return f"Counted too often: {most_of(often)}."


def _unexplained_sentence(marked: Marked, marking: Marking) -> str:
    unexplained = marking.unexplained
    if not unexplained:
        return ""
    many = abs(unexplained)
    points = f"{many} point{'' if many == 1 else 's'}"
    said = f"{points} {'missed' if unexplained < 0 else 'too many'}"
    if -unexplained == marking.score.points:
        return f"All {said}."
    # At the cut there is only one thing that it can be about.
    return (
        f"{said}." if isinstance(marked.scenario, Cut) else f"{said}; a total does not tell which."
    )


def _adding_sentence(marked: Marked) -> str:
    total = marked.marking
    if not marked.shown or isinstance(total, CallMarking) or marked.shown.claimed == total.claimed:
        return ""
    return f"Your lines make {marked.shown.claimed or 'nothing'}, not {total.claimed}."
