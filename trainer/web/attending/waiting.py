"""What a student sees who has to wait for the teacher."""

from html import escape

from trainer.classroom.lesson import Stage
from trainer.web.attending.told import told_html
from trainer.web.drill.desk import Stand
from trainer.web.drill.in_lesson import what_comes


def waiting_html(stand: Stand) -> str:
    """Say what was answered, or that it is too late or too early to, and what is waited for.

    Once it is too late the count stands below, as the big screen tells it.
    """
    lesson = stand.in_lesson and stand.in_lesson.lesson
    number, comes = f"Question {stand.place.number + 1}. ", what_comes(stand.in_lesson)
    if lesson and lesson.stage is Stage.BEFORE:
        title, number = "You are in", ""
        sentence = "Look at the big screen. The first question comes here by itself."
    elif stand.answered is None:
        # Its teacher may show the answers before a clock ends, or where none runs.
        is_shown = lesson and lesson.stage is Stage.TOLD
        title = "The answers are shown" if is_shown else "Time is up"
        sentence = f"There is no answer from you. {comes}"
    else:
        title, sentence = "Your answer is in", f"Look at the big screen. {comes}"
    return (
        '<div class="mg-wait" role="status">'
        f"<h2>{escape(title)}</h2><p>{number}{escape(sentence)}</p></div>"
        f"{told_html(stand)}"
    )
