"""Whether a phone gets through: when this page is seen, it does."""

import streamlit as st

from trainer.web.door.visitor import visitor
from trainer.web.service import running

st.title("It works")
st.markdown("This device reaches Muggins. Whoever teaches sees that, and you can close this page.")
if visitor(by_itself=True).role != "teacher":
    # Kept while the room is open and no longer, and only to count each device once.
    agent = st.context.headers.get("User-Agent", "")
    running().room.note_reached(f"{st.context.ip_address} {agent}")
