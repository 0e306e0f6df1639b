"""What is said in a race: what the other side takes of a count, and how both stand."""

from collections.abc import Sequence
from typing import Final

from trainer.marking import Marking
from trainer.muggins import Outcome
from trainer.quiz.board import Board, Counted
from trainer.quiz.in_turn import Side
from trainer.verdict.fates import missed_words, misvalued_words
from trainer.verdict.words import combinations_words, listed, most_of

# Either side's hand, and the crib.
_COUNTS_OF_A_DEAL: Final = 3
_TAKEN_FOR: Final = {
    Outcome.TAKEN: " for muggins",
    Outcome.CORRECTED: " for an overcount",
}


def took_words(counted: Counted, marking: Marking) -> str:
    """Say what the other side calls on a count of the learner's, and what each pegs for it.

    Where a total does not tell what was missed, the cards are not guessed, and none are named.

    Args:
        counted: The count on the board.
        marking: What became of it: of the count that was shown, if one was.

    Returns:
        A sentence; empty where nothing is called.
    """
    call, award = counted.call, counted.award
    points = f"{call.points} point{'' if call.points == 1 else 's'}"
    match award.outcome:
        case Outcome.TAKEN:
            short = f", and peg the {award.caller} they need" if award.caller < call.points else ""
            return f"They call muggins for {call.points}{_named(marking, call.points)}{short}."
        case Outcome.REMINDED:
            named = _named(marking, call.points)
            return f"They tell you of {points}{named}; you peg {_them(call.points)} after all."
        case Outcome.LOST:
            return (
                f"{points} missed{_named(marking, call.points)}; nobody takes {_them(call.points)}."
            )
        case Outcome.CORRECTED:
            pays = f", and they peg {award.caller}" if award.caller else ", no more"
            return f"They call you over by {call.points}: you go back {call.points}{pays}."
        case _:
            return ""


def _them(points: int) -> str:
    return "it" if points == 1 else "them"


def _named(marking: Marking, points: int) -> str:
    """Name what was missed, where that is just so many points."""
    if not marking.claimed:
        words = combinations_words(marking.score.combinations)
    else:
        words = missed_words(marking, among=marking.score.combinations)
    short = [each for each in marking.misvalued if each.claimed < each.combination.points]
    lacking = sum(each.combination.points - each.claimed for each in short)
    if sum(words.values()) + lacking != points:
        return ""
    named = [most_of(words), *misvalued_words(short)]
    return f": {'; '.join(filter(None, named))}"


def onward_words(before: Board, onward: Board) -> str:
    """Say in order what the other side counted meanwhile, and whose deal it is.

    Args:
        before: The board behind an answer, or at the beginning.
        onward: The same with what they counted since.
    """
    at = len(before.counts)
    # What is left of the deal that went on comes before the next deal.
    since, left = onward.counts[at:], -at % _COUNTS_OF_A_DEAL
    last, new = since[:left], since[left:]
    is_told = new or onward.winner is None
    said = [_theirs(last), deal_words(onward) if is_told else "", _theirs(new)]
    return " ".join(filter(None, said))


def _theirs(counts: Sequence[Counted]) -> str:
    pegged = [
        f"{each.award.counter or 'nothing'} for their {'crib' if each.is_crib else 'hand'}"
        for each in counts
    ]
    return f"They peg {listed(pegged)}." if pegged else ""


def deal_words(board: Board) -> str:
    """Say whose deal it is.

    >>> from trainer.quiz.drill import Drill
    >>> deal_words(Board(drill=Drill.parse("race=61&seed=7&generator=3")))
    'You deal.'
    """
    return "You deal." if board.dealer is Side.YOU else "They deal."


def standing_words(board: Board) -> str:
    """Say how far both are, and what each scored last.

    >>> from trainer.quiz.board import Pegs
    >>> from trainer.quiz.drill import Drill
    >>> drill = Drill.parse("race=61&seed=7&generator=3")
    >>> standing_words(Board(drill=drill, you=Pegs(34, 26)))
    'You 34, last 8; they 0'
    """
    return "; ".join([side_words(board, Side.YOU), side_words(board, Side.THEY)])


def side_words(board: Board, side: Side) -> str:
    """Say how far a side is, and what it scored last: "they 29, last 2 for muggins"."""
    pegs, last = board.pegs(side), board.last_of(side)
    who = "You" if side is Side.YOU else "they"
    if not pegs.last:
        return f"{who} {pegs.front}"
    taken = last is not None and last.side is not side
    why = _TAKEN_FOR[last.award.outcome] if last and taken else ""
    return f"{who} {pegs.front}, last {pegs.last}{why}"
