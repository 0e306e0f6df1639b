"""The question that the teacher leads through: asked, told, and gone on from."""

from datetime import datetime
from typing import Final

import streamlit as st

from trainer.classroom.lesson import Lesson
from trainer.web.boards import Live
from trainer.web.service import running
from trainer.web.teaching.acting import step
from trainer.web.teaching.allowed import teachers_only
from trainer.web.teaching.asked import asked_html, clock_words
from trainer.web.teaching.closing import ask_to_close
from trainer.web.teaching.settled import note_stands, settled_only

_LAST: Final = "That was the last question. When the lesson is closed, all see how it went."


def lead(lesson: Lesson, live: Live) -> None:
    """Show the question that the room is at, and what leads on from it.

    Args:
        lesson: The lesson.
        live: How it goes.
    """
    now, drill = running().now(), lesson.drill
    is_told, answers = lesson.is_told(now), live.to_question(lesson.number)
    note_stands(f"{lesson.id} {lesson.number} {is_told}")
    with st.container(key="led", border=True):
        # What is pressed stands where it stood, however long a count is.
        with st.container(key="led-bar", horizontal=True, vertical_alignment="center"):
            number = f"Question {lesson.number + 1} of {len(drill)}"
            answered = f"{len(answers)} of {len(live.joined)} have answered"
            words = filter(None, (number, answered, clock_words(lesson, now)))
            st.markdown(" · ".join(words))
            _onward(lesson, is_told=is_told)
        if is_led_to_its_end(lesson, now):
            st.caption(_LAST)
        question = drill.question(lesson.number)
        told = answers if is_told else None
        st.html(asked_html(question, drill.house, told, joined=len(live.joined)))


def is_led_to_its_end(lesson: Lesson, now: datetime) -> bool:
    """Say whether the teacher has led through the last question, and it is told.

    Args:
        lesson: The lesson.
        now: The time.
    """
    is_last = lesson.number + 1 == len(lesson.drill)
    return lesson.is_led and is_last and lesson.is_told(now)


def _onward(lesson: Lesson, *, is_told: bool) -> None:
    if not is_told:
        st.button("Show answers", type="primary", on_click=_tell, args=(lesson,))
    elif lesson.number + 1 == len(lesson.drill):
        # It stands where "Next question" stood.
        ask_to_close(lesson, kind="primary")
    else:
        st.button("Next question", type="primary", on_click=_next, args=(lesson,))


@teachers_only
@settled_only()
def _tell(seen: Lesson) -> None:
    step(running(), seen, Lesson.tell)


@teachers_only
@settled_only()
def _next(seen: Lesson) -> None:
    service = running()
    step(service, seen, lambda lesson: lesson.next(service.now()))
