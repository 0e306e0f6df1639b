"""Beside the card table in a stage of the ladder: how far it is, the way on, and its idea."""

from typing import Final

import streamlit as st

from trainer.progress.ladder_words import opened, so_far
from trainer.quiz.stages import Stage
from trainer.web.drill.desk import Stand
from trainer.web.progress.folding import fold_on
from trainer.web.service import running
from trainer.web.zone import zone_here

_LADDER: Final = "screens/ladder.py"
# A fold of tens of kilobytes need not be written with every answer.
_KEPT_EVERY: Final = 20


def above_stage(stand: Stand, stage: Stage) -> None:
    """Say how many of the last were right, or lead to the next stage where that is open.

    It stands above the table, where it is seen however long a verdict is, and stays there.

    Args:
        stand: Where the practice stands.
        stage: The stage that is practised.
    """
    zone = zone_here(stand.preferences)
    folded = fold_on(running(), stand.practice.learner, zone=zone, keep_behind=_KEPT_EVERY)
    ladder = folded.learned.ladder
    told = opened(ladder, stage)
    # Whatever it says, the table below keeps its place, and with it what was typed.
    with st.container(key="opened" if told else "so far", horizontal=True, gap="small"):
        if told is None:
            st.caption(so_far(ladder, stage))
        else:
            sentence, behind = told
            st.markdown(sentence)
            asked = {"stage": behind.key}
            st.page_link(_LADDER, label=f"On to: {behind.title}", query_params=asked)


def below_stage(stage: Stage) -> None:
    """Lead back to the idea of a stage."""
    with st.container(key="stage"):
        st.page_link(_LADDER, label="The idea of this stage", query_params={"stage": stage.key})
