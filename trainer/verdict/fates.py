"""What became of the combinations that are said in one line of a count."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import Final, Literal

from scenarios import Category, Combination, Score
from trainer.claims import Part
from trainer.fitting import part_points
from trainer.marking import Marking, Misvalued, Unsure
from trainer.spoken import ALIKE, SpokenLine, number_words
from trainer.verdict.words import combinations_words, most_of, rank_words

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
    missed = missed_words(marking, among=said.combinations)
    wrong = [f"missed in it: {most_of(missed)}"] if missed else []
    wrong += misvalued_words(
        each for each in marking.misvalued if each.combination in said.combinations
    )
    mark = next(each for each in _WORST_FIRST if each in marks)
    return mark, "; ".join(wrong)


def missed_words(marking: Marking, *, among: Collection[Combination]) -> dict[str, int]:
    """Name what was missed: the combinations, then those of which it is not known which.

    Args:
        marking: The answer.
        among: The combinations that are told of.

    Returns:
        The words, and how many points each of them are.
    """
    missed = [each for each in marking.missed if each in among]
    more = [each for each in missed if _is_one_more(each, marking)]
    words = combinations_words(each for each in missed if each not in more)
    for rank in dict.fromkeys(each.cards[0].rank for each in more):
        words |= _more_pairs([each for each in more if each.cards[0].rank is rank], marking.score)
    for unsure in marking.unsure:
        if unsure.combinations[0] in among:
            words[_unsure_words(unsure)] = unsure.missed * unsure.combinations[0].points
    return words


def _is_one_more(pair: Combination, marking: Marking) -> bool:
    """Whether it is a pair, and another pair of its rank was not missed."""
    return pair.category is Category.PAIR and any(
        each.category is Category.PAIR and each.cards[0].rank is pair.cards[0].rank
        for each in set(marking.score.combinations) - set(marking.missed)
    )


def _more_pairs(pairs: Sequence[Combination], score: Score) -> dict[str, int]:
    rank = pairs[0].cards[0].rank
    alike = {
        card
        for each in score.combinations
        if each.category is Category.PAIR
        for card in each.cards
        if card.rank is rank
    }
    many, points = len(pairs), sum(each.points for each in pairs)
    what = f"{number_words(many)} more pair{'' if many == 1 else 's'}"
    whose = rank_words(card.rank for card in alike)
    return {f"{what} of the {whose}, for {number_words(points)}": points}


def _unsure_words(unsure: Unsure) -> str:
    kind = _PLURALS[unsure.combinations[0].category]
    return f"{number_words(unsure.missed)} of the {number_words(len(unsure.combinations))} {kind}"


def misvalued_words(misvalued: Iterable[Misvalued], beside: Collection[Part] = ()) -> list[str]:
    """Say for how much things were counted, and for how much they are.

    Args:
        misvalued: What was counted for less or more than it is.
        beside: What was counted beside it, and is within it.
    """
    said = Counter(
        (_kind(each.combination), each.combination.points, each.claimed + _added(each, beside))
        for each in misvalued
    )
    return [
        f"{kind.replace('the ', 'each ', 1) if times > 1 else kind} is for {number_words(points)}, "
        f"not {number_words(claimed)}"
        for (kind, points, claimed), times in said.items()
    ]


def _kind(combination: Combination) -> str:
    """Call what was counted for something else by what it is."""
    many = len(combination.cards)
    if combination.category is Category.PAIR and many > 2:
        return ALIKE[many]
    return f"the {combination.category.value.replace('_', ' ')}"


def _added(misvalued: Misvalued, beside: Collection[Part]) -> int:
    return sum(part_points(part) for part in beside if is_within(part, misvalued))


def is_within(part: Part, misvalued: Misvalued) -> bool:
    """Whether it is a pair of three or four alike that were laid, which pay once for all."""
    alike = misvalued.combination
    if not part.category is alike.category is Category.PAIR or len(alike.cards) == 2:
        return False
    return {card.rank for card in part.cards or ()} == {alike.cards[0].rank}
