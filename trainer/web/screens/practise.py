"""The drill: a question, an answer, what became of it, and the next."""

from typing import Final

import streamlit as st

from trainer.progress.replay_words import over
from trainer.quiz.again import Again
from trainer.quiz.settings import NoStageError, Settings
from trainer.record import Learner, Practice
from trainer.web.drill.at_hand import at_hand, be_at
from trainer.web.drill.at_table import show_stand, stand_at, tell_aside
from trainer.web.drill.desk import stand_of
from trainer.web.drill.practices import (
    Wanted,
    address_of,
    begin,
    begin_again,
    link_fields,
    mix_for,
    wanted,
)
from trainer.web.drill.replay import NothingLeftError, mistakes_of
from trainer.web.likes import zone_of
from trainer.web.screens.beside_stage import above_stage, below_stage
from trainer.web.screens.look_back import look_back
from trainer.web.screens.start import wait_for_start
from trainer.web.seat.seated import seated, sits_here
from trainer.web.service import running

_LADDER: Final = "screens/ladder.py"


def _here(learner: Learner) -> Practice | Wanted:
    """Find the practice that the address asks for, or what waits for somebody to start it.

    Nonsense in the address is told, and passed over.
    """
    service, fields = running(), st.query_params.to_dict()
    known = at_hand(learner.id)
    # Without an address one comes back from another page, to what this window was at.
    if known and fields in ({}, known[1]):
        return be_at(*known)
    try:
        asked_for = wanted(service, learner.id, fields)
    except ValueError as refused:
        fields = {}
        asked_for = wanted(service, learner.id, fields)
        instead = ", so your last practice goes on" if asked_for.practice else "; here is the mix"
        st.warning(f"This link cannot be followed{instead}.")
        st.text(str(refused))
        if isinstance(refused, NoStageError):
            with st.container(key="own"):
                st.page_link(_LADDER, label="The ladder, with all its stages")
    if asked_for.practice is None and asked_for.settings.length.seconds:
        return asked_for
    practice = asked_for.practice or begin(service, learner.id, asked_for)
    return be_at(practice, fields if "seed" in fields else address_of(practice))


def _start(learner: Learner, asked_for: Wanted) -> None:
    if sits_here(learner.id):
        _go_to(begin(running(), learner.id, asked_for))


def _go_to(practice: Practice) -> None:
    if sits_here(practice.learner):
        be_at(practice, address_of(practice))


def _again(practice: Practice, *, other: bool) -> None:
    if sits_here(practice.learner):
        _go_to(begin_again(running(), practice, other=other))


@st.fragment
def _drill(practice: Practice) -> None:
    stand = stand_at(practice)
    stage = Settings.parse(practice.settings).of_stage
    behind = above_stage(stand, stage) if stage else None
    show_stand(stand)
    if stage:
        below_stage(stage, behind=behind)


def _show(learner: Learner, here: Practice | Wanted) -> None:
    if isinstance(here, Wanted):
        tell_aside()
        wait_for_start(here, lambda: _start(learner, here))
        return
    try:
        is_over = stand_of(running(), here).phase.is_over
    except NothingLeftError:
        tell_aside()
        _nothing_left(here)
        return
    if is_over:
        tell_aside()
        look_back(
            here,
            on_other=lambda: _again(here, other=True),
            on_same=lambda: _again(here, other=False),
        )
    else:
        _drill(here)


def _nothing_left(practice: Practice) -> None:
    """Say that all was replayed, when it comes back, and what else there is to do."""
    service, again = running(), Again.parse(Settings.parse(practice.settings).again)
    zone = zone_of(service, practice.learner)
    title, sentence = over(again, mistakes_of(service, practice.learner, zone=zone))
    st.title(title)
    st.markdown(sentence)
    with st.container(horizontal=True):
        if st.button("Practise the mix", type="primary"):
            mix = mix_for(service, practice.learner)
            st.switch_page("screens/practise.py", query_params=link_fields(mix))
        if st.button("See the mistakes"):
            st.switch_page("screens/mistakes.py")
        if replayed := _set_of(again):
            st.button("Back to how the set went", on_click=_go_to, args=(replayed,))


def _set_of(again: Again) -> Practice | None:
    """Find the set of which the lost questions are replayed, if it is of one."""
    practice = running().log.practice(again.practice) if again.practice else None
    return practice if practice and Settings.parse(practice.settings).ends else None


if somebody := seated():
    _show(somebody, _here(somebody))
