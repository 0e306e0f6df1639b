"""How one practises: the answer, the cards, how it looks, whose days; and the way to the house."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any, Final

import streamlit as st

from trainer.agreed import house_line
from trainer.days import day_of, zone_names
from trainer.preferences import Preferences, field_of
from trainer.record import Learner
from trainer.web.choosing.kept import Setting, all_told, choose
from trainer.web.likes import preferences_of
from trainer.web.seat.seated import seated
from trainer.web.service import running
from trainer.web.zone import zone_here

_HOUSE: Final = "screens/house.py"
# Stands for None among the choices, which to Streamlit is that nothing is chosen.
_OF_BROWSER: Final = ""

_ANSWERS: Final[Mapping[str, Setting]] = {
    "level": Setting(
        "Counting",
        "Whoever is new begins with easy hands, said line by line; whoever can count, with the mix "
        "and the total. What you are at goes on; Choose has both.",
        {"counts": "I can count", "new": "I am new to counting"},
    ),
    "form": Setting(
        "Answer with",
        "The way that is open when a question comes; the others are a tap away.",
        {
            "total": "the total",
            "spoken": "the count, said line by line",
            "combinations": "the cards of each line",
        },
    ),
    "order": Setting(
        "Cards lie",
        "A hand lies as it was dealt, or from the lowest card to the highest.",
        {"dealt": "as dealt", "sorted": "sorted"},
    ),
    "goes_on_s": Setting(
        "After a right answer",
        "The next question waits for you, or comes by itself unless you press or tap anything.",
        {0: "wait for Enter", 1: "go on after 1 s", 2: "after 2 s", 3: "after 3 s"},
    ),
    "pace": Setting(
        "When the other side counts",
        "Where you catch miscounts, their count comes whole, or line by line as at the table.",
        {
            "whole": "all at once",
            "1s": "a line a second",
            "2s": "a line in two seconds",
            "space": "the space bar leads on",
        },
    ),
}
_LOOKS: Final[Mapping[str, Setting]] = {
    "theme": Setting(
        "Light or dark",
        "The colours of every page, wherever you count.",
        {"system": "as the system says", "light": "light", "dark": "dark"},
    ),
    "motion": Setting(
        "Motion",
        "With less, cards and bars change at once instead of moving.",
        {"system": "as the system says", "less": "less", "full": "full"},
    ),
}


def _days(now: Preferences) -> Mapping[str, Setting]:
    of_browser = zone_here(replace(now, zone=None))
    day = day_of(running().now(), zone_here(now))
    zones: dict[object, str] = {_OF_BROWSER: f"as this browser says: {of_browser}"}
    zones |= {name: name.replace("_", " ") for name in zone_names()}
    return {
        "zone": Setting(
            "Time zone",
            f"A day ends at midnight there. Today is {day:%A}, {day.day} {day:%B}.",
            zones,
        )
    }


def _show(learner: Learner) -> None:
    now = preferences_of(running(), learner.id)
    st.title("Settings")
    st.markdown("Each choice is kept at once, for you alone, and holds in every window.")
    with st.container(key="own"):
        st.page_link(_HOUSE, label="House rules")
        st.caption(
            "Muggins, penalties, how a count is said, and the length of the game. "
            f"{house_line(now.house)}"
        )
    for heading, settings in (
        ("How you answer", _ANSWERS),
        ("How it looks", _LOOKS),
        ("Your days", _days(now)),
    ):
        st.header(heading)
        for name, setting in settings.items():
            liked = getattr(now, name)
            choose(
                learner,
                name,
                setting,
                kept=_OF_BROWSER if liked is None else liked,
                change=partial(_changed, name),
            )


def _changed(name: str, now: Preferences, chosen: object) -> Preferences:
    change: dict[str, Any] = {field_of(name): None if chosen == _OF_BROWSER else chosen}
    return replace(now, **change)


if somebody := seated():
    _show(somebody)
    all_told()
