"""What a window is at: its practice, and the address at which that is found again."""

from typing import Final, cast

import streamlit as st

from trainer.record import Practice
from trainer.web.address import be_found_at
from trainer.web.service import running

_AT_HAND: Final = "practice"

Fields = dict[str, str]


def be_at(practice: Practice, fields: Fields) -> Practice:
    """Let this window be at a practice, with its address above."""
    be_found_at(fields)
    st.session_state[_AT_HAND] = practice, fields
    return practice


def at_hand(learner: str) -> tuple[Practice, Fields] | None:
    """Tell what this window is at, and the address of that; None if it is at nothing yet.

    What was deleted in another window, and not brought in again, is not there to be at.

    Args:
        learner: The id of whose practice it has to be; somebody else may have sat here before.
    """
    known = cast("tuple[Practice, Fields] | None", st.session_state.get(_AT_HAND))
    if known is None or known[0].learner != learner:
        return None
    return known if running().log.practice(known[0].id) else None
