"""The drill: a question, an answer, what became of it, and the next."""

from typing import Final, cast

import streamlit as st

from trainer.quiz.settings import Settings
from trainer.record import Learner, Practice
from trainer.web.drill.acts import take_act
from trainer.web.drill.component import act_of, show_table
from trainer.web.drill.desk import link_fields, practice_for, preferences_of, stand_of
from trainer.web.drill.view import Aside, view_of
from trainer.web.progress.folding import fold_on
from trainer.web.seat.seated import seated
from trainer.web.service import running
from trainer.web.wording import practice_words

_TABLE: Final = "table"
_ASIDE: Final = "aside"
_DOUBTED: Final = "doubted"
_PRACTICE: Final = "practice"
# So often that the page of progress finds little left to do.
_FOLDED_EVERY: Final = 20


def _practice_here(learner: Learner) -> Practice:
    """Find the practice that the address asks for; nonsense in it is told, and passed over."""
    service, fields = running(), st.query_params.to_dict()
    known = st.session_state.get(_PRACTICE)
    # Without an address one comes back from another page, to what this window was at.
    if known and known[0] == learner.id and fields in ({}, known[1]):
        fields = known[1]
        st.query_params.from_dict(fields)
        return cast("Practice", known[2])
    try:
        practice = practice_for(service, learner.id, fields)
    except ValueError as refused:
        st.warning("This link cannot be followed, so your last practice goes on.")
        st.text(str(refused))
        practice = practice_for(service, learner.id, {})
        fields = {}
    if "seed" not in fields:
        fields = link_fields(Settings.parse(practice.settings))
        st.query_params.from_dict(fields)
    st.session_state[_PRACTICE] = learner.id, fields, practice
    return practice


def _on_act(learner: Learner, practice: Practice) -> None:
    service, act = running(), act_of(_TABLE)
    stand = stand_of(service, practice)
    doubted = st.session_state.get(_DOUBTED, "")
    aside = take_act(service, stand, act, learner=learner.id, doubted=doubted)
    st.session_state[_ASIDE] = aside
    st.session_state[_DOUBTED] = stand.id if aside.doubt else doubted
    if act.get("act") == "next" and stand.place.number % _FOLDED_EVERY == 0:
        fold_on(service, learner.id)


@st.fragment
def _drill(learner: Learner, practice: Practice) -> None:
    service = running()
    view = view_of(
        stand_of(service, practice),
        preferences_of(service, learner.id),
        context=practice_words(practice.settings),
        aside=st.session_state.pop(_ASIDE, Aside()),
    )
    show_table(view, key=_TABLE, on_act=lambda: _on_act(learner, practice))


if somebody := seated():
    _drill(somebody, _practice_here(somebody))
