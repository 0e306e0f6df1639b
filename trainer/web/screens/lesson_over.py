"""A lesson that is over for a student: what came of it, and what there is to do besides."""

from pathlib import Path
from typing import Final

import streamlit as st

from trainer.classroom.lesson import Lesson
from trainer.record import Practice
from trainer.web.screens.look_back import figures_of, missed_in
from trainer.web.service import running
from trainer.web.summary.reading import run_of
from trainer.web.summary.words import headline

_PRACTISE: Final = "screens/practise.py"
_MY_LESSON: Final = "screens/joined.py"
_LEARN: Final = "screens/learn.py"
_STYLE: Final = Path(__file__).parent.parent / "summary" / "summary.css"


def lesson_over(lesson: Lesson, practice: Practice, *, another_goes_on: bool) -> None:
    """Show what came of a lesson, and lead to what can be practised besides.

    Args:
        lesson: The lesson.
        practice: The practice of whoever looks.
        another_goes_on: Whether they are in another one, in which they have yet to answer.
    """
    run = run_of(running(), practice)
    st.html(_STYLE)
    with st.container(key="figure"):
        st.title(headline(run.summary, lesson.drill.drill.settings.length), anchor=False)
    st.markdown(
        "Another lesson goes on."
        if another_goes_on
        else "Others may still be counting. Practise on as you like; this lesson stays here."
        if lesson.is_open
        else "The lesson is over. What you missed stands below."
        if run.missed
        else "The lesson is over."
    )
    with st.container(horizontal=True, key="onward"):
        if another_goes_on:
            if st.button("Go on in the other lesson", type="primary"):
                st.switch_page(_MY_LESSON)
        elif st.button("Practise on", type="primary"):
            st.switch_page(_PRACTISE)
        if st.button("Look a rule up"):
            st.switch_page(_LEARN)
    missed_in(run, practice, can_replay=not lesson.is_open)
    figures_of(run.summary)
