"""A lesson that is led, before its first question: people come in, and hands are worked through."""

from typing import Final, Literal

import streamlit as st

from trainer.classroom.drill import ClassDrill
from trainer.classroom.lesson import Lesson, Stage
from trainer.preferences import Preferences
from trainer.web.drill.component import act_of
from trainer.web.plain import plain
from trainer.web.service import running
from trainer.web.showing.component import KEY, show_screen
from trainer.web.showing.place import At
from trainer.web.showing.shown import Shown
from trainer.web.showing.stepped import AT, here, stepped, taken
from trainer.web.showing.view import screen_view
from trainer.web.teaching.acting import step
from trainer.web.teaching.allowed import teachers_only
from trainer.web.teaching.reached import lead_back, show_head, show_way_in
from trainer.web.teaching.settled import note_stands, settled_only

_FIRST: Final = "Ask the first question"
# Where the hands are worked through: of the page it is drawn anew by itself.
_AT_HAND: Final = "hand"
_SKIP: Final = "Skip to the first question"
_WORKED: Final = ("", "Work a hand through first", "Work two hands through first")


def show_before(lesson: Lesson) -> None:
    """Show large how the lesson is joined; and once hands are worked through, those.

    Args:
        lesson: A lesson of which no question is asked yet.
    """
    if is_at_hands(lesson.drill):
        show_head(lesson)
        _hands(lesson, is_last=_leads_to_questions(lesson))
        return
    lead_back()
    st.title(plain(lesson.drill.title), anchor=False)
    show_way_in(lesson.code)


def lead_on(lesson: Lesson) -> None:
    """Lead to the hands that are worked through, if there are any, and to the first question.

    Args:
        lesson: A lesson of which no question is asked yet.
    """
    worked = lesson.drill.worked
    is_first_next = not worked or is_at_hands(lesson.drill)
    note_stands(f"{lesson.id} {is_first_next}")
    with st.container(key="lobby", horizontal=True, vertical_alignment="center"):
        if not is_first_next:
            st.button(_WORKED[worked], type="primary", on_click=_begin_hands)
        if _leads_to_questions(lesson):
            return  # as the hands do themselves then
        label = _SKIP if is_at_hands(lesson.drill) else _FIRST
        kind: Literal["primary", "secondary"] = "secondary" if worked else "primary"
        st.button(label, type=kind, on_click=_ask, args=(lesson,))


def is_at_hands(drill: ClassDrill) -> bool:
    """Say whether this window works hands through."""
    return bool(drill.worked) and AT in st.query_params


def _leads_to_questions(lesson: Lesson) -> bool:
    """Say whether the next step from a worked hand is the first question."""
    if not is_at_hands(lesson.drill):
        return False
    shown = Shown(lesson.drill)
    return _is_behind(shown, shown.on(_here(shown)))


@st.fragment
def _hands(lesson: Lesson, *, is_last: bool) -> None:
    now = running().register.lesson(lesson.id)
    is_over = now is None or now.stage is not Stage.BEFORE or AT not in st.query_params
    if is_over or is_last != _leads_to_questions(lesson):
        # What is to be seen then is the whole page's business.
        st.rerun()
    shown = Shown(lesson.drill)
    at = _here(shown)
    note_stands(str(at), at=_AT_HAND)
    view = screen_view(shown, at, likes=Preferences(), taken=taken())
    # Which drill it is stands above already.
    view["context"] = ""
    if is_last:
        view |= {"next": _FIRST, "is_last": True}
    show_screen(view, on_act=lambda: _on_act(lesson, shown))


def _here(shown: Shown) -> At:
    """Find which hand the room is at: of those that are worked through, and of no other."""
    at, worked = here(shown), shown.drill.worked
    return At(worked, shown.hand(worked).steps) if _is_behind(shown, at) else at


def _is_behind(shown: Shown, at: At) -> bool:
    return at.hand > shown.drill.worked


@teachers_only
def _on_act(lesson: Lesson, shown: Shown) -> None:
    at = _here(shown)
    after = stepped(shown, at)
    if not _is_behind(shown, after):
        st.query_params[AT] = str(after)
    elif act_of(KEY).get("is_meant"):
        # A clock may start with it: whoever leafs through the hands has not asked for that.
        _ask(lesson)


@teachers_only
@settled_only()
def _begin_hands() -> None:
    st.query_params[AT] = str(At())


@teachers_only
@settled_only("", _AT_HAND)
def _ask(seen: Lesson) -> None:
    service = running()
    st.query_params.pop(AT, None)
    step(service, seen, lambda lesson: lesson.next(service.now()))
