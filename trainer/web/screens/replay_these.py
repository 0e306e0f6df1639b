"""The button behind a set that asks again what was lost in it."""

import streamlit as st

from trainer.quiz.again import Again
from trainer.quiz.settings import Settings
from trainer.record import Practice
from trainer.web.drill.practices import link_fields

_PRACTISE = "screens/practise.py"


def offer_replay(practice: Practice) -> None:
    """Offer to be asked what was lost in a practice, until it is right."""
    if st.button("Replay these until right", key="replay"):
        again = Settings(again=str(Again(practice=practice.id)))
        st.switch_page(_PRACTISE, query_params=link_fields(again))
