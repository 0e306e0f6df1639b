"""What is entered on the page that settles arguments, in the boxes and by the keys of its own."""

from collections.abc import Mapping
from typing import Final

import streamlit as st

from scenarios import Show
from scenarios.cards import cards_text
from trainer.quiz.settings import Kind
from trainer.settle.argument import Argument, Person
from trainer.settle.entered import Entered
from trainer.settle.laid import Laid, Line
from trainer.settle.suits import Suits

KIND: Final = "settled-kind"
CARDS: Final = "settled-cards"
PLACES: Final = ("first", "second")
_CAME_FROM: Final = "argument at the address"


def says_key(place: str) -> str:
    """Name the box for what somebody says."""
    return f"{place} says"


def name_key(place: str) -> str:
    """Name the box for somebody's name."""
    return f"{place} name"


def fill_from(argument: Argument) -> None:
    """Enter an argument, as if somebody had typed it."""
    state = st.session_state
    state[KIND], state[CARDS] = _kind_and_cards(argument.laid)
    for number, place in enumerate(PLACES):
        person = argument.people[number] if number < len(argument.people) else None
        state[says_key(place)] = person.says if person else ""
        state[name_key(place)] = person.name if person else ""


def _kind_and_cards(laid: Laid) -> tuple[Kind, str]:
    if isinstance(laid, Show):
        text = f"{cards_text(laid.hand)} / {laid.starter}"
        return Kind.CRIB if laid.is_crib else Kind.HAND, text
    if isinstance(laid, Line):
        return Kind.PLAY, cards_text(laid.cards)
    return Kind.CUT, str(laid.starter)


def begin() -> None:
    """Begin with a hand and nothing entered, unless something is."""
    if CARDS not in st.session_state:
        st.session_state.pop(_CAME_FROM, None)
    for key in (CARDS, *map(says_key, PLACES), *map(name_key, PLACES)):
        st.session_state.setdefault(key, "")
    st.session_state.setdefault(KIND, Kind.HAND)


def is_new(fields: Mapping[str, str]) -> bool:
    """Whether the address asks for another argument than the one that is on the page."""
    return bool(fields) and st.session_state.get(_CAME_FROM) != fields


def came_from(fields: Mapping[str, str]) -> None:
    """Note what the address says now."""
    st.session_state[_CAME_FROM] = dict(fields)


def says_something() -> bool:
    """Whether anybody has said something."""
    return any(st.session_state[says_key(place)].strip() for place in PLACES)


def person(place: str) -> Person | None:
    """Read what somebody says; None if it is nothing.

    Raises:
        ValueError: If it is too long, or not to be seen.
    """
    says = st.session_state[says_key(place)]
    return Person(says, st.session_state[name_key(place)]) if says.strip() else None


def answer_key(suits: Suits, entered: Entered) -> str:
    """Name the choice of yes or no about suits; about other cards it is asked anew."""
    cards = (f"{card.rank}{card.suit.value if card.suit else ''}" for card in entered.cards)
    return f"{suits.value} of {entered.kind.value} {' '.join(cards)}"
