"""Whether a phone gets through: when this page is seen, it does."""

import streamlit as st

from trainer.web.door.visitor import visitor
from trainer.web.service import running
from trainer.web.shown import shown_device

st.title("It works")
st.markdown("This device reaches Muggins. Whoever teaches sees that, and you can close this page.")
if visitor(by_itself=True).role != "teacher":
    # Kept while the room is open and no longer, and only to count each device once.
    running().room.note_reached(shown_device())
