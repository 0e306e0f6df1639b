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
_ONWARD: Final = "to the next stage"
# A fold of tens of kilobytes need not be written with every answer.
_KEPT_EVERY: Final = 20


def above_stage(stand: Stand, stage: Stage) -> Stage | None:
    """Say how many of the last were right, or lead to the next stage where that is open.

    It stands above the table, where it is seen however long a verdict is, and stays there.

    Args:
        stand: Where the practice stands.
        stage: The stage that is practised.

    Returns:
        The next stage, where it was opened here; else None.
    """
    zone = zone_here(stand.preferences)
    folded = fold_on(running(), stand.practice.learner, zone=zone, keep_behind=_KEPT_EVERY)
    ladder = folded.learned.ladder
    told = opened(ladder, stage)
    sentence, behind = told or (so_far(ladder, stage), None)
    # Whatever it says, the table below keeps its place, and with it what was typed.
    with st.container(key="so far", horizontal=True, gap="small", vertical_alignment="center"):
        st.caption(sentence)
        if behind and st.button("Next stage", key=_ONWARD, type="primary"):
            st.switch_page(_LADDER, query_params={"stage": behind.key})
    return behind


def below_stage(stage: Stage, *, behind: Stage | None) -> None:
    """Lead back to the idea of a stage, and on to the one behind it where that is open.

    Args:
        stage: The stage that is practised.
        behind: The next one, if it was opened here.
    """
    with st.container(key="stage", horizontal=True, gap="medium"):
        st.page_link(_LADDER, label="The idea of this stage", query_params={"stage": stage.key})
        if behind:
            asked = {"stage": behind.key}
            st.page_link(_LADDER, label=f"On to: {behind.title}", query_params=asked)
