"""What either side of a race pegged, by what it was pegged for."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from trainer.muggins import Outcome
from trainer.quiz.board import Board, Counted
from trainer.quiz.in_turn import Side


@dataclass(frozen=True, slots=True)
class PeggedRow:
    """What was pegged for one thing.

    Attributes:
        words: For what.
        you: How many holes the learner pegged for it.
        they: How many the other side did.
    """

    words: str
    you: int
    they: int


def _taken(outcome: Outcome) -> Callable[[Counted, Side], int]:
    """Peg what was called on the other side's count, where it came out so."""

    def holes(counted: Counted, side: Side) -> int:
        is_taken = counted.side is not side and counted.award.outcome is outcome
        return counted.award.caller if is_taken else 0

    return holes


_FOR: Final[Mapping[str, Callable[[Counted, Side], int]]] = {
    "by counting": lambda each, side: each.holes(side) - each.price if each.side is side else 0,
    "by muggins": _taken(Outcome.TAKEN),
    "for overcounts": _taken(Outcome.CORRECTED),
    "for wrong calls": lambda each, side: each.price if each.side is side else 0,
}


def pegged_rows(board: Board) -> tuple[PeggedRow, ...]:
    """List what was pegged for what, and last all of it; nothing where all was by counting.

    >>> from trainer.quiz.drill import Drill
    >>> pegged_rows(Board(drill=Drill.parse("race=61&seed=7&generator=3")).onward())
    ()
    """
    rows = (
        PeggedRow(words, *(sum(holes(each, side) for each in board.counts) for side in Side))
        for words, holes in _FOR.items()
    )
    counting, *others = rows
    called = [row for row in others if row.you or row.they]
    if not called:
        return ()
    every = counting, *called
    in_all = (sum(row.you for row in every), sum(row.they for row in every))
    return (*every, PeggedRow("in all", *in_all))
