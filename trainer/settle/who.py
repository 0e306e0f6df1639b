"""Who is right, in a sentence."""

from collections.abc import Sequence
from typing import Final

from scenarios import Show
from trainer.settle.judged import Judged, Standing
from trainer.settle.laid import Laid, Line
from trainer.settle.words import worth_words
from trainer.verdict.words import as_sentence, listed

_UNNAMED: Final = ("the first", "the second")


def worth(laid: Laid, points: int) -> str:
    """Say what it is worth, where nobody says anything of it.

    >>> from scenarios import parse_scenario
    >>> worth(parse_scenario("show 2H 4C 8S TD / QH"), 0)
    'Nothing, which players call nineteen.'
    """
    may_add_one = isinstance(laid, Line) and laid.may_add_one
    is_show = isinstance(laid, Show)
    return as_sentence(worth_words(points, may_add_one=may_add_one, is_show=is_show))


def who_is_right(points: int, every: Sequence[Judged], *, may_add_one: bool) -> str:
    """Say who is right, and what it is worth.

    Args:
        points: What it is worth, without a point for go or last card that may be there.
        every: What became of what each one says, at least one.
        may_add_one: Whether that point may be there.
    """
    names = {standing: _names(every, standing) for standing in Standing}
    if might_be := names[Standing.IF_NOBODY_CAN_ADD]:
        return as_sentence(_if_nobody_can_add(points, might_be, names[Standing.RIGHT]))
    wrong = dict.fromkeys(str(each.claimed) for each in every if each.standing is Standing.WRONG)
    not_these = f", not {' or '.join(wrong)}" if wrong else ""
    more = f"{';' if wrong else ','} {_one_more(points)}" if may_add_one else ""
    it_is = f"it is {points or 'nothing'}{not_these}{more}"
    right = names[Standing.RIGHT]
    if len(every) == 1:
        return as_sentence(f"{_alone(every[0], is_right=bool(right))}: {it_is}")
    if not right:
        return as_sentence(f"neither is right: {it_is}")
    who = "both are" if len(right) > 1 else f"{right[0]} is"
    return as_sentence(f"{who} right: {it_is}")


def called(every: Sequence[Judged]) -> list[str]:
    """Call each by name, or else by the place in which they speak; who is alone needs none."""
    names = [each.person.name for each in every]
    if len(every) < len(_UNNAMED):
        return names
    are_alike = len({name.casefold() for name in names}) < len(names)
    return [
        f"{name} ({place})" if name and are_alike else name or place
        for name, place in zip(names, _UNNAMED, strict=True)
    ]


def _names(every: Sequence[Judged], standing: Standing) -> list[str]:
    named = zip(every, called(every), strict=True)
    return [name for each, name in named if each.standing is standing]


def _alone(only: Judged, *, is_right: bool) -> str:
    right = "right" if is_right else "not right"
    return f"{only.person.name} is {right}" if only.person.name else right


def _one_more(points: int) -> str:
    return f"and {points + 1} if nobody can add to the count"


def _if_nobody_can_add(points: int, might_be: Sequence[str], right: Sequence[str]) -> str:
    sentence = f"it is {points or 'nothing'}, {_one_more(points)}"
    if might_be == [""]:
        return f"{sentence}: then that is right"
    then = f"{listed(might_be)} {'are' if len(might_be) > 1 else 'is'} right"
    return f"{sentence}: then {then}{f', and if not {right[0]} is' if right else ''}"
