"""What is said when the page is drawn next: of what was done, on this page or the one behind it."""

from typing import Final

import streamlit as st

from trainer.web.plain import plain

_TOLD: Final = "to be told"


def tell_next(sentence: str, *, at: str = "") -> None:
    """Have something said once: at a place of the page that asks for it, else above all pages."""
    st.session_state[_TOLD] = sentence, at


def tell(at: str = "") -> None:
    """Say what was to be said here."""
    sentence, place = st.session_state.get(_TOLD, ("", ""))
    if sentence and place == at:
        del st.session_state[_TOLD]
        st.success(plain(sentence))
