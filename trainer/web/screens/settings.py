"""How one practises: the answer, the cards, how a count is said, how it looks, whose days."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

import streamlit as st

from trainer.days import day_of, zone_names
from trainer.house import SWITCHES
from trainer.preferences import Preferences, field_of
from trainer.record import Learner
from trainer.store import UnavailableError
from trainer.web.drill.desk import preferences_of
from trainer.web.plain import plain
from trainer.web.seat.seated import seated, sits_here
from trainer.web.service import running
from trainer.web.zone import zone_here

_NOTED: Final = "noted"
_NOT_KEPT: Final = "Not kept yet, and nothing is lost; choose it again in a moment"
# Stands for None among the choices, which to Streamlit is that nothing is chosen.
_OF_BROWSER: Final = ""
# More choices than these are a list to search.
_MOST_SEEN: Final = 5


@dataclass(frozen=True, slots=True)
class _Setting:
    """One thing that can be chosen.

    Attributes:
        label: What it is called.
        told: What it does, in a sentence.
        words: What each choice is called.
    """

    label: str
    told: str
    words: Mapping[object, str]


def _order_words(order: str) -> str:
    words = order.replace(",", ", ")
    return f"{words} (the rules of the congress)" if order == Preferences().spoken else words


_ANSWERS: Final[Mapping[str, _Setting]] = {
    "level": _Setting(
        "Counting",
        "Whoever is new begins with easy hands, said line by line; whoever can count, with the mix "
        "and the total. What you are at goes on; Choose has both.",
        {"counts": "I can count", "new": "I am new to counting"},
    ),
    "form": _Setting(
        "Answer with",
        "The way that is open when a question comes; the others are a tap away.",
        {
            "total": "the total",
            "spoken": "the count, said line by line",
            "combinations": "the cards of each line",
        },
    ),
    "order": _Setting(
        "Cards lie",
        "A hand lies as it was dealt, or from the lowest card to the highest.",
        {"dealt": "as dealt", "sorted": "sorted"},
    ),
    "goes_on_s": _Setting(
        "After a right answer",
        "The next question waits for you, or comes by itself unless you press or tap anything.",
        {0: "wait for Enter", 1: "go on after 1 s", 2: "after 2 s", 3: "after 3 s"},
    ),
}
_SAID: Final[Mapping[str, _Setting]] = {
    "spoken": _Setting(
        "Order",
        "The solution comes in the order of your house; say your own count in any you like.",
        {order: _order_words(order) for order in SWITCHES["order"]},
    ),
    "counting": _Setting(
        "A run with a pair in it",
        "How the solution says it; the points are the same.",
        {
            "itemised": "line by line: a pair, a run, another run",
            "by_pattern": "by pattern: a double run is eight",
        },
    ),
}
_LOOKS: Final[Mapping[str, _Setting]] = {
    "theme": _Setting(
        "Light or dark",
        "The colours of every page, wherever you count.",
        {"system": "as the system says", "light": "light", "dark": "dark"},
    ),
    "motion": _Setting(
        "Motion",
        "With less, cards and bars change at once instead of moving.",
        {"system": "as the system says", "less": "less", "full": "full"},
    ),
}


def _days(now: Preferences) -> Mapping[str, _Setting]:
    of_browser = zone_here(replace(now, zone=None))
    day = day_of(running().now(), zone_here(now))
    zones: dict[object, str] = {_OF_BROWSER: f"as this browser says: {of_browser}"}
    zones |= {name: name.replace("_", " ") for name in zone_names()}
    return {
        "zone": _Setting(
            "Time zone",
            f"A day ends at midnight there. Today is {day:%A}, {day.day} {day:%B}.",
            zones,
        )
    }


def _show(learner: Learner) -> None:
    now = preferences_of(running(), learner.id)
    st.title("Settings")
    st.markdown("Each choice is kept at once, for you alone, and holds in every window.")
    for heading, settings in (
        ("How you answer", _ANSWERS),
        ("How a count is said", _SAID),
        ("How it looks", _LOOKS),
        ("Your days", _days(now)),
    ):
        st.header(heading)
        for name, setting in settings.items():
            kept = getattr(now, name)
            _choose(learner, name, setting, _OF_BROWSER if kept is None else kept)


def _choose(learner: Learner, name: str, setting: _Setting, kept: object) -> None:
    """Offer the choices of a setting; what is kept is chosen, whatever was pressed."""
    key = f"{name} of {learner.id}"
    st.session_state[key] = kept
    noted_of, note = st.session_state.get(_NOTED, ("", ""))
    is_long = len(setting.words) > _MOST_SEEN
    offer: Callable[..., object] = st.selectbox if is_long else partial(st.radio, horizontal=True)
    with st.container(gap="xxsmall"):
        st.markdown(f"**{setting.label}**")
        st.caption(f"{setting.told} {note}" if noted_of == key else setting.told)
        offer(
            setting.label,
            list(setting.words),
            key=key,
            format_func=setting.words.__getitem__,
            on_change=_keep,
            args=(learner.id, name, key),
            label_visibility="collapsed",
        )


def _keep(learner: str, name: str, key: str) -> None:
    if not sits_here(learner):
        return
    service, chosen = running(), st.session_state[key]
    change: dict[str, Any] = {field_of(name): None if chosen == _OF_BROWSER else chosen}
    liked = replace(preferences_of(service, learner), **change)
    try:
        service.log.prefer(learner, str(liked))
    except UnavailableError as held_up:
        st.session_state[_NOTED] = key, f"**{_NOT_KEPT}: {plain(str(held_up))}.**"
    else:
        st.session_state[_NOTED] = key, "**Kept.**"


if somebody := seated():
    _show(somebody)
    # Said once: whoever comes back has not changed anything yet.
    st.session_state.pop(_NOTED, None)
