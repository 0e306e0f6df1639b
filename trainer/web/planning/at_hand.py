"""The drill that a window plans: its address says all of it."""

from typing import Final

import streamlit as st

from trainer.classroom.drill import ClassDrill
from trainer.quiz.link import write_link
from trainer.web.address import be_found_at
from trainer.web.door.visitor import teachers_only
from trainer.web.planning.changes import CHANGES

# Beside the drill the address says under which id it is kept, if it is.
KEPT: Final = "kept"
_REFUSED: Final = "drill refused"


def planned() -> ClassDrill | None:
    """Read the drill from the address; None where there is none.

    Raises:
        ValueError: If it cannot be read, or asks something else here; the message quotes it.
    """
    fields = st.query_params.to_dict()
    fields.pop(KEPT, "")
    return ClassDrill.parse(write_link(fields)) if fields else None


def still_planned() -> ClassDrill | None:
    """Read the drill again when a button was pressed: one may have gone back meanwhile."""
    try:
        return planned()
    except ValueError:
        return None


def kept_as() -> str:
    """Read from the address the id under which the drill is kept; empty where it is not."""
    return st.query_params.get(KEPT, "")


def plan(drill: ClassDrill, *, kept: str = "") -> None:
    """Let this window plan a drill.

    Args:
        drill: The drill.
        kept: The id under which it is kept; empty where it is not.
    """
    be_found_at(address_of(drill, kept))


def address_of(drill: ClassDrill, kept: str) -> dict[str, str]:
    """Write the fields of the address of a drill."""
    return drill.fields | ({KEPT: kept} if kept else {})


@teachers_only
def change(name: str, value: object) -> None:
    """Choose one thing of the drill otherwise; what cannot be is told, and all stays as it is."""
    drill = still_planned()
    if drill is None:
        return
    try:
        plan(CHANGES[name](drill, value), kept=kept_as())
    except ValueError as refused:
        refuse(f"Nothing is changed: {refused}")


def refuse(why: str) -> None:
    """Say on the page that comes why something was not taken."""
    st.session_state[_REFUSED] = why


def refused() -> str:
    """Tell why something was not taken, this once; empty where all was."""
    why: str = st.session_state.pop(_REFUSED, "")
    return why
