"""An answer held against a score: what was found, missed, imagined, counted twice, valued wrongly.

What an answer does not tell is not guessed: where it only says how many fifteens there are, and
not which, or only a total, some of what is lost stays without a name.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from scenarios import Card, Category, Combination, Score
from scenarios.play import PAIR_POINTS
from trainer.claims import Claim, Named, Part


@dataclass(frozen=True, slots=True)
class Unsure:
    """Combinations some of which were counted, and it is not known which.

    Attributes:
        combinations: The combinations.
        missed: How many of them were missed, at least one and not all.
    """

    combinations: tuple[Combination, ...]
    missed: int


@dataclass(frozen=True, slots=True)
class Misvalued:
    """Something that is there, counted for less or more than it is.

    Attributes:
        part: What was claimed.
        claimed: For how many points.
        combination: What is there.
    """

    part: Part
    claimed: int
    combination: Combination


@dataclass(frozen=True, slots=True)
class Marking:
    """What became of an answer. Every combination of the score is in one place of it.

    Attributes:
        score: What was there.
        claimed: The points that were claimed.
        found: What was counted, in the order of the score.
        missed: What was not.
        unsure: What was counted in part, where it is not known which.
        misvalued: What was counted for less or more than it is.
        twice: What was counted once more than it is there.
        imagined: What was counted and is not there.
        unexplained: The points between what was claimed and what was there, that nothing above
            explains: below 0 where too few were claimed.
    """

    score: Score
    claimed: int
    found: tuple[Combination, ...]
    missed: tuple[Combination, ...] = ()
    unsure: tuple[Unsure, ...] = ()
    misvalued: tuple[Misvalued, ...] = ()
    twice: tuple[Part, ...] = ()
    imagined: tuple[Part, ...] = ()
    unexplained: int = 0

    @property
    def points_found(self) -> int:
        """The points that were there and were counted, from 0 to all of them."""
        if self.unexplained:
            return min(self.claimed, self.score.points)
        found = sum(each.points for each in self.found)
        in_part = sum(
            each.points
            for unsure in self.unsure
            for each in unsure.combinations[unsure.missed :]  # alike in points, whichever they are
        )
        misvalued = sum(min(each.claimed, each.combination.points) for each in self.misvalued)
        return found + in_part + misvalued

    @property
    def is_right(self) -> bool:
        """Whether the points are right, and each of them for what it was claimed for."""
        wrong = self.missed, self.unsure, self.misvalued, self.twice, self.imagined
        return self.claimed == self.score.points and not any(wrong)


def mark_total(score: Score, claimed: int) -> Marking:
    """Hold a total against a score.

    >>> from scenarios import parse_scenario
    >>> score = parse_scenario("4C 5D 6S 6H / JH").score()
    >>> mark_total(score, 14).is_right
    True
    >>> mark_total(score, 12).missed, mark_total(score, 12).unexplained
    ((), -2)

    A right total counts for all there was. Of a total too low, what was missed is known if one
    combination alone has just the points that lack, and no others together have them.
    """
    lacking = score.points - claimed
    if not lacking:
        return Marking(score, claimed, found=score.combinations)
    explained = _only_explanation(score, lacking)
    if explained is None:
        return Marking(score, claimed, found=(), unexplained=-lacking)
    found = tuple(each for each in score.combinations if each is not explained)
    return Marking(score, claimed, found=found, missed=(explained,))


def _only_explanation(score: Score, lacking: int) -> Combination | None:
    """Find the one combination that has the points that lack, if nothing else adds up to them."""
    ways = [1] + [0] * max(lacking, 0)
    for combination in score.combinations:
        for points in range(len(ways) - 1, combination.points - 1, -1):
            ways[points] += ways[points - combination.points]
    alone = [each for each in score.combinations if each.points == lacking]
    return alone[0] if len(alone) == 1 and ways[-1] == 1 else None


def mark_claims(score: Score, claims: Sequence[Claim]) -> Marking:
    """Hold a count, line by line, against a score.

    >>> from scenarios import parse_scenario
    >>> from trainer.claims import parse_combinations
    >>> score = parse_scenario("4C 5D 6S 6H / JH").score()
    >>> marking = mark_claims(score, parse_combinations("456 456 p66 d4566"))
    >>> marking.claimed, len(marking.found), len(marking.twice)
    (14, 5, 1)
    >>> print(*marking.missed)
    fifteen 5D JH for 2
    """
    parts = [_sized(part, score) for claim in claims for part in claim.parts]
    sheet = _Sheet(list(score.combinations))
    # What is there comes first, so that no run of three takes the run of four that is named after
    # it; then the most exact, so that one that would fit several takes none of theirs.
    parts.sort(key=lambda part: (not _is_there(part, score), _vagueness(part)))
    for part in parts:
        if part.cards:
            _enter(sheet, part)
    for part, times in Counter(part for part in parts if not part.cards).items():
        _enter_many(sheet, part, times)
    return Marking(
        score,
        claimed=sum(map(part_points, parts)),
        found=tuple(each for each in score.combinations if each in sheet.found),
        missed=tuple(sheet.left),
        unsure=tuple(sheet.unsure),
        misvalued=tuple(sheet.misvalued),
        twice=tuple(sheet.twice),
        imagined=tuple(sheet.imagined),
    )


def _sized(part: Part, score: Score) -> Part:
    """Take "a flush", said without its size, for the one that is there."""
    if part.category is not Category.FLUSH or part.size:
        return part
    return replace(part, size=score.by_category.get(Category.FLUSH, 4))


@dataclass(slots=True)
class _Sheet:
    """A marking while it is made: what is left to be found, and where the rest went."""

    left: list[Combination]
    found: list[Combination] = field(default_factory=list)
    unsure: list[Unsure] = field(default_factory=list)
    misvalued: list[Misvalued] = field(default_factory=list)
    twice: list[Part] = field(default_factory=list)
    imagined: list[Part] = field(default_factory=list)

    def find(self, combination: Combination) -> None:
        self.left.remove(combination)
        self.found.append(combination)

    def misvalue(self, part: Part, combination: Combination) -> None:
        self.left.remove(combination)
        self.misvalued.append(Misvalued(part, part_points(part), combination))


def _enter(sheet: _Sheet, part: Part) -> None:
    """Mark one claim whose cards were named."""
    if fitting := [each for each in sheet.left if _fits(part, each)]:
        sheet.find(fitting[0])
    elif any(_fits(part, each) for each in sheet.found):
        sheet.twice.append(part)
    elif near := [each for each in sheet.left if _is_near(part, each)]:
        sheet.misvalue(part, near[0])
    else:
        sheet.imagined.append(part)


def _enter_many(sheet: _Sheet, part: Part, times: int) -> None:
    """Mark a claim without cards, made so many times."""
    fitting = [each for each in sheet.left if _fits(part, each)]
    if times < len(fitting):
        sheet.left = [each for each in sheet.left if each not in fitting]
        sheet.unsure.append(Unsure(tuple(fitting), missed=len(fitting) - times))
        return
    for each in fitting:
        sheet.find(each)
    for _ in range(times - len(fitting)):
        if near := [each for each in sheet.left if _is_near(part, each)]:
            sheet.misvalue(part, near[0])
        elif any(_fits(part, each) for each in sheet.found):
            sheet.twice.append(part)
        else:
            sheet.imagined.append(part)


def _is_there(part: Part, score: Score) -> bool:
    return any(_fits(part, combination) for combination in score.combinations)


def _fits(part: Part, combination: Combination) -> bool:
    if part.category is not combination.category:
        return False
    if part.size not in {None, len(combination.cards)}:
        return False
    return part.cards is None or _names(part.cards, combination.cards)


def _names(named: Sequence[Named], cards: Sequence[Card]) -> bool:
    """Whether these names are names of these cards, one for each."""
    left = list(cards)
    for name in sorted(named, key=lambda name: name.suit is None):  # the exact ones first
        match = next((card for card in left if _is_name_of(name, card)), None)
        if match is None:
            return False
        left.remove(match)
    return not left


def _is_name_of(name: Named, card: Card) -> bool:
    return name.rank is card.rank and name.suit in {None, card.suit}


def _is_near(part: Part, combination: Combination) -> bool:
    """Whether this is a run, a pair or a flush that is there, but of another size."""
    if part.category is not combination.category or part.category not in _OF_SIZES:
        return False
    if part.size == len(combination.cards):
        return False
    if part.cards is None:
        return True
    named, there = {name.rank for name in part.cards}, {card.rank for card in combination.cards}
    return named <= there or there <= named


def _vagueness(part: Part) -> int:
    return sum(name.suit is None for name in part.cards or ())


def part_points(part: Part) -> int:
    """Say what a claim is worth, as it was made."""
    if part.category is Category.PAIR:
        return PAIR_POINTS[part.size or 2]
    if part.category in {Category.RUN, Category.FLUSH}:
        return part.size or 0
    return _FIXED_POINTS[part.category]


_OF_SIZES: Final = {Category.RUN, Category.PAIR, Category.FLUSH}
_FIXED_POINTS: Final = {
    Category.FIFTEEN: 2,
    Category.THIRTY_ONE: 2,
    Category.NOBS: 1,
    Category.HEELS: 2,
    Category.GO: 1,
    Category.LAST_CARD: 1,
}
