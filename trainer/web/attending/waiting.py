"""What a student sees who has to wait for the teacher."""

from html import escape

from trainer.classroom.lesson import Stage
from trainer.web.drill.desk import Stand
from trainer.web.drill.in_lesson import what_comes


def waiting_html(stand: Stand) -> str:
    """Say what was answered, or that it is too late or too early to, and what is waited for."""
    lesson = stand.in_lesson and stand.in_lesson.lesson
    number, comes = f"Question {stand.place.number + 1}. ", what_comes(stand.in_lesson)
    if lesson and lesson.stage is Stage.BEFORE:
        title, number = "You are in", ""
        sentence = "Look at the big screen. The first question comes here by itself."
    elif stand.answered is None:
        title, sentence = "Time is up", f"Look at the big screen: the count is told there. {comes}"
    else:
        title, sentence = "Your answer is in", f"Look at the big screen. {comes}"
    return (
        '<div class="mg-wait" role="status">'
        f"<h2>{escape(title)}</h2><p>{number}{escape(sentence)}</p></div>"
    )
