"""Progress as a page shows it: bars with their intervals, and a line, in HTML of our own words.

Nothing in here was typed by anybody. Each picture has its figures beside it as text.
"""

from html import escape

from trainer.progress.figures import Figure, HeadingFigures, Progress
from trainer.progress.line import Line

_WIDTH, _HEIGHT = 640, 160
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
    """Draw the share of the points found and of answers wholly right, over all answers."""
    found = [each.found_share for each in line.stretches]
    right = [each.right_share for each in line.stretches]
    grid = "".join(
        f'<line class="mg-grid" x1="0" x2="{_WIDTH}" y1="{_y(share)}" y2="{_y(share)}"/>'
        for share in (0.0, 0.5, 1.0)
    )
    rows = "".join(
        f"<tr><td>{place * line.length + 1} to {place * line.length + each.answers}</td>"
        f"<td>{each.found} of {each.points}</td><td>{each.right} of {each.answers}</td></tr>"
        for place, each in enumerate(line.stretches)
    )
    return (
        f'<figure class="mg-line"><svg viewBox="-4 -8 {_WIDTH + 8} {_HEIGHT + 16}" role="img" '
        'aria-label="Share of the points found, and of answers wholly right, over time">'
        f"{grid}{_path(right, 'mg-right')}{_path(found, 'mg-found')}</svg>"
        '<figcaption><span class="mg-key mg-found">points found</span>'
        '<span class="mg-key mg-right">wholly right</span></figcaption>'
        "<details><summary>The same in figures</summary><table><thead><tr>"
        '<th scope="col">answers</th><th scope="col">points found</th>'
        f'<th scope="col">wholly right</th></tr></thead><tbody>{rows}</tbody></table></details>'
        "</figure>"
    )


def _y(share: float) -> float:
    return round((1 - share) * _HEIGHT, 1)


def _path(shares: list[float | None], kind: str) -> str:
    step = _WIDTH / max(1, len(shares) - 1)
    points = " ".join(
        f"{place * step:.1f},{_y(share)}" for place, share in enumerate(shares) if share is not None
    )
    return f'<polyline class="{kind}" points="{points}"/>'
