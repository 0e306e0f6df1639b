"""How a page gets its browser a key, or has it give its key back: a script cannot set a cookie."""

from typing import Final

import streamlit as st

from trainer.web.door.route import KEY_PATH, NO_TICKET
from trainer.web.service import running

# Afterwards the page is loaded anew: what a browser shows is read when a page connects.
_hand: Final = st.components.v2.component(
    "muggins_key",
    js="""
    // A page is drawn again while its ticket is on the way, and a ticket is good once.
    const handed = new Set();
    export default async function ({ data }) {
        const [{ path, method, ticket, to, or }] = data;
        if (!method || handed.has(ticket)) return;
        if (ticket) handed.add(ticket);
        const answered = await fetch(path, {
            method,
            headers: { "Content-Type": "application/json" },
            body: ticket ? JSON.stringify({ ticket }) : null,
        });
        location.replace(answered.ok ? to : or);
    }
    """,
)


def let_in(*, to: str = "/class") -> None:
    """Give the browser of this page a teacher's key, and lead it on."""
    ticket = running().key_tickets.issue(("teacher", ""))
    _draw(method="POST", ticket=ticket, to=to)


def student_ticket(learner: str) -> str:
    """Make the ticket with which somebody who came into a lesson gets a key: one for each time."""
    return running().key_tickets.issue(("student", learner))


def let_student_in(ticket: str, *, to: str = "/my-lesson") -> None:
    """Give the browser of this page the key of somebody in a class, and lead it on."""
    _draw(method="POST", ticket=ticket, to=to)


def let_out(*, to: str = "/") -> None:
    """Have the browser of this page give its key back, and lead it on."""
    _draw(method="DELETE", to=to)


def _draw(*, method: str, to: str, ticket: str = "") -> None:
    fields = {"path": KEY_PATH, "method": method, "ticket": ticket, "to": to, "or": NO_TICKET}
    _hand(data=[fields], key="hand in a key")
