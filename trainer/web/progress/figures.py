"""Every skill as a page shows it: bars with their intervals, and how each went over time.

Nothing in here was typed by anybody. Each picture has its figures beside it as text.
"""

from collections.abc import Mapping
from html import escape
from typing import Final

from trainer.progress.figure import WIDEST, Figure
from trainer.progress.figures import NOT_TOLD, HeadingFigures, Progress
from trainer.progress.interval import Interval, wilson
from trainer.progress.practise import practice_of
from trainer.progress.words import meaning, name_of
from trainer.skills import Heading, Skill, Tally
from trainer.web.progress.marks import (
    NONE,
    between,
    interval_bar,
    interval_columns,
    mistakes_link,
    practise_link,
    seconds,
)

# With fewer there is nothing to see over time.
_FEWEST_COLUMNS: Final = 3


def skills_html(progress: Progress) -> str:
    """Write all skills below a heading of their own."""
    return f'<section class="mg-part"><h2>Every skill</h2>{headings_html(progress)}</section>'


def headings_html(progress: Progress) -> str:
    """Write the headings, each of which opens into its skills, and these into all there is."""
    weakest = progress.weakest
    parts = [
        _heading(each, progress.mistakes, is_open=weakest in (each.heading, *each.skills))
        for each in progress.headings
    ]
    return f'<div class="mg-headings">{"".join(parts)}</div>'


def _heading(part: HeadingFigures, mistakes: Mapping[Skill, int], *, is_open: bool) -> str:
    rows = "".join(
        _skill(skill, figure, mistakes_link(skill, mistakes.get(skill, 0), name_of(skill)))
        for skill, figure in part.skills.items()
    )
    if part.untold.tally != Tally():
        rows += _skill(part.heading, part.untold, replay="")
    return (
        f"<details{' open' if is_open else ''}><summary>{_row(part.total)}</summary>"
        f'<ul class="mg-skills">{rows}</ul></details>'
    )


def _row(figure: Figure) -> str:
    known = figure.recall if figure.is_known else None
    return (
        f'<span class="mg-name">{escape(figure.title)}</span>{interval_bar(known, figure.interval)}'
        f'<span class="mg-of">{_found(figure)}</span>'
    )


def _skill(by: Skill | Heading, figure: Figure, replay: str) -> str:
    return (
        f"<li><details><summary>{_row(figure)}</summary>{_meaning(by)}{_more(figure, replay)}"
        "</details>"
        f"{practise_link(practice_of(by), name_of(by))}</li>"
    )


def _meaning(by: Skill | Heading) -> str:
    words = meaning(by)
    return f"<p>{words}</p>" if words else ""


def _found(figure: Figure) -> str:
    tally, untold = figure.tally, figure.untold
    if not tally.there:
        if untold.there:
            return NOT_TOLD
        return "none there" if tally.claimed else "not yet asked"
    found = f"{tally.found} of {tally.there}"
    if figure.is_thin:
        return f"{found}, too few answers"
    return f"{found}, not all told" if figure.is_biased and untold.there else found


def _more(figure: Figure, mistakes: str) -> str:
    """Write all there is of a skill: found and claimed apart, and how it went."""
    tally, untold = figure.tally, figure.untold
    found = None if figure.is_biased else figure.interval
    right = None if figure.is_claimed_biased else figure.claimed_interval
    return (
        '<dl class="mg-more"><dt>found of those there</dt>'
        f"{_share(tally.found, tally.there, found, untold.there)}"
        "<dt>right of those claimed</dt>"
        f"{_share(tally.right, tally.claimed, right, untold.claimed)}"
        f"<dt>points lost</dt><dd>{figure.lost if tally.there else NONE}</dd>"
        f"<dt>median time</dt><dd>{seconds(figure.median_ms)}</dd>"
        f"<dt>over time</dt><dd>{_line(figure)}</dd>"
        f"{f'<dt>to replay</dt><dd>{mistakes}</dd>' if mistakes else ''}</dl>"
    )


def _share(good: int, of: int, interval: Interval | None, untold: int) -> str:
    """Write a share, where the true one probably lies if that is known, and what it leaves out."""
    besides = f"; {untold} more in this heading {NOT_TOLD}" if untold else ""
    if not of:
        return f"<dd>{NONE}{besides}</dd>"
    if interval is None:
        return f"<dd>{good} of {of}{besides}</dd>"
    at = None if interval.width > WIDEST else good / of
    probably = between(interval)
    return f"<dd>{interval_bar(at, interval)} {good} of {of}, probably {probably}{besides}</dd>"


def _line(figure: Figure) -> str:
    """Draw how a skill went, and write the same below: found of those there, from first to last."""
    if figure.is_biased:
        return NOT_TOLD
    if len(figure.line) < _FEWEST_COLUMNS:
        return "too few answers"
    shares = [(each.found / each.there, wilson(each.found, each.there)) for each in figure.line]
    words = ", ".join(f"{each.found} of {each.there}" for each in figure.line)
    return (
        f'<div class="mg-small" aria-hidden="true">{interval_columns(shares)}</div>'
        f"found, from the first to the last: {words}"
    )
