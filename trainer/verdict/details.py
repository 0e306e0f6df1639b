"""What is said about a count: its figure, what is wrong in it, and why."""

from collections.abc import Sequence
from typing import Final

from scenarios import Category, Combination, Play, Rules, Score
from scenarios.scenario import Scenario
from trainer.claims import Part
from trainer.marking import Marking
from trainer.quiz.replies import Marked, Result
from trainer.skills import Heading, Skill, skill_of
from trainer.verdict.fates import missed_words, misvalued_words
from trainer.verdict.lines import part_words
from trainer.verdict.play_reasons import why_not_earned
from trainer.verdict.show_reasons import why_not_there
from trainer.verdict.words import as_sentence, first_of

_HEADINGS: Final = {
    Category.FIFTEEN: Heading.FIFTEENS,
    Category.PAIR: Heading.PAIRS,
    Category.RUN: Heading.RUNS,
    Category.FLUSH: Heading.FLUSH_AND_JACKS,
    Category.NOBS: Heading.FLUSH_AND_JACKS,
    Category.HEELS: Heading.FLUSH_AND_JACKS,
}
_PAYS: Final = {
    Category.RUN: "a run pays a point for each of its cards",
    Category.FLUSH: "a flush pays a point for each of its cards",
    Category.PAIR: "two of a kind pay two, three pay six and four pay twelve",
}
# Why something pays, where that helps to see it the next time.
_HABITS: Final = {
    Skill.LONG_FIFTEEN: "after the fifteens of two cards look for those of three and more",
    Skill.PAIR_ROYAL: "every two cards of a rank are a pair, and three of a kind make three",
    Skill.RUN: "ranks in a row are a run, whatever their suits",
    Skill.MULTIPLE_RUN: "a rank that is doubled makes the run again",
    Skill.FLUSH: "all four of the hand are of one suit",
    Skill.CRIB_FLUSH: "the crib and the starter are all of one suit",
    Skill.NOBS: "the jack is of the starter's suit",
    Skill.HEELS: "a jack as the starter pays the dealer two",
    Skill.PLAY_PAIR: "the cards laid last are of one rank",
    Skill.PLAY_RUN: "the cards laid last are ranks in a row, and their order is free",
}
_ENDS: Final = {
    Category.GO: "nobody could add to the count, and the last to lay takes one",
    Category.LAST_CARD: "the last card of the deal takes one",
}


def headline(marking: Marking, result: Result) -> str:
    """Say the figure in short: "12 of 14"."""
    points, claimed = marking.score.points, marking.claimed
    if marking.is_right:
        return f"{points or 'Nothing'}, right"
    if claimed > points:
        return f"{claimed}, and it is {points or 'nothing'}"
    if claimed == points:
        return f"{points} it is, but counted otherwise"
    return f"{result.found} of {points}"


def detail(marked: Marked, marking: Marking) -> str:
    """Say what was missed and what was imagined; then how it adds up."""
    missed = missed_words(marking.missed, marking.unsure)
    sentences = [
        f"Missed: {first_of(missed)}." if missed else "",
        *(as_sentence(misvalued_words(each)) for each in marking.misvalued),
        _parts_sentence("Counted once too often", marking.twice),
        _parts_sentence("Not there", marking.imagined),
        _unexplained_sentence(marking.unexplained),
        _adding_sentence(marked),
    ]
    return " ".join(filter(None, sentences))


def _parts_sentence(what: str, parts: Sequence[Part]) -> str:
    words = list(dict.fromkeys(map(part_words, parts)))
    return f"{what}: {first_of(words)}." if words else ""


def _unexplained_sentence(unexplained: int) -> str:
    if not unexplained:
        return ""
    many = abs(unexplained)
    points = f"{many} point{'' if many == 1 else 's'}"
    return f"{points} {'missed' if unexplained < 0 else 'too many'}; a total does not tell which."


def _adding_sentence(marked: Marked) -> str:
    if not marked.shown or marked.shown.claimed == marked.marking.claimed:
        return ""
    return f"Your lines make {marked.shown.claimed or 'nothing'}, not {marked.marking.claimed}."


def why(marking: Marking, scenario: Scenario, rules: Rules) -> str:
    """Give one sentence of why, for the first thing wrong of which there is something to say.

    What was imagined comes first: of what was missed, the cards already tell.
    """
    if marking.imagined:
        return as_sentence(why_wrong(scenario, marking.imagined[0], rules))
    if marking.misvalued:
        return as_sentence(_PAYS[marking.misvalued[0].combination.category])
    habits = [_habit(each, marking.score, scenario) for each in marking.missed]
    if any(habits):
        return as_sentence(next(filter(None, habits)))
    return "The same cards score in one way once, in whatever order." if marking.twice else ""


def why_wrong(scenario: Scenario, part: Part, rules: Rules) -> str:
    """Say why what was claimed is not there, as a part of a sentence."""
    if isinstance(scenario, Play):
        return why_not_earned(scenario, part)
    return why_not_there(scenario, part, rules)


def _habit(combination: Combination, score: Score, scenario: Scenario) -> str:
    if combination.category in _ENDS:
        return _ENDS[combination.category]
    return _HABITS.get(skill_of(combination, score, scenario), "")


def rule(marked: Marked, marking: Marking) -> Heading | None:
    """Say under which heading the first thing stands that went wrong; None where none is known."""
    wrong = {
        *marking.missed,
        *(each for unsure in marking.unsure for each in unsure.combinations),
        *(misvalued.combination for misvalued in marking.misvalued),
    }
    categories = [each.category for each in marking.score.combinations if each in wrong]
    categories += [part.category for part in (*marking.twice, *marking.imagined)]
    if categories:
        in_play = isinstance(marked.scenario, Play)
        return Heading.THE_PLAY if in_play else _HEADINGS.get(categories[0], Heading.THE_PLAY)
    return Heading.COUNTING if _adding_sentence(marked) else None
