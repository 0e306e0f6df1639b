"""The ladder: its stages, how far each is climbed; and the beginning of each."""

from typing import Final

import streamlit as st

from trainer.progress.ladder import Ladder, climbed, next_stage, stage_before
from trainer.progress.ladder_words import counts_in, how_far, taught_otherwise
from trainer.quiz.kinds import Dealt
from trainer.quiz.settings import Settings
from trainer.quiz.stages import STAGES, Stage
from trainer.record import Learner
from trainer.teach.ideas import IDEAS
from trainer.web.drill.practices import link_fields, mix_for
from trainer.web.drill.walk import show_walk
from trainer.web.likes import preferences_of, zone_of
from trainer.web.progress.folding import fold_on
from trainer.web.seat.seated import seated
from trainer.web.service import running

_LADDER: Final = "screens/ladder.py"
_LEARN: Final = "screens/learn.py"
_PRACTISE: Final = "screens/practise.py"
_STAGE: Final = "stage"


def _show(learner: Learner) -> None:
    asked = st.query_params.get(_STAGE, "")
    if stage := STAGES.get(asked):
        _beginning(learner, stage)
        return
    st.title("The ladder")
    if asked:
        st.warning("There is no such stage; here are all of them.")
    st.markdown(
        "From the first fifteen to everything there is. A stage asks only its own rules. Eight of "
        "the last ten wholly right open the next one, and you may begin any of them as you like."
    )
    with st.container(key="own"):
        st.page_link(_LEARN, label="Look something up: every rule, with examples")
    with st.spinner("Adding up your answers"):
        folded = fold_on(running(), learner.id, zone=zone_of(running(), learner.id))
    _list(folded.learned.ladder)


def _list(ladder: Ladder) -> None:
    coming = next_stage(ladder)
    for number, stage in enumerate(STAGES.values(), 1):
        done = " ✓" if climbed(ladder, stage.key).is_done else ""
        with st.container(key=f"stage-{stage.key}", gap="small"):
            if st.button(
                f"{number}. {stage.title}{done}",
                key=stage.key,
                type="primary" if stage == coming else "secondary",
                width="stretch",
            ):
                st.switch_page(_LADDER, query_params={_STAGE: stage.key})
            st.caption(f"{counts_in(stage)} {how_far(ladder, stage)}")


def _beginning(learner: Learner, stage: Stage) -> None:
    st.title(stage.title, anchor=False)
    _idea(learner, stage)
    with st.container(horizontal=True, key="onward"):
        if st.button("Begin the questions", key="begin", type="primary"):
            st.switch_page(_PRACTISE, query_params=link_fields(Settings(stage=stage.key)))
        mix = mix_for(running(), learner.id)
        is_first = stage_before(stage.key) is None
        if (
            is_first
            and mix.dealt is Dealt.GENTLE
            and st.button("Begin with a mix, easy ones first")
        ):
            st.switch_page(_PRACTISE, query_params=link_fields(mix))
        if st.button("All stages"):
            st.switch_page(_LADDER)


def _idea(learner: Learner, stage: Stage) -> None:
    """Say what the stage is about, and have two hands completed."""
    idea = IDEAS[stage.key]
    st.markdown("\n".join(f"- {sentence}" for sentence in idea.sentences))
    likes = preferences_of(running(), learner.id)
    told = taught_otherwise(stage, likes.house.rules)
    st.caption(f"{counts_in(stage)} {told}".strip())
    show_walk(idea.hands, likes=likes, key=f"hands of {stage.key}")


if somebody := seated():
    _show(somebody)
