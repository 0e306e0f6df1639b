"""Who sits before this window, and how somebody else takes the seat."""

from typing import Final

import streamlit as st

from trainer.names import name_to_read
from trainer.record import Learner
from trainer.web.door.visitor import visitor
from trainer.web.seat.route import SEAT_PATH
from trainer.web.service import running
from trainer.web.shown import shown_cookies

# The name of somebody alone on a machine, who was not asked for one.
FIRST_NAME: Final = "You"

_SEAT: Final = "seat"
_TICKET: Final = "ticket"

# A script of Streamlit's cannot set a cookie; this has the page ask the route that can.
_hand_in = st.components.v2.component(
    "muggins_ticket",
    js="""
    export default function ({ data }) {
        const [{ path, ticket }] = data;
        if (!ticket) return;
        fetch(path, {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify({ ticket }),
        });
    }
    """,
)


def seated() -> Learner | None:
    """Return who sits before this window: who took the seat, else whom the cookie names.

    Somebody who is alone on this machine need not say who they are. Where whoever sat here was
    deleted in another window, nobody takes the seat unasked. While the room is open, whoever learns
    on this machine sits in a teacher's browser alone, and a student's key says who they are.
    """
    service = running()
    if service.room.is_open and (who := visitor()).role != "teacher":
        return service.log.learner(who.learner) if who.role == "student" else None
    if known := st.session_state.get(_SEAT):
        return service.log.learner(known)
    if known := service.log.learner(shown_cookies().get(service.cookie, "")):
        st.session_state[_SEAT] = known.id
        return known
    alone = service.log.learners()
    return take_seat(*alone) if len(alone) == 1 else None


def take_seat(learner: Learner) -> Learner:
    """Let a learner sit before this window, and before those that are opened later."""
    st.session_state[_SEAT] = learner.id
    st.session_state[_TICKET] = running().tickets.issue(learner.id)
    return learner


def was_deleted() -> bool:
    """Say whether whoever sat before this window was deleted in another one."""
    known = st.session_state.get(_SEAT)
    return known is not None and running().log.learner(known) is None


def leave_seat() -> None:
    """Let nobody sit before this window."""
    st.session_state.pop(_SEAT, None)


def sits_here(learner: str) -> bool:
    """Say whether a learner, of this id, still sits here: another window may have deleted them."""
    here = seated()
    return here is not None and here.id == learner


def hand_in_ticket() -> None:
    """Let the page hand in the ticket of whoever took the seat just now."""
    ticket = st.session_state.pop(_TICKET, "")
    _hand_in(data=[{"path": SEAT_PATH, "ticket": ticket}], key="hand in")


def new_learner(name: str) -> Learner:
    """Make a learner of a name, whom nobody knows yet.

    Raises:
        ValueError: If it is no name.
    """
    service = running()
    return Learner(id=service.new_id(), name=name_to_read(name), created=service.now())
