"""The first visit: one question, and then the first hand. With several learners: who is it?"""

import streamlit as st

from trainer.preferences import Level
from trainer.record import Learner
from trainer.store import Outcome
from trainer.transfer import taken
from trainer.web.plain import plain
from trainer.web.seat.adding import begin_as, somebody_else
from trainer.web.seat.bringing import bring_in
from trainer.web.seat.seated import FIRST_NAME, new_learner, take_seat, was_deleted
from trainer.web.service import running
from trainer.web.telling import tell_next


def _begin(level: Level) -> None:
    service = running()
    # Another window may have been quicker: then this one goes on as the same.
    receipt = service.log.add_learner(new_learner(FIRST_NAME))
    if receipt.outcome is Outcome.NEW:
        begin_as(receipt.stored, level)
    take_seat(receipt.stored)


def _sit_down(learner: Learner) -> None:
    take_seat(learner)


def _first_visit() -> None:
    st.title("Muggins")
    st.markdown(
        "Count cribbage hands, cribs and the play. After every count you see exactly what you "
        "missed, and over the days what you still lose points on."
    )
    st.subheader("Have you counted before?")
    with st.container(horizontal=True):
        st.button("I am new to counting", on_click=_begin, args=("new",))
        st.button("I can count", on_click=_begin, args=("counts",), type="primary")
    st.markdown(
        "Whoever is new begins at the foot of a ladder, with what makes fifteen, and climbs it "
        "rule by rule. Whoever can count begins with a mix of everything."
    )
    st.caption("You can change this later. Nothing leaves this machine, and there is no account.")
    _from_elsewhere()


def _who(learners: tuple[Learner, ...]) -> None:
    st.title("Muggins")
    st.subheader("Who is counting?")
    for learner in learners:
        st.button(plain(learner.name), key=learner.id, on_click=_sit_down, args=(learner,))
    st.divider()
    if added := somebody_else():
        take_seat(added)
        st.rerun()
    _from_elsewhere()


def _from_elsewhere() -> None:
    # What chooses a file is laid once it is asked for: a first visit need not load it.
    place = st.expander("Bring in what you learned elsewhere", key="elsewhere", on_change="rerun")
    if not place.open:
        return
    with place:
        if intake := bring_in():
            take_seat(intake.learner)
            tell_next(taken(intake))
            st.rerun()


def welcome() -> None:
    """Ask the one question of a first visit, or who of the learners it is."""
    if was_deleted():
        st.warning("Whoever counted here was deleted in another window.")
    if there := running().log.learners():
        _who(there)
    else:
        _first_visit()
