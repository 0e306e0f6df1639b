"""The card table: the one component of our own, whose files lie in the folder beside it."""

from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Final

import streamlit as st

from trainer.web.drill.view import View

TABLE: Final = Path(__file__).parent / "table"


def _digest() -> str:
    every = b"".join(file.read_bytes() for file in sorted(TABLE.iterdir()))
    return blake2b(every, digest_size=6).hexdigest()


# Another path for other files, so that a browser may keep them for good. It is two parts deep, as
# the table expects when it asks, after a connection was lost, whether the server is back.
TABLE_PATH: Final = f"/table/{_digest()}"

# Streamlit sends these lines with every run, so they only lead to the files, which a browser keeps.
_mount = st.components.v2.component(
    "muggins_table",
    js=f"""
    const table = await import(`${{location.origin}}{TABLE_PATH}/table.js`);
    export default table.default;
    """,
)


def show_table(view: View, *, key: str, on_act: Callable[[], None]) -> None:
    """Show the card table.

    Args:
        view: What it shows, as `trainer.web.drill.view` writes it.
        key: Its name in this page.
        on_act: Called when the learner did something; `act_of` tells what.
    """
    # Within a list, since a bare dict that holds lists makes Streamlit load a library for tables.
    _mount(data=[view], key=key, on_act_change=on_act)


def act_of(key: str) -> dict[str, object]:
    """Tell what the learner did: whatever a browser may send, it is a dict."""
    act = st.session_state.get(key, {}).get("act")
    return act if isinstance(act, dict) else {}
