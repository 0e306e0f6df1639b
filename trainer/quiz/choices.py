"""Words of which one is chosen, as links have them."""

from collections.abc import Iterable
from enum import Enum
from typing import TypeVar

from scenarios.cards import quoted

Choice = TypeVar("Choice", bound=Enum)


def parse_choice(choices: type[Choice], text: str) -> Choice:
    """Read which one is chosen.

    >>> from trainer.quiz.length import Race
    >>> parse_choice(Race, " 61 ")
    <Race.ONCE_AROUND: '61'>

    Raises:
        ValueError: If it is none of them; the message quotes it.
    """
    try:
        return choices(text.strip().lower() if text.isascii() else text)
    except ValueError:
        there = told(choices)
        raise ValueError(f"{quoted(text)} cannot be chosen; there are {there}") from None


def told(choices: Iterable[Enum]) -> str:
    """Tell what there is to choose from.

    >>> from trainer.quiz.heard_chosen import Heard
    >>> told(Heard)
    'half, table and rises'
    """
    *most, last = named(choices).split(",")
    return f"{', '.join(most)} and {last}"


def named(choices: Iterable[Enum]) -> str:
    """Name several, as a link does."""
    return ",".join(choice.value for choice in choices if choice.value)
