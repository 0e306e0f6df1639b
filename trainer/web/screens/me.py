"""What is kept of a student: seen by themselves, and deleted by themselves."""

from typing import Final

import streamlit as st

from trainer.record import Learner
from trainer.web.door.handing import let_out
from trainer.web.door.visitor import visitor
from trainer.web.plain import plain
from trainer.web.seat.seated import seated, sits_here
from trainer.web.service import running
from trainer.web.telling import tell_next

_GOES: Final = "goes"
_ASKED: Final = "asked whether to delete"


def _show(learner: Learner) -> None:
    register = running().register
    there = register.attending(learner.id)
    classroom = register.class_of(learner.id)
    st.title("What is kept of me", anchor=False)
    practices = running().log.practices(learner.id)
    many = sum(len(running().log.answers(practice.id)) for practice in practices)
    lessons = f"{len(there)} lesson{'' if len(there) == 1 else 's'}"
    days = f", for {classroom.kept_days} days" if classroom else ""
    st.markdown(
        plain(
            f"Your name, {learner.name}; your answers, {many} by now, in {lessons} and where you "
            "practised on; when you gave them; and how you like to practise. Whoever teaches sees "
            f"your lessons{days}. Nothing else is kept."
        )
    )
    with st.container(horizontal=True):
        st.button("This is not me", on_click=_leave)
        st.button("Delete what is kept of me", on_click=_ask)
    if st.session_state.get(_ASKED):
        st.warning("All your answers go, also for your teacher, and cannot be brought back.")
        with st.container(horizontal=True):
            st.button("Delete it all", type="primary", on_click=_delete, args=(learner.id,))
            st.button("No, keep it", on_click=_keep)


def _ask() -> None:
    st.session_state[_ASKED] = True


def _keep() -> None:
    st.session_state.pop(_ASKED, None)


def _leave() -> None:
    st.session_state[_GOES] = True


def _delete(learner: str) -> None:
    if visitor().role == "student" and sits_here(learner):
        running().log.forget(learner)  # and with them the key of this browser
        tell_next("All that was kept of you is deleted.")


if st.session_state.pop(_GOES, False):
    let_out()
    st.markdown("You are out. Close this page, or join again.")
elif visitor().role == "student" and (somebody := seated()):
    _show(somebody)
else:
    st.title("Nobody", anchor=False)
    st.markdown("Nothing is kept of you here.")
