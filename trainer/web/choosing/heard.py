"""What is chosen of counts that are heard: how many are right, which mistakes, and how hard."""

from collections.abc import Mapping
from typing import Any, Final

import streamlit as st

from trainer.quiz.heard import WORDS, Heard
from trainer.quiz.settings import Settings
from trainer.web.wording import miscount_words

_RIGHT: Final[Mapping[Heard, str]] = {
    Heard.HALF: "every other one",
    Heard.TABLE: "four in five, as at a real table",
}
# What rises by itself is written as no level.
_RISES: Final = 0
_SUBTLETY: Final[Mapping[int, str]] = {
    _RISES: "rises with you",
    1: "easy: they strike whoever listens",
    2: "harder as well: one has to follow the count",
    3: "all: one has to count for oneself",
}


def choose_heard(at: Settings, key: str, *, level: int) -> Mapping[str, Any]:
    """Offer the choices of counts that are heard, and return them as settings have them.

    Args:
        at: What is at hand.
        key: What sets these choices apart from those beside another practice.
        level: How hard to hear mistakes are for this learner by now.
    """
    rights = list(_RIGHT)
    heard = st.radio(
        "So many of the counts are right",
        rights,
        index=rights.index(at.heard) if at.heard in rights else 0,
        format_func=_RIGHT.__getitem__,
        horizontal=True,
        key=f"heard {key}",
        persist_state="session",
    )
    mistakes = st.multiselect(
        "Mistakes in the others",
        WORDS,
        default=at.mistakes,
        placeholder="any; or choose some",
        format_func=miscount_words,
        key=f"mistakes {key}",
        persist_state="session",
    )
    levels = list(_SUBTLETY)
    subtlety = st.radio(
        "How hard they are to hear",
        levels,
        index=levels.index(_RISES if at.subtlety == level else at.subtlety),
        format_func=_SUBTLETY.__getitem__,
        key=f"subtlety {key}",
        persist_state="session",
    )
    return {
        "heard": heard or rights[0],
        "mistakes": tuple(mistakes),
        "subtlety": _RISES if subtlety is None else subtlety,
    }
