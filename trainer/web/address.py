"""The address of a window, behind its question mark."""

from collections.abc import Mapping

import streamlit as st


def be_found_at(fields: Mapping[str, str]) -> None:
    """Let the address say what is shown; where it says so already, nothing is written.

    Writing clears it first, and a window that asks for its page just then would ask for another.
    """
    if st.query_params.to_dict() != fields:
        st.query_params.from_dict(fields)
