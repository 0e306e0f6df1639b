"""The shape of a question, in a word or two: what a player sees in it first."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from scenarios import ACC, Cut, Rules, Show
from scenarios.cards import quoted
from scenarios.facts import Facts, Situation, play_facts, show_facts
from scenarios.patterns import PLAY_PATTERNS, SHOW_PATTERNS
from scenarios.scenario import Scenario
from trainer.quiz.about import is_about_asked
from trainer.quiz.asked import score_asked
from trainer.quiz.kinds import TURNS
from trainer.quiz.question import Ask

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


def shape_of(ask: Ask, scenario: Scenario, rules: Rules = ACC, asked: Collection[str] = ()) -> str:
    """Name the shape of a question.

    >>> from scenarios import parse_scenario
    >>> shape_of(Ask.SHOW, parse_scenario("4C 5D 6S 6H / JH"))
    'double run'
    >>> shape_of(Ask.OPEN, parse_scenario("play 4C 6D 9H 2S | 5H KH 9C JS : 4C 5H 6D"))
    'run in the play'

    Args:
        ask: What is asked.
        scenario: What lies on the table.
        rules: What the cards are worth.
        asked: The rules that are asked, of which alone it is named; empty where all are.

    Raises:
        ValueError: If it is a play in which nothing was laid: there is nothing to ask.
    """
    if ask is Ask.TURN:
        return TURNS
    match scenario:
        case Cut():
            return "the cut"
        case Show() as show:
            points = score_asked(show.score(rules), asked).points
            shown = replace(show_facts(show, rules), points=points)
            return _first_of(_SHOWS, SHOW_PATTERNS, shown, asked)
        case play:
            facts = play_facts(play)
            if facts is None:
                raise ValueError(f"nothing is laid in {quoted(str(play))}")
            laid = replace(facts, score=score_asked(facts.score, asked))
            return _PLAYS[_first_of(_PLAYS, PLAY_PATTERNS, laid, asked)]


def _first_of(
    names: Iterable[str],
    patterns: Sequence[Situation[Facts]],
    facts: Facts,
    asked: Collection[str],
) -> str:
    there = {
        each.name for each in patterns if is_about_asked(each.name, asked) and each.holds(facts)
    }
    return min(there.intersection(names), key=list(names).index)
