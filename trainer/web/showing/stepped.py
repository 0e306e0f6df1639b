"""A step on or back, as the screen for a room reports it; the address says where the room is."""

from typing import Final

import streamlit as st

from trainer.web.drill.component import act_of
from trainer.web.showing.component import KEY
from trainer.web.showing.place import At
from trainer.web.showing.shown import Shown

AT: Final = "at"
_TAKEN: Final = "show taken"


def here(shown: Shown) -> At:
    """Find where the room is: the address says it, so that a reload stands there again."""
    return shown.near(At.parse(st.query_params.get(AT, "")))


def taken() -> int:
    """Return the number of the act that led here."""
    return int(st.session_state.get(_TAKEN, 0))


def stepped(shown: Shown, seen: At) -> At:
    """Take the step that was pressed, if it was at the place that is seen.

    Args:
        shown: The drill.
        seen: Where the room is.
    """
    act = act_of(KEY)
    number = act.get("n")
    st.session_state[_TAKEN] = number if isinstance(number, int) else 0
    step = {"on": shown.on, "back": shown.back}.get(str(act.get("act")))
    return step(seen) if step and act.get("id") == str(seen) else seen
