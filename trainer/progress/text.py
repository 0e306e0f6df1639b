"""A folded log as a line of text, to be kept and read again."""

import json
from collections.abc import Mapping
from dataclasses import asdict
from datetime import datetime
from typing import Any, Final

from scenarios.cards import quoted
from trainer.progress.checked import whole
from trainer.progress.depth_text import depth_text, read_depth
from trainer.progress.fold import Folded
from trainer.progress.hearing import LEVELS, Hearing, Spotted
from trainer.progress.ladder import AMONG, Climbed
from trainer.progress.learned import Learned
from trainer.progress.line import Line, Stretch
from trainer.progress.mistakes_text import mistakes_text, read_mistakes
from trainer.progress.recent import Recent
from trainer.quiz.stages import STAGES
from trainer.record import Answer, Shown
from trainer.skills import Heading, Skill, Tally

# With any change of what is folded, or of how it is written, this goes up, and all is folded anew.
VERSION: Final = 11


def text(folded: Folded) -> str:
    """Write a folded log as JSON, compactly; what is equal is written alike."""
    settled = folded.settled
    fields = {
        "tallies": {
            skill.name: _numbers(settled.tallies[skill])
            for skill in Skill
            if skill in settled.tallies
        },
        "headings": {
            heading.name: _numbers(settled.headings[heading])
            for heading in Heading
            if heading in settled.headings
        },
        "times": {
            skill.name: sorted(settled.times[skill].items())
            for skill in Skill
            if skill in settled.times
        },
        "unattributed": settled.unattributed,
        "slips": settled.slips,
        "again": settled.again,
        "length": settled.line.length,
        "stretches": [_numbers(stretch) for stretch in settled.line.stretches],
        "depth": depth_text(settled.depth),
        "ladder": {
            key: _climbed_text(settled.ladder[key]) for key in STAGES if key in settled.ladder
        },
        "hearing": {
            "short": _spotted_text(settled.hearing.short),
            "over": _spotted_text(settled.hearing.over),
            "right": _numbers(settled.hearing.right),
            "levels": [
                _climbed_text(settled.hearing.levels.get(level, Climbed())) for level in LEVELS
            ],
            "row": settled.hearing.wrong_in_a_row,
        },
        "mistakes": mistakes_text(folded.mistakes),
        "recent": [asdict(recent) for recent in folded.recent],
    }
    return json.dumps(fields, separators=(",", ":"), default=datetime.isoformat)


def read(text: str) -> Folded:
    """Read what `text` writes.

    Raises:
        ValueError: If it is nothing that this version writes; then fold the log anew.
    """
    try:
        return _folded(json.loads(text))
    except (KeyError, TypeError, AttributeError, ValueError, RecursionError) as wrong:
        raise ValueError(f"{quoted(text)} is no folded log: {type(wrong).__name__}") from wrong


def _numbers(record: Tally | Stretch | Spotted) -> list[int]:
    return list(asdict(record).values())


def _spotted_text(spotted: Mapping[Heading, Spotted]) -> dict[str, list[int]]:
    return {each.name: _numbers(spotted[each]) for each in Heading if each in spotted}


def _climbed_text(climbed: Climbed) -> list[object]:
    return ["".join("01"[each] for each in climbed.last), int(climbed.is_done)]


def _folded(fields: dict[str, Any]) -> Folded:
    settled = Learned(
        {Skill[name]: Tally(*map(whole, row)) for name, row in fields["tallies"].items()},
        {Heading[name]: Tally(*map(whole, row)) for name, row in fields["headings"].items()},
        {
            Skill[name]: {whole(tenths): whole(many) for tenths, many in spread}
            for name, spread in fields["times"].items()
        },
        whole(fields["unattributed"]),
        whole(fields["slips"]),
        whole(fields["again"]),
        Line(
            whole(fields["length"]),
            tuple(Stretch(*map(whole, row)) for row in fields["stretches"]),
        ),
        read_depth(fields["depth"]),
        {STAGES[key].key: _climbed(*row) for key, row in fields["ladder"].items()},
        _hearing(**fields["hearing"]),
    )
    mistakes = read_mistakes(fields["mistakes"])
    return Folded(settled, tuple(map(_recent, fields["recent"])), mistakes)


def _hearing(
    short: dict[str, Any], over: dict[str, Any], right: list[Any], levels: list[Any], row: object
) -> Hearing:
    return Hearing(
        short=_spotted(short),
        over=_spotted(over),
        right=Spotted(*map(whole, right)),
        levels={
            level: climbed
            for level, last in zip(LEVELS, levels, strict=True)
            if (climbed := _climbed(*last)) != Climbed()
        },
        wrong_in_a_row=whole(row),
    )


def _spotted(rows: dict[str, list[object]]) -> dict[Heading, Spotted]:
    return {Heading[name]: Spotted(*map(whole, row)) for name, row in rows.items()}


def _climbed(last: str, done: object) -> Climbed:
    if len(last) > AMONG or set(last) - set("01") or done not in {0, 1}:
        raise ValueError(f"{quoted(last)} and {done} are no answers in a stage")
    return Climbed(tuple(each == "1" for each in last), bool(done))


def _recent(fields: dict[str, Any]) -> Recent:
    answer, shown = fields["answer"], fields["shown"]
    answered = datetime.fromisoformat(answer["answered"])
    return Recent(
        Answer(**(answer | {"asked": tuple(answer["asked"]), "answered": answered})),
        shown and Shown(**(shown | {"at": datetime.fromisoformat(shown["at"])})),
        bool(fields["is_slip"]),
    )
