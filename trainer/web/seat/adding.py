"""Somebody else who learns here: a name, whether they can count, and the seat."""

from typing import Final

import streamlit as st

from trainer.names import LONGEST_NAME
from trainer.preferences import Level, Preferences
from trainer.quiz.stages import STAGES
from trainer.record import Learner
from trainer.store import Outcome
from trainer.web.plain import plain
from trainer.web.seat.seated import new_learner
from trainer.web.service import running

_LEVELS: Final[dict[str, Level]] = {"I can count": "counts", "I am new to counting": "new"}
_LADDER: Final = "screens/ladder.py"
_ADDED: Final = "added"
_IS_NEW: Final = "is new"


def begin_as(learner: Learner, level: Level) -> None:
    """Keep of a learner whether they can count; whoever is new is then led to the ladder."""
    running().log.prefer(learner.id, str(Preferences(level=level)))
    st.session_state[_IS_NEW] = level == "new"


def lead_on() -> None:
    """Lead whoever said just now that they are new to the beginning of the ladder."""
    if st.session_state.pop(_IS_NEW, False):
        first, *_ = STAGES
        st.switch_page(_LADDER, query_params={"stage": first})


def somebody_else() -> Learner | None:
    """Ask for the name of somebody else; return who is to sit down, once they are added."""
    with st.form("add", border=False):
        name = st.text_input("Somebody else", placeholder="A name")
        # By the name: below the button it might be out of sight.
        why_not = st.container()
        level = st.radio("Counting", _LEVELS, horizontal=True)
        added = st.form_submit_button("Add, and count as this one")
    if not added:
        return None
    try:
        named = new_learner(name)
    except ValueError:
        why_not.warning(f"Type a name of 1 to {LONGEST_NAME} characters.")
        return None
    receipt = running().log.add_learner(named)
    learner = receipt.stored
    if receipt.outcome is Outcome.NEW:
        begin_as(learner, _LEVELS[level])
        st.session_state[_ADDED] = learner.id
    elif st.session_state.get(_ADDED) != learner.id:  # else the button was clicked twice
        why_not.warning(plain(f"The name {learner.name} is taken; choose it above, or another."))
        return None
    return learner
