"""The screen for a room: a component that shares the files of the card table."""

from collections.abc import Callable
from typing import Final

import streamlit as st

from trainer.web.drill.component import TABLE_PATH
from trainer.web.drill.view import View

# By its name in the page the style finds it.
KEY: Final = "show"

_mount = st.components.v2.component(
    "muggins_show",
    js=f"""
    const show = await import(`${{location.origin}}{TABLE_PATH}/show.js`);
    export default show.default;
    """,
)


def show_screen(view: View, *, on_act: Callable[[], None]) -> None:
    """Show the screen.

    Args:
        view: What it shows, as `trainer.web.showing.view` writes it.
        on_act: Called when somebody went on or back; `act_of` of the card table tells which.
    """
    _mount(data=[view], key=KEY, on_act_change=on_act)
