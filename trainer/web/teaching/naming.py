"""Names on the teacher's screen, which may be the one that all look at: shown, or hidden."""

from collections.abc import Iterable
from html import escape
from typing import Final

import streamlit as st

from trainer.classroom.lesson import Lesson

_SHOWS: Final = "Show names on this screen"


def choose_hidden(lesson: Lesson) -> bool:
    """Offer to hide names, and say whether they are hidden: on each page of a lesson alike.

    Args:
        lesson: The lesson; its drill says how it is at first.
    """
    key = _key(lesson)
    st.session_state.setdefault(key, are_hidden(lesson))
    hidden = st.toggle("Hide names", key=key)
    # What a toggle holds is forgotten by a page that does not show it.
    st.session_state[_kept(lesson)] = hidden
    return hidden


def are_hidden(lesson: Lesson) -> bool:
    """Say whether names are hidden."""
    kept = st.session_state.get(_kept(lesson), not lesson.drill.is_named)
    return bool(st.session_state.get(_key(lesson), kept))


def may_name(lesson: Lesson, *, key: str, label: str = _SHOWS) -> bool:
    """Say whether names may be told in a place; where they are hidden it takes one more press.

    Args:
        lesson: The lesson.
        key: What tells the place from others of the page.
        label: What the button says that shows them.
    """
    flag = _flag(key)
    if not are_hidden(lesson) or st.session_state.get(flag):
        return True

    def show() -> None:
        st.session_state[flag] = True

    st.button(label, key=f"ask {flag}", on_click=show)
    return False


def name_no_more(key: str) -> None:
    """Let a place that is left ask once more before it tells names."""
    st.session_state.pop(_flag(key), None)


def names_html(names: Iterable[str]) -> str:
    """Write names, each by itself and all at once.

    >>> names_html(["Bo", "ada"])
    '<ul class="mg-names"><li><bdi>ada</bdi></li><li><bdi>Bo</bdi></li></ul>'
    """
    rows = (f"<li><bdi>{escape(each)}</bdi></li>" for each in sorted(names, key=str.casefold))
    return f'<ul class="mg-names">{"".join(rows)}</ul>'


def _key(lesson: Lesson) -> str:
    return f"names are hidden in {lesson.id}"


def _kept(lesson: Lesson) -> str:
    return f"names were hidden in {lesson.id}"


def _flag(key: str) -> str:
    return f"names are shown: {key}"
