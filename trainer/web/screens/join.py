"""Joining a lesson: its code, and a name. A generated one is offered first."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import SystemRandom
from typing import Final
from urllib.parse import urlencode

import streamlit as st

from trainer.classroom.codes import code_words
from trainer.classroom.knocks import Knock, Why
from trainer.classroom.lesson import Lesson
from trainer.record import Learner
from trainer.web.attending.joining import (
    WHY_NOT,
    Came,
    answer_to,
    be_here,
    come_in,
    come_in_as_offered,
    go_on_in,
    is_in,
    lesson_under,
    may_go_on,
    name_to_offer,
    not_in,
)
from trainer.web.attending.part import OF
from trainer.web.door.handing import let_out, let_student_in, student_ticket
from trainer.web.door.trying import tried_here
from trainer.web.door.visitor import visitor
from trainer.web.plain import plain
from trainer.web.seat.seated import seated, sits_here
from trainer.web.service import running

_CODE: Final = "code"
_OFFERED: Final = "offered name"
_CAME: Final = "came"
_GOES: Final = "goes"
_SEAT: Final = "seat in a lesson"
# Why whoever knocks has to: of the name they want.
_WHY: Final[Mapping[Why, str]] = {
    Why.TAKEN: "Somebody counts here as {} already.",
    Why.ALIKE: "The name {} looks like one that is here already.",
    Why.MIXED: "The name {} mixes letters of two alphabets.",
    Why.OUT: "Somebody of the name {} was taken out of this lesson.",
    Why.DEVICE: "Somebody was taken out of this lesson on this device.",
    Why.MANY: "Many came in from this device, or from this network.",
}
_KEPT: Final = (
    "Your name, your answers and when you gave them are kept on the teacher's machine, and nothing "
    "else about you. You or your teacher can delete them."
)


@dataclass(frozen=True, slots=True)
class _Seat:
    """The seat of whoever came in here: in which lesson, whose, and the ticket for their key."""

    lesson: str
    learner: str
    ticket: str


def _show() -> None:
    st.title("Join the lesson", anchor=False)
    if visitor().role == "teacher":
        st.markdown("This is where they come in. Open it on another device: here you teach.")
        return
    if not running().room.is_open:
        st.markdown("The room is closed. Whoever teaches opens it, and tells you the code.")
        return
    if st.session_state.pop(_GOES, False):
        let_out(to=f"/join?{urlencode(st.query_params.to_dict())}")
    elif not _has_come():
        _ask()


def _has_come() -> bool:
    """Show what is so of whoever has come in, or knocks; say whether somebody does."""
    came: Came | None = st.session_state.get(_CAME)
    if came and came.knock:
        _knocking(came.knock)
        return True
    if not came or not came.learner:
        return False
    seat: _Seat = st.session_state[_SEAT]
    if not is_in(running(), seat.lesson, seat.learner):
        st.session_state[_CAME] = not_in(running(), seat.lesson)
        return False
    let_student_in(seat.ticket, to=f"/my-lesson?{urlencode({OF: seat.lesson})}")
    st.markdown("Come in.")
    return True


def _ask() -> None:
    """Ask for what is not known yet: the code, or the name."""
    came: Came | None = st.session_state.get(_CAME)
    if came and came.refused == "gone":
        st.warning(WHY_NOT[came.refused])
        st.session_state.pop(_CAME)
        st.query_params.clear()
    elif code := st.query_params.get(_CODE, ""):
        lesson = lesson_under(running(), code, by=tried_here())
        if isinstance(lesson, Lesson):
            somebody = seated()
            if somebody and may_go_on(running(), lesson, somebody.id):
                _go_on(lesson, somebody, came)
            else:
                _ask_name(lesson, came)
            return
        st.warning(WHY_NOT[lesson])
        del st.query_params[_CODE]
    _ask_code()


def _ask_code() -> None:
    with st.form("code", border=False):
        typed = st.text_input("The code", placeholder="seven letters and digits", max_chars=20)
        if st.form_submit_button("Go on", type="primary") and typed:
            st.query_params[_CODE] = typed
            st.rerun()


def _go_on(lesson: Lesson, somebody: Learner, came: Came | None) -> None:
    """Let whoever was in the class before go on as themselves, or be somebody else."""
    st.markdown(plain(f"{lesson.drill.title} · code {code_words(lesson.code)}"))
    st.button(
        plain(f"Go on as {somebody.name}"),
        type="primary",
        width="stretch",
        on_click=_come,
        args=(lesson.id, lambda: _go_on_as(lesson, somebody.id)),
    )
    st.button("I am somebody else", on_click=_leave)
    if came and came.refused:
        st.warning(WHY_NOT[came.refused])


def _go_on_as(lesson: Lesson, learner: str) -> Came:
    """Go on with the key that is shown, if it is good still: the page may be an old one."""
    if not sits_here(learner):
        return not_in(running(), lesson.id)
    return go_on_in(running(), lesson, learner)


def _leave() -> None:
    st.session_state[_GOES] = True


def _ask_name(lesson: Lesson, came: Came | None) -> None:
    st.markdown(plain(f"{lesson.drill.title} · code {code_words(lesson.code)}"))
    offered = st.session_state.get(_OFFERED)
    if offered is None:
        offered = name_to_offer(running(), lesson, SystemRandom())
        st.session_state[_OFFERED] = offered
    st.button(
        f"Join as {offered}",
        type="primary",
        width="stretch",
        on_click=_come,
        args=(lesson.id, lambda: _come_as(lesson, offered)),
    )
    with st.form("name", border=False):
        typed = st.text_input("Or under a name of your own")
        is_sent = st.form_submit_button("Join with this name")
    if is_sent:
        _come(lesson.id, lambda: come_in(running(), lesson, typed, by=tried_here()))
        st.rerun()
    if came and came.refused:
        st.warning(WHY_NOT[came.refused])
    st.caption(_KEPT)


def _come_as(lesson: Lesson, offered: str) -> Came:
    return come_in_as_offered(running(), lesson, offered, SystemRandom(), by=tried_here())


def _come(lesson: str, come: Callable[[], Came]) -> None:
    """Come in once, however often a button is pressed."""
    before: Came | None = st.session_state.get(_CAME)
    if before is None or before.refused:
        _became(lesson, come())


def _became(lesson: str, came: Came) -> None:
    """Keep what came of it, with the one ticket of whoever is in: this window may stay open."""
    st.session_state[_CAME] = came
    if came.learner:
        be_here(running(), came.learner, by=tried_here())
        st.session_state[_SEAT] = _Seat(lesson, came.learner, student_ticket(came.learner))


def _knocking(knock: Knock) -> None:
    st.markdown(plain(f"{_WHY[knock.why].format(knock.name)} Whoever teaches is asked now."))
    if_not = "If that is you on another phone, wait a moment. If not, take another name."
    st.markdown(if_not if knock.why is Why.TAKEN else "Wait a moment, or take another name.")

    @st.fragment(run_every=2.0)
    def wait() -> None:
        came = answer_to(running(), knock)
        if came.knock != knock:
            _became(knock.lesson, came)
            st.rerun()
        st.caption("Waiting for a nod.")

    wait()
    if st.button("Take another name"):
        running().knocks.withdraw(knock.id)
        st.session_state.pop(_CAME)
        st.rerun()


_show()
