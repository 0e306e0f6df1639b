"""Who learns on this machine, who of them sits here, and how another takes the seat."""

import streamlit as st

from trainer.preferences import Level, Preferences
from trainer.record import LONGEST_NAME, Learner, plain_name
from trainer.store import Outcome
from trainer.web.plain import plain
from trainer.web.seat.seated import add_learner, seated, take_seat
from trainer.web.service import running

_PRACTISE = "screens/practise.py"
_DATA = "screens/data.py"
_LEVELS: dict[str, Level] = {"I can count": "counts", "I am new to counting": "new"}


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


def _add() -> None:
    with st.form("add", border=False):
        name = st.text_input("Somebody else", placeholder="A name", max_chars=LONGEST_NAME)
        level = st.radio("Counting", _LEVELS, horizontal=True)
        added = st.form_submit_button("Add, and count as this one")
    if not added:
        return
    try:
        receipt = add_learner(name)
    except ValueError:
        st.warning(f"Type a name of 1 to {LONGEST_NAME} characters.")
        return
    learner, here = receipt.stored, seated()
    if receipt.outcome is Outcome.NEW:
        running().log.prefer(learner.id, str(Preferences(level=_LEVELS[level])))
    elif here != learner or plain_name(name) != learner.name:  # else a button was clicked twice
        st.warning(plain(f"{learner.name} is there already; choose that name, or take another."))
        return
    _sit_down(learner)


_list(seated())
st.divider()
_add()
if seated():
    st.divider()
    with st.container(key="data"):
        st.page_link(_DATA, label="My data")
    st.caption("See what is kept, take it with you, change the name, or delete it.")
