"""What cannot be taken back is asked once more before it is done."""

from collections.abc import Callable
from typing import Literal

import streamlit as st

from trainer.web.plain import plain
from trainer.web.teaching.allowed import teachers_only


def ask_once_more(  # noqa: PLR0913  each is said by its name
    label: str,
    *,
    key: str,
    sentence: Callable[[], str],
    yes: str,
    act: Callable[[], None],
    kind: Literal["primary", "secondary"] = "secondary",
) -> None:
    """Draw a button, and behind it the question whether it is meant.

    Args:
        label: What the button says.
        key: What tells it from others of the page.
        sentence: What goes, and is asked; it is only worked out if it is said.
        yes: What the button says that means it.
        act: What is done then.
        kind: How the button looks.
    """
    flag = f"once more: {key}"

    def ask() -> None:
        st.session_state[flag] = True

    def leave() -> None:
        st.session_state.pop(flag, None)

    @teachers_only
    def do() -> None:
        leave()
        act()

    if not st.session_state.get(flag):
        st.button(label, key=key, type=kind, on_click=ask)
        return
    with st.container(key=f"sure-{key}", border=True):
        st.markdown(plain(sentence()))
        with st.container(horizontal=True):
            st.button(yes, key=f"yes {key}", type="primary", on_click=do)
            st.button("No, leave it", key=f"no {key}", on_click=leave)
