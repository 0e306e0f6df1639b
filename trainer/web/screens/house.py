"""The house: what holds at this table, houses with a name, and each switch by itself."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any, Final

import streamlit as st

from trainer.agreed import house_words, idle, name_of, sentence_of, title_of
from trainer.house import HOUSES, SWITCHES
from trainer.preferences import HOUSE_SWITCHES, Preferences
from trainer.record import Learner
from trainer.web.choosing.kept import Setting, all_told, choose
from trainer.web.drill.practices import CATCHING
from trainer.web.likes import preferences_of
from trainer.web.places import fields_of
from trainer.web.seat.seated import seated
from trainer.web.service import running

_LEARN: Final = "screens/learn.py"
_PRACTISE: Final = "screens/practise.py"
_NAMED: Final[Mapping[str, str]] = {
    "gentle": "To learn in: they tell you what you missed, and no error costs anything.",
    "kitchen table": "Among friends: nobody takes what was missed, and no error costs anything.",
    "ACC without": "By the American Cribbage Congress: errors cost, and what was missed is lost.",
    "ACC with muggins": "As in tournaments: errors cost, and what you miss is theirs if called.",
}
_BOTH: Final = "They are the other side; what holds for you holds for them as well."
_IDLE: Final = "Without muggins this changes nothing."

# Each group with its switches by their names among preferences: what it is called, what its
# settings are called, and what there is to say beside the sentence of the one in force.
_GROUPS: Final[Mapping[str, Mapping[str, Setting]]] = {
    "Muggins": {
        "muggins": Setting(
            "Points you miss",
            "",
            {
                "reminder": "they remind you",
                "off": "are lost",
                "on": "muggins: are theirs",
            },
        ),
        "scope": Setting(
            "Where a miss can be called",
            "",
            {"show_and_play": "in the show and the play", "show": "in the show alone"},
        ),
    },
    "Too many, and wrong calls": {
        "overcount": Setting(
            "Points you claim too many",
            "",
            {
                "corrected": "you go back",
                "two": "and they peg two",
                "excess": "and they peg as many",
            },
        ),
        "wrong_call": Setting(
            "A wrong call of yours",
            "If they are short or over as you call, but by fewer points, those count, and the "
            "rest costs nothing.",
            {"free": "costs nothing", "costs": "costs what you called"},
        ),
    },
    "His heels": {
        "heels": Setting(
            "Heels you forget to peg",
            "",
            {"no": "are lost", "yes": "can be called"},
        ),
        "out_on_heels": Setting(
            "To go out on his heels",
            "",
            {"yes": "is allowed", "no": "is not allowed"},
        ),
    },
    "The game": {
        "game": Setting("The length of the game", "", {"121": "121", "61": "61"}),
    },
    "How a count is said": {
        "spoken": Setting(
            "Order",
            "The solution and their counts come like this; say yours in any order you like.",
            {order: order.replace(",", ", ") for order in SWITCHES["order"]},
        ),
        "counting": Setting(
            "A run with a pair in it",
            "The points are the same.",
            {"itemised": "line by line", "by_pattern": "by pattern"},
        ),
    },
    "The cards": {
        "crib_flush": Setting(
            "A flush in the crib",
            "Your answers are marked by it. What is dealt is the same in every house.",
            {"5": "takes all five", "4": "takes four"},
        ),
    },
}


def _show(learner: Learner) -> None:
    now = preferences_of(running(), learner.id)
    st.title("House rules")
    st.markdown(
        "Each choice is kept at once, for you alone. Where only a count is asked, two things "
        "matter: how it is said, and what the cards are worth."
    )
    st.header("What holds at this table")
    name = name_of(now.house)
    told = "\n".join(f"- {sentence}" for sentence in house_words(now.house))
    st.markdown(f"**{title_of(name)}**\n\n{told}")
    st.markdown(_BOTH)
    named = Setting(
        "A house with a name",
        "It sets all below but how a count is said.",
        {each: title_of(each) for each in _NAMED},
        tuple(_NAMED.values()),
    )
    choose(learner, "house", named, kept=name or None, change=_sit_down)
    for heading, settings in _GROUPS.items():
        st.header(heading)
        for switch, setting in settings.items():
            _offer(learner, now, switch, setting)
    with st.container(key="own"):
        st.page_link(
            _LEARN, label="How muggins is called, and what it is", query_params=fields_of("house")
        )
        st.page_link(_PRACTISE, label="Practise catching miscounts", query_params=CATCHING)


def _offer(learner: Learner, now: Preferences, name: str, setting: Setting) -> None:
    """Offer a switch, with the sentence of the setting in force where it does not stand above."""
    kept = getattr(now, name)
    is_idle = name in idle(now.house)
    sentence = sentence_of(now.house, HOUSE_SWITCHES[name])
    told = ["" if sentence in house_words(now.house) else sentence, setting.told]
    offered = replace(
        setting, told=_IDLE if is_idle else " ".join(filter(None, told)), is_idle=is_idle
    )
    choose(learner, name, offered, kept=kept, change=partial(_switched, name))


def _sit_down(now: Preferences, name: str) -> Preferences:
    return now.at_table(HOUSES[name])


def _switched(name: str, now: Preferences, chosen: str) -> Preferences:
    change: dict[str, Any] = {name: chosen}
    return replace(now, **change)


if somebody := seated():
    _show(somebody)
    all_told()
