"""The lines of a verdict: the count as a voice would say it, and what became of each line."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from scenarios import Card, Category
from scenarios.play import THIRTY_ONE
from trainer.claims import Part
from trainer.fitting import part_points
from trainer.house import House
from trainer.marking import Marking
from trainer.quiz.turn import TurnMarking
from trainer.spoken import SpokenLine, number_words, spoken_count
from trainer.verdict.fates import Mark, fate_of
from trainer.verdict.words import rank_word, rank_words, times_words


@dataclass(frozen=True, slots=True, kw_only=True)
class VerdictLine:
    """One line of a verdict.

    Attributes:
        mark: What became of it; `plain` where that cannot be told, or nothing was to be said.
        words: The line as it is said.
        note: What is to be said of it: "missed", "counted twice", what was missed in it; empty
            where the mark says all.
        cards: Its cards.
        points: What it adds, or was claimed to add.
        running: The points so far; None for what is not there, and for a card held.
    """

    mark: Mark
    words: str
    note: str = ""
    cards: tuple[Card, ...] = ()
    points: int = 0
    running: int | None = None


_NOTHING: Final = VerdictLine(mark="plain", words="nothing", running=0)

_CLAIMED_AS: Final = {
    Category.FIFTEEN: "fifteen",
    Category.THIRTY_ONE: "thirty-one",
    Category.NOBS: "his nobs",
    Category.HEELS: "his heels",
    Category.GO: "go",
    Category.LAST_CARD: "last card",
}
_ALIKE: Final = {2: "a pair", 3: "three of a kind", 4: "four of a kind"}


def count_lines(
    marking: Marking,
    seen: Sequence[Card],
    why_not_there: Callable[[Part], str],
    *,
    house: House,
) -> tuple[VerdictLine, ...]:
    """Write the count line by line, and after it what was claimed and does not count.

    Args:
        marking: The answer, or the count shown after it.
        seen: The cards on the table, among which those that were named are looked for.
        why_not_there: Says why a claim is not there, as a part of a sentence.
        house: Says in which order, and whether by pattern.
    """
    said = spoken_count(marking.score, house)
    there = [_line(marking, each) for each in said] or [_NOTHING]
    twice = [
        _claimed("twice", part, times, seen, note=_too_often(part, times))
        for part, times in Counter(marking.twice).items()
    ]
    imagined = [
        _claimed("imagined", part, times, seen, note=f"not there: {why_not_there(part)}")
        for part, times in Counter(marking.imagined).items()
    ]
    return (*there, *twice, *imagined)


def _line(marking: Marking, said: SpokenLine) -> VerdictLine:
    mark, note = fate_of(marking, said)
    return VerdictLine(
        mark=mark,
        words=said.words,
        note=note,
        cards=said.cards,
        points=said.points,
        running=said.running,
    )


def _too_often(part: Part, times: int) -> str:
    """Say how often it was counted; without its cards, only how often too many."""
    if part.cards:
        return f"counted {times_words(times + 1)}"
    return f"{'one' if times == 1 else times} too many"


def _claimed(mark: Mark, part: Part, times: int, seen: Sequence[Card], *, note: str) -> VerdictLine:
    often = f", {times_words(times)}" if times > 1 and mark == "imagined" else ""
    return VerdictLine(
        mark=mark,
        words=f"{part_words(part)}{often}",
        note=note,
        cards=_cards_named(part, seen),
        points=part_points(part) * times,
    )


def part_words(part: Part) -> str:
    """Name what was claimed: "seven and nine, fifteen", "a run of three".

    >>> from trainer.claims import parse_combinations
    >>> [part_words(claim.parts[0]) for claim in parse_combinations("97 r678 x n")]
    ['seven and nine, fifteen', 'six, seven and eight, a run of three', 'a flush', 'his nobs']
    """
    match part.category:
        case Category.PAIR:
            words = _ALIKE[part.size or 2]
        case Category.RUN | Category.FLUSH as category:
            words = f"a {category.value}{f' of {number_words(part.size)}' if part.size else ''}"
        case category:
            words = _CLAIMED_AS[category]
    return f"{rank_words(card.rank for card in part.cards)}, {words}" if part.cards else words


def _cards_named(part: Part, seen: Sequence[Card]) -> tuple[Card, ...]:
    """Find the cards that were named, those with a suit first; what is not there is left out."""
    left = list(seen)
    found: list[Card] = []
    for name in sorted(part.cards or (), key=lambda name: name.suit is None):
        fitting = [
            card for card in left if card.rank is name.rank and name.suit in {None, card.suit}
        ]
        for card in fitting[:1]:
            left.remove(card)
            found.append(card)
    return tuple(card for card in seen if card in found)


def turn_lines(marking: TurnMarking, count: int) -> tuple[VerdictLine, ...]:
    """Write what each card held makes of the count, and whether it was said to fit.

    Args:
        marking: The answer.
        count: The count to which it is to be laid, 0 to 30.
    """
    return tuple(_held(marking, card, count + card.pips) for card in marking.held)


def _held(marking: TurnMarking, card: Card, count: int) -> VerdictLine:
    fits, claimed = count <= THIRTY_ONE, card in marking.claimed
    mark: Mark = "plain"
    if fits:
        mark = "found" if claimed else "missed"
    elif claimed:
        mark = "imagined"
    return VerdictLine(
        mark=mark,
        words=f"{rank_word(card.rank)}: {count}, {'fits' if fits else 'too many'}",
        note={"missed": "missed", "imagined": "not to be laid"}.get(mark, ""),
        cards=(card,),
    )
