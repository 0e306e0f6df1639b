"""What became of the combinations that are said in one line of a count."""

from collections.abc import Iterable, Sequence
from typing import Final, Literal

from scenarios import Category, Combination
from trainer.marking import Marking, Misvalued, Unsure
from trainer.spoken import SpokenLine, number_words
from trainer.verdict.words import combinations_words, first_of

Mark = Literal["found", "missed", "unsure", "misvalued", "twice", "imagined", "plain"]
Fate = tuple[Mark, str]

_PLURALS: Final = {Category.FIFTEEN: "fifteens", Category.PAIR: "pairs", Category.RUN: "runs"}
# What a line is marked as, of which the parts fared differently.
_WORST_FIRST: Final[Sequence[Mark]] = ("missed", "unsure", "misvalued", "found", "plain")


def fate_of(marking: Marking, said: SpokenLine) -> Fate:
    """Tell what became of a line, and what is to be said of it: "missed", "counted twice"."""
    fates = [_fate(marking, each) for each in said.combinations]
    if len({each.category for each in said.combinations}) > 1:
        return _fate_of_pattern(marking, said, {mark for mark, _ in fates})
    if len(set(fates)) == 1:
        return fates[0]
    found = sum(mark == "found" for mark, _ in fates)
    return "unsure", f"{number_words(found)} of its {number_words(len(fates))} pairs"


def _fate(marking: Marking, combination: Combination) -> Fate:
    if combination in marking.found:
        return "found", ""
    if combination in marking.missed:
        return "missed", "missed"
    for unsure in marking.unsure:
        if combination in unsure.combinations:
            many = len(unsure.combinations)
            return "unsure", f"{number_words(many - unsure.missed)} of {number_words(many)} counted"
    for misvalued in marking.misvalued:
        if combination is misvalued.combination:
            return "misvalued", _said_for(misvalued)
    return "plain", ""


def _said_for(misvalued: Misvalued) -> str:
    there = misvalued.combination.points
    return f"said for {number_words(misvalued.claimed)}; it is {number_words(there)}"


def _fate_of_pattern(marking: Marking, said: SpokenLine, marks: set[Mark]) -> Fate:
    """Tell what became of runs and their pairs, said in one breath, and which part went wrong."""
    if marks == {"missed"}:
        return "missed", "missed"
    missed = missed_words(
        [each for each in marking.missed if each in said.combinations],
        [each for each in marking.unsure if each.combinations[0] in said.combinations],
    )
    wrong = [f"missed in it: {first_of(missed)}"] if missed else []
    wrong += [
        misvalued_words(each) for each in marking.misvalued if each.combination in said.combinations
    ]
    mark = next(each for each in _WORST_FIRST if each in marks)
    return mark, "; ".join(dict.fromkeys(wrong))


def missed_words(missed: Iterable[Combination], unsure: Iterable[Unsure]) -> list[str]:
    """Name what was missed: the combinations, then those of which it is not known which."""
    return [*combinations_words(missed), *map(_unsure_words, unsure)]


def _unsure_words(unsure: Unsure) -> str:
    kind = _PLURALS[unsure.combinations[0].category]
    return f"{number_words(unsure.missed)} of the {number_words(len(unsure.combinations))} {kind}"


def misvalued_words(misvalued: Misvalued) -> str:
    """Say for how much something was counted, and for how much it is."""
    kind = misvalued.combination.category.value
    points, claimed = misvalued.combination.points, misvalued.claimed
    return f"the {kind} is for {number_words(points)}, not {number_words(claimed)}"
