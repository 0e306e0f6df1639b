"""The reference of the count: its sections, and one of them with examples to be counted."""

from pathlib import Path
from typing import Final

import streamlit as st

from trainer.preferences import Preferences
from trainer.record import Learner
from trainer.teach.section import Part, Section
from trainer.teach.sections import GROUPS, SECTIONS, beside
from trainer.web.drill.at_hand import at_hand
from trainer.web.drill.practices import CATCHING
from trainer.web.drill.walk import show_walk
from trainer.web.focus import focus_on
from trainer.web.learn.html import table_html
from trainer.web.likes import preferences_of
from trainer.web.places import fields_of
from trainer.web.seat.seated import seated
from trainer.web.service import running

_LEARN: Final = "screens/learn.py"
_PRACTISE: Final = "screens/practise.py"
_HOUSE: Final = "screens/house.py"
_SHOWN: Final = "section shown"
_STYLE: Final = Path(__file__).parent.parent / "learn" / "learn.css"


def _contents() -> None:
    """List all sections, each with what it is about."""
    st.title("Learn the count", anchor=False)
    st.markdown(
        "Everything that scores, with examples to count yourself before you look. "
        "Begin anywhere; what you try here is not kept."
    )
    for group, sections in GROUPS.items():
        st.header(group, anchor=False)
        for section in sections:
            with st.container(
                horizontal=True,
                vertical_alignment="center",
                gap="small",
                key=f"about {section.key}",
            ):
                _link(section, section.title)
                st.caption(section.about)


def _link(section: Section, label: str) -> None:
    st.page_link(_LEARN, label=label, query_params=fields_of(section.key))


def _section(section: Section, likes: Preferences) -> None:
    with st.container(key="section"):
        st.title(section.title, anchor=False)
    _onward(section, where="above")
    for number, part in enumerate(section.parts()):
        _part(part, likes, key=f"{section.key} {number}")
    if section.key == "house":
        with st.container(key="own house"):
            st.page_link(_HOUSE, label="The rules of your own house")
            st.page_link(_PRACTISE, label="Practise catching miscounts", query_params=CATCHING)
    _onward(section, where="below")
    focus_on(".st-key-section h1", key=f"focus on {section.key}")


def _back(learner: Learner) -> None:
    """Lead back to the question from which somebody looked this up, if there is one.

    A window that was opened by a link is at nothing yet; there the last practice goes on.
    """
    known = at_hand(learner.id)
    if known or running().log.last_practised(learner.id):
        with st.container(key="own"):
            fields = known[1] if known else None
            st.page_link(_PRACTISE, label="Back to your question", query_params=fields)


def _onward(section: Section, *, where: str) -> None:
    """Lead to the sections before and after, and back to all of them."""
    before, after = beside(section.key)
    with st.container(horizontal=True, key=f"onward {where}", gap="medium"):
        if before:
            _link(before, f"← {before.title}")
        st.page_link(_LEARN, label="All sections", query_params={})
        if after:
            _link(after, f"{after.title} →")


def _part(part: Part, likes: Preferences, *, key: str) -> None:
    if part.title:
        st.header(part.title, anchor=part.anchor)
    for paragraph in part.words:
        st.markdown(paragraph)
    if part.table:
        st.html(table_html(part.table))
    if part.examples:
        show_walk(part.examples, likes=likes, key=f"walk {key}")


def _show(learner: Learner) -> None:
    likes = preferences_of(running(), learner.id)
    st.html(_STYLE)
    _back(learner)
    asked_for = st.query_params.get("at", "")
    # A link from one section to another tells Streamlit which is meant, but not the address.
    if st.session_state.get(_SHOWN, asked_for) != asked_for:
        st.query_params.from_dict(fields_of(asked_for) if asked_for else {})
    st.session_state[_SHOWN] = asked_for
    if section := SECTIONS.get(asked_for):
        _section(section, likes)
        return
    if asked_for:
        st.warning("There is no such section; here are all that there are.")
    _contents()


if somebody := seated():
    _show(somebody)
