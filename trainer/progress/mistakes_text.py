"""Mistakes as a part of a folded log's text, and read again."""

from collections.abc import Iterable
from typing import Any

from trainer.progress.checked import identity, moment, whole
from trainer.progress.mistakes import MOST_OPEN, Mistake
from trainer.skills import Heading, Skill


def mistakes_text(mistakes: Iterable[Mistake]) -> list[list[object]]:
    """Write mistakes as rows of plain values, skills and headings by their names."""
    return [
        [
            each.answer,
            each.practice,
            each.number,
            each.at.isoformat(),
            [skill.name for skill in each.skills],
            [heading.name for heading in each.headings],
            each.lost,
            each.solved and each.solved.isoformat(),
            each.solved_in,
        ]
        for each in mistakes
    ]


def read_mistakes(rows: list[Any]) -> tuple[Mistake, ...]:
    """Read what `mistakes_text` writes.

    Raises:
        ValueError: If a value cannot be what it stands for, or there are too many.
        TypeError: If it is no list of rows.
        KeyError: If there is no such skill or heading.
    """
    if len(rows) > MOST_OPEN:
        raise ValueError(f"at most {MOST_OPEN} mistakes are kept, not {len(rows)}")
    return tuple(map(_mistake, rows))


def _mistake(row: list[Any]) -> Mistake:
    answer, practice, number, at, skills, headings, lost, solved, solved_in = row
    return Mistake(
        answer=identity(answer),
        practice=identity(practice),
        number=whole(number),
        at=moment(at),
        skills=tuple(Skill[name] for name in skills),
        headings=tuple(Heading[name] for name in headings),
        lost=whole(lost),
        solved=None if solved is None else moment(solved),
        solved_in="" if solved is None else identity(solved_in),
    )
