"""A lesson: started, going on before the teacher and the room, and what is left when it is over."""

from pathlib import Path
from typing import Final

import streamlit as st

from trainer.classroom.drill import ClassDrill
from trainer.preferences import Preferences
from trainer.quiz.link import write_link
from trainer.web.plain import plain
from trainer.web.planning.at_hand import KEPT
from trainer.web.service import running
from trainer.web.teaching.allowed import require_teacher
from trainer.web.teaching.begin import LESSON, OF, choose_drill, forget_next, offer_drill
from trainer.web.teaching.going import show_open
from trainer.web.teaching.reached import lead_back
from trainer.web.teaching.report import show_report
from trainer.web.teaching.settled import note_stands
from trainer.web.zone import zone_here

_WEB: Final = Path(__file__).parent.parent
_STYLES: Final = (
    _WEB / "summary" / "summary.css",
    _WEB / "room" / "room.css",
    _WEB / "teaching" / "teaching.css",
    _WEB / "teaching" / "led.css",
)
# The drill as a whole, where another page leads here with its text.
_DRILL: Final = "drill"


def _show(zone: str) -> None:
    for style in _STYLES:
        st.html(style)
    fields = st.query_params.to_dict()
    # Under what a drill is kept is nothing to whoever counts it.
    fields.pop(KEPT, "")
    if OF in fields:
        _lesson(fields[OF], zone)
        return
    note_stands("the beginning")
    lead_back()
    if fields:
        _start(fields.get(_DRILL) or write_link(fields))
    else:
        st.title("Start a lesson")
        choose_drill(zone)


def _lesson(id_: str, zone: str) -> None:
    forget_next()
    lesson = running().register.lesson(id_)
    if lesson is not None and lesson.is_open:
        show_open(lesson)
        return
    lead_back()
    if lesson is None:
        st.title("No such lesson")
        st.markdown("It is deleted, or the address is not whole.")
        with st.container(key="own"):
            st.page_link(LESSON, label="Start a lesson")
        return
    st.title(plain(lesson.drill.title), anchor=False)
    show_report(lesson, zone)


def _start(text: str) -> None:
    st.title("Start a lesson")
    try:
        drill = ClassDrill.parse(text)
    except ValueError as refused:
        st.warning("This drill cannot be counted.")
        st.markdown(plain(str(refused)))
        with st.container(key="own"):
            st.page_link(LESSON, label="Choose another")
        return
    offer_drill(drill)


require_teacher()
_show(zone_here(Preferences()))
