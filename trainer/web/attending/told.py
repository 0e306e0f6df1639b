"""A question that somebody did not answer, told to them all the same once the room is told it."""

from html import escape

from trainer.verdict.words import ask_words
from trainer.web.drill.desk import Stand
from trainer.web.showing.walked import walked
from trainer.web.summary.missed import HELD, count_html, table_html


def told_html(stand: Stand) -> str:
    """Write a question with its count, as the big screen tells it; empty while it is not told.

    Args:
        stand: Where somebody stands in a lesson that is led.
    """
    if not (stand.in_lesson and stand.in_lesson.part.tells):
        return ""
    question, likes = stand.question, stand.preferences
    walk = walked(question, house=likes.house, order=likes.order)
    after = "".join(f'<p class="mg-soft">{escape(each)}</p>' for each in walk.after)
    return (
        f'<section class="mg-late"><h3>{escape(walk.title)}</h3>'
        f"{table_html(question, likes.order, held=HELD)}<p>{escape(ask_words(question))}</p>"
        f'<div class="mg-misses">{count_html(walk.lines)}</div>'
        f"<p><b>{escape(walk.total)}</b></p>{after}</section>"
    )
