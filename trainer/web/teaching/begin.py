"""A lesson before it starts: what is counted, by which class, and one button."""

from collections.abc import Callable
from typing import Final

import streamlit as st

from trainer.classroom.drill import ClassDrill
from trainer.classroom.ready import READY, ready_drill
from trainer.store import NotThereError
from trainer.web.plain import plain
from trainer.web.planning.words import drill_words, kept_words, much_words, pace_words
from trainer.web.service import running
from trainer.web.teaching.acting import FIRST_CLASS, start_lesson
from trainer.web.teaching.allowed import teachers_only
from trainer.web.teaching.words import lesson_words
from trainer.web.telling import tell_next

LESSON: Final = "screens/lesson.py"
OF: Final = "of"
# The id that the next lesson gets, so that two clicks start one.
_NEXT: Final = "id of the next lesson"
_CLASS: Final = "class of the next lesson"


def choose_drill(zone: str) -> None:
    """Offer the drills that are kept or ready, one click each, and lead to open lessons."""
    _lead_to_open(zone)
    st.markdown("Everybody counts the same hands. Choose what, and the lesson begins.")
    _choose_class()
    drills = running().register.drills()
    kept = [(each.id, each.drill) for each in drills if each.drill]
    if kept:
        st.header("Kept", anchor=False)
    for id_, drill in kept:
        _offer(drill, kept_words(drill), f"kept {id_}", _start, drill)
    if kept:
        st.header("Ready", anchor=False)
    for key in READY:
        drill = ready_drill(key, 0)
        _offer(drill, much_words(drill), key, _start_ready, key)


def _offer(
    drill: ClassDrill, words: str, key: str, start: Callable[..., None], what: str | ClassDrill
) -> None:
    with st.container(
        key=f"ready-{key.replace(' ', '-')}", horizontal=True, vertical_alignment="center"
    ):
        with st.container(gap=None):
            st.markdown(f"**{plain(drill.title)}**")
            st.caption(plain(words))
        st.button("Start", key=f"start {key}", on_click=start, args=(what, _next_id()))


def offer_drill(drill: ClassDrill) -> None:
    """Offer to start a lesson of a drill."""
    st.markdown(f"**{plain(drill.title)}**")
    st.caption(plain(f"{drill_words(drill)} {pace_words(drill)}"))
    _choose_class()
    st.button("Start the lesson", type="primary", on_click=_start, args=(drill, _next_id()))


def forget_next() -> None:
    """Let the next lesson be another one than that which was started."""
    st.session_state.pop(_NEXT, None)


def _lead_to_open(zone: str) -> None:
    register = running().register
    for classroom in register.classes():
        for lesson in register.lessons(classroom.id):
            if lesson.is_open:
                with st.container(key=f"own-{lesson.id}"):
                    label = f"Go on: {lesson_words(lesson, zone)}"
                    st.page_link(LESSON, label=plain(label), query_params={OF: lesson.id})


def _choose_class() -> None:
    """Ask which class it is, if there are several; without any, one is made."""
    names = {each.id: plain(each.name) for each in running().register.classes()}
    if len(names) > 1:
        if st.session_state.get(_CLASS) not in names:
            st.session_state[_CLASS] = next(reversed(names))
        st.selectbox("Class", names, format_func=names.__getitem__, key=_CLASS)
        return
    st.session_state[_CLASS] = next(iter(names), "")
    st.caption(f"Class: {next(iter(names.values()), FIRST_CLASS)}")


def _next_id() -> str:
    return str(st.session_state.setdefault(_NEXT, running().new_id()))


@teachers_only
def _start_ready(key: str, id_: str) -> None:
    _begin(ready_drill(key, running().new_class_seed()), id_)


@teachers_only
def _start(drill: ClassDrill, id_: str) -> None:
    _begin(drill, id_)


def _begin(drill: ClassDrill, id_: str) -> None:
    classroom = st.session_state.get(_CLASS, "")
    try:
        lesson = start_lesson(running(), drill, id_=id_, classroom=classroom)
    except NotThereError:
        tell_next("That class is deleted; choose another.")
        return
    st.query_params.from_dict({OF: lesson.id})
