"""A count as it is said aloud."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from scenarios import Card, Category, Combination, Score
from trainer.house import Counting, House

_BELOW_TWENTY: Final = (
    "nothing one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
    "fifteen sixteen seventeen eighteen nineteen"
).split()
_TENS: Final = "- - twenty thirty forty fifty sixty seventy eighty ninety".split()

# What so many cards of a rank are called, wherever it is written.
ALIKE: Final = {
    2: "a pair",
    3: "three of a kind (pair royal)",
    4: "four of a kind (double pair royal)",
}
# Runs with the pairs in them, said in one breath.
_MULTIPLE: Final = {
    8: "a double run",
    10: "a double run of four",
    15: "a triple run",
    16: "a double double run",
}
# Said with the points in front: "one for his nobs".
_FOR: Final = {
    Category.NOBS: "his nobs",
    Category.HEELS: "his heels",
    Category.GO: "go",
    Category.LAST_CARD: "last card",
}
_CONGRESS: Final = House()


@dataclass(frozen=True, slots=True)
class SpokenLine:
    """One line of a count.

    Attributes:
        words: What is said.
        combinations: The combinations it counts: one, the pairs of a rank together, or all runs
            with the pairs in them.
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


def spoken_count(score: Score, house: House = _CONGRESS) -> tuple[SpokenLine, ...]:
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

    Pairs of a rank are said together, everything else one by one; by pattern, runs with a pair in
    them are a single line. A count of nothing has no line.

    >>> from trainer.house import Counting
    >>> house = House(counting=Counting.BY_PATTERN)
    >>> spoken_count(parse_scenario("4C 5D 6S 6H / JH").score(), house)[-1].words
    'and a double run is fourteen'

    Args:
        score: What is counted.
        house: In which order it says things, and whether by pattern. Thirty-one comes where
            fifteens do, and go and last card after all that has an order.
    """
    lines: list[SpokenLine] = []
    said: set[str] = set()
    running = 0
    for combinations in _said_together(score, house):
        points = sum(each.points for each in combinations)
        running += points
        what = _name(combinations, points)
        again = what.replace("a ", "another ", 1) if what in said else what
        lines.append(SpokenLine(_words(again, points, running), combinations, running))
        said.add(what)
    return tuple(lines)


def cards_as_said(line: SpokenLine, *, in_play: bool) -> tuple[Card, ...]:
    """Order the cards of a line as they are said: in the show a run goes up its ranks.

    >>> from scenarios import parse_scenario
    >>> run = spoken_count(parse_scenario("TC 8D JS 9H / 2D").score())[0]
    >>> " ".join(map(str, cards_as_said(run, in_play=False)))
    '8D 9H TC JS'

    In the play a run is told as it was laid, and everything else as it lies.
    """
    has_run = any(each.category is Category.RUN for each in line.combinations)
    if in_play or not has_run:
        return line.cards
    return in_rank_order(line.cards)


def in_rank_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Sort cards by rank, from the ace on; those of a rank stay as they are."""
    return tuple(sorted(cards, key=lambda card: card.rank))


def number_words(number: int) -> str:
    """Say a number from 0 to 99.

    >>> number_words(0), number_words(28)
    ('nothing', 'twenty-eight')
    """
    if number < len(_BELOW_TWENTY):
        return _BELOW_TWENTY[number]
    tens, ones = divmod(number, 10)
    return f"{_TENS[tens]}-{_BELOW_TWENTY[ones]}" if ones else _TENS[tens]


def _said_together(score: Score, house: House) -> Iterable[tuple[Combination, ...]]:
    runs = [each for each in score.combinations if each.category is Category.RUN]
    # In five cards all pairs are in the runs, as soon as there are several runs.
    in_one_breath = house.counting is Counting.BY_PATTERN and len(runs) > 1

    def place(combination: Combination) -> tuple[int, bool]:
        category, is_pair = combination.category, combination.category is Category.PAIR
        if in_one_breath and is_pair:
            category = Category.RUN
        if category is Category.THIRTY_ONE:
            category = Category.FIFTEEN
        named = category in house.order
        return house.order.index(category) if named else len(house.order), is_pair

    def line(combination: Combination) -> object:
        category = combination.category
        if in_one_breath and category in {Category.RUN, Category.PAIR}:
            return Category.RUN
        return combination.cards[0].rank if category is Category.PAIR else combination

    groups: dict[object, list[Combination]] = {}
    for each in sorted(score.combinations, key=place):
        groups.setdefault(line(each), []).append(each)
    return map(tuple, groups.values())


def _name(combinations: Sequence[Combination], points: int) -> str:
    if len({each.category for each in combinations}) > 1:
        return _MULTIPLE[points]
    combination = combinations[0]
    match combination.category:
        case Category.FIFTEEN:
            return "fifteen"
        case Category.THIRTY_ONE:
            return "thirty-one"
        case Category.PAIR:
            return ALIKE[len({card for each in combinations for card in each.cards})]
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
    if what in _MULTIPLE.values():
        return f"{what} is {number_words(points)}"
    # A run or a flush that comes first: "a run of three for three" would say it twice.
    return f"{what.removesuffix(f' of {number_words(points)}')} for {number_words(points)}"
