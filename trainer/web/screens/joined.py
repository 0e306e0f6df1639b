"""A student's lesson: the question that is asked, what came of it, and what is waited for."""

from pathlib import Path
from typing import Final

import streamlit as st

from trainer.classroom.lesson import Lesson
from trainer.record import Learner, Practice
from trainer.web.attending.joining import be_here
from trainer.web.attending.part import OF, goes_on, last_lesson, step_of, waits
from trainer.web.attending.waiting import waiting_html
from trainer.web.attending.worked import worked_hands
from trainer.web.door.trying import tried_here
from trainer.web.drill.at_table import show_stand, stand_at, tell_aside
from trainer.web.drill.desk import Stand, stand_of
from trainer.web.screens.lesson_over import lesson_over
from trainer.web.seat.seated import seated, sits_here
from trainer.web.service import running

_WEB: Final = Path(__file__).parent.parent
_STYLES: Final = (_WEB / "summary" / "summary.css", _WEB / "attending" / "waiting.css")
_JOIN: Final = "screens/join.py"
_STEP: Final = "step of the lesson"
_HAS_BEGUN: Final = "has begun"
# A room that is led waits for its teacher's word; else only the end of a lesson may come. As a
# number of seconds: to read "5s" Streamlit loads a library for tables, of 70 MB.
_LOOKS_LED: Final = 1.0
_LOOKS: Final = 5.0


@st.fragment
def _at_table(practice: Practice) -> None:
    stand = stand_at(practice)
    if waits(stand):
        st.rerun()
    show_stand(stand)


def _watch(lesson: Lesson, learner: str) -> None:
    """Look now and then whether the lesson has gone on, and draw the page anew if it has.

    So it is where they were taken out of it.
    """
    seen = step_of(running(), lesson)

    @st.fragment(run_every=_LOOKS_LED if lesson.is_led else _LOOKS)
    def look() -> None:
        if step_of(running(), lesson) != seen or not sits_here(learner):
            st.rerun()

    look()


def _show(learner: Learner) -> None:
    # Also behind a new start of the server, which knows of nobody where they came from.
    be_here(running(), learner.id, by=tried_here())
    there = last_lesson(running(), learner.id, wanted=st.query_params.get(OF, ""))
    if there is None:
        st.title("No lesson yet")
        st.markdown("Whoever teaches has a code for you.")
        with st.container(key="own"):
            st.page_link(_JOIN, label="Type the code")
        return
    lesson, practice = there
    stand = stand_of(running(), practice)
    if stand.phase.is_over:
        tell_aside()
        another_goes_on = goes_on(running(), learner.id) is not None
        lesson_over(lesson, practice, another_goes_on=another_goes_on)
    elif _is_before_worked_hands(lesson, stand):
        _worked(lesson)
    elif waits(stand):
        tell_aside()
        for style in _STYLES:
            st.html(style)
        st.html(waiting_html(stand))
    else:
        _at_table(practice)
    if lesson.is_open:
        _watch(lesson, learner.id)


def _is_before_worked_hands(lesson: Lesson, stand: Stand) -> bool:
    """Say whether the hands that are worked through come first: where each has their own pace."""
    if not lesson.drill.worked or lesson.is_led or stand.place.number or stand.answered:
        return False
    return st.session_state.get(_HAS_BEGUN) != lesson.id


def _worked(lesson: Lesson) -> None:
    worked_hands(lesson.drill)
    if st.button("Begin the questions", key="begin", type="primary"):
        st.session_state[_HAS_BEGUN] = lesson.id
        st.rerun()


if somebody := seated():
    _show(somebody)
