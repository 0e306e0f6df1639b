"""Where phones reach a lesson, and where the pages for a class lead back: each said once."""

from html import escape
from typing import Final

import streamlit as st

from trainer.classroom.codes import code_words
from trainer.classroom.lesson import Lesson
from trainer.web.plain import plain
from trainer.web.room.picture import link_html
from trainer.web.service import running

_ROOM: Final = "screens/for_class.py"
_JOIN: Final = "join"


def lead_back() -> None:
    """Lead to the page for a class, from the top of a page that belongs to it."""
    with st.container(key="own-class"):
        st.page_link(_ROOM, label="For a class")


def show_head(lesson: Lesson) -> None:
    """Show in one line which lesson it is and how it is joined: the question has the screen.

    Args:
        lesson: A lesson that is led.
    """
    with st.container(key="head", horizontal=True, vertical_alignment="center"):
        lead_back()
        st.title(plain(lesson.drill.title), anchor=False)
        address = running().room.address
        shown = f"<span>{escape(_shown(address))}</span>" if address else ""
        st.html(f'<div class="mg-join mg-in-line">{_code_html(lesson.code)}{shown}</div>')
        if address:
            with st.popover("Show the QR code"):
                st.html(f'<div class="mg-join mg-large">{_camera_html(lesson.code, address)}</div>')
        else:
            _lead_to_room()


def show_way_in(code: str) -> None:
    """Show large how a lesson is joined: its code, and if the room is open the address of it.

    Args:
        code: The code.
    """
    address = running().room.address
    way = _camera_html(code, address) if address else ""
    st.html(f'<div class="mg-join">{_code_html(code)}{way}</div>')
    if not address:
        _lead_to_room()


def _shown(address: str) -> str:
    return f"{address.removeprefix('http://')}/{_JOIN}"


def _camera_html(code: str, address: str) -> str:
    said = f"A code for a camera, which leads to lesson {' '.join(code)}"
    return link_html(f"{address}/{_JOIN}?code={code}", said=said, shown=_shown(address))


def _code_html(code: str) -> str:
    letters = escape(" ".join(code))
    return (
        f'<p class="mg-join-code" role="img" aria-label="The code: {letters}">'
        f"{escape(code_words(code))}</p>"
    )


def _lead_to_room() -> None:
    with st.container(key="own"):
        st.page_link(_ROOM, label="Phones cannot reach this yet: open the room")
