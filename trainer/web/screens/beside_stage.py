"""Below the card table in a stage of the ladder: the way back to its idea, and on to the next."""

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


def beside_stage(stand: Stand, stage: Stage) -> None:
    """Say when the next stage is open, and lead to it or back; nobody has to follow.

    Args:
        stand: Where the practice stands.
        stage: The stage that is practised.
    """
    with st.container(key="stage"):
        if stand.stage == "verdict":
            _tell_opened(stand, stage)
        st.page_link(_LADDER, label="The idea of this stage", query_params={"stage": stage.key})


def _tell_opened(stand: Stand, stage: Stage) -> None:
    zone = zone_here(stand.preferences)
    folded = fold_on(running(), stand.practice.learner, zone=zone, keep_behind=_KEPT_EVERY)
    if told := opened(folded.learned.ladder, stage):
        sentence, behind = told
        st.markdown(sentence)
        st.page_link(_LADDER, label=f"On to: {behind.title}", query_params={"stage": behind.key})
