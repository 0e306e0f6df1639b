"""The occasions on which a habit of error could show, and what falling for it cost.

Each of these finds the occasions of one habit in an answer, and says of each what it cost in
points: those that were missed, or claimed and not there; 0 where nobody fell for it. A point is in
one of them at most. What an answer does not tell is no occasion.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from scenarios import Category, Combination, Play, Show
from scenarios.facts import PlayFacts, ShowFacts, play_facts, show_facts
from scenarios.patterns import PLAY_PATTERNS
from scenarios.traps import PLAY_TRAPS, SHOW_TRAPS
from trainer.fitting import part_points
from trainer.marking import Marking
from trainer.quiz.asked import ANY_FIFTEEN, categories_asked
from trainer.quiz.replies import Marked
from trainer.skills import Evidence, Skill

_SHOW_SITUATIONS: Final = {situation.name: situation for situation in SHOW_TRAPS}
_PLAY_SITUATIONS: Final = {situation.name: situation for situation in (*PLAY_PATTERNS, *PLAY_TRAPS)}


@dataclass(frozen=True, slots=True)
class Seen:
    """An answer of which it is known what was counted, and what there was to see.

    Attributes:
        marking: What became of it.
        facts: What there was to see.
        off: How far the total was from the lines; None where that is not told.
        asked: The ways to score that were asked.
    """

    marking: Marking
    facts: ShowFacts | PlayFacts
    off: int | None
    asked: frozenset[Category] = frozenset(Category)

    @property
    def is_show(self) -> bool:
        """Whether it was a hand or a crib, and not the play."""
        return isinstance(self.facts, ShowFacts)

    def there(self, category: Category) -> list[Combination]:
        """List what was there of a category."""
        return [each for each in self.marking.score.combinations if each.category is category]

    def holds(self, name: str) -> bool:
        """Whether a situation was there."""
        if isinstance(self.facts, ShowFacts):
            return _SHOW_SITUATIONS[name].holds(self.facts)
        return _PLAY_SITUATIONS[name].holds(self.facts)

    def missed(self, wanted: Iterable[Combination]) -> Iterator[int]:
        """Say of each combination what missing it cost; of what it does not tell, nothing."""
        some = list(wanted)
        for each in some:
            if each in self.marking.found:
                yield 0
            elif each in self.marking.missed:
                yield each.points
        for unsure in self.marking.unsure:
            if all(each in some for each in unsure.combinations):
                for place, each in enumerate(unsure.combinations):
                    yield each.points if place < unsure.missed else 0

    def in_part(self, wanted: Iterable[Combination]) -> Iterator[int]:
        """Say what it cost that of what goes together no more than half was counted.

        Where none of it was counted, or it is not told of each, there is nothing to say.
        """
        some = list(wanted)
        costs = list(self.missed(some))
        if len(costs) == len(some) > 1 and 0 in costs:
            yield sum(costs) if 2 * costs.count(0) <= len(costs) else 0

    def claimed(self, categories: Iterable[Category]) -> int:
        """Say how many points were claimed in some ways in which none are there."""
        ways = set(categories)
        return sum(part_points(part) for part in self.marking.imagined if part.category in ways)


def seen(came_out: Marked, evidence: Evidence) -> Seen | None:
    """See what there was in an answer, and what is known of it.

    Where a total may be wrong in several ways nothing is known; at the cut there are no habits,
    nor where any fifteen will do.

    Args:
        came_out: What became of the answer.
        evidence: What it tells of each skill.
    """
    said, scenario = came_out.marking, came_out.scenario
    marking = came_out.shown or said
    if not isinstance(said, Marking) or not isinstance(marking, Marking) or marking.unexplained:
        return None
    if ANY_FIFTEEN in came_out.asked:
        return None
    facts: ShowFacts | PlayFacts | None = None
    if isinstance(scenario, Show):
        facts = show_facts(scenario, came_out.rules)
    elif isinstance(scenario, Play):
        facts = play_facts(scenario)
    if facts is None:
        return None
    # A total that was right without a count shown was added up rightly.
    is_told = Skill.KEEPING_THE_TOTAL in evidence.tallies
    off = abs(marking.claimed - said.claimed) if is_told else None
    return Seen(marking, facts, off, categories_asked(came_out.asked))


Finder = Callable[[Seen], Iterator[int]]


def long_fifteen(*, behind: bool) -> Finder:
    """Find fifteens of three cards or more that were missed, behind one of two or with none."""

    def find(seen: Seen) -> Iterator[int]:
        if seen.holds("fifteen behind a fifteen") is behind:
            yield from seen.missed(
                each for each in seen.there(Category.FIFTEEN) if len(each.cards) > 2
            )

    return find


def missed(*categories: Category, within: str = "") -> Finder:
    """Find what was missed of some categories, only in a situation if one is named."""

    def find(seen: Seen) -> Iterator[int]:
        if not within or seen.holds(within):
            yield from seen.missed(each for name in categories for each in seen.there(name))

    return find


def claimed(*categories: Category, within: str, but_not: str = "") -> Finder:
    """Find what was claimed in a situation that pays nothing for it.

    Args:
        categories: In which ways it was claimed.
        within: The situation.
        but_not: Another that could be meant as well, and must not be there.
    """

    def find(seen: Seen) -> Iterator[int]:
        is_asked = seen.asked.issuperset(categories)
        if is_asked and seen.holds(within) and not (but_not and seen.holds(but_not)):
            yield seen.claimed(categories)

    return find


def counted_short(category: Category, *, cards: int) -> Finder:
    """Find what takes so many cards and was counted as if it took fewer."""

    def find(seen: Seen) -> Iterator[int]:
        for each in seen.there(category):
            if len(each.cards) >= cards:
                yield from (0 for found in seen.marking.found if found == each)
                yield from (
                    max(0, each.points - wrong.claimed)
                    for wrong in seen.marking.misvalued
                    if wrong.combination == each
                )

    return find


def second_run(seen: Seen) -> Iterator[int]:
    """Find multiple runs of which one run was counted and another was not."""
    return seen.in_part(seen.there(Category.RUN))


def pair_in_a_run(seen: Seen) -> Iterator[int]:
    """Find pairs that were missed in a multiple run."""
    if len(seen.there(Category.RUN)) > 1:
        yield from seen.missed(pairs[0] for pairs in _by_rank(seen) if len(pairs) == 1)


def royal_as_less(seen: Seen) -> Iterator[int]:
    """Find three or four of a kind of which half of the pairs or more were missed."""
    for pairs in _by_rank(seen):
        yield from seen.in_part(pairs)


def added_up_wrongly(seen: Seen) -> Iterator[int]:
    """Find a total that is not what the lines add up to."""
    if seen.off is not None:
        yield seen.off


def _by_rank(seen: Seen) -> Iterable[list[Combination]]:
    """Put the pairs of a rank together."""
    of_rank: dict[int, list[Combination]] = {}
    for pair in seen.there(Category.PAIR):
        of_rank.setdefault(pair.cards[0].rank, []).append(pair)
    return of_rank.values()
