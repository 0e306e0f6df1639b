"""The hand and the play of a day: two questions that follow from its date, the same for all."""

from collections.abc import Sequence
from datetime import date
from random import Random
from typing import Final

from scenarios import GENERATOR, deal_play, deal_show
from scenarios.cards import quoted
from scenarios.scenario import Scenario, Show
from trainer.quiz.question import Ask, Question, questions_about
from trainer.quiz.replies import Result

# What follows decides what a day asks, as the dealing does: with a change here GENERATOR goes up.
#
# All are worth something, and none is seen at a glance.
_HANDS: Final = (
    "double run + points>=10",
    "triple run",
    "double double run",
    "fifteen behind a fifteen + points>=7",
    "fifteen of four + points>=6",
    "run of four + points>=6",
    "pair royal + fifteen",
    "flush + points>=6",
    "nobs + points>=6",
    "points>=8",
)
_CRIBS: Final = (
    "crib flush trap + points>=4",
    "double run + points>=8",
    "pair royal + fifteen",
    "nobs + points>=5",
    "points>=7",
)
_PLAYS: Final = (
    "two scores",
    "run",
    "run out of order",
    "run of four or more",
    "pair royal",
    "thirty-one",
    "thirty-one is not three",
)
_ONE_CRIB_IN: Final = 4


def parse_day(text: str) -> date:
    """Read a day, written as in 2026-12-01.

    Raises:
        ValueError: If it is none, or is written otherwise; the message quotes it.
    """
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = None
    if day is None or str(day) != text:
        raise ValueError(f"{quoted(text)} is no day; one is written like 2026-12-01")
    return day


def require_begun(day: date, today: date) -> None:
    """Check that a day is not asked for ahead.

    Args:
        day: The day.
        today: Which day it is for whoever asks.

    Raises:
        ValueError: If it has not begun.
    """
    if day > today:
        raise ValueError(
            f"not yet: {day} has not begun where you are, and its hand and play come with it"
        )


def daily(day: date, number: int) -> Question:
    """Ask what a day asks: first a hand or a crib, then what a card earned in the play.

    >>> print(daily(date(2026, 12, 1), 0).scenario)
    crib 4C 5D KS 9C / 6D

    Args:
        day: The day.
        number: Which of its two questions, 0 or 1. What stands behind them is never seen.
    """
    rng = Random(f"{GENERATOR}/{day}/{number}")
    if number % 2:
        return _asked(rng, deal_play(rng, where=rng.choice(_PLAYS)))
    is_crib = not rng.randrange(_ONE_CRIB_IN)
    where = rng.choice(_CRIBS if is_crib else _HANDS)
    return _asked(rng, deal_show(rng, where=where, is_crib=is_crib))


def _asked(rng: Random, scenario: Scenario) -> Question:
    """Ask what it is worth, and where there is a seat, from one of them."""
    every = questions_about(scenario)
    return rng.choice([each for each in every if each.ask in {Ask.SHOW, Ask.CLOSED}])


def told(day: date, came_out: Sequence[tuple[Question, Result]]) -> str:
    """Say how a day went, in a line to be sent to others; of the cards it gives nothing away.

    >>> two = [daily(date(2026, 12, 1), number) for number in range(2)]
    >>> results = Result(14, 12, 0, is_right=False), Result(2, 2, 0, is_right=True)
    >>> told(date(2026, 12, 1), list(zip(two, results)))
    'Muggins 2026-12-01: crib 12 of 14, play right'

    Args:
        day: The day.
        came_out: Its questions, each with how it came out.
    """
    parts = (f"{_called(question)} {_result(result)}" for question, result in came_out)
    return f"Muggins {day}: {', '.join(parts)}"


def _called(question: Question) -> str:
    if not isinstance(question.scenario, Show):
        return "play"
    return "crib" if question.scenario.is_crib else "hand"


def _result(result: Result) -> str:
    if result.is_right:
        return "right"
    found = f"{result.found} of {result.points}"
    if result.over:
        return f"{found} and {result.over} too many"
    return found if result.found < result.points else f"{found}, counted otherwise"
