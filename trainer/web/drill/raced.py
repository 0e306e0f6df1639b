"""A race, read from the log, and what the card table is given of its board."""

from functools import lru_cache
from typing import Any

from trainer.marking import Marking
from trainer.muggins import Pegged
from trainer.quiz.board import Board, Pegs, board_after
from trainer.quiz.drill import Drill
from trainer.quiz.in_turn import Side
from trainer.quiz.length import Race
from trainer.quiz.replies import marked
from trainer.quiz.settings import Settings
from trainer.record import Practice
from trainer.store import Answered, Log
from trainer.verdict.race_end import over_words
from trainer.verdict.race_words import (
    onward_words,
    side_words,
    standing_words,
    took_words,
)
from trainer.web.service import Service


def board_before(service: Service, practice: Practice, number: int) -> Board | None:
    """Find how a race stood before a question; None where there is no race.

    Args:
        service: What the app has.
        practice: The practice.
        number: The number of the question, from 0.
    """
    race = _race(practice.settings, practice.seed)
    if race is None:
        return None
    # A log is one object for as long as the app runs, whatever it is.
    return _board(service.log, practice.id, race, number)  # type: ignore[arg-type]


# What was answered before a question stays as it is, and a race asks for it a few times in each
# step: sixty answers take longer to read than all else there.
@lru_cache(maxsize=200)
def _board(log: Log, practice: str, race: Drill, number: int) -> Board:
    answers = (each.answer for each in log.answers(practice))
    return board_after(race, tuple(each for each in answers if each.number < number))


@lru_cache(maxsize=1_000)
def _race(settings: str, seed: int) -> Drill | None:
    chosen = Settings.parse(settings)
    return None if chosen.race is Race.NONE else Drill(chosen, seed)


def board_view(before: Board, answered: Answered | None) -> dict[str, Any]:
    """Write the board as it is drawn, and what is said beside it.

    Args:
        before: How the race stood before the question.
        answered: The answer to it, once it may be told what came of it; None before that.
    """
    if answered:
        board, told = before.answered(answered.answer), ""
        # Where they go out before the next question, there is no other board to see it on.
        board = onward if (onward := board.onward()).winner else board
    else:
        board = before.onward()
        told = onward_words(before, board)
    return {
        "game": board.game,
        "you": _pegs(board.you, side_words(board, Side.YOU)),
        "they": _pegs(board.they, side_words(board, Side.THEY)),
        "words": standing_words(board),
        "told": told,
    }


def _pegs(pegs: Pegs, words: str) -> dict[str, Any]:
    return {"front": pegs.front, "back": pegs.back, "words": words}


def over_in(before: Board, answered: Answered) -> str:
    """Say that a race is over with an answer, and who has won; empty while it goes on."""
    board = before.answered(answered.answer)
    return over_words(board, board.onward())


def took_in(before: Board, answered: Answered) -> str:
    """Say what the other side took of a count of the learner's; empty where it took nothing."""
    became = marked(answered.answer, answered.shown)
    marking = became.shown or became.marking
    counted = before.answered(answered.answer).counts[-1]
    return took_words(counted, marking) if isinstance(marking, Marking) else ""


def called_in(before: Board, answered: Answered) -> Pegged | None:
    """Find the count of the other side that was called, as it was pegged; None if it was yours."""
    counted = before.answered(answered.answer).counts[-1]
    return counted.count if counted.side is Side.THEY else None
