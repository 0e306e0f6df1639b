"""What a browser shows of itself when a page of it connects."""

from collections.abc import Mapping

import streamlit as st


def shown_cookies() -> Mapping[str, str]:
    """List the cookies that the browser of this page showed, by name; none without a browser."""
    return {name: text for name, text in st.context.cookies.items() if isinstance(text, str)}
