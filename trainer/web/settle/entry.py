"""What is entered on the page that settles arguments, in the boxes and by the keys of its own."""

from collections.abc import Mapping
from typing import Final

import streamlit as st

from scenarios import Rules
from trainer.quiz.kinds import Kind
from trainer.settle.draft import PLACES, Box, Draft
from trainer.settle.entered import Entered
from trainer.settle.suits import Answers, Suits, to_ask

KIND: Final = "settled-kind"
CARDS: Final = "settled-cards"
WHO: Final = "settled-who"
LINK: Final = "link"
YES: Final = "Yes"
NO: Final = "No"
_ANSWER: Final = "settled-suits"
_CAME_FROM: Final = "argument at the address"
_WAS_ENTERED: Final = "entered when it was last looked at"
_RULES: Final = "rules of the argument at the address"
_FOLDED: Final = "folded since a link says all"
_CLEARED: Final = "cleared just now"


def says_key(place: str) -> str:
    """Name the box for what somebody says."""
    return f"{place} says"


def name_key(place: str) -> str:
    """Name the box for somebody's name."""
    return f"{place} name"


_BOXES: Final = (CARDS, *map(says_key, PLACES), *map(name_key, PLACES))


def begin(fields: Mapping[str, str]) -> None:
    """Begin with a hand and nothing entered, unless something is.

    Args:
        fields: What the address says.
    """
    state = st.session_state
    if CARDS not in state:
        for key in (_CAME_FROM, _WAS_ENTERED, _RULES, _CLEARED):
            state.pop(key, None)
        state[_FOLDED] = bool(fields)
    for key in _BOXES:
        state.setdefault(key, "")
    state.setdefault(KIND, Kind.HAND)
    state.setdefault(WHO, False)


def fill_from(draft: Draft) -> None:
    """Enter what a link says, as if somebody had typed it."""
    state = st.session_state
    state[KIND], state[CARDS] = draft.kind, draft.cards
    for place, box in zip(PLACES, draft.boxes, strict=True):
        state[says_key(place)], state[name_key(place)] = box.says, box.name
    state[_RULES] = draft.rules if draft.kind is Kind.CRIB else None
    entered = _entered(draft)
    if entered:
        for suits, yes in draft.answers.items():
            state[answer_key(suits, entered)] = YES if yes else NO
    is_all = bool(
        entered and entered.is_whole and to_ask(entered, draft.answers, rules=draft.rules) is None
    )
    state[_FOLDED] = state[_FOLDED] and is_all
    state[WHO] = not state[_FOLDED] and any(box.says for box in draft.boxes)
    look_at(draft.fields)


def _entered(draft: Draft) -> Entered | None:
    try:
        return draft.entered
    except ValueError:
        return None


def clear() -> None:
    """Leave nothing entered but what it is about, and the names of who argues."""
    state = st.session_state
    for key in (CARDS, *map(says_key, PLACES)):
        state[key] = ""
    for key in _answer_keys():
        del state[key]
    state[_RULES], state[_FOLDED], state[_CLEARED] = None, False, True


def is_argued() -> bool:
    """Whether somebody says what it is worth."""
    return any(st.session_state[says_key(place)].strip() for place in PLACES)


def was_cleared() -> bool:
    """Whether all was cleared just now; this is said once."""
    return bool(st.session_state.pop(_CLEARED, False))


def is_folded() -> bool:
    """Whether the boxes are folded away, since a link has filled them all."""
    return bool(st.session_state[_FOLDED])


def rules_of(at_home: Rules) -> Rules:
    """Take the rules that a link says, or else those of the house."""
    rules: Rules | None = st.session_state.get(_RULES)
    return rules or at_home


def draft_of(answers: Answers, entered: Entered | None, rules: Rules) -> Draft:
    """Take all that is entered.

    Args:
        answers: What was said of the suits.
        entered: The cards as they are read; None where they cannot be.
        rules: What the cards are worth.
    """
    state = st.session_state
    first, second = (Box(state[says_key(place)], state[name_key(place)]) for place in PLACES)
    return Draft(
        kind=state[KIND],
        cards=str(entered) if entered else state[CARDS],
        answers=answers,
        boxes=(first, second),
        rules=rules,
    )


def is_new(fields: Mapping[str, str]) -> bool:
    """Whether the address asks for another argument than the one that is on the page.

    An address is slower than a hand: where something was done on the page since it was looked at,
    the page is newer than what the address still says.
    """
    state = st.session_state
    if not fields or state.get(_CAME_FROM) == fields:
        return False
    return bool(state.get(_WAS_ENTERED, _now_entered()) == _now_entered())


def look_at(fields: Mapping[str, str]) -> None:
    """Note what the address says now, and what is entered."""
    st.session_state[_CAME_FROM] = dict(fields)
    st.session_state[_WAS_ENTERED] = _now_entered()


def _now_entered() -> dict[str, object]:
    keys = (KIND, WHO, LINK, *_BOXES, *_answer_keys())
    return {key: st.session_state.get(key) for key in keys}


def _answer_keys() -> list[str]:
    return [key for key in map(str, st.session_state) if key.startswith(_ANSWER)]


def answer_key(suits: Suits, entered: Entered) -> str:
    """Name the choice of yes or no about suits; about other cards it is asked anew."""
    return f"{_ANSWER} {suits.value} of {entered.kind.value} {entered}"
