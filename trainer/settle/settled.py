"""An argument settled: who is right, the count line by line, its rules, and how rare it is."""

from dataclasses import dataclass
from typing import Final

from scenarios.traps import PLAY_TRAPS
from trainer.house import House
from trainer.marking import mark_total
from trainer.settle.argument import Argument
from trainer.settle.heard import Heard, heard, lines_of, scenario_of
from trainer.settle.laid import Laid, Line
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
        heard: What became of what each person says.
    """

    argument: Argument
    points: int
    headline: str
    lines: tuple[VerdictLine, ...]
    names: tuple[tuple[str, str], ...]
    rule: str
    why: str
    often: str
    heard: tuple[Heard, ...]


def settle(argument: Argument, *, said_by: House | None = None) -> Settled:
    """Settle an argument, by the rules of the Congress.

    >>> settle(Argument.parse("cut=JD&first=Ada&first_says=2&second=Bob&second_says=1")).headline
    'Ada is right: it is 2, not 1.'

    Args:
        argument: The argument.
        said_by: The house as which the count is said; None is that of the Congress.
    """
    laid, house = argument.laid, said_by or House()
    score = laid.score()
    every = tuple(heard(laid, person, said_by=house) for person in argument.people)
    return Settled(
        argument=argument,
        points=score.points,
        headline=who_is_right(score.points, every) if every else worth(laid),
        lines=lines_of(laid, mark_total(score, score.points), why="", said_by=house),
        names=_names(laid),
        rule=_IN_PLAY if isinstance(laid, Line) else "",
        why=_why_nothing(laid) if isinstance(laid, Line) and not score.points else "",
        often=how_often(laid),
        heard=every,
    )


def _names(laid: Laid) -> tuple[tuple[str, str], ...]:
    # That it is worth nothing stands above all.
    names = tuple(each for each in names_of(scenario_of(laid)) if each[0] != "nothing")
    if isinstance(laid, Line) and not laid.may_add_one:
        return ((_TO_31.name, _TO_31.sentence), *names)
    return names


def _why_nothing(line: Line) -> str:
    facts = laid_facts(line.as_play())
    if not facts.before.played:
        return as_sentence(no_pair_laid(facts))
    return as_sentence(f"{no_pair_laid(facts)}; {no_run_laid(facts)}")
