"""Progress as a page shows it: bars with their intervals, and a line, in HTML of our own words.

Nothing in here was typed by anybody. Each picture has its figures beside it as text.
"""

from html import escape

from trainer.progress.figures import Figure, HeadingFigures, Progress
from trainer.progress.line import Line, Stretch

_NONE = "-"


def headings_html(progress: Progress) -> str:
    """Write the headings, each of which opens into its skills."""
    weakest = progress.weakest
    parts = [
        _heading(each, is_open=weakest in each.skills if weakest else False)
        for each in progress.headings
    ]
    return f'<div class="mg-headings">{"".join(parts)}</div>'


def _heading(part: HeadingFigures, *, is_open: bool) -> str:
    rows = "".join(map(_skill, part.skills.values()))
    return (
        f"<details{' open' if is_open else ''}><summary>{_row(part.total)}</summary>"
        f'<table class="mg-skills">'
        f'<caption class="mg-unseen">{escape(part.heading.value)}</caption>'
        '<thead><tr><th scope="col">skill</th><th scope="col">found of those there</th>'
        '<th scope="col">right of those claimed</th><th scope="col">points lost</th>'
        '<th scope="col">median time</th></tr></thead>'
        f"<tbody>{rows}</tbody></table></details>"
    )


def _row(figure: Figure) -> str:
    return (
        f'<span class="mg-name">{escape(figure.title)}</span>{_bar(figure)}'
        f'<span class="mg-of">{_found(figure)}</span>'
    )


def _skill(figure: Figure) -> str:
    claimed = f"{figure.tally.right} of {figure.tally.claimed}" if figure.tally.claimed else _NONE
    return (
        f'<tr><th scope="row">{escape(figure.title)}</th>'
        f'<td data-of="found">{_bar(figure)} <span class="mg-of">{_found(figure)}</span></td>'
        f'<td data-of="right when claimed">{claimed}</td>'
        f'<td data-of="points lost">{figure.lost if figure.tally.there else _NONE}</td>'
        f'<td data-of="median time">{_seconds(figure.median_ms)}</td></tr>'
    )


def _found(figure: Figure) -> str:
    if not figure.tally.there:
        return "not yet asked"
    found = f"{figure.tally.found} of {figure.tally.there}"
    return f"{found}, too few answers" if figure.is_thin else found


def _bar(figure: Figure) -> str:
    """Draw where the share found lies, and how sure that is; nothing while too little is known."""
    if figure.recall is None or figure.is_thin:
        return '<span class="mg-bar" aria-hidden="true"></span>'
    low, high = figure.interval.low, figure.interval.high
    return (
        '<span class="mg-bar" aria-hidden="true">'
        f'<i style="left:{low:.1%};width:{high - low:.1%}"></i>'
        f'<b style="left:{figure.recall:.1%}"></b></span>'
    )


def _seconds(milliseconds: int | None) -> str:
    return _NONE if milliseconds is None else f"{milliseconds / 1000:.1f} s"


def line_html(line: Line) -> str:
    """Draw the share of the points found, and of the answers wholly right, over all answers.

    A column is a stretch of answers; Streamlit lets no other drawing through than boxes.
    """
    columns = "".join(map(_column, line.stretches))
    rows = "".join(
        f"<tr><td>{place * line.length + 1} to {place * line.length + each.answers}</td>"
        f"<td>{each.found} of {each.points}</td><td>{each.right} of {each.answers}</td></tr>"
        for place, each in enumerate(line.stretches)
    )
    return (
        f'<figure class="mg-line"><div class="mg-columns" aria-hidden="true">{columns}</div>'
        '<figcaption><span class="mg-key mg-found">points found</span>'
        '<span class="mg-key mg-right">answers wholly right</span></figcaption>'
        "<details><summary>The same in figures</summary><table><thead><tr>"
        '<th scope="col">answers</th><th scope="col">points found</th>'
        f'<th scope="col">wholly right</th></tr></thead><tbody>{rows}</tbody></table></details>'
        "</figure>"
    )


def _column(stretch: Stretch) -> str:
    found = f"height:{stretch.found_share or 0:.1%}"
    right = f"bottom:{stretch.right_share or 0:.1%}"
    return f'<span><i style="{found}"></i><b style="{right}"></b></span>'
