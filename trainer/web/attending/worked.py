"""The idea of a stage and the hands that a class works through before the first question."""

import streamlit as st

from trainer.classroom.drill import ClassDrill
from trainer.preferences import Preferences
from trainer.quiz.stages import STAGES
from trainer.teach.ideas import IDEAS
from trainer.web.drill.in_lesson import as_in_class
from trainer.web.drill.walk import show_walk


def worked_hands(drill: ClassDrill) -> None:
    """Say what a drill's stage is about, and have as many hands completed as the drill says."""
    stage = STAGES[drill.drill.settings.stage]
    idea = IDEAS[stage.key]
    st.title(stage.title, anchor=False)
    st.markdown("\n".join(f"- {sentence}" for sentence in idea.sentences))
    likes = as_in_class(Preferences(), drill)
    show_walk(idea.hands[: drill.worked], likes=likes, key=f"hands of {stage.key}")
