"""What somebody sees who reaches the app from the room and whom nobody let in yet."""

import streamlit as st

from trainer.web.door.visitor import DOOR

JOIN = "screens/join.py"


def outside() -> None:
    """Say that a class counts here, and how one gets in."""
    st.title("Muggins")
    st.markdown("A class counts here. Whoever teaches it has a code for you.")
    with st.container(key="door"):
        st.page_link(JOIN, label="Join the lesson")
        st.page_link(DOOR, label="I teach here")
