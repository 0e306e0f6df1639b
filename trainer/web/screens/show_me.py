"""Show me: a drill on one screen for a room, line by line, without phones."""

from typing import Final

import streamlit as st

from trainer.classroom.drill import ClassDrill
from trainer.preferences import Preferences
from trainer.quiz.link import write_link
from trainer.web.door.visitor import require_teacher, teachers_only
from trainer.web.likes import preferences_of
from trainer.web.plain import plain
from trainer.web.planning.at_hand import KEPT, address_of
from trainer.web.seat.seated import seated
from trainer.web.service import running
from trainer.web.showing.component import show_screen
from trainer.web.showing.shown import Shown
from trainer.web.showing.stepped import AT, here, stepped, taken
from trainer.web.showing.view import screen_view

_PLAN: Final = "screens/plan_drill.py"


def _show() -> None:
    fields = st.query_params.to_dict()
    fields.pop(AT, "")
    kept = fields.pop(KEPT, "")
    if not fields:
        st.title("Show me")
        st.markdown("A drill on one screen, line by line. Choose one first.")
        _to_plan({}, "Plan a drill")
        return
    try:
        drill = ClassDrill.parse(write_link(fields))
    except ValueError as refused:
        st.title("Show me")
        st.warning("This drill cannot be shown.")
        st.markdown(plain(str(refused)))
        _to_plan({}, "Plan a drill")
        return
    # A teacher need not be somebody who learns here.
    learner = seated()
    likes = preferences_of(running(), learner.id) if learner else Preferences()
    _screen(Shown(drill, likes.order), likes)
    _to_plan(address_of(drill, kept), "Back to the plan")


def _to_plan(fields: dict[str, str], label: str) -> None:
    with st.container(key="own"):
        st.page_link(_PLAN, label=label, query_params=fields)


@st.fragment
def _screen(shown: Shown, likes: Preferences) -> None:
    view = screen_view(shown, here(shown), likes=likes, taken=taken())
    show_screen(view, on_act=lambda: _on_act(shown))


@teachers_only
def _on_act(shown: Shown) -> None:
    """Go a step on or back, from the place that was seen when it was asked for."""
    seen = here(shown)
    if (after := stepped(shown, seen)) != seen:
        st.query_params[AT] = str(after)


require_teacher()
_show()
