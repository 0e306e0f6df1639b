"""The questions that were lost and wait to be solved: what they were, and how to replay them."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import streamlit as st

from trainer.preferences import Preferences
from trainer.progress.mistakes import Mistake, due, is_chosen, skills_of
from trainer.progress.replay_words import waiting
from trainer.progress.words import name_of
from trainer.quiz.again import Again
from trainer.quiz.settings import Settings
from trainer.record import Learner
from trainer.skills import Skill
from trainer.web.address import be_found_at
from trainer.web.drill.practices import link_fields, mix_for
from trainer.web.drill.replay import mistakes_of
from trainer.web.likes import preferences_of
from trainer.web.mistakes.html import mistake_html
from trainer.web.mistakes.listed import Listed, listed
from trainer.web.seat.seated import seated
from trainer.web.service import running
from trainer.web.wording import mistakes_in
from trainer.web.zone import zone_here

_PRACTISE: Final = "screens/practise.py"
_WEB: Final = Path(__file__).parent.parent
_STYLES: Final = (_WEB / "summary" / "summary.css", _WEB / "mistakes" / "mistakes.css")
_SKILL: Final = "skill"
_AT_A_TIME: Final = 10
_SHOWN: Final = "mistakes shown"


def _chosen_skill(skills: Mapping[Skill, int]) -> Skill | None:
    """Let one of the skills be chosen; the address says which, and is told of another."""
    words = {skill: f"{name_of(skill)}, {many}" for skill, many in skills.items()}
    options = list(words)
    asked = _asked_for(st.query_params.get(_SKILL, ""))
    chosen: Skill | None = st.selectbox(
        "Only those with",
        options,
        index=options.index(asked) if asked in options else None,
        placeholder="anything; choose what went wrong",
        format_func=words.__getitem__,
    )
    be_found_at(mistakes_in(chosen) if chosen else {})
    return chosen


def _asked_for(text: str) -> Skill | None:
    try:
        return Again.parse(text).skill
    except ValueError:
        return None


def _replay(again: Again) -> None:
    st.switch_page(_PRACTISE, query_params=link_fields(Settings(again=str(again))))


def _one(each: Listed, likes: Preferences, *, number: int, is_due: bool) -> None:
    st.html(mistake_html(each, number=number, order=likes.order, zone=zone_here(likes)))
    again = Again(answer=each.mistake.answer)
    if is_due and st.button(f"Replay number {number}", key=each.mistake.answer):
        _replay(again)


def _list(mistakes: Sequence[Mistake], ready: set[str], likes: Preferences) -> None:
    shown = st.session_state.get(_SHOWN, _AT_A_TIME)
    for number, each in enumerate(listed(running(), mistakes[:shown], said_by=likes.house), 1):
        _one(each, likes, number=number, is_due=each.mistake.answer in ready)
    if shown < len(mistakes) and st.button("Show more"):
        st.session_state[_SHOWN] = shown + _AT_A_TIME
        st.rerun()


def _show(learner: Learner) -> None:
    service = running()
    st.title("Mistakes")
    likes = preferences_of(service, learner.id)
    zone = zone_here(likes)
    every = mistakes_of(service, learner.id, zone=zone)
    above = st.container()
    skill = _chosen_skill(skills_of(every)) if every else None
    again = Again(skill=skill)
    mistakes = [each for each in every if is_chosen(each, again)]
    replays = due(mistakes, again, practice="", now=service.now(), zone=zone)
    with above:
        st.markdown(waiting(mistakes, due=len(replays), every=len(every)))
        if replays and st.button("Replay these", type="primary"):
            _replay(again)
        if not every and st.button("Practise the mix", type="primary"):
            st.switch_page(_PRACTISE, query_params=link_fields(mix_for(service, learner.id)))
    for style in _STYLES:
        st.html(style)
    newest = sorted(mistakes, key=lambda each: (each.at, each.number), reverse=True)
    _list(newest, {each.mistake.answer for each in replays}, likes)


if somebody := seated():
    _show(somebody)
