"""The marks of which pictures are made, each with its words: bars, columns, links to practise.

Streamlit lets no other drawing through than boxes. Whoever sees no picture reads the same beside.
"""

from collections.abc import Iterable
from html import escape
from math import ceil, floor

from trainer.progress.interval import Interval
from trainer.quiz.link import write_link
from trainer.quiz.settings import Settings
from trainer.skills import Skill
from trainer.teach.places import Place
from trainer.web.places import link_to
from trainer.web.wording import mistakes_in

NONE = "-"


def interval_bar(at: float | None, interval: Interval | None) -> str:
    """Draw where a share lies, and how sure that is; an empty bar while too little is known."""
    inside = ""
    if at is not None and interval is not None:
        inside = (
            f'<i style="left:{interval.low:.1%};width:{interval.width:.1%}"></i>'
            f'<b style="left:{at:.1%}"></b>'
        )
    return f'<span class="mg-bar" aria-hidden="true">{inside}</span>'


def share_bar(share: float, *, is_known: bool = True) -> str:
    """Draw a share of a whole from the left; hatched where it is not known of what."""
    kind = "mg-share" if is_known else "mg-share mg-hatched"
    return f'<span class="{kind}" aria-hidden="true"><i style="width:{share:.1%}"></i></span>'


def interval_columns(shares: Iterable[tuple[float | None, Interval]]) -> str:
    """Draw shares over time: a mark for each, in a box from where to where it may lie."""
    columns = (
        f'<span><i style="bottom:{interval.low:.1%};height:{interval.width:.1%}"></i>'
        + (f'<b style="bottom:{at:.1%}"></b>' if at is not None else "")
        + "</span>"
        for at, interval in shares
    )
    return f'<div class="mg-columns">{"".join(columns)}</div>'


def practise_link(settings: Settings, of: str) -> str:
    """Write the link that leads to a drill; whoever hears it hears of what."""
    return _link(f"./?{settings}", "Practise", of)


def mistakes_link(skill: Skill, many: int, of: str) -> str:
    """Write the link that leads to the mistakes in a skill; without any there is none."""
    if not many:
        return ""
    words = "1 mistake" if many == 1 else f"{many} mistakes"
    return _link(f"./mistakes?{write_link(mistakes_in(skill))}", words, f"in {of}")


def explained_link(place: Place, of: str) -> str:
    """Write the link that leads to where something is explained."""
    return (
        f'<a href="{escape(link_to(place))}">What it is'
        f'<span class="mg-unseen"> {escape(of)}</span></a>'
    )


def _link(href: str, words: str, more: str) -> str:
    return (
        f'<a class="mg-do" href="{escape(href)}">{words}'
        f'<span class="mg-unseen"> {escape(more)}</span></a>'
    )


def in_figures(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """Write the table that stands beside a picture, to be opened."""
    columns = "".join(f'<th scope="col">{escape(each)}</th>' for each in head)
    body = "".join(
        f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows
    )
    return (
        '<details class="mg-in-figures"><summary>The same in figures</summary>'
        f"<table><thead><tr>{columns}</tr></thead><tbody>{body}</tbody></table></details>"
    )


def between(interval: Interval) -> str:
    """Say between what shares something probably lies.

    >>> between(Interval(0.219, 0.538))
    '21 to 54 in 100'

    Rounded outwards, so that nothing is told as certain.
    """
    return f"{floor(100 * interval.low)} to {ceil(100 * interval.high)} in 100"


def seconds(milliseconds: float | None) -> str:
    """Write a time; none is of what was not timed, as how long a call took tells nothing.

    >>> seconds(2100), seconds(None)
    ('2.1 s', 'not timed')
    """
    return "not timed" if milliseconds is None else f"{milliseconds / 1000:.1f} s"
