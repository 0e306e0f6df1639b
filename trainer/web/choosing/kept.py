"""Something to be chosen: what is chosen is kept at once, and that is said beside it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import streamlit as st

from trainer.preferences import Preferences
from trainer.record import Learner
from trainer.store import UnavailableError
from trainer.web.likes import preferences_of
from trainer.web.plain import plain
from trainer.web.seat.seated import sits_here
from trainer.web.service import running

# What is liked when something was chosen, by what was liked before.
Change = Callable[[Preferences, Any], Preferences]

_NOTED: Final = "noted"
_NOT_KEPT: Final = "Not kept yet, and nothing is lost; choose it again in a moment"
# More choices than these are a list to search.
_MOST_SEEN: Final = 5


@dataclass(frozen=True, slots=True)
class Setting:
    """One thing that can be chosen.

    Attributes:
        label: What it is called.
        told: What it does, in a sentence.
        words: What each choice is called.
        captions: What stands below each choice; none, and they stand side by side.
        is_idle: Whether it changes nothing as things are, and cannot be chosen until it does.
    """

    label: str
    told: str
    words: Mapping[object, str]
    captions: Sequence[str] = ()
    is_idle: bool = False


def choose(learner: Learner, name: str, setting: Setting, *, kept: object, change: Change) -> None:
    """Offer the choices of a setting; what is kept is chosen, whatever was pressed.

    Args:
        learner: Who chooses.
        name: What names the setting on its page.
        setting: The setting.
        kept: What is chosen; None where it is none of the choices.
        change: What is liked when one of them was chosen.
    """
    key = f"{name} of {learner.id}"
    st.session_state[key] = kept
    noted_of, note = st.session_state.get(_NOTED, ("", ""))
    with st.container(gap="xxsmall"):
        st.markdown(f"**{setting.label}**")
        st.caption(f"{setting.told} {note}" if noted_of == key else setting.told)
        _widget(setting)(
            setting.label,
            list(setting.words),
            key=key,
            format_func=setting.words.__getitem__,
            on_change=_keep,
            args=(learner.id, key, change),
            label_visibility="collapsed",
            disabled=setting.is_idle,
        )


def all_told() -> None:
    """Say no more of what was kept: whoever comes back has not changed anything yet."""
    st.session_state.pop(_NOTED, None)


def _widget(setting: Setting) -> Callable[..., object]:
    if setting.captions:
        return partial(st.radio, captions=setting.captions)
    is_long = len(setting.words) > _MOST_SEEN
    return st.selectbox if is_long else partial(st.radio, horizontal=True)


def _keep(learner: str, key: str, change: Change) -> None:
    if not sits_here(learner):
        return
    service = running()
    liked = change(preferences_of(service, learner), st.session_state[key])
    try:
        service.log.prefer(learner, str(liked))
    except UnavailableError as held_up:
        st.session_state[_NOTED] = key, f"**{_NOT_KEPT}: {plain(str(held_up))}.**"
    else:
        st.session_state[_NOTED] = key, "**Kept.**"
