"""Where phones reach a lesson: the one place that says so."""

from html import escape
from typing import Final

import streamlit as st

from trainer.classroom.codes import code_words
from trainer.web.room.picture import link_html
from trainer.web.service import running

_ROOM: Final = "screens/for_class.py"
_JOIN: Final = "join"


def show_way_in(code: str) -> None:
    """Show how a lesson is joined: its code, and if the room is open the address of it."""
    letters = " ".join(code)
    st.html(
        f'<p class="mg-join"><span class="mg-join-code" role="img" '
        f'aria-label="The code: {escape(letters)}">{escape(code_words(code))}</span></p>'
    )
    if address := running().room.address:
        said = f"A code for a camera, which leads to lesson {letters}"
        link = f"{address}/{_JOIN}?code={code}"
        st.html(link_html(link, said=said, shown=f"{address.removeprefix('http://')}/{_JOIN}"))
    else:
        with st.container(key="own"):
            st.page_link(_ROOM, label="Phones cannot reach this yet: open the room")
