"""The shape of a question, in a word or two: what a player sees in it first."""

from collections.abc import Mapping
from typing import Final

from scenarios import ACC, Cut, Rules, Show
from scenarios.facts import play_facts, show_facts
from scenarios.patterns import PLAY_PATTERNS, SHOW_PATTERNS
from trainer.quiz.question import Ask, Question
from trainer.quiz.settings import TURNS

# The first that is there names it; among these there is one for whatever can lie there.
_SHOWS: Final = (
    "nothing",
    "double double run",
    "triple run",
    "double run",
    "run",
    "double pair royal",
    "pair royal",
    "flush",
    "pair",
    "fifteen",
    "nobs",
)
_PLAYS: Final[Mapping[str, str]] = {
    "nothing": "nothing in the play",
    "run": "run in the play",
    "double pair royal": "double pair royal in the play",
    "pair royal": "pair royal in the play",
    "pair": "pair in the play",
    "thirty-one": "thirty-one",
    "fifteen": "fifteen in the play",
    "go": "go",
    "last card": "last card",
}
_IN_SHOWS: Final = {each.name: each.holds for each in SHOW_PATTERNS}
_IN_PLAYS: Final = {each.name: each.holds for each in PLAY_PATTERNS}


def shape_of(question: Question, rules: Rules = ACC) -> str:
    """Name the shape of a question.

    >>> from scenarios import parse_scenario
    >>> shape_of(Question(Ask.SHOW, parse_scenario("4C 5D 6S 6H / JH")))
    'double run'
    >>> shape_of(Question(Ask.OPEN, parse_scenario("play 4C 6D 9H 2S | 5H KH 9C JS : 4C 5H 6D")))
    'run in the play'
    """
    scenario = question.scenario
    if question.ask is Ask.TURN:
        return TURNS
    if isinstance(scenario, Cut):
        return "the cut"
    if isinstance(scenario, Show):
        of_show = show_facts(scenario, rules)
        return next(name for name in _SHOWS if _IN_SHOWS[name](of_show))
    of_play = play_facts(scenario)
    return next(words for name, words in _PLAYS.items() if of_play and _IN_PLAYS[name](of_play))
