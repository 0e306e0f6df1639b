"""Beside the card table in a stage of the ladder: the way on to the next, and back to its idea."""

from typing import Final

import streamlit as st

from trainer.progress.ladder_words import opened
from trainer.quiz.stages import Stage
from trainer.web.drill.desk import Stand
from trainer.web.progress.folding import fold_on
from trainer.web.service import running
from trainer.web.zone import zone_here

_LADDER: Final = "screens/ladder.py"
# A fold of tens of kilobytes need not be written with every answer.
_KEPT_EVERY: Final = 20


def above_stage(stand: Stand, stage: Stage) -> None:
    """Say when the next stage is open, and lead to it; nobody has to follow.

    It stands above the table, where it is seen however long a verdict is, and stays there.

    Args:
        stand: Where the practice stands.
        stage: The stage that is practised.
    """
    zone = zone_here(stand.preferences)
    folded = fold_on(running(), stand.practice.learner, zone=zone, keep_behind=_KEPT_EVERY)
    told = opened(folded.learned.ladder, stage)
    # What is empty is laid as well: the table below keeps its place, and with it what was typed.
    with st.container(key="opened" if told else "not opened", horizontal=True, gap="small"):
        if told:
            sentence, behind = told
            st.markdown(sentence)
            asked = {"stage": behind.key}
            st.page_link(_LADDER, label=f"On to: {behind.title}", query_params=asked)


def below_stage(stage: Stage) -> None:
    """Lead back to the idea of a stage."""
    with st.container(key="stage"):
        st.page_link(_LADDER, label="The idea of this stage", query_params={"stage": stage.key})
