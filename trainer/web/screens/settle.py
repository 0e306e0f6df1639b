"""Settle it: two friends enter what lies there and what they say, and see who is right."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import streamlit as st

from trainer.quiz.settings import Kind
from trainer.record import Learner
from trainer.settle.argument import Argument, Person
from trainer.settle.entered import Entered, read_cards
from trainer.settle.laid import Laid
from trainer.settle.settled import settle
from trainer.settle.suits import Answers, Suits, laid, question_words, to_ask
from trainer.web.address import be_found_at
from trainer.web.drill.desk import preferences_of
from trainer.web.plain import plain
from trainer.web.seat.seated import seated
from trainer.web.service import running
from trainer.web.settle import entry
from trainer.web.settle.html import entered_html, settled_html
from trainer.web.settle.keys import show_keys

_WEB: Final = Path(__file__).parent.parent
_STYLES: Final = (_WEB / "summary" / "summary.css", _WEB / "settle" / "settle.css")
_KINDS: Final[Mapping[Kind, str]] = {
    Kind.HAND: "A hand",
    Kind.CRIB: "The crib",
    Kind.PLAY: "The play",
    Kind.CUT: "The cut",
}
_PLACEHOLDERS: Final[Mapping[Kind, str]] = {
    Kind.HAND: "5 5 5 J / 5",
    Kind.CRIB: "2 4 6 8 / K",
    Kind.PLAY: "8 6 9 7",
    Kind.CUT: "J",
}
_YES: Final = "Yes"
_NO: Final = "No"
_LINK: Final = "link"
_SUITS_PUT_THERE: Final = (
    "Suits that you did not give are put there in such a way that they score nothing else."
)


def _follow_address() -> None:
    """Enter what a link says; nonsense in it is told, and passed over."""
    fields = st.query_params.to_dict()
    if not entry.is_new(fields):
        return
    try:
        entry.fill_from(Argument.of(fields))
    except ValueError as refused:
        st.warning(f"This link cannot be followed: {plain(str(refused))}.")


def _enter() -> Entered | None:
    """Let the cards be typed or tapped; what cannot be read is told."""
    kind = st.segmented_control(
        "What is it about?",
        list(_KINDS),
        required=True,
        format_func=_KINDS.__getitem__,
        key=entry.KIND,
    )
    text = st.text_input(
        "The cards, by rank; suits only if you like",
        key=entry.CARDS,
        placeholder=_PLACEHOLDERS[kind or Kind.HAND],
        autocomplete="off",
        live=True,
    )
    show_keys(box=f".st-key-{entry.CARDS} input", key="ranks")
    try:
        return read_cards(kind or Kind.HAND, text or "")
    except ValueError as refused:
        st.warning(f"{plain(str(refused))}.")
        return None


def _ask_about_suits(entered: Entered) -> Answers | None:
    """Ask what has to be known of the suits, one thing after the other; None while it is not."""
    answers: dict[Suits, bool] = {}
    while suits := to_ask(entered, answers):
        said = st.segmented_control(
            f"**{question_words(suits, entered)}**",
            [_YES, _NO],
            required=True,
            key=entry.answer_key(suits, entered),
        )
        if said is None:
            return None
        answers[suits] = said == _YES
    return answers


def _who_says_what() -> None:
    """Let up to two people say what it is worth."""
    with st.expander("Who says what?", expanded=entry.says_something()):
        for number, place in zip(("The first", "The second"), entry.PLACES, strict=True):
            with st.container(horizontal=True):
                st.text_input(
                    f"{number} says", key=entry.says_key(place), placeholder="12", live=True
                )
                st.text_input("Name, if you like", key=entry.name_key(place), live=True)
        st.caption(
            "The points; or the lines, to see which one differs: 15 for a fifteen, p for a pair, "
            "r3 for a run of three, d3 for a double run, x4 for a flush, n for nobs, in the play g "
            "for go and l for last card; or their cards: 78 for a fifteen, p66, r456."
        )


def _people(there: Laid) -> tuple[Person, ...]:
    """Read who says what of that which lies there; what cannot be read is told, and left out."""
    people: list[Person] = []
    for place in entry.PLACES:
        try:
            if person := entry.person(place):
                people.extend(Argument(there, (person,)).people)
        except ValueError as refused:
            st.warning(f"{plain(str(refused))}.")
    return tuple(people)


def _settle(there: Laid, entered: Entered, learner: Learner) -> Argument:
    """Show how it is settled, as this house says a count."""
    argument = Argument(there, _people(there))
    likes = preferences_of(running(), learner.id)
    knows_all = all(card.suit for card in entered.cards)
    settled = settle(argument, said_by=likes.house)
    st.html(settled_html(settled, note="" if knows_all else _SUITS_PUT_THERE))
    return argument


def _share(argument: Argument) -> None:
    # What shows a link to be copied is laid once it is asked for.
    place = st.expander("A link to this", key=_LINK, on_change="rerun")
    if not place.open:
        return
    here = (st.context.url or "").split("?")[0]
    with place:
        st.markdown("It shows the same to anybody, with what each one says. On this machine:")
        st.code(f"{here}?{argument}", language=None, wrap_lines=True)
        st.markdown("Elsewhere Muggins has another address; there this goes behind it:")
        st.code(f"/settle?{argument}", language=None, wrap_lines=True)


def _show(learner: Learner) -> None:
    st.title("Settle it")
    entry.begin()
    _follow_address()
    entered = _enter()
    cards = st.container()
    there = None
    if entered and entered.is_whole:
        answers = _ask_about_suits(entered)
        there = None if answers is None else laid(entered, answers)
    elif entered:
        st.markdown(entered.wanted)
    _who_says_what()
    fields = {}
    if entered and there:
        argument = _settle(there, entered, learner)
        fields = argument.fields
        _share(argument)
    elif entered and entered.cards:
        cards.html(entered_html(entered))
    entry.came_from(fields)
    be_found_at(fields)


if somebody := seated():
    for style in _STYLES:
        st.html(style)
    with st.container(key="settle"):
        _show(somebody)
