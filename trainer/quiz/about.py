"""Which rules a pattern or a trap is about, so that none is named whose rule was not asked."""

from collections.abc import Collection, Mapping
from typing import Final

from scenarios import Category
from trainer.quiz.asked import categories_asked

_FIFTEEN, _PAIR, _RUN = {Category.FIFTEEN}, {Category.PAIR}, {Category.RUN}
_FLUSH, _NOBS = {Category.FLUSH}, {Category.NOBS}
_THIRTY_ONE, _GO, _LAST = {Category.THIRTY_ONE}, {Category.GO}, {Category.LAST_CARD}

_RULES: Final[Mapping[str, set[Category]]] = {
    "nothing": set(),
    "two scores": set(),
    "fifteen": _FIFTEEN,
    "fifteen of two": _FIFTEEN,
    "fifteen of three": _FIFTEEN,
    "fifteen of four": _FIFTEEN,
    "fifteen of five": _FIFTEEN,
    "fifteen behind a fifteen": _FIFTEEN,
    "thirty-one": _THIRTY_ONE,
    "pair": _PAIR,
    "pair royal": _PAIR,
    "double pair royal": _PAIR,
    "parted pair": _PAIR,
    "run": _RUN,
    "run of three": _RUN,
    "run of four": _RUN,
    "run of five": _RUN,
    "run of four or more": _RUN,
    "run out of order": _RUN,
    "broken run": _RUN,
    "double run": _RUN | _PAIR,
    "double run of three": _RUN | _PAIR,
    "double run of four": _RUN | _PAIR,
    "triple run": _RUN | _PAIR,
    "double double run": _RUN | _PAIR,
    "after a reset": _RUN | _PAIR,
    "flush": _FLUSH,
    "flush of four": _FLUSH,
    "flush of five": _FLUSH,
    "crib flush trap": _FLUSH,
    "starter as the fourth suit": _FLUSH,
    "nobs": _NOBS,
    "wrong jack": _NOBS,
    "starter jack": _NOBS,
    "go": _GO,
    "last card": _LAST,
    "thirty-one is not three": _THIRTY_ONE | _GO | _LAST,
}


def is_about_asked(name: str, asked: Collection[str]) -> bool:
    """Say whether all rules that a pattern or a trap is about were asked.

    >>> is_about_asked("double run", ("fifteen", "pair")), is_about_asked("double run", ())
    (False, True)

    Args:
        name: The name of the pattern or the trap.
        asked: The rules that were asked; empty where all were.
    """
    return categories_asked(asked) >= _RULES[name]
