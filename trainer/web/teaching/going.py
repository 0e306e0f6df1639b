"""A lesson that is open: its code, who knocks, what the teacher leads through, and the board."""

from collections.abc import Callable, Mapping
from typing import Final

import streamlit as st

from trainer.classroom.board import Board
from trainer.classroom.lesson import Lesson, Stage
from trainer.web.boards import Live
from trainer.web.plain import plain
from trainer.web.service import running
from trainer.web.teaching.allowed import is_teacher
from trainer.web.teaching.before import is_at_hands, lead_on, show_before
from trainer.web.teaching.closing import ask_to_close
from trainer.web.teaching.drawn import (
    missed_html,
    people_html,
    questions_html,
    rules_html,
    total_words,
)
from trainer.web.teaching.led import is_led_to_its_end, lead
from trainer.web.teaching.naming import choose_hidden, may_name, name_no_more, names_html
from trainer.web.teaching.nods import ask_who_comes_in
from trainer.web.teaching.reached import lead_back, show_head, show_way_in
from trainer.web.teaching.taking_out import ask_who
from trainer.web.teaching.words import many_words

_VIEW: Final = "view of the board"
_TAKE_OUT: Final = "take somebody out"
_PEOPLE: Final = "People"
_MISSED: Final = "Missed"
_TELLS: Final = (
    "This tells what scores. Keep it from the big screen while some of them still count."
)


def show_open(lesson: Lesson) -> None:
    """Show a lesson that is open, anew every two seconds; whoever looks shares one board."""
    if lesson.stage is Stage.BEFORE:
        show_before(lesson)
    elif lesson.is_led:
        show_head(lesson)
    else:
        lead_back()
        st.title(plain(lesson.drill.title), anchor=False)
        show_way_in(lesson.code)
    _tick(lesson.id, _drawn(lesson))


def _drawn(lesson: Lesson) -> tuple[bool, bool]:
    """Tell what stands above the board: with each other the whole page is another."""
    return lesson.stage is Stage.BEFORE, is_at_hands(lesson.drill)


@st.fragment(run_every=2.0)
def _tick(id_: str, drawn: tuple[bool, bool]) -> None:
    service = running()
    lesson = service.register.lesson(id_)
    if lesson is None or not lesson.is_open or not is_teacher():
        # What is to be seen then is the whole page's business.
        st.rerun()
    if drawn != _drawn(lesson):
        st.rerun()
    live = service.boards.look(service.register, lesson, service.now())
    ask_who_comes_in(lesson)
    if lesson.stage is Stage.BEFORE:
        lead_on(lesson)
    elif lesson.is_led:
        lead(lesson, live)
    if lesson.stage is Stage.BEFORE:
        _who_is_in(lesson, live)
    else:
        _board(lesson, live)
    _take_out(lesson, live)
    # In here too: a click that meets the next look is seen by it, and not only by the whole page.
    if not is_led_to_its_end(lesson, service.now()):
        ask_to_close(lesson)


def _to_show(lesson: Lesson, live: Live) -> Board:
    """Leave out the question that the room is asked: marks and sums would give its answers away."""
    is_asked = lesson.is_led and not lesson.is_told(running().now())
    return live.without(lesson.number) if is_asked else live.board


def _who_is_in(lesson: Lesson, live: Live) -> None:
    """Tell who has joined: there is nothing else to tell before a question is asked."""
    with st.container(key="board"):
        with st.container(key="who-is-in", horizontal=True, vertical_alignment="center"):
            st.markdown(f"**{_joined_words(live)}.**")
            hidden = choose_hidden(lesson)
        if live.joined and not hidden:
            st.html(names_html(each.learner.name for each in live.joined))


def _joined_words(live: Live) -> str:
    if not live.joined:
        return "Nobody has joined yet"
    return many_words(len(live.joined), "person has joined", "people have joined")


def _board(lesson: Lesson, live: Live) -> None:
    board = _to_show(lesson, live)
    views: Mapping[str, Callable[[], str]] = {
        _PEOPLE: lambda: people_html(
            board, lesson=lesson.id, is_named=not hidden, is_led=lesson.is_led
        ),
        "Rules": lambda: rules_html(board),
        "Questions": lambda: questions_html(board, lesson.drill),
        _MISSED: lambda: missed_html(board),
    }
    with st.container(key="board"):
        st.markdown(f"**{_joined_words(live)}.** {plain(total_words(board.total))}")
        with st.container(horizontal=True, vertical_alignment="center"):
            view = st.segmented_control(
                "The board", [*views], default=_PEOPLE, required=True, key=_VIEW
            )
            hidden = choose_hidden(lesson)
        # Of nobody there is nothing to show, which is said above already.
        if live.joined or view != _PEOPLE:
            st.html(views[view or _PEOPLE]())
        if view == _MISSED:
            st.caption(_TELLS)


def _take_out(lesson: Lesson, live: Live) -> None:
    """Offer to take somebody out, out of sight: names may be hidden from who sees the screen."""
    if not live.joined:
        return
    with st.expander("Take somebody out", key=_TAKE_OUT, on_change="rerun") as place:
        if not place.open:
            name_no_more(_TAKE_OUT)
        elif may_name(lesson, key=_TAKE_OUT):
            ask_who(lesson, live)
