"""A lesson that is closed: how it went, its sheets, the same drill before, and who is taken out."""

from typing import Final

import streamlit as st

from trainer.classroom.lesson import Lesson
from trainer.web.boards import Live
from trainer.web.plain import plain
from trainer.web.service import running
from trainer.web.teaching.begin import LESSON
from trainer.web.teaching.drawn import (
    lessons_html,
    missed_html,
    people_html,
    questions_html,
    rules_html,
    total_words,
)
from trainer.web.teaching.naming import choose_hidden, may_name
from trainer.web.teaching.sheets import offer_lesson
from trainer.web.teaching.taking_out import ask_who
from trainer.web.teaching.words import many_words, started_words

_TAKE_OUT: Final = "take out of the report"


def show_report(lesson: Lesson, zone: str) -> None:
    """Show what is left of a lesson."""
    service = running()
    live = service.boards.look(service.register, lesson, service.now())
    board = live.board
    when = started_words(lesson, zone)
    people = many_words(len(live.joined), "person took part", "people took part")
    st.markdown(f"{when}. {people}. {plain(total_words(board.total))}")
    offer_lesson(service, lesson, zone, key=lesson.id)
    hidden = choose_hidden(lesson)
    st.header("By student")
    st.html(people_html(board, lesson=lesson.id, is_named=not hidden, is_led=lesson.is_led))
    st.header("By rule")
    st.html(rules_html(board))
    st.header("By question")
    st.html(questions_html(board, lesson.drill, is_over=True))
    st.header("Missed most")
    st.html(missed_html(board))
    _again(lesson, zone)
    _take_out(lesson, live)


def _again(lesson: Lesson, zone: str) -> None:
    st.header("Run it again")
    st.markdown("The same text asks the same questions, today or next year.")
    st.code(str(lesson.drill), language=None, wrap_lines=True)
    with st.container(key="own"):
        label = "Start a lesson of it, and compare"
        st.page_link(LESSON, label=label, query_params=lesson.drill.fields)
    service = running()
    same = [
        each
        for each in service.register.lessons(lesson.classroom)
        if str(each.drill) == str(lesson.drill)
    ]
    if len(same) > 1:
        lives = [service.boards.look(service.register, each, service.now()) for each in same]
        st.html(
            lessons_html(
                [
                    (_when(each, lesson, zone), len(live.joined), live.board.total)
                    for each, live in zip(same, lives, strict=True)
                ]
            )
        )


def _when(each: Lesson, here: Lesson, zone: str) -> str:
    when = started_words(each, zone)
    return f"{when}, this one" if each == here else when


def _take_out(lesson: Lesson, live: Live) -> None:
    if not live.joined:
        return
    st.header("Take somebody out")
    st.markdown("What they answered in this lesson is deleted.")
    if may_name(lesson, key=_TAKE_OUT):
        ask_who(lesson, live)
