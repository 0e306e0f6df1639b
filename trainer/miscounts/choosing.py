"""How a count may go wrong, and one such way chosen as people would go it."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from scenarios import Rules
from scenarios.cards import quoted
from scenarios.scenario import Scenario
from trainer.house import House
from trainer.miscounts.case import Case, Change, told
from trainer.miscounts.mistake import SUBTLETIES, Mistake, Way
from trainer.miscounts.mistakes import MISTAKES
from trainer.miscounts.said import SaidCount

# Of three counts that go wrong two are short: what people do most is to miss something. Judged, as
# the weights of mistakes are, whose sums are as two to one as well.
WEIGHTS: Final[Mapping[Way, int]] = {Way.SHORT: 2, Way.OVER: 1}


@dataclass(frozen=True, slots=True)
class Miscount:
    """A count that went wrong.

    Attributes:
        mistake: By which mistake.
        change: What makes it wrong.
        count: What is said.
    """

    mistake: Mistake
    change: Change
    count: SaidCount

    @property
    def off(self) -> int:
        """How many points it has too many; below 0 what it is short."""
        return self.change.off

    @property
    def way(self) -> Way | None:
        """Whether it is short or over; None where its faults cancel each other."""
        return _way(self.off)


def _way(off: int) -> Way | None:
    if not off:
        return None
    return Way.OVER if off > 0 else Way.SHORT


@dataclass(frozen=True, slots=True, kw_only=True)
class Allowed:
    """Which miscounts may be chosen; unless it is said otherwise, all.

    Attributes:
        kinds: The keys of the mistakes that may be made.
        subtlety: How hard to hear they may be.
        ways: Whether the count may be short or over.

    Raises:
        ValueError: If there is no mistake of such a key; the message quotes it.
    """

    kinds: Collection[str] = tuple(MISTAKES)
    subtlety: Collection[int] = SUBTLETIES
    ways: Collection[Way] = tuple(Way)

    def __post_init__(self) -> None:
        for key in self.kinds:
            if key not in MISTAKES:
                raise ValueError(f"{quoted(key)} is no mistake that people make")

    def has(self, mistake: Mistake) -> bool:
        """Whether this mistake may be made."""
        return mistake.key in self.kinds and mistake.subtlety in self.subtlety


ALL: Final = Allowed()


def right_count(scenario: Scenario, *, rules: Rules, house: House) -> SaidCount:
    """Count it rightly, line by line, as `spoken_count` does.

    >>> from scenarios import ACC, parse_scenario
    >>> print(right_count(parse_scenario("9C TD JS QH / 2D"), rules=ACC, house=House()))
    r9CTDJSQH
    """
    return told(Case.of(scenario, rules=rules, house=house))


def miscounts(
    mistake: Mistake, scenario: Scenario, *, rules: Rules, house: House, cancelling: bool = False
) -> tuple[Miscount, ...]:
    """List the counts to which a mistake leads; none where it cannot be made.

    >>> from scenarios import ACC, parse_scenario
    >>> show = parse_scenario("8C 7D 6H AS / AD")
    >>> for each in miscounts(MISTAKES["stopped_at_twos"], show, rules=ACC, house=House()):
    ...     print(each.count, each.off)
    8C7D pASAD r8C7D6H -6

    A miscount changes the points. One whose faults cancel each other, so that the points are right
    after all, is nobody's muggins, and is left out unless it is asked for.

    Args:
        mistake: The mistake.
        scenario: What lies there.
        rules: What it is worth.
        house: How it is said.
        cancelling: Whether to list those as well whose points are right.
    """
    case = Case.of(scenario, rules=rules, house=house)
    every = (_told(mistake, case, change) for change in mistake.changes(case))
    return tuple(each for each in every if each.off or cancelling)


def _told(mistake: Mistake, case: Case, change: Change) -> Miscount:
    return Miscount(mistake, change, told(case, change))


def choose(
    scenario: Scenario, rng: Random, *, rules: Rules, house: House, allowed: Allowed = ALL
) -> Miscount | None:
    """Choose how somebody miscounts it: short or over, a mistake by its weight, any way to make it.

    >>> from scenarios import ACC, parse_scenario
    >>> crib = parse_scenario("crib 2H 4H 6H 8H / KC")
    >>> allowed = Allowed(subtlety=[2, 3])
    >>> print(choose(crib, Random(1), rules=ACC, house=House(), allowed=allowed).count)
    x2H4H6H8H

    Args:
        scenario: What lies there.
        rng: Where all chance comes from.
        rules: What it is worth.
        house: How it is said.
        allowed: Which miscounts may be chosen.

    Returns:
        The miscount; None where none of those can be made of it.
    """
    case = Case.of(scenario, rules=rules, house=house)
    found: dict[Way, dict[str, list[Change]]] = {}
    for mistake in filter(allowed.has, MISTAKES.values()):
        for change in mistake.changes(case):
            way = _way(change.off)
            if way and way in allowed.ways:
                found.setdefault(way, {}).setdefault(mistake.key, []).append(change)
    if not found:
        return None
    made = found[choose_way(rng, found)]
    (key,) = rng.choices(list(made), [MISTAKES[each].weight for each in made])
    return _told(MISTAKES[key], case, rng.choice(made[key]))


def choose_way(rng: Random, possible: Collection[Way]) -> Way:
    """Choose whether a count is short or over, of what it may be.

    Of mistakes alone there may be many that lead one way and few that lead the other, and it would
    be heard sooner or later that what is wrong is nearly always too much.
    """
    ways = [way for way in Way if way in possible]
    (way,) = rng.choices(ways, [WEIGHTS[each] for each in ways])
    return way
