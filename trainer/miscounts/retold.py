"""A miscount as another house says it: in its order, and in its words."""

from collections.abc import Collection
from dataclasses import replace

from scenarios import Combination
from scenarios.scenario import Scenario
from trainer.house import House
from trainer.miscounts.case import Case, Change, told
from trainer.miscounts.choosing import Miscount


def retold(wrong: Miscount, scenario: Scenario, *, chosen_in: House, house: House) -> Miscount:
    """Say the same miscount as another house says it.

    >>> from random import Random
    >>> from scenarios import ACC, parse_scenario
    >>> from trainer.miscounts.choosing import choose
    >>> from trainer.house import CONGRESS
    >>> show = parse_scenario("8C 7D 6H AS / AD")
    >>> wrong = choose(show, Random(4), rules=ACC, house=CONGRESS)
    >>> ours = House.parse("order=runs,pairs,fifteens,nobs,flush")
    >>> print(wrong.count, "|", retold(wrong, show, chosen_in=CONGRESS, house=ours).count)
    8C7D pASAD r8C7D6H | r8C7D6H pASAD 8C7D

    What is wrong is the same, and so are the points. Only a total cannot go wrong with what is said
    first: where it went wrong with a line that comes first in this house, it goes wrong the same
    way with another, if there is one by as much.

    Args:
        wrong: The miscount.
        scenario: What lies there.
        chosen_in: How it was said when it was chosen.
        house: How it is said now; by its rules it is a miscount.
    """
    case, change = Case.of(scenario, rules=house.rules, house=house), wrong.change
    if change.slip:
        line = replace(case, house=chosen_in).lines[change.slip[0]]
        change = _like(wrong, case, line)
    return Miscount(wrong.mistake, change, told(case, change))


def _like(wrong: Miscount, case: Case, line: Collection[Combination]) -> Change:
    """Find the slip that is most like one: the same way, by as much, and with the same line."""

    def likeness(slip: tuple[int, int]) -> tuple[bool, bool, bool]:
        place, by = slip
        is_there = not set(line).isdisjoint(case.lines[place])
        return (by > 0) is (wrong.off > 0), by == wrong.off, is_there

    slips = [each.slip for each in wrong.mistake.changes(case) if each.slip]
    return Change(slip=max(slips, key=likeness))
