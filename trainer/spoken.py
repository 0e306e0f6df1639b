"""A count as it is said aloud."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, repeat
from typing import Final

from scenarios import Card, Category, Combination, Score
from trainer.house import CONGRESS, Counting, House

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
# Runs with the pairs in them, said in one breath: by how many runs of how many cards there are.
MULTIPLE: Final = {
    (2, 3): "a double run",
    (2, 4): "a double run of four",
    (3, 3): "a triple run",
    (4, 3): "a double double run",
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


def spoken_count(score: Score, house: House = CONGRESS) -> tuple[SpokenLine, ...]:
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
    return say(said_together(score.combinations, house))


def say(
    lines: Iterable[tuple[Combination, ...]], slips: Iterable[int] = ()
) -> tuple[SpokenLine, ...]:
    """Say these lines one after the other, whether or not they are there.

    >>> from scenarios import parse_scenario
    >>> pair, run, another = parse_scenario("6H 7D 8C KS / 6S").score().combinations[1:]
    >>> [line.words for line in say([(pair,), (run,)], slips=[0, 1])]
    ['a pair for two', 'and a run of three is six']

    Args:
        lines: What is counted in each, for the points it is said for.
        slips: How much the running total goes wrong at each, from the first on; where there are
            fewer, at no other.
    """
    spoken: list[SpokenLine] = []
    said: set[str] = set()
    running = 0
    for combinations, slip in zip(lines, chain(slips, repeat(0)), strict=False):
        points = sum(each.points for each in combinations)
        running += points + slip
        what = _name(combinations, points)
        again = f"another {what[2:]}" if what in said and what.startswith("a ") else what
        words = _words(again, running) if spoken else _first_words(what, points)
        spoken.append(SpokenLine(words, combinations, running))
        said.add(what)
    return tuple(spoken)


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


def said_together(
    combinations: Collection[Combination], house: House
) -> Iterator[tuple[Combination, ...]]:
    """Part what is counted into lines, in the order of the house; see `spoken_count`.

    >>> from scenarios import parse_scenario
    >>> score = parse_scenario("6C 5C 6D 5D / 6H").score()
    >>> [len(line) for line in said_together(score.combinations, House())]
    [3, 1]

    What is counted again has a line of its own, and so has each of several pairs of a rank that
    are not all there are among their cards.
    """
    by_pattern = house.counting is Counting.BY_PATTERN
    breath = _in_one_breath(combinations) if by_pattern else frozenset()

    def place(combination: Combination) -> tuple[int, bool]:
        category, is_pair = combination.category, combination.category is Category.PAIR
        if combination in breath:
            category = Category.RUN
        if category is Category.THIRTY_ONE:
            category = Category.FIFTEEN
        named = category in house.order
        return house.order.index(category) if named else len(house.order), is_pair

    def line(combination: Combination, *, is_again: bool) -> object:
        if combination in breath and not is_again:
            return Category.RUN
        is_pair = combination.category is Category.PAIR
        return combination.cards[0].rank if is_pair else combination

    groups: dict[object, list[Combination]] = {}
    times: Counter[Combination] = Counter()
    for each in sorted(combinations, key=place):
        groups.setdefault((line(each, is_again=times[each] > 0), times[each]), []).append(each)
        times[each] += 1
    for group in groups.values():
        yield from [tuple(group)] if _is_one_line(group) else [(each,) for each in group]


def _in_one_breath(combinations: Iterable[Combination]) -> frozenset[Combination]:
    """Find the runs that are one with a rank doubled, and the pairs in them."""
    runs = [each for each in combinations if each.category is Category.RUN]
    longest = max(runs, key=lambda run: len(run.cards), default=None)
    if longest is None:
        return frozenset()
    ranks = {card.rank for card in longest.cards}
    alike = {run for run in runs if {card.rank for card in run.cards} == ranks}
    if (len(alike), len(ranks)) not in MULTIPLE:
        return frozenset()
    cards = {card for run in alike for card in run.cards}
    pairs = {each for each in combinations if each.category is Category.PAIR}
    return frozenset(alike | {pair for pair in pairs if cards.issuperset(pair.cards)})


def _is_one_line(group: Sequence[Combination]) -> bool:
    """Whether this is one thing, or a multiple run, or all the pairs among some cards."""
    if len(group) == 1 or any(each.category is Category.RUN for each in group):
        return True
    cards = {card for each in group for card in each.cards}
    return 2 * len(group) == len(cards) * (len(cards) - 1)


def _name(combinations: Sequence[Combination], points: int) -> str:
    runs = [each for each in combinations if each.category is Category.RUN]
    if len(runs) > 1:
        return MULTIPLE[len(runs), len(runs[0].cards)]
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


def _words(what: str, running: int) -> str:
    if what == "fifteen":
        return f"{what} {number_words(running)}"
    return f"and {what} is {number_words(running)}"


def _first_words(what: str, points: int) -> str:
    if what == "fifteen":
        return f"{what} {number_words(points)}"
    if " for " in what:
        return what
    if what in MULTIPLE.values():
        return f"{what} is {number_words(points)}"
    # A run or a flush that comes first: "a run of three for three" would say it twice.
    return f"{what.removesuffix(f' of {number_words(points)}')} for {number_words(points)}"
