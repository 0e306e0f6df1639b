"""Who knocks at a lesson, and what the teacher says to it."""

from collections.abc import Sequence
from typing import Final

import streamlit as st

from trainer.classroom.knocks import Knock, Why
from trainer.classroom.lesson import Lesson
from trainer.web.plain import plain
from trainer.web.service import running
from trainer.web.teaching.allowed import teachers_only
from trainer.web.teaching.naming import may_name, name_no_more
from trainer.web.teaching.settled import is_settled, note_stands
from trainer.web.teaching.words import ASKED, many_words

# With a name go all answers under it, and who was taken out was so on purpose: to these a teacher
# nods one by one.
_ONE_BY_ONE: Final = frozenset({Why.TAKEN, Why.OUT, Why.DEVICE})
_ALL: Final = "all who knock"
_KNOCKS: Final = "knocks"
_SHOW_THEM: Final = "Show who asks on this screen"


def ask_who_comes_in(lesson: Lesson) -> None:
    """Ask who of those who knock comes in."""
    service = running()
    waiting = service.knocks.waiting(lesson.id, service.now())
    if not waiting:
        name_no_more(_KNOCKS)
    elif not may_name(lesson, key=_KNOCKS, label=_SHOW_THEM):
        st.markdown(f"**{many_words(len(waiting), 'person asks', 'people ask')} to come in.**")
        return
    is_many = len(waiting) > 1
    note_stands(str(is_many), at=_ALL)
    if is_many:
        _ask_of_all(waiting)
    for row, knock in enumerate(waiting):
        # Where one goes, or all can be answered at once, the others move under the pointer.
        note_stands(f"{row} {is_many}", at=knock.id)
        with st.container(key=f"knock-{knock.id}", horizontal=True, vertical_alignment="center"):
            st.markdown(f"**{plain(knock.name)}** {ASKED[knock.why]}")
            one = (knock.id,)
            st.button("Yes", key=f"yes to {knock.id}", on_click=_nod, args=(one, knock.id, True))
            st.button("No", key=f"no to {knock.id}", on_click=_nod, args=(one, knock.id, False))


def _ask_of_all(waiting: Sequence[Knock]) -> None:
    each = tuple(knock.id for knock in waiting)
    new = tuple(knock.id for knock in waiting if knock.why not in _ONE_BY_ONE)
    with st.container(key="knocks", horizontal=True):
        if len(new) > 1:
            whom = f"all {len(new)}" if new == each else f"the {len(new)} who are new"
            st.button(f"Yes to {whom}", on_click=_nod, args=(new, _ALL, True))
        st.button(f"No to all {len(each)}", on_click=_nod, args=(each, _ALL, False))


@teachers_only
def _nod(every: Sequence[str], at: str, is_yes: bool) -> None:  # noqa: FBT001  as Streamlit does
    if not is_settled(at):
        return
    knocks, now = running().knocks, running().now()
    for knock in every:
        (knocks.allow if is_yes else knocks.refuse)(knock, now)
