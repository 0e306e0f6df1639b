"""Why an answer is wrong: one sentence, and the heading of the rule that it is about."""

from collections.abc import Iterator
from typing import Final

from scenarios import Category, Combination, Cut, Play, Rules, Score, Show
from scenarios.cards import HAND_SIZE
from scenarios.scenario import Scenario
from trainer.claims import Part, Within
from trainer.fitting import fits
from trainer.marking import Marking, Misvalued
from trainer.quiz.calls import CallMarking
from trainer.quiz.replies import Marked
from trainer.skills import Heading, Skill, skill_of
from trainer.verdict.play_reasons import why_not_earned
from trainer.verdict.show_reasons import no_heels, why_not_there
from trainer.verdict.words import CRIB_FLUSH_OF_FOUR, as_sentence

_HEADINGS: Final = {
    Category.FIFTEEN: Heading.FIFTEENS,
    Category.PAIR: Heading.PAIRS,
    Category.RUN: Heading.RUNS,
    Category.FLUSH: Heading.FLUSH_AND_JACKS,
    Category.NOBS: Heading.FLUSH_AND_JACKS,
    Category.HEELS: Heading.FLUSH_AND_JACKS,
}
_PAYS: Final = {
    Category.FIFTEEN: "a fifteen pays two, however many cards it takes",
    Category.THIRTY_ONE: "thirty-one pays two",
    Category.NOBS: "his nobs pays one",
    Category.HEELS: "his heels pay two",
    Category.GO: "go pays one, and once",
    Category.LAST_CARD: "the last card pays one",
    Category.RUN: "a run pays a point for each of its cards",
    Category.PAIR: "two of a kind pay two, three pay six and four pay twelve",
}
# Why something pays, where that helps to see it the next time.
_HABITS: Final = {
    Skill.LONG_FIFTEEN: "after the fifteens of two cards look for those of three and more",
    Skill.RUN: "ranks in a row are a run, whatever their suits",
    Skill.MULTIPLE_RUN: "a rank that is doubled makes the run again",
    Skill.FLUSH: "all four of the hand are of one suit",
    Skill.CRIB_FLUSH: "the crib and the starter are all of one suit",
    Skill.NOBS: "the jack is of the starter's suit",
    Skill.HEELS: "a jack as the starter pays the dealer two",
    Skill.PLAY_PAIR: "the cards laid last are of one rank",
    Skill.PLAY_RUN: "the cards laid last are ranks in a row, and their order is free",
}
_LONG_FIFTEENS_ALONE: Final = "where no two cards make fifteen, three or more still may"
# By how many pairs there are of the rank.
_ALIKE: Final = {
    3: "every two cards of a rank are a pair: three of a kind are three pairs, for six",
    6: "every two cards of a rank are a pair: four of a kind are six pairs, for twelve",
}
_ENDS: Final = {
    Category.GO: "nobody could add to the count, and the last to lay takes one",
    Category.LAST_CARD: "the last card of the deal takes one",
}
_ONE_WAY_ONCE: Final = "the same cards score in one way once, in whatever order"
_HOLDS_ITS_PAIRS: Final = "a multiple run holds its pairs already"
_NO_PAIR_IN_IT: Final = "a double run has a pair in it, and these cards have none"
_NO_RANK_TWICE: Final = "no rank of the run is there twice"
# Of what was said without its cards, and more often than it is there.
_NO_OTHERS: Final = {
    Category.FIFTEEN: "no other cards here make fifteen",
    Category.PAIR: "no other two cards here are of one rank",
}


def reason(marked: Marked, marking: Marking) -> tuple[Heading | None, Category | None, str]:
    """Say what went wrong in a sentence, and under which heading that stands.

    It is about the first thing of which there is something to say: what was imagined, then what
    was valued wrongly; then what was missed, that which lost most first, since the cards already
    tell of it; then what was counted twice. Where there is nothing to say of anything wrong, the
    heading is that of the first, and the sentence empty.

    Args:
        marked: The answer.
        marking: What became of it, or of the count shown after it.

    Returns:
        The heading, None where it is not known what went wrong; the way to score that it is about,
        None where it is about none; and the sentence.
    """
    wrong = list(_wrong(marked, marking))
    if not wrong:
        # Where every line is right, what is wrong is how they were added up.
        return Heading.COUNTING if _is_sum_wrong(marked) else None, None, ""
    category, sentence = next((each for each in wrong if each[1]), wrong[0])
    return _heading(marked.scenario, category), category, as_sentence(sentence)


def _is_sum_wrong(marked: Marked) -> bool:
    total = marked.marking
    if isinstance(total, CallMarking):
        return bool(total.said.slip)
    return marked.shown is not None and marked.shown.claimed != total.claimed


def _heading(scenario: Scenario, category: Category) -> Heading:
    if isinstance(scenario, Cut):
        return Heading.FLUSH_AND_JACKS  # whatever was said, it is about the jack
    if isinstance(scenario, Play):
        return Heading.THE_PLAY
    return _HEADINGS.get(category, Heading.THE_PLAY)


def why_wrong(scenario: Scenario, part: Part, rules: Rules) -> str:
    """Say why what was claimed is not there, as a part of a sentence."""
    if isinstance(scenario, Play):
        return why_not_earned(scenario, part)
    return why_not_there(scenario, part, rules)


def _wrong(marked: Marked, marking: Marking) -> Iterator[tuple[Category, str]]:
    scenario, score = marked.scenario, marking.score
    for part in marking.imagined:
        yield part.category, why_wrong(scenario, part, marked.rules)
    for misvalued in marking.misvalued:
        yield misvalued.combination.category, _not_for_so_many(misvalued, scenario)
    yield from _missed(marking, scenario)
    for part in marking.twice:
        yield part.category, _once(part, marking, scenario)
    if marking.unexplained and isinstance(scenario, Cut):
        yield Category.HEELS, _HABITS[Skill.HEELS] if score.points else no_heels(scenario)


def _not_for_so_many(misvalued: Misvalued, scenario: Scenario) -> str:
    """Say why something that is there pays what it does."""
    if misvalued.part.within is Within.MULTIPLE_RUN_OF_SINGLES and isinstance(scenario, Show):
        return _NO_PAIR_IN_IT
    combination = misvalued.combination
    return _PAYS.get(combination.category) or _flush_pays(combination, scenario)


def _flush_pays(flush: Combination, scenario: Scenario) -> str:
    """Say why a flush takes four cards, or all five."""
    if len(flush.cards) == HAND_SIZE:
        return "the starter is of another suit"
    if isinstance(scenario, Show) and scenario.is_crib:
        return "a flush in the crib takes all five, the starter too"
    return "the starter is of the suit of the flush, and makes it five"


def _missed(marking: Marking, scenario: Scenario) -> list[tuple[Category, str]]:
    """List what was missed with what helps to see it, that which lost most points first."""
    score = marking.score
    lost: dict[tuple[Category, str], int] = {}
    for each in marking.missed:
        key = each.category, _habit(each, score, scenario)
        lost[key] = lost.get(key, 0) + each.points
    for unsure in marking.unsure:
        # If some help is for one and some for another, it is not known which is needed.
        habits = {_habit(each, score, scenario) for each in unsure.combinations}
        first = unsure.combinations[0]
        key = first.category, habits.pop() if len(habits) == 1 else ""
        lost[key] = lost.get(key, 0) + unsure.missed * first.points
    return sorted(lost, key=lambda key: -lost[key])


def _habit(combination: Combination, score: Score, scenario: Scenario) -> str:
    if combination.category in _ENDS:
        return _ENDS[combination.category]
    skill = skill_of(combination, score, scenario)
    if skill is Skill.PAIR_ROYAL:
        return _ALIKE[_pairs_of_its_rank(combination, score)]
    if skill is Skill.LONG_FIFTEEN and not _has_fifteen_of_two(score):
        return _LONG_FIFTEENS_ALONE
    if skill is Skill.CRIB_FLUSH and len(combination.cards) == HAND_SIZE:
        return CRIB_FLUSH_OF_FOUR
    return _HABITS.get(skill, "")


def _pairs_of_its_rank(pair: Combination, score: Score) -> int:
    pairs = [each for each in score.combinations if each.category is Category.PAIR]
    return sum(each.cards[0].rank is pair.cards[0].rank for each in pairs)


def _has_fifteen_of_two(score: Score) -> bool:
    fifteens = [each for each in score.combinations if each.category is Category.FIFTEEN]
    return any(len(each.cards) == 2 for each in fifteens)


def _once(part: Part, marking: Marking, scenario: Scenario) -> str:
    """Say why something was counted too often."""
    if part.category is Category.PAIR:
        if part.within is Within.MULTIPLE_RUN and not _is_run_again(marking):
            return _HOLDS_ITS_PAIRS
        (meant, *_) = (each for each in marking.score.combinations if fits(part, each))
        if alike := _ALIKE.get(_pairs_of_its_rank(meant, marking.score)):
            return alike
    if part.cards is None and isinstance(scenario, Show):
        if part.within is Within.MULTIPLE_RUN and _is_one_run(marking.score):
            return _NO_RANK_TWICE
        return _NO_OTHERS.get(part.category, _ONE_WAY_ONCE)
    return _ONE_WAY_ONCE


def _is_one_run(score: Score) -> bool:
    return sum(each.category is Category.RUN for each in score.combinations) == 1


def _is_run_again(marking: Marking) -> bool:
    """Whether a run was counted too often as well, so that it is not the pairs alone."""
    return any(part.category is Category.RUN for part in marking.twice)
