"""What is to be said when the next page is shown, since this one makes way for it."""

from typing import Final

import streamlit as st

from trainer.web.plain import plain

_TOLD: Final = "to be told"


def tell_next(sentence: str) -> None:
    """Have something said on the next page, once."""
    st.session_state[_TOLD] = sentence


def tell() -> None:
    """Say what was to be said here."""
    if sentence := st.session_state.pop(_TOLD, ""):
        st.success(plain(sentence))
