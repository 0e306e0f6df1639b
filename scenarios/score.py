"""What cards are worth: combinations, each with its points, and their total."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from scenarios.cards import Card, cards_text


class Category(Enum):
    """The nine ways to score."""

    FIFTEEN = "fifteen"
    PAIR = "pair"
    RUN = "run"
    FLUSH = "flush"
    NOBS = "nobs"
    HEELS = "heels"
    THIRTY_ONE = "thirty_one"
    GO = "go"
    LAST_CARD = "last_card"


@dataclass(frozen=True, slots=True)
class Combination:
    """Cards that score together, in one way.

    Attributes:
        category: The way.
        cards: The cards it takes, in the order in which they lie.
        points: What it pays.
    """

    category: Category
    cards: tuple[Card, ...]
    points: int

    def __str__(self) -> str:
        return f"{self.category.value} {cards_text(self.cards)} for {self.points}"


@dataclass(frozen=True, slots=True)
class Score:
    """Every combination there is, in the order in which they are counted.

    >>> from scenarios import parse_scenario
    >>> score = parse_scenario("2S 3H 3D 4C / KS").score()
    >>> for combination in score.combinations:
    ...     print(combination)
    fifteen 2S 3H KS for 2
    fifteen 2S 3D KS for 2
    pair 3H 3D for 2
    run 2S 3H 4C for 3
    run 2S 3D 4C for 3
    >>> score.points
    12
    """

    combinations: tuple[Combination, ...]

    @property
    def points(self) -> int:
        """What they are worth together."""
        return sum(combination.points for combination in self.combinations)

    @property
    def by_category(self) -> Mapping[Category, int]:
        """The points of each category that is present, in counting order."""
        points: dict[Category, int] = {}
        for combination in self.combinations:
            points[combination.category] = points.get(combination.category, 0) + combination.points
        return points
