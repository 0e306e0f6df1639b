"""Before a sprint: what comes, and the button that starts its clock."""

from collections.abc import Callable

import streamlit as st

from trainer.web.drill.practices import Wanted
from trainer.web.focus import focus_on
from trainer.web.plain import plain
from trainer.web.wording import length_words, practice_words


def wait_for_start(asked_for: Wanted, on_start: Callable[[], None]) -> None:
    """Say what comes, and wait; a link alone starts no clock.

    Args:
        asked_for: What the link asks for.
        on_start: Called when it begins.
    """
    length = asked_for.settings.length
    st.title(length_words(length).capitalize())
    st.markdown(f"Coming up: {plain(practice_words(str(asked_for.settings)))}.")
    st.markdown(
        f"Count as many as you like in {length.seconds} s. When the time is up, the question on "
        "the table is the last one, and you may finish it. A count that takes longer is worth "
        "the same."
    )
    st.button("Start", key="start", type="primary", on_click=on_start)
    st.caption("Enter will do, and starts the clock.")
    focus_on(".st-key-start button", key="focus on start")
