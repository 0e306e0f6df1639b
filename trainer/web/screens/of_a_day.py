"""Behind the hand and play of a day: how it went, in a line to be sent, and what was asked."""

from collections.abc import Iterator
from datetime import date, timedelta
from typing import Final

import streamlit as st

from trainer.progress.recent import Recent
from trainer.quiz.daily import told
from trainer.quiz.drill import question_of
from trainer.quiz.question import Question
from trainer.quiz.replies import marked
from trainer.quiz.settings import Settings
from trainer.record import Practice
from trainer.web.drill.practices import link_fields, mix_for
from trainer.web.likes import preferences_of
from trainer.web.screens.replay_these import offer_replay
from trainer.web.service import running
from trainer.web.summary.missed import missed_html
from trainer.web.wording import day_words

_PRACTISE: Final = "screens/practise.py"


def of_a_day(practice: Practice, day: date) -> None:
    """Say how it went, lead on, and show what was asked.

    Args:
        practice: The hand and play, both answered.
        day: Their day.
    """
    asked = list(_asked(practice))
    came_out = [(question, marked(each.answer, each.shown).result) for question, each in asked]
    st.markdown(f"The hand and play of {day_words(day)}.")
    base = (st.context.url or "").split("?")[0].rstrip("/")
    st.caption("How it went, to be sent to whoever had the same cards:")
    st.code(f"{told(day, came_out)}\n{base}/?day={day}", language=None, wrap_lines=True)
    with st.container(horizontal=True, key="onward"):
        if st.button("Practise the mix", key="mix", type="primary"):
            _practise(mix_for(running(), practice.learner))
        if not all(result.is_right for _, result in came_out):
            offer_replay(practice)
        if day > date.min and st.button("The day before", key="before"):
            _practise(Settings(day=str(day - timedelta(days=1))))
    st.header("What was asked")
    st.html(missed_html(asked, likes=preferences_of(running(), practice.learner)))


def _asked(practice: Practice) -> Iterator[tuple[Question, Recent]]:
    for each in running().log.answers(practice.id):
        if question := question_of(each.answer, practice):
            yield question, Recent(each.answer, each.shown, is_slip=each.slip is not None)


def _practise(settings: Settings) -> None:
    st.switch_page(_PRACTISE, query_params=link_fields(settings))
