"""The teacher's door: a passphrase is typed, or chosen with a link that is good once."""

from typing import Final

import streamlit as st

from trainer.web.door.handing import let_in
from trainer.web.door.passphrase import LONGEST, SHORTEST, fits, is_setup, refused, set_up
from trainer.web.door.plainly import warn_if_read
from trainer.web.door.trying import tried_here
from trainer.web.door.visitor import visitor
from trainer.web.service import running

_CLASS: Final = "screens/for_class.py"
_SETUP: Final = "setup"
_NOT_GOOD: Final = (
    "This link is not good, or no longer. Start Muggins once more, which lets a browser in, or "
    "make another link on the page For a class."
)
_WAIT: Final = "That was tried too often. Wait a while, ten minutes at most, and try again."


def _choose(word: str) -> None:
    st.title("Teach on this device")
    st.markdown(
        f"Choose a passphrase of {SHORTEST} or more characters. Type it on this device, or any "
        "other, whenever you want to come in again."
    )
    warn_if_read()
    with st.form("choose", border=False):
        text = st.text_input("Passphrase", type="password", autocomplete="new-password")
        is_meant = st.form_submit_button("Choose it and come in", type="primary")
    if not is_meant:
        return
    if not fits(text):
        st.warning(f"Take {SHORTEST} to {LONGEST} characters.")
    elif set_up(running(), word, text, by=tried_here()):
        del st.session_state[_SETUP]
        let_in()
    else:
        st.warning(_NOT_GOOD)


def _type(*, is_old: bool) -> None:
    st.title("The teacher's door")
    if is_old:
        st.warning(_NOT_GOOD)
    st.markdown(
        "Who teaches comes in here with a passphrase. Where none was chosen yet: start Muggins, "
        "and the browser that it opens is in."
    )
    warn_if_read()
    with st.form("type", border=False):
        text = st.text_input("Passphrase", type="password", autocomplete="current-password")
        is_meant = st.form_submit_button("Come in", type="primary")
    if not is_meant:
        return
    match refused(running(), text, by=tried_here()):
        case "":
            let_in()
        case "wait":
            st.warning(_WAIT)
        case "wrong":
            st.warning("That is not the passphrase.")


def _at_the_door() -> None:
    if visitor().role == "teacher":
        st.title("The teacher's door")
        st.markdown("This browser is the teacher's.")
        with st.container(key="door"):
            st.page_link(_CLASS, label="For a class")
        return
    is_old = "link" in st.query_params
    if word := st.query_params.get(_SETUP):
        # Nothing secret stays in the address.
        st.query_params.clear()
        st.session_state[_SETUP] = word
    known = st.session_state.get(_SETUP)
    if known and is_setup(running(), known, by=tried_here()):
        _choose(known)
        return
    st.session_state.pop(_SETUP, None)
    _type(is_old=is_old or bool(known))


_at_the_door()
