"""What is said behind a race: that it is over, who has won, and what miscounts did for it."""

from dataclasses import dataclass
from typing import Final

from trainer.muggins import Outcome, Saying
from trainer.quiz.board import Board, Counted
from trainer.quiz.in_turn import Side
from trainer.verdict.race_words import onward_words

_WHO: Final = {Side.YOU: "you", Side.THEY: "they"}


@dataclass(frozen=True, slots=True)
class _Off:
    """What was wrong in the counts of a side, in one direction.

    Attributes:
        points: How many points were missed, or were too many.
        taken: How many the other side pegged for it.
        mended: How many were pegged after all, or taken back.
        kept: How many too many stayed pegged; the others led beyond the game hole.
    """

    points: int
    taken: int
    mended: int
    kept: int


def race_headline(board: Board) -> str:
    """Say who has won.

    >>> from trainer.quiz.board import Pegs
    >>> from trainer.quiz.drill import Drill
    >>> drill = Drill.parse("race=61&seed=7&generator=3")
    >>> race_headline(Board(drill=drill, you=Pegs(61, 49), they=Pegs(48, 40)))
    'You win 61 to 48'
    """
    winner = board.winner or Side.YOU
    figure = f"{board.pegs(winner).front} to {board.pegs(winner.other).front}"
    return f"{_WHO[winner].capitalize()} win {figure}"


def over_words(before: Board, onward: Board) -> str:
    """Say that the race is over, and how; empty while it goes on.

    Args:
        before: The board behind an answer.
        onward: The same with what they counted since.
    """
    if onward.winner is None:
        return ""
    headline = race_headline(onward)
    over = f"The race is over: {headline[0].lower()}{headline[1:]}."
    return f"{onward_words(before, onward)} {over}".strip()


def race_sentences(board: Board) -> tuple[str, ...]:
    """Say what either side missed or counted too many, and what became of it: a sentence each."""
    said = (
        sentence
        for side in Side
        for sentence in (_missed(board, side), _too_many(board, side))
        if sentence
    )
    return (*said, *_wrong_calls(board))


def _off(board: Board, side: Side, saying: Saying) -> _Off:
    sign = 1 if saying is Saying.MUGGINS else -1
    counts = [
        (each, points)
        for each in board.counts
        if each.side is side and (points := sign * (each.count.points - each.count.claimed)) > 0
    ]
    called = (Outcome.TAKEN, Outcome.CORRECTED)
    return _Off(
        sum(points for _, points in counts),
        sum(each.award.caller for each, _ in counts if each.award.outcome in called),
        sum(_mended(each) for each, _ in counts),
        sum(max(0, each.pegged - each.count.points - _mended(each)) for each, _ in counts),
    )


def _mended(counted: Counted) -> int:
    """Say how many holes a counter went on or back once it was called."""
    if counted.award.outcome not in {Outcome.REMINDED, Outcome.CORRECTED}:
        return 0
    return abs(counted.award.counter - counted.pegged)


def _missed(board: Board, side: Side) -> str:
    off = _off(board, side, Saying.MUGGINS)
    if not off.points:
        return "You missed nothing." if side is Side.YOU else ""
    who, other = _WHO[side], _WHO[side.other]
    became = [
        f"{other} pegged {_of(off.taken, off)} by muggins" if off.taken else "",
        f"{who} pegged {_of(off.mended, off)} after all" if off.mended else "",
    ]
    told = " and ".join(filter(None, became)) or f"nobody pegged {_them(off)}"
    return f"{who.capitalize()} missed {_points(off.points)}: {told}."


def _too_many(board: Board, side: Side) -> str:
    off = _off(board, side, Saying.OVER)
    if not off.points:
        return ""
    who, other = _WHO[side], _WHO[side.other]
    came = [
        f"{who} went back {off.mended}" if off.mended else "",
        f"{who} kept {_of(off.kept, off)}" if off.kept and not off.mended else "",
        f"{other} pegged {off.taken}" if off.taken else "",
    ]
    told = ", and ".join(filter(None, came)) or f"the game was over without {_them(off)}"
    return f"{who.capitalize()} counted {off.points} too many: {told}."


def _wrong_calls(board: Board) -> tuple[str, ...]:
    paid = sum(each.price for each in board.counts)
    return (f"They pegged {paid} for wrong calls of yours.",) if paid else ()


def _points(many: int) -> str:
    return f"{many} point{'' if many == 1 else 's'}"


def _them(off: _Off) -> str:
    return "it" if off.points == 1 else "them"


def _of(many: int, off: _Off) -> str:
    """Say how many of the points it was."""
    return _them(off) if many == off.points else f"{many} of them"
