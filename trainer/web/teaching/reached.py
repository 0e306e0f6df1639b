"""Where phones reach a lesson, and where the pages for a class lead back: each said once."""

from html import escape
from typing import Final

import streamlit as st

from trainer.classroom.codes import code_words
from trainer.web.room.picture import link_html
from trainer.web.service import running

_ROOM: Final = "screens/for_class.py"
_JOIN: Final = "join"


def lead_back() -> None:
    """Lead to the page for a class, from the top of a page that belongs to it."""
    with st.container(key="own-class"):
        st.page_link(_ROOM, label="For a class")


def show_way_in(code: str, *, is_led: bool) -> None:
    """Show how a lesson is joined: its code, and if the room is open the address of it.

    Args:
        code: The code.
        is_led: Whether a question is to have room below it.
    """
    letters, address = " ".join(code), running().room.address
    way = ""
    if address:
        said = f"A code for a camera, which leads to lesson {letters}"
        link = f"{address}/{_JOIN}?code={code}"
        way = link_html(link, said=said, shown=f"{address.removeprefix('http://')}/{_JOIN}")
    st.html(
        f'<div class="mg-join{" mg-led" if is_led else ""}"><p class="mg-join-code" role="img" '
        f'aria-label="The code: {escape(letters)}">{escape(code_words(code))}</p>{way}</div>'
    )
    if not address:
        with st.container(key="own"):
            st.page_link(_ROOM, label="Phones cannot reach this yet: open the room")
