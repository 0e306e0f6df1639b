"""What was claimed and does not count: counted too often, or not there at all."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from scenarios import Category, Score
from trainer.claims import Part
from trainer.fitting import fits, part_points
from trainer.spoken import ALIKE, number_words
from trainer.verdict.words import rank_words, times_words

_CLAIMED_AS: Final = {
    Category.FIFTEEN: "fifteen",
    Category.THIRTY_ONE: "thirty-one",
    Category.NOBS: "his nobs",
    Category.HEELS: "his heels",
    Category.GO: "go",
    Category.LAST_CARD: "last card",
}


@dataclass(frozen=True, slots=True)
class Claimed:
    """Something that was claimed and does not count.

    Attributes:
        part: What was claimed.
        words: How it is called, and how often it was claimed where it is not there.
        times: How often it was claimed, or how often too often.
        note: Why it does not count, or how often it was counted.
    """

    part: Part
    words: str
    times: int
    note: str

    @property
    def points(self) -> int:
        """The points that were claimed with it, all times together."""
        return part_points(self.part) * self.times


def counted_twice(parts: Iterable[Part], score: Score) -> list[Claimed]:
    """Put together what was counted too often, whatever it was called.

    Args:
        parts: What was counted once more than it is there.
        score: What is there.
    """
    meant: dict[tuple[int, ...], list[Part]] = {}
    for part in parts:
        places = (place for place, each in enumerate(score.combinations) if fits(part, each))
        meant.setdefault(tuple(places), []).append(part)
    return [_twice(alike, len(alike), is_one=len(places) == 1) for places, alike in meant.items()]


def _twice(alike: Sequence[Part], times: int, *, is_one: bool) -> Claimed:
    part = alike[0]
    too_many = f"{'one' if times == 1 else times} too many"
    # Without its cards, or where there are several of these cards, only that is known.
    note = f"counted {times_words(times + 1)}" if part.cards and is_one else too_many
    return Claimed(part, part_words(part), times, note)


def imagined(parts: Iterable[Part], why_not_there: Callable[[Part], str]) -> list[Claimed]:
    """Put together what is not there, each with why.

    Args:
        parts: What was counted and is not there.
        why_not_there: Says why a claim is not there, as a part of a sentence.
    """
    alike: dict[tuple[str, str], list[Part]] = {}
    for part in parts:
        alike.setdefault((part_words(part), why_not_there(part)), []).append(part)
    return [
        Claimed(same[0], _often(words, len(same)), len(same), why)
        for (words, why), same in alike.items()
    ]


def _often(words: str, times: int) -> str:
    return f"{words}, {times_words(times)}" if times > 1 else words


def part_words(part: Part) -> str:
    """Name what was claimed: "seven and nine, fifteen", "a run of three".

    >>> from trainer.claims import parse_combinations
    >>> [part_words(claim.parts[0]) for claim in parse_combinations("97 r678 x n")]
    ['seven and nine, fifteen', 'six, seven and eight, a run of three', 'a flush', 'his nobs']
    """
    match part.category:
        case Category.PAIR:
            words = ALIKE[part.size or 2]
        case Category.RUN | Category.FLUSH as category:
            words = f"a {category.value}{f' of {number_words(part.size)}' if part.size else ''}"
        case category:
            words = _CLAIMED_AS[category]
    return f"{rank_words(card.rank for card in part.cards)}, {words}" if part.cards else words
