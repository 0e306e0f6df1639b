"""An answer held against a score: what was found, missed, imagined, counted twice, valued wrongly.

What an answer does not tell is not guessed: where it only says how many fifteens there are, and
not which, or only a total, some of what is lost stays without a name.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations as choices

from scenarios import Category, Combination, Score
from scenarios.play import PAIR_POINTS
from trainer.claims import Claim, Named, Part
from trainer.fitting import fits, is_near, part_points
from trainer.matching import matched


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
    parts = sorted(
        (_sized(part, score) for claim in claims for part in claim.parts), key=_exact_first
    )
    told = _as_the_cards_lie(parts, score)
    sheet = _Sheet()
    for category in Category:
        there = [each for each in score.combinations if each.category is category]
        _mark_category(sheet, [part for part in told if part.category is category], there)
    return Marking(
        score,
        claimed=sum(map(part_points, parts)),
        found=tuple(each for each in score.combinations if each in sheet.found),
        missed=tuple(each for each in score.combinations if each in sheet.missed),
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


def _exact_first(part: Part) -> tuple[object, ...]:
    """Put claims into an order of their own, so that it does not matter in which they came.

    Whatever is exact comes before what would fit several, and so is served in any case.
    """
    cards = part.cards or ()
    vague = sum(card.suit is None for card in cards)
    names = tuple((card.rank, card.suit.value if card.suit else "") for card in cards)
    return not cards, vague, part.size or 0, names, part.within.value if part.within else ""


def _as_the_cards_lie(parts: Sequence[Part], score: Score) -> list[Part]:
    """Take what was said of several cards of a rank for what the score has instead.

    In the show three of a kind are three pairs of one rank; in the play three pairs that are
    different are one pair royal. In five cards no two ranks are there three times.
    """
    pairs = [each for each in score.combinations if each.category is Category.PAIR]
    if not pairs:
        return list(parts)
    if len(pairs[0].cards) > 2:
        return _pairs_joined(parts, pairs[0])
    of_rank = Counter(each.cards[0].rank for each in pairs)
    ((rank, times),) = of_rank.most_common(1)
    # Which rank is meant need be said only where there are pairs of another as well.
    cards = (Named(rank), Named(rank)) if len(of_rank) > 1 else None
    return [
        each
        for part in parts
        for each in (_pairs_of(part, cards) if times > 1 and _is_royal(part) else [part])
    ]


def _is_royal(part: Part) -> bool:
    """Whether it is three or four of a kind, of whatever rank."""
    return part.category is Category.PAIR and (part.size or 0) > 2 and not part.cards


def _pairs_of(part: Part, cards: tuple[Named, ...] | None) -> list[Part]:
    pair = replace(part, size=2, cards=cards)
    return [pair] * (PAIR_POINTS[part.size or 2] // PAIR_POINTS[2])


def _pairs_joined(parts: Sequence[Part], royal: Combination) -> list[Part]:
    """Take pairs for the pair royal that they are together, where they are all of its pairs."""
    pairs = [Combination(Category.PAIR, cards, 2) for cards in choices(royal.cards, 2)]
    given = matched([_places(part, pairs, fits) for part in parts])
    if len(pairs) > sum(place is not None for place in given):
        return list(parts)
    others = [part for part, place in zip(parts, given, strict=True) if place is None]
    return [Part(Category.PAIR, len(royal.cards)), *others]


@dataclass(slots=True)
class _Sheet:
    """A marking while it is made."""

    found: list[Combination] = field(default_factory=list)
    missed: list[Combination] = field(default_factory=list)
    unsure: list[Unsure] = field(default_factory=list)
    misvalued: list[Misvalued] = field(default_factory=list)
    twice: list[Part] = field(default_factory=list)
    imagined: list[Part] = field(default_factory=list)


def _mark_category(sheet: _Sheet, parts: Sequence[Part], there: Sequence[Combination]) -> None:
    """Mark what was claimed of one category.

    All that fits is served first, named cards before others; from what is left after that are
    taken those that were counted for another value.
    """
    fitting = [part for part in parts if _places(part, there, fits)]
    named = [part for part in fitting if part.cards]
    given = matched([_places(part, there, fits) for part in named])
    left = [each for place, each in enumerate(there) if place not in given]
    # What names no cards fits all that a score has of a category, or nothing of it.
    bare = [part for part in fitting if not part.cards]
    counted = min(len(bare), len(left))
    sheet.found += [each for each in there if each not in left]
    sheet.twice += [part for part, place in zip(named, given, strict=True) if place is None]
    sheet.twice += bare[counted:]
    left = _misvalue(sheet, [part for part in parts if part not in fitting], left, spare=counted)
    if counted == len(left):
        sheet.found += left
    elif counted:
        sheet.unsure.append(Unsure(tuple(left), missed=len(left) - counted))
    else:
        sheet.missed += left


def _misvalue(
    sheet: _Sheet, parts: Sequence[Part], left: Sequence[Combination], *, spare: int
) -> list[Combination]:
    """Mark claims that fit nothing: what each was meant for, or that it is imagined.

    So many are spared as were counted rightly, though it is not known which; what is left of all
    is returned.
    """
    taken: list[Combination] = []
    for part, place in zip(
        parts, matched([_places(part, left, is_near) for part in parts]), strict=True
    ):
        if place is None or len(left) - len(taken) == spare:
            sheet.imagined.append(part)
        else:
            taken.append(left[place])
            sheet.misvalued.append(Misvalued(part, part_points(part), left[place]))
    return [each for each in left if each not in taken]


def _places(
    part: Part, there: Sequence[Combination], is_so: Callable[[Part, Combination], bool]
) -> list[int]:
    return [place for place, each in enumerate(there) if is_so(part, each)]
