"""What somebody sees who reaches the app from the room and whom nobody let in yet."""

import streamlit as st

from trainer.web.attending.joining import WHY_NOT
from trainer.web.door.visitor import DOOR, key_words
from trainer.web.service import running
from trainer.web.shown import shown_cookies

JOIN = "screens/join.py"


def outside(*, is_of_lesson: bool) -> None:
    """Say that a class counts here, and how one gets in.

    Args:
        is_of_lesson: Whether it stands in place of the page of somebody's lesson.
    """
    st.title("Muggins")
    if is_of_lesson and any(key_words(shown_cookies(), running().cookie)):
        st.warning(WHY_NOT["out"])
    st.markdown("A class counts here. Whoever teaches it has a code for you.")
    with st.container(key="door"):
        st.page_link(JOIN, label="Join the lesson")
        st.page_link(DOOR, label="I teach here")
