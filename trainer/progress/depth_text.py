"""What answers tell beyond sums, as a part of the text of a folded log."""

from dataclasses import astuple
from typing import Any

from trainer.progress.checked import whole
from trainer.progress.depth import Depth, Pace, Tried
from trainer.progress.habits import HABITS
from trainer.progress.line import Line
from trainer.progress.times import Spread
from trainer.skills import Skill


def depth_text(depth: Depth) -> dict[str, object]:
    """Write it as lists and numbers; what is equal is written alike."""
    return {
        "skills": {
            skill.name: [line.length, [astuple(tried) for tried in line.stretches]]
            for skill in Skill
            if (line := depth.skills.get(skill))
        },
        "pace": [depth.pace.length, list(map(_pace, depth.pace.stretches))],
        "shapes": {name: _pace(depth.shapes[name]) for name in sorted(depth.shapes)},
        "habits": {
            habit.name: depth.habits[habit.name] for habit in HABITS if habit.name in depth.habits
        },
    }


def read_depth(fields: dict[str, Any]) -> Depth:
    """Read what `depth_text` writes.

    Raises:
        ValueError, KeyError, TypeError, AttributeError: If it is something else.
    """
    names = {habit.name for habit in HABITS}
    if unknown := set(fields["habits"]) - names:
        raise ValueError(f"{unknown} are no habits")
    length, stretches = fields["pace"]
    return Depth(
        {Skill[name]: _read_tries(*line) for name, line in fields["skills"].items()},
        Line(whole(length), tuple(map(_read_pace, stretches))),
        {name: _read_pace(row) for name, row in fields["shapes"].items()},
        {name: tuple(map(whole, costs)) for name, costs in fields["habits"].items()},
    )


def _pace(pace: Pace) -> list[object]:
    return [pace.answers, sorted(pace.first.items()), sorted(pace.answer.items()), pace.over]


def _read_pace(row: list[Any]) -> Pace:
    answers, first, answer, over = row
    return Pace(whole(answers), _spread(first), _spread(answer), whole(over))


def _spread(rows: list[list[object]]) -> Spread:
    return {whole(tenths): whole(many) for tenths, many in rows}


def _read_tries(length: object, stretches: list[list[object]]) -> Line[Tried]:
    return Line(whole(length), tuple(Tried(*map(whole, row)) for row in stretches))
