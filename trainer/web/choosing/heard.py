"""What is chosen of counts that are heard: how many are right, which mistakes, and how hard."""

from collections.abc import Mapping
from typing import Any, Final

import streamlit as st

from trainer.progress.hearing import FALLS_AFTER
from trainer.quiz.heard_chosen import WORDS, Heard
from trainer.quiz.settings import Settings
from trainer.spoken import number_words
from trainer.web.wording import miscount_words

RIGHT_WORDS: Final[Mapping[Heard, str]] = {
    Heard.RISES: "more and more, as you catch more",
    Heard.HALF: "every other one",
    Heard.TABLE: "four in five, as at a real table",
}
# What rises by itself is written as no level.
_OPEN: Final = 0
_RISES_TOLD: Final = (
    "The more miscounts you catch, and right counts you leave alone, the more of the counts are "
    "right, and the harder the mistakes are to hear. After {many} wrong calls in a row it is "
    "easier again. Now it is level {level} of {levels}: {hard}, and {share} of the counts are "
    "right."
)
_SHARES: Final[Mapping[int, str]] = {1: "half", 2: "two thirds", 3: "four in five"}
_SUBTLETY: Final[Mapping[int, str]] = {
    1: "easy: they strike whoever listens and looks",
    2: "harder as well: one has to follow the count",
    3: "all: one has to count for oneself",
}


_NOW: Final[Mapping[int, str]] = {
    1: "mistakes strike whoever listens and looks",
    2: "one has to follow the count",
    3: "one has to count for oneself",
}


def choose_heard(at: Settings, key: str, *, level: int) -> Mapping[str, Any]:
    """Offer the choices of counts that are heard, and return them as settings have them.

    Args:
        at: What is at hand.
        key: What sets these choices apart from those beside another practice.
        level: How hard to hear mistakes are for this learner by now.
    """
    rights = list(RIGHT_WORDS)
    heard = st.radio(
        "So many of the counts are right",
        rights,
        index=rights.index(at.heard) if at.heard in rights else 0,
        format_func=RIGHT_WORDS.__getitem__,
        key=f"heard {key}",
        persist_state="session",
    )
    if heard is Heard.RISES:
        st.caption(rises_words(level))
    mistakes = st.multiselect(
        "Mistakes in the others",
        WORDS,
        default=at.mistakes,
        placeholder="any; or choose some",
        format_func=miscount_words,
        key=f"mistakes {key}",
        persist_state="session",
    )
    return {
        "heard": heard or rights[0],
        "mistakes": tuple(mistakes),
        "subtlety": _OPEN if heard is Heard.RISES else _subtlety(at, key, level),
    }


def rises_words(level: int) -> str:
    """Say how counts that are heard rise with the learner, and which level holds now.

    Args:
        level: How hard to hear mistakes are for this learner by now.
    """
    return _RISES_TOLD.format(
        many=number_words(FALLS_AFTER),
        level=level,
        levels=len(_SUBTLETY),
        hard=_NOW[level],
        share=_SHARES[level],
    )


def _subtlety(at: Settings, key: str, level: int) -> int:
    levels = list(_SUBTLETY)
    subtlety = st.radio(
        "How hard they are to hear",
        levels,
        index=levels.index(at.subtlety or level),
        format_func=_SUBTLETY.__getitem__,
        key=f"subtlety {key}",
        persist_state="session",
    )
    return subtlety or level
