"""Muggins practice: a race to the game hole, to be chosen and begun."""

from typing import Final

import streamlit as st

from trainer.agreed import house_line
from trainer.quiz.drill import Drill
from trainer.quiz.heard_chosen import Heard
from trainer.quiz.length import Race
from trainer.quiz.settings import Settings
from trainer.record import Learner
from trainer.web.choosing.heard import RIGHT_WORDS, rises_words
from trainer.web.drill.practices import level_of, risen
from trainer.web.likes import preferences_of
from trainer.web.plain import plain
from trainer.web.service import running

_PRACTISE: Final = "screens/practise.py"
_RACES: Final = {
    Race.ONCE_AROUND: "to 61, once around",
    Race.TWICE_AROUND: "to 121, twice around",
}
_HEARD: Final = {Heard.NONE: "all of them; you are only told", **RIGHT_WORDS}


def offer_race(learner: Learner) -> None:
    """Offer a race: how long it is, and whether the other side's counts are heard.

    Args:
        learner: Who races; at first it is as long as a game in their house.
    """
    house = preferences_of(running(), learner.id).house
    with st.expander("Muggins practice: a race", key="race"):
        st.markdown(
            "Both sides count hands and cribs in turn, and peg them on a board. "
            "What you miss, or count too many, they call at once."
        )
        race = st.segmented_control(
            "How far",
            list(_RACES),
            default=Race(str(house.game)),
            format_func=_RACES.__getitem__,
            required=True,
            key=f"race of {learner.id} to {house.game}",
        )
        heard = st.radio(
            "So many of their counts are right",
            list(_HEARD),
            format_func=_HEARD.__getitem__,
            key=f"heard by {learner.id}",
        )
        if heard is Heard.RISES:
            st.caption(rises_words(level_of(running(), learner.id)))
        if st.button("Begin the race", key="begin a race", type="primary"):
            settings = risen(running(), learner.id, Settings(race=race, heard=heard or Heard.NONE))
            drill = Drill(settings, running().new_seed())
            st.switch_page(_PRACTISE, query_params=drill.fields)
        st.caption(plain(house_line(house)))
