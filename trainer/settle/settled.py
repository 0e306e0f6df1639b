"""An argument settled: who is right, the count line by line, its rules, and how rare it is."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from scenarios import ACC, Rules
from scenarios.play import THIRTY_ONE
from scenarios.traps import PLAY_TRAPS
from trainer.house import SWITCHES, House
from trainer.marking import mark_total
from trainer.quiz.kinds import Kind
from trainer.settle.argument import Argument
from trainer.settle.judged import Judged, judge, lines_of, scenario_of
from trainer.settle.laid import Laid, Line
from trainer.settle.suits import Given
from trainer.settle.who import who_is_right, worth
from trainer.settle.words import how_often
from trainer.verdict.lines import VerdictLine
from trainer.verdict.names import names_of
from trainer.verdict.play_reasons import laid_facts, no_pair_laid, no_run_laid
from trainer.verdict.words import as_sentence

_TO_31: Final = next(each for each in PLAY_TRAPS if each.name == "thirty-one is not three")

_IN_PLAY: Final = (
    "The last card scores with the cards laid right before it: fifteen or thirty-one, a pair with "
    "its like, a run in any order and never twice."
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Settled:
    """What there is to say of an argument.

    Attributes:
        argument: The argument.
        points: What it is worth; a point for go or last card that may be there is not in it.
        headline: Who is right, or what it is worth where nobody says anything.
        lines: The count line by line.
        names: What players call that which lies there, traps first, each with its sentence.
        rule: What scores in the play, in a sentence; empty where it is not about that.
        why: Why the last card of a play earns nothing; else empty.
        often: How often something of that worth comes up, and among what; empty for a play.
        judged: What became of what each person says.
        by: By whose rules a crib is counted, in a sentence; empty where it goes without saying.
    """

    argument: Argument
    points: int
    headline: str
    lines: tuple[VerdictLine, ...]
    names: tuple[tuple[str, str], ...]
    rule: str
    why: str
    often: str
    judged: tuple[Judged, ...]
    by: str = ""


def settle(argument: Argument, *, said_by: House | None = None) -> Settled:
    """Settle an argument, by its rules.

    >>> from trainer.settle.draft import Box, Draft
    >>> boxes = Box("2", "Ada"), Box("1", "Bob")
    >>> settle(Draft(kind=Kind.CUT, cards="J", boxes=boxes).argument).headline
    'Ada is right: it is 2, not 1.'

    Args:
        argument: The argument.
        said_by: The house as which the count is said; None is that of the Congress.
    """
    laid, house, points = argument.laid, said_by or House(), argument.points
    every = tuple(judge(argument, person, said_by=house) for person in argument.people)
    right = mark_total(laid.score(argument.rules), points)
    return Settled(
        argument=argument,
        points=points,
        headline=_who(laid, points, every),
        lines=lines_of(argument, right, why="", said_by=house),
        names=_names(argument.given, argument.rules),
        rule=_IN_PLAY if isinstance(laid, Line) else "",
        why=_why_nothing(laid) if isinstance(laid, Line) and not points else "",
        often=how_often(laid, argument.rules),
        judged=every,
        by=_by(argument, house.rules),
    )


def _who(laid: Laid, points: int, every: Sequence[Judged]) -> str:
    if not every:
        return worth(laid, points)
    may_add_one = isinstance(laid, Line) and laid.may_add_one
    return who_is_right(points, every, may_add_one=may_add_one)


def _names(given: Given, rules: Rules) -> tuple[tuple[str, str], ...]:
    """Name what lies there whatever the suits are that nobody gave."""
    named = [names_of(scenario_of(each), rules) for each in given.could_be]
    # That it is worth nothing stands above all.
    names = tuple(
        each
        for each in named[0]
        if each[0] != "nothing" and all(each in others for others in named)
    )
    if isinstance(given.laid, Line) and given.laid.count == THIRTY_ONE:
        return ((_TO_31.name, _TO_31.sentence), *names)
    return names


def _by(argument: Argument, at_home: Rules) -> str:
    """Say by whose rules a crib is counted, where these are not the rules of all."""
    rules = argument.rules
    if argument.given.entered.kind is not Kind.CRIB or rules == at_home == ACC:
        return ""
    whose = "By your house" if rules == at_home else "By this link, and not by your house"
    sentence = SWITCHES["crib_flush"][str(rules.crib_flush)]
    return f"{whose}: {sentence[0].lower()}{sentence[1:]}"


def _why_nothing(line: Line) -> str:
    facts = laid_facts(line.as_play())
    if not facts.before.played:
        return as_sentence(no_pair_laid(facts))
    return as_sentence(f"{no_pair_laid(facts)}; {no_run_laid(facts)}")
