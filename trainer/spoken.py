"""A count as it is said aloud."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from scenarios import Card, Category, Combination, Score

_BELOW_TWENTY: Final = (
    "nothing one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
    "fifteen sixteen seventeen eighteen nineteen"
).split()
_TENS: Final = "- - twenty thirty forty fifty sixty seventy eighty ninety".split()

_ALIKE: Final = {
    2: "a pair",
    6: "three of a kind (pair royal)",
    12: "four of a kind (double pair royal)",
}
# Said with the points in front: "one for his nobs".
_FOR: Final = {
    Category.NOBS: "his nobs",
    Category.HEELS: "his heels",
    Category.GO: "go",
    Category.LAST_CARD: "last card",
}


@dataclass(frozen=True, slots=True)
class SpokenLine:
    """One line of a count.

    Attributes:
        words: What is said.
        combinations: The combinations it counts: one, or the pairs of a rank together.
        running: The points so far, this line included.
    """

    words: str
    combinations: tuple[Combination, ...]
    running: int

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards counted by it, each once."""
        return tuple(dict.fromkeys(card for each in self.combinations for card in each.cards))

    @property
    def points(self) -> int:
        """What it adds."""
        return sum(each.points for each in self.combinations)


def spoken_count(score: Score) -> tuple[SpokenLine, ...]:
    """Say a count line by line, with the running total.

    >>> from scenarios import parse_scenario
    >>> for line in spoken_count(parse_scenario("4C 5D 6S 6H / JH").score()):
    ...     print(line.words)
    fifteen two
    fifteen four
    fifteen six
    and a pair is eight
    and a run of three is eleven
    and another run of three is fourteen

    Pairs of a rank are said together, everything else one by one. A count of nothing has no line.
    """
    lines: list[SpokenLine] = []
    said: set[str] = set()
    running = 0
    for combinations in _said_together(score):
        points = sum(each.points for each in combinations)
        running += points
        what = _name(combinations[0], points)
        again = what.replace("a ", "another ", 1) if what in said else what
        lines.append(SpokenLine(_words(again, points, running), combinations, running))
        said.add(what)
    return tuple(lines)


def number_words(number: int) -> str:
    """Say a number from 0 to 99.

    >>> number_words(0), number_words(28)
    ('nothing', 'twenty-eight')
    """
    if number < len(_BELOW_TWENTY):
        return _BELOW_TWENTY[number]
    tens, ones = divmod(number, 10)
    return f"{_TENS[tens]}-{_BELOW_TWENTY[ones]}" if ones else _TENS[tens]


def _said_together(score: Score) -> Iterable[tuple[Combination, ...]]:
    groups: dict[object, list[Combination]] = {}
    for combination in score.combinations:
        is_pair = combination.category is Category.PAIR
        groups.setdefault(combination.cards[0].rank if is_pair else combination, []).append(
            combination
        )
    return map(tuple, groups.values())


def _name(combination: Combination, points: int) -> str:
    match combination.category:
        case Category.FIFTEEN:
            return "fifteen"
        case Category.THIRTY_ONE:
            return "thirty-one"
        case Category.PAIR:
            return _ALIKE[points]
        case Category.RUN | Category.FLUSH as kind:
            return f"a {kind.value} of {number_words(len(combination.cards))}"
        case kind:
            return f"{number_words(points)} for {_FOR[kind]}"


def _words(what: str, points: int, running: int) -> str:
    if what == "fifteen":
        return f"{what} {number_words(running)}"
    if running > points:
        return f"and {what} is {number_words(running)}"
    if " for " in what:
        return what
    # A run or a flush that comes first: "a run of three for three" would say it twice.
    return f"{what.removesuffix(f' of {number_words(points)}')} for {number_words(points)}"
