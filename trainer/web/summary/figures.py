"""The figures of a set in HTML of our own words: by rule, by shape, and compared with before."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from html import escape

from trainer.progress.figure import Figure
from trainer.progress.summary import Summary
from trainer.progress.words import name_in_list, too_many
from trainer.skills import Heading, Skill
from trainer.verdict.race_table import PeggedRow
from trainer.web.progress.marks import NONE, seconds
from trainer.web.summary.reading import Run
from trainer.web.summary.table import figures_table
from trainer.web.summary.words import how_long_ago


def rules_html(told: Summary) -> str:
    """Write what was found by rule, where most was lost first."""
    heads = ("rule", "found", "right when claimed", "points lost", "median time")
    return _table("by rule", heads, (_rule(*each) for each in told.skills))


def _rule(by: Skill | Heading, figure: Figure) -> Sequence[str]:
    tally = figure.tally
    return (
        name_in_list(by),
        f"{tally.found} of {tally.there}" if tally.there else NONE,
        f"{tally.right} of {tally.claimed}" if tally.claimed else NONE,
        str(figure.lost) if tally.there else NONE,
        seconds(figure.median_ms),
    )


def shapes_html(told: Summary) -> str:
    """Write how long each shape took, the slowest first."""
    heads = ("shape", "questions", "to the first key", "to the answer")
    rows = (
        (each.shape, str(each.answers), seconds(each.first_key_ms), seconds(each.answer_ms))
        for each in told.shapes
    )
    return _table("by shape, the slowest first", heads, rows)


def pegged_html(rows: Iterable[PeggedRow]) -> str:
    """Write what either side of a race pegged for what."""
    told = ((row.words, str(row.you), str(row.they)) for row in rows)
    return _table("what was pegged for what", ("pegged", "you", "they"), told)


def runs_html(runs: Sequence[Run], now: datetime) -> str:
    """Write how the same set came out each time; the last is this time.

    Args:
        runs: The times that are compared, the earliest first.
        now: What time it is.
    """
    heads = ("when", "questions", "wholly right", "points", "median time")
    *before, this = runs
    rows = [_run(how_long_ago(now - run.practice.started), run.summary) for run in before]
    return _table("the same set before", heads, [*rows, _run("this time", this.summary)])


def _run(when: str, told: Summary) -> Sequence[str]:
    total = told.total
    points = f"{total.found} of {total.points}{too_many(total)}"
    return when, str(total.answers), str(total.right), points, seconds(told.median_ms)


def _table(caption: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    return figures_table(
        escape(caption), [*map(escape, heads)], ([*map(escape, row)] for row in rows)
    )
