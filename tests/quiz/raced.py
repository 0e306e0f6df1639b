"""Races in short: a drill, answers to its questions, and boards read from a table."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from scenarios import parse_scenario
from tests.quiz.replied import AT
from trainer.house import House
from trainer.quiz.board import Board, Pegs
from trainer.quiz.drill import Drill
from trainer.quiz.question import questions_about
from trainer.quiz.settings import Settings
from trainer.record import Answer, Form

TABLE = Path(__file__).parent.parent / "data" / "races.txt"


def race(link: str = "race=61", seed: int = 7) -> Drill:
    return Drill(Settings.parse(link), seed)


def counted(
    scenario: str,
    claimed: str,
    *,
    house: str = "",
    form: Form = "total",
    number: int = 0,
) -> Answer:
    """Answer with a count, or with a count that was heard and the call on it."""
    *_, question = questions_about(parse_scenario(scenario))
    return Answer(
        id=f"p-{number}",
        practice="p",
        number=number,
        scenario=scenario,
        question=question.ask.value,
        form=form,
        claimed=claimed,
        house=str(House.parse(house)),
        answered=AT,
    )


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.split("|")]


def pegs(text: str) -> Pegs:
    front, back = map(int, text.split())
    return Pegs(front, back)


def steps() -> Iterator[tuple[Board, Answer, Pegs, Pegs]]:
    """Read the table: a board, an answer to it, and the pegs of both behind that.

    Whoever counts, a board of heard counts pegs what was answered and nothing of its own.
    """
    board, house = Board(drill=race()), ""
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        if line.startswith("?"):
            house, *at = cells(line.removeprefix("?"))
            you, they = map(pegs, at or ["0 0", "0 0"])
            board = Board(drill=race("race=61&heard=half"), you=you, they=they)
        elif line and not line.startswith("#"):
            who, cards, said, you_text, they_text = cells(line)
            form: Form = "total" if who == "you" else "call"
            answer = counted(cards, said, house=house, form=form)
            yield board, answer, pegs(you_text), pegs(they_text)
            board = replace(board, you=pegs(you_text), they=pegs(they_text))
