"""Progress at a glance: where points are lost, whether it gets better, and whether faster.

Nothing in here was typed by anybody.
"""

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from itertools import accumulate
from typing import Final

from trainer.progress.depth import Pace
from trainer.progress.figures import Loss, Progress
from trainer.progress.line import Added, Stretch
from trainer.progress.practise import practice_of
from trainer.progress.times import median_ms
from trainer.progress.words import better, faster, lost_where, name_in_list, name_of, points
from trainer.skills import Skill
from trainer.web.progress.marks import (
    between,
    in_figures,
    interval_columns,
    practise_link,
    seconds,
    share_bar,
)

# As many as are taken in at a glance; all others lie behind one line.
_MOST_LOSSES: Final = 5
_UNTOLD: Final = "not told by a total"
_NICE_SECONDS: Final = (1, 2, 4, 6, 8, 10, 15, 20, 30, 40, 60)


def losses_html(progress: Progress) -> str:
    """Draw how many points were lost by which skill or heading, the most first."""
    losses = progress.losses if progress.is_enough else ()
    most = losses[0].points if losses else 0
    every = sum(loss.points for loss in losses)
    rows = [_loss(loss, most=most, every=every) for loss in losses]
    html = f'<ol class="mg-losses">{"".join(rows[:_MOST_LOSSES])}</ol>' if rows else ""
    if rest := losses[_MOST_LOSSES:]:
        left = points(sum(loss.points for loss in rest))
        html += (
            f"<details><summary>{len(rest)} more, {left}</summary>"
            f'<ol class="mg-losses" start="{_MOST_LOSSES + 1}">'
            f"{''.join(rows[_MOST_LOSSES:])}</ol></details>"
        )
    return _section("Where points are lost", lost_where(progress), html)


def _loss(loss: Loss, *, most: int, every: int) -> str:
    name = name_in_list(loss.by) if loss.by else _UNTOLD
    link = practise_link(practice_of(loss.by), name_of(loss.by)) if loss.by else ""
    return (
        f'<li><span class="mg-name">{escape(name)}</span>'
        f"{share_bar(loss.points / most, is_known=isinstance(loss.by, Skill))}"
        f'<span class="mg-of">{points(loss.points)}, {loss.points / every:.0%}</span>{link}</li>'
    )


def over_time_html(progress: Progress) -> str:
    """Draw whether it gets better, and whether faster, side by side where there is room."""
    found, pace = progress.points.columns, progress.pace.columns
    is_timed = any(each.answer for each in pace)
    return (
        '<div class="mg-pair">'
        + _section("Is it getting better?", better(progress), _found_html(found) if found else "")
        + _section("Is it getting faster?", faster(progress), _pace_html(pace) if is_timed else "")
        + "</div>"
    )


def _found_html(columns: Sequence[Stretch]) -> str:
    drawn = interval_columns((each.found_share, each.found_interval) for each in columns)
    rows = (
        (
            which,
            f"{each.found} of {each.points}",
            between(each.found_interval),
            f"{each.right} of {each.answers}",
        )
        for which, each in zip(_which(columns), columns, strict=True)
    )
    return _figure(
        drawn,
        scale=("100 %", "50 %", "0"),
        keys=(("mg-mark", "points found"), ("mg-box", "where the true share probably lies")),
        table=in_figures(("answers", "points found", "probably", "wholly right"), rows),
    )


def _pace_html(columns: Sequence[Pace]) -> str:
    times = [(median_ms(each.first) or 0, median_ms(each.answer)) for each in columns]
    longest = max((whole or 0) / 1000 for _, whole in times)
    top = next((nice for nice in _NICE_SECONDS if nice >= longest), _NICE_SECONDS[-1])
    drawn = "".join(
        "<span>"
        f'<i class="mg-whole" style="height:{(whole or 0) / 10 / top:.1f}%"></i>'
        f'<i class="mg-first" style="height:{first / 10 / top:.1f}%"></i></span>'
        for first, whole in times
    )
    rows = (
        (which, seconds(median_ms(each.first)), seconds(median_ms(each.answer)))
        for which, each in zip(_which(columns), columns, strict=True)
    )
    return _figure(
        f'<div class="mg-columns">{drawn}</div>',
        scale=(f"{top} s", f"{top / 2:g} s", "0"),
        keys=(("mg-first", "median to the first key"), ("mg-whole", "median to the answer")),
        table=in_figures(("answers", "to the first key", "to the answer"), rows),
    )


def _which(columns: Sequence[Added]) -> Iterator[str]:
    """Say which answers stand together: the first to the tenth, and so on."""
    ends = list(accumulate(each.answers for each in columns))
    for end, each in zip(ends, columns, strict=True):
        yield f"{end - each.answers + 1} to {end}"


def _figure(
    drawn: str, *, scale: Iterable[str], keys: Iterable[tuple[str, str]], table: str
) -> str:
    marks = "".join(f"<span>{each}</span>" for each in scale)
    legend = "".join(
        f'<span class="mg-key"><i class="{kind}"></i>{escape(words)}</span>' for kind, words in keys
    )
    return (
        '<figure><div class="mg-plot" aria-hidden="true">'
        f'<div class="mg-scale">{marks}</div>{drawn}'
        '<div class="mg-ends"><span>first answers</span><span>last answers</span></div></div>'
        f"<figcaption>{legend}</figcaption>{table}</figure>"
    )


def _section(title: str, words: str, html: str) -> str:
    return f'<section class="mg-part"><h2>{title}</h2><p>{escape(words)}</p>{html}</section>'
