"""Somebody is taken out of a lesson, while it goes on or when it is over."""

from typing import Final

import streamlit as st

from trainer.classroom.lesson import Lesson
from trainer.web.boards import Live
from trainer.web.plain import plain
from trainer.web.service import running
from trainer.web.teaching.acting import take_out
from trainer.web.teaching.once_more import ask_once_more
from trainer.web.teaching.words import many_words
from trainer.web.telling import tell_next

_WHO: Final = "who is taken out"
_AT_ONCE: Final = " Their device is out of it at once."


def ask_who(lesson: Lesson, live: Live) -> None:
    """Ask who of a lesson is taken out, where there is anybody.

    Args:
        lesson: The lesson.
        live: How it goes.
    """
    names = {each.learner.id: each.learner.name for each in live.joined}
    if st.session_state.get(_WHO) not in names:
        st.session_state.pop(_WHO, None)
    # A list that opens would be closed by the board, which is drawn anew again and again.
    who = st.pills("Who", names, format_func=lambda id_: plain(names[id_]), key=_WHO)
    if who is None:
        return
    answers = sum(learner == who for learner, _ in live.answers)
    ask_once_more(
        plain(f"Take {names[who]} out"),
        key=f"take out {who}",
        sentence=lambda: (
            f"{names[who]} and {many_words(answers, 'answer')} go from this lesson for good."
            f"{_AT_ONCE if lesson.is_open else ''}"
        ),
        yes="Yes, for good",
        act=lambda: _take_out(lesson, who, names[who]),
    )


def _take_out(lesson: Lesson, learner: str, name: str) -> None:
    # From the board they are seen to go; drawn by itself, it would say so for a moment alone.
    if take_out(running(), lesson, learner) and not lesson.is_open:
        tell_next(f"{name} is taken out of this lesson.")
