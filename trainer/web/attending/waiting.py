"""What a student sees who has to wait for the teacher."""

from html import escape

from trainer.web.drill.desk import Stand


def waiting_html(stand: Stand) -> str:
    """Say what was answered, or that it is too late to, and what is waited for."""
    number = stand.place.number + 1
    if stand.answered is None:
        title, sentence = "Time is up", "Look at the big screen: the count is told there."
    else:
        title = "Your answer is in"
        sentence = "Look at the big screen. The next question comes here by itself."
    return (
        '<div class="mg-wait" role="status">'
        f"<h2>{escape(title)}</h2><p>Question {number}. {escape(sentence)}</p></div>"
    )
