"""What a page holds of what it made, for as long as it is looked at."""

from typing import Any, Final

import streamlit as st

_HELD: Final = "held"


def hold(made: object, *, of: str) -> None:
    """Hold what was made of something, in place of what was held before."""
    st.session_state[_HELD] = of, made


def held(of: str) -> Any:  # noqa: ANN401  whatever it is
    """Find what is held of something; None if that is something else, or nothing."""
    known_of, made = st.session_state.get(_HELD, ("", None))
    return made if known_of == of else None


def let_go() -> None:
    """Hold nothing any more."""
    st.session_state.pop(_HELD, None)
