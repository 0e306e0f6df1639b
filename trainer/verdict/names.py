"""What players call that which lies on the table."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from typing import Final

from scenarios import ACC, Play, Rules, Show
from scenarios.facts import Facts, Situation, play_facts, show_facts
from scenarios.patterns import PLAY_PATTERNS, SHOW_PATTERNS
from scenarios.scenario import Scenario
from scenarios.traps import PLAY_TRAPS, SHOW_TRAPS
from trainer.quiz.about import is_about_asked
from trainer.quiz.asked import ANY_FIFTEEN, score_asked

# Of the patterns, those that are a name of their own; a fifteen or a pair says itself.
_NAMED_IN_SHOW: Final = {
    "nothing",
    "fifteen of four",
    "fifteen of five",
    "pair royal",
    "double pair royal",
    "run of five",
    "double run of three",
    "double run of four",
    "triple run",
    "double double run",
    "flush of four",
    "flush of five",
    "nobs",
}
# That a card earns nothing is said by the verdict itself.
_NAMED_IN_PLAY: Final = {"pair royal", "double pair royal", "run out of order", "two scores"}


_TRAPS: Final = {trap.name for trap in SHOW_TRAPS} | {trap.name for trap in PLAY_TRAPS}


def label_of(name: str, *, mistake: str = "") -> str:
    """Write a name as it stands below a count, right or wrong: what lay there, and whose fault.

    >>> label_of("wrong jack"), label_of("double run of three")
    ('a trap here: wrong jack', 'double run of three')
    >>> label_of("one run of two", mistake="one run of two")
    'their mistake: one run of two'

    Args:
        name: The name.
        mistake: The name of the mistake in a count that was heard; empty where there was none.
    """
    if name == mistake:
        return f"their mistake: {name}"
    return f"a trap here: {name.removesuffix(' trap')}" if name in _TRAPS else name


def names_of(
    scenario: Scenario, rules: Rules = ACC, asked: Collection[str] = ()
) -> tuple[tuple[str, str], ...]:
    """Name the traps that lie there, then the patterns, each with a sentence.

    >>> from scenarios import parse_scenario
    >>> [name for name, _ in names_of(parse_scenario("crib 2H 4H 6H 8H / KC"))]
    ['crib flush trap', 'nothing']

    Args:
        scenario: What lies there.
        rules: What the cards are worth.
        asked: The rules that were asked, of which alone it is named; empty where all were.
    """
    if ANY_FIFTEEN in asked:
        return ()  # whatever else lies there, one fifteen was enough
    if isinstance(scenario, Show):
        named = [each for each in SHOW_PATTERNS if each.name in _NAMED_IN_SHOW]
        return tuple(_holding([*SHOW_TRAPS, *named], show_facts(scenario, rules), asked))
    if isinstance(scenario, Play) and (facts := play_facts(scenario)):
        named_in_play = [each for each in PLAY_PATTERNS if each.name in _NAMED_IN_PLAY]
        laid = replace(facts, score=score_asked(facts.score, asked))
        return tuple(_holding([*PLAY_TRAPS, *named_in_play], laid, asked))
    return ()


def _holding(
    situations: Sequence[Situation[Facts]], facts: Facts, asked: Collection[str]
) -> Iterator[tuple[str, str]]:
    for situation in situations:
        if is_about_asked(situation.name, asked) and situation.holds(facts):
            yield situation.name, situation.sentence
