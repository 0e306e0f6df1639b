"""The card table on a page: where a practice stands is shown, and what is done there is taken."""

from typing import Final

import streamlit as st

from trainer.quiz.length import Phase
from trainer.record import Practice
from trainer.web.drill.acts import drop_act, take_act
from trainer.web.drill.component import act_of, show_table
from trainer.web.drill.desk import GoneError, Stand, stand_of
from trainer.web.drill.replay import NothingLeftError
from trainer.web.drill.view import Aside, view_of
from trainer.web.plain import plain
from trainer.web.progress.folding import fold_a_few
from trainer.web.seat.seated import sits_here
from trainer.web.service import running
from trainer.web.wording import context_words
from trainer.web.zone import zone_here

_TABLE: Final = "table"
_ASIDE: Final = "aside"
_DOUBTED: Final = "doubted"
_WENT_ON: Final = "went on"
_LEFT: Final = "sits here no more"
# So often that the page of progress finds little left to do.
_FOLDED_EVERY: Final = 20


def stand_at(practice: Practice) -> Stand:
    """Find where a practice stands, for a fragment of a page; draw the page anew if it is over.

    So it is where whoever sat here does so no more: the page then says what there is to say.
    """
    if st.session_state.pop(_LEFT, False):
        st.rerun()
    try:
        stand = stand_of(running(), practice)
    except (GoneError, NothingLeftError):
        st.rerun()
    # At a question that was left lying somebody may be typing, unless they come to it just now.
    went_on = st.session_state.pop(_WENT_ON, False)
    if stand.phase is Phase.OVER or (went_on and stand.phase.is_over):
        st.rerun()
    return stand


def show_stand(stand: Stand) -> None:
    """Show the card table, and take what is done there."""
    view = view_of(
        stand,
        context=context_words(stand.practice.settings, stand.why),
        aside=st.session_state.pop(_ASIDE, Aside()),
    )
    show_table(view, key=_TABLE, on_act=lambda: _on_act(stand.practice))


def tell_aside() -> None:
    """Say what the card table would say, where it is no longer shown."""
    if notice := st.session_state.pop(_ASIDE, Aside()).notice:
        st.warning(plain(notice))


def _on_act(practice: Practice) -> None:
    if not sits_here(practice.learner):  # whose key was taken back, or who is another by now
        st.session_state[_LEFT] = True
        return
    service, act = running(), act_of(_TABLE)
    try:
        stand = stand_of(service, practice)
    except (GoneError, NothingLeftError):  # by another window; this one is told now
        st.session_state[_ASIDE] = drop_act(act)
        return
    doubted = st.session_state.get(_DOUBTED, "")
    aside = take_act(service, stand, act, doubted=doubted)
    st.session_state[_ASIDE] = aside
    st.session_state[_DOUBTED] = stand.id if aside.doubt else doubted
    st.session_state[_WENT_ON] = went_on = act.get("act") == "next"
    if went_on and stand.place.number % _FOLDED_EVERY == 0:
        fold_a_few(service, practice.learner, zone=zone_here(stand.preferences))
