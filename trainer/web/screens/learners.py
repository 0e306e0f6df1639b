"""Who learns on this machine, who of them sits here, and how another takes the seat."""

import streamlit as st

from trainer.record import Learner
from trainer.web.plain import plain
from trainer.web.seat.adding import somebody_else
from trainer.web.seat.seated import seated, take_seat
from trainer.web.service import running

_PRACTISE = "screens/practise.py"
_SETTINGS = "screens/settings.py"
_HOUSE = "screens/house.py"
_DATA = "screens/data.py"
_CLASS = "screens/for_class.py"


def _sit_down(learner: Learner) -> None:
    take_seat(learner)
    st.switch_page(_PRACTISE)


def _list(here: Learner | None) -> None:
    st.title("Who is counting?")
    for learner in running().log.learners():
        is_here = here is not None and learner.id == here.id
        label = f"{plain(learner.name)}, counting now" if is_here else plain(learner.name)
        if st.button(
            label, key=learner.id, type="primary" if is_here else "secondary", width="stretch"
        ):
            _sit_down(learner)
    if here:
        with st.container(key="rename"):
            st.page_link(_DATA, label=f"Call {plain(here.name)} by another name")


_list(seated())
st.divider()
if added := somebody_else():
    _sit_down(added)
if seated():
    st.divider()
    with st.container(key="own"):
        st.page_link(_SETTINGS, label="Settings")
        st.caption("How you answer, light or dark, and whose days.")
        st.page_link(_HOUSE, label="House rules")
        st.caption("Muggins, penalties, how a count is said, and the length of the game.")
        st.page_link(_DATA, label="My data")
        st.caption("See what is kept, take it with you, change the name, or delete it.")
        st.page_link(_CLASS, label="For a class")
        st.caption("Let a room of people count on their own phones.")
