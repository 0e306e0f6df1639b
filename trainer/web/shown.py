"""What a browser shows of itself when a page of it connects."""

from collections.abc import Mapping
from typing import Final

import streamlit as st

# From where a browser of this machine comes, of which Streamlit tells nothing.
_HERE: Final = "127.0.0.1"


def shown_cookies() -> Mapping[str, str]:
    """List the cookies that the browser of this page showed, by name; none without a browser."""
    return {name: text for name, text in st.context.cookies.items() if isinstance(text, str)}


def shown_address() -> str:
    """Say from which address the browser comes: the connection says so, and no header does."""
    address = st.context.ip_address
    return address if isinstance(address, str) else _HERE


def shown_device() -> str:
    """Say what one device shows and no other nearby: its address, and what its browser is."""
    agent = st.context.headers.get("User-Agent", "")
    return f"{shown_address()} {agent if isinstance(agent, str) else ''}"
