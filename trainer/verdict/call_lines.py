"""The right count beside the one that was said, line against line."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from scenarios import Combination, Play
from trainer.claims import Part
from trainer.house import House
from trainer.miscounts.said import SaidCount, SaidLine
from trainer.quiz.calls import CallMarking
from trainer.quiz.question import Question
from trainer.spoken import SpokenLine, cards_as_said, spoken_count
from trainer.verdict.call_words import slip_words
from trainer.verdict.claimed import part_words
from trainer.verdict.lines import VerdictLine, count_lines


@dataclass(slots=True)
class _Row:
    """A line of the verdict while it is found what was said for it."""

    line: VerdictLine
    there: Sequence[Combination] = ()
    said: dict[SpokenLine, int] = field(default_factory=dict)

    @property
    def whole(self) -> VerdictLine:
        """The line with what was said for it, and where the total went wrong."""
        line = replace(self.line, beside="; ".join(each.words for each in self.said))
        if line.note == "missed":
            line = replace(line, note="they missed it")
        wrong = [
            f"the total goes wrong here: {slip_words(slip)}" for slip in self.said.values() if slip
        ]
        if not wrong:
            return line
        mark = "misvalued" if line.mark == "found" else line.mark
        return replace(line, mark=mark, note="; ".join(filter(None, [line.note, *wrong])))


def call_lines(
    marking: CallMarking,
    question: Question,
    why_not_there: Callable[[Part], str],
    *,
    house: House,
    why: str,
) -> tuple[VerdictLine, ...]:
    """Write the right count line by line, each with what was said for it, then what is not there.

    Args:
        marking: What became of the call.
        question: What was asked; among its cards those that were named are looked for.
        why_not_there: Says why a claim is not there, as a part of a sentence.
        house: Says in which order the right count stands, and whether by pattern.
        why: The sentence of why that stands above, which is not said again.
    """
    lines = count_lines(marking.count, question, why_not_there, house=house, why=why)
    there = [each.combinations for each in spoken_count(marking.count.score, house)]
    rows = [_Row(line, each) for line, each in zip(lines, there, strict=False)]
    rows += [_Row(line) for line in lines[len(rows) :]]
    if not marking.said.lines and not there:
        rows[0].said[marking.said.spoken[0]] = 0
    left = Counter(marking.count.score.combinations)
    for line, spoken in zip(marking.said.lines, marking.said.spoken, strict=False):
        for row in _rows_of(line, marking, rows, left):
            row.said[spoken] = line.slip
    return tuple(row.whole for row in rows)


def _rows_of(
    line: SaidLine, marking: CallMarking, rows: Sequence[_Row], left: Counter[Combination]
) -> list[_Row]:
    """Find the lines of the verdict that a line said is about."""
    parts = (part for claim in line.claims for part in claim.parts)
    meant = {each.part: each.combination for each in marking.count.misvalued}
    found = []
    for part, said in zip(parts, line.combinations, strict=True):
        there = meant.get(part) or next((each for each in left if _is_same(each, said)), None)
        # What is said again has a line of its own.
        if there and left[there]:
            left[there] -= 1
            found += [row for row in rows if there in row.there]
        else:
            found += _not_there(part, rows)
    return found


def _is_same(there: Combination, said: Combination) -> bool:
    return there.category is said.category and set(there.cards) == set(said.cards)


def _not_there(part: Part, rows: Sequence[_Row]) -> list[_Row]:
    """Find the line of what does not count; of several that are called alike, one still free."""
    words = part_words(part)
    called = [
        row for row in rows if not row.there and f"{row.line.words}, ".startswith(f"{words}, ")
    ]
    return sorted(called, key=lambda row: len(row.said))[:1]


def lines_heard(said: SaidCount, question: Question) -> list[VerdictLine]:
    """Write the lines of a count as the other side says it, before anything is said of it."""
    in_play = isinstance(question.scenario, Play)
    return [
        VerdictLine(
            mark="plain",
            words=each.words,
            cards=cards_as_said(each, in_play=in_play),
            running=each.running,
        )
        for each in said.spoken
    ]
