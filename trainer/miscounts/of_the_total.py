"""The lines are right, and the running total is not."""

from dataclasses import replace
from typing import Final

from trainer.house import Counting
from trainer.miscounts.case import Case, Change, Changes
from trainer.miscounts.mistake import EITHER, Mistake


def slip(case: Case) -> Changes:
    """At one line the total went wrong, by one or two, and stayed so to the end.

    Whoever counts in twos loses or doubles a two; one too many or too few comes of adding three,
    or more, to what was said before. Nobody slips where a house says all of it in one breath.
    """
    by_pattern = replace(case, house=replace(case.house, counting=Counting.BY_PATTERN))
    if len(by_pattern.lines) < 2:
        return
    for place, line in enumerate(case.lines[1:], start=1):
        points = sum(each.points for each in line)
        by = 2 if points == 2 else 1
        yield Change(slip=(place, -by))
        yield Change(slip=(place, by))


MISTAKES: Final = (
    Mistake(
        "slip",
        "a slip in the total",
        "Every line is right, and the running total was added up wrongly.",
        5,
        3,
        slip,
        EITHER,
    ),
)
