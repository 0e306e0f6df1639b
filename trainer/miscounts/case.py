"""What lies there to be counted, and what a count of it has that is not so."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from scenarios import ACC, Card, Category, Combination, Play, Rules, Score, Show
from scenarios.scenario import Scenario
from trainer.house import House
from trainer.miscounts.said import SaidCount
from trainer.spoken import said_together


@dataclass(frozen=True, slots=True)
class Case:
    """Something that lies on the table to be counted.

    Attributes:
        scenario: What lies there.
        score: What it is worth.
        rules: By which rules.
        house: How it is said.
    """

    scenario: Scenario
    score: Score
    rules: Rules
    house: House

    @classmethod
    def of(cls, scenario: Scenario, *, rules: Rules = ACC, house: House) -> "Case":
        """Look at what lies there."""
        return cls(scenario, scenario.score(rules), rules, house)

    def all_of(self, category: Category) -> tuple[Combination, ...]:
        """All that scores in this way."""
        return tuple(each for each in self.score.combinations if each.category is category)

    @property
    def five(self) -> tuple[Card, ...]:
        """The hand and the starter; of what is no hand and no crib, nothing."""
        show = self.scenario
        return (*show.hand, show.starter) if isinstance(show, Show) else ()

    @property
    def line(self) -> tuple[Card, ...]:
        """The cards of the count to which a card was laid, up to that card; else nothing."""
        return self.scenario.line if isinstance(self.scenario, Play) else ()

    @property
    def in_play(self) -> bool:
        """Whether it is a card that was laid."""
        return isinstance(self.scenario, Play)

    @property
    def lines(self) -> tuple[tuple[Combination, ...], ...]:
        """The lines of the right count."""
        return tuple(said_together(self.score.combinations, self.house))


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """What makes a count wrong.

    Attributes:
        lost: What is there and not said.
        added: What is said and not there, or said again.
        slip: At which line the running total goes wrong, and by how much.
    """

    lost: tuple[Combination, ...] = ()
    added: tuple[Combination, ...] = ()
    slip: tuple[int, int] | None = None

    @property
    def off(self) -> int:
        """How many points it makes too many; below 0 how many it falls short."""
        lost, added = (sum(each.points for each in some) for some in (self.lost, self.added))
        return added - lost + (self.slip[1] if self.slip else 0)


def told(case: Case, change: Change = Change()) -> SaidCount:
    """Say the count with what is changed in it; all else is said as it is there.

    >>> from scenarios import parse_scenario
    >>> case = Case.of(parse_scenario("4C 5D 6S 6H / JH"), house=House())
    >>> print(told(case))
    5DJH 4C5D6S 4C5D6H p6S6H r4C5D6S r4C5D6H
    >>> print(told(case, Change(lost=case.all_of(Category.FIFTEEN)[1:])))
    5DJH p6S6H r4C5D6S r4C5D6H

    What is wrong stands where it would stand if it were right, so that its place tells nothing.
    """
    kept = [each for each in case.score.combinations if each not in change.lost]
    lying = _lying(case.scenario)

    def place(each: Combination) -> tuple[int, list[int]]:
        size = len(each.cards)
        # Short fifteens are said before long ones; of runs the longest is seen first.
        first = -size if each.category is Category.RUN else size
        return first, [lying.index(card) for card in each.cards]

    counted = sorted([*kept, *change.added], key=place)
    return SaidCount.of(said_together(counted, case.house), in_play=case.in_play, slip=change.slip)


def _lying(scenario: Scenario) -> Sequence[Card]:
    if isinstance(scenario, Show):
        return (*scenario.hand, scenario.starter)
    return scenario.played if isinstance(scenario, Play) else (scenario.starter,)


def in_place_of(lost: Combination, *cards: Card, points: int) -> Change:
    """Say less or more in the place of what is there."""
    return Change(lost=(lost,), added=(Combination(lost.category, cards, points),))


Changes = Iterator[Change]
