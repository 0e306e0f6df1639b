"""A drill for a class: chosen with one click, looked through, and changed as one likes."""

from pathlib import Path
from typing import Final

import streamlit as st

from trainer.classroom.drill import ClassDrill
from trainer.classroom.ready import READY, ready_drill
from trainer.web.door.visitor import require_teacher, teachers_only
from trainer.web.plain import plain
from trainer.web.planning.at_hand import (
    address_of,
    change,
    kept_as,
    plan,
    planned,
    refuse,
    refused,
)
from trainer.web.planning.html import question_html, worked_html
from trainer.web.planning.kept import list_kept, offer_to_keep
from trainer.web.planning.more import choose_more
from trainer.web.planning.words import drill_words, much_words, pace_words
from trainer.web.service import running
from trainer.web.showing.shown import Shown
from trainer.web.teaching.reached import lead_back

_PLAN: Final = "screens/plan_drill.py"
# What one can do with a drill: what its button says, and the page that takes its text.
_OFFERS: Final = (
    ("Show me", "screens/show_me.py"),
    ("Start a lesson", "screens/lesson.py"),
)
_WEB: Final = Path(__file__).parent.parent
_STYLES: Final = (_WEB / "summary" / "summary.css", _WEB / "planning" / "planning.css")
_TYPED: Final = "drill typed"
_UNREAD: Final = "why what is typed is no drill"


def _show() -> None:
    for style in _STYLES:
        st.html(style)
    lead_back()
    try:
        drill = planned()
    except ValueError as unread:
        drill = None
        refuse(f"This drill cannot be read: {unread}")
    if drill:
        _preview(drill)
    else:
        _choose()


def _choose() -> None:
    st.title("Plan a drill")
    _tell_refused()
    st.markdown(
        "A drill asks everybody the same questions. Preview one: from there you show it to the "
        "room, start a lesson of it, or change what it asks, and how. A stage of the ladder begins "
        "with two hands that you work through together."
    )
    if list_kept():
        st.header("Ready", anchor=False)
    for key in READY:
        drill = ready_drill(key, 0)
        with st.container(key=f"ready-{key}", horizontal=True, vertical_alignment="center"):
            with st.container(gap=None):
                st.markdown(f"**{drill.title}**")
                st.caption(much_words(drill))
            st.button("Preview", key=f"preview {key}", on_click=_open, args=(key,))
    _take_text()


@teachers_only
def _open(key: str) -> None:
    plan(ready_drill(key, running().new_class_seed()))


def _preview(drill: ClassDrill) -> None:
    with st.container(key="own"):
        st.page_link(_PLAN, label="All drills", query_params={})
    st.title(plain(drill.title), anchor=False)
    _tell_refused()
    st.caption(plain(f"{drill_words(drill)} {pace_words(drill)}"))
    with st.container(key="offers", horizontal=True):
        for label, page in _OFFERS:
            if st.button(label, type="primary"):
                st.switch_page(page, query_params=address_of(drill, kept_as()))
        st.button("Other cards", on_click=_deal_anew)
        offer_to_keep(drill)
    with st.expander("More: title, how many, what is asked and how"):
        choose_more(drill)
    is_worth_shown = st.toggle("Show what each is worth", key="worth")
    shown = Shown(drill)
    if drill.worked:
        st.caption("Worked through together first:")
        hands = [shown.hand(number + 1) for number in range(drill.worked)]
        st.html(worked_html(hands, is_worth_shown=is_worth_shown))
    _questions(shown, is_worth_shown=is_worth_shown)
    _give_text(drill)
    _take_text()


def _questions(shown: Shown, *, is_worth_shown: bool) -> None:
    for place in range(len(shown.drill)):
        hand = shown.hand(shown.drill.worked + place + 1)
        with st.container(
            key=f"question-{place}", horizontal=True, vertical_alignment="center", gap="small"
        ):
            st.html(question_html(place + 1, hand, is_worth_shown=is_worth_shown))
            st.button("Swap", key=f"swap {place}", on_click=change, args=("swap", place))


@teachers_only
def _deal_anew() -> None:
    change("seed", running().new_class_seed())


def _tell_refused() -> None:
    if why := refused():
        st.warning(plain(f"{why}."))


def _give_text(drill: ClassDrill) -> None:
    with st.expander("This drill as text"):
        st.markdown("Whoever plans with this text, today or next year, asks the same questions.")
        st.code(str(drill), language=None, wrap_lines=True)


def _take_text() -> None:
    with st.expander("Take a drill as text"), st.form("drill as text", border=False):
        st.text_area("The text of a drill", key=_TYPED, placeholder="title=…")
        if why := st.session_state.pop(_UNREAD, ""):
            st.warning(plain(why))
        st.form_submit_button("Take it", on_click=_read)


@teachers_only
def _read() -> None:
    try:
        plan(ClassDrill.parse(st.session_state[_TYPED]))
    except ValueError as unread:
        st.session_state[_UNREAD] = f"This drill cannot be read: {unread}."


require_teacher()
_show()
