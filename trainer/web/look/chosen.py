"""The look that a learner has chosen, told to the page; its theme is there before Streamlit is."""

from pathlib import Path
from typing import Final

import streamlit as st

from trainer.preferences import Preferences

# A script for the head of the page, which keeps the theme and has Streamlit paint it.
BEFORE: Final = Path(__file__).with_name("before.js").read_text(encoding="utf-8")

_tell = st.components.v2.component(
    "muggins_look",
    js="""
    export default function ({ data }) {
        const [{ theme, motion }] = data;
        document.documentElement.dataset.motion = motion;
        window.dispatchEvent(new CustomEvent("muggins-theme", { detail: theme }));
    }
    """,
)


def show_look(preferences: Preferences) -> None:
    """Let the page look as a learner likes it."""
    _tell(data=[{"theme": preferences.theme, "motion": preferences.motion}], key="look")
