"""Settle it: two friends enter what lies there and what they say, and see who is right."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final

import streamlit as st

from scenarios import Rules, Show
from trainer.house import House
from trainer.quiz.kinds import Kind
from trainer.record import Learner
from trainer.settle.argument import Argument, Person
from trainer.settle.draft import PLACES, Draft, read_draft
from trainer.settle.entered import Entered, read_cards
from trainer.settle.judged import may_be_flush
from trainer.settle.said import read_said
from trainer.settle.settled import settle
from trainer.settle.suits import Answers, Given, question_words, to_ask
from trainer.web.address import be_found_at
from trainer.web.likes import preferences_of
from trainer.web.plain import plain
from trainer.web.seat.seated import seated
from trainer.web.service import running
from trainer.web.settle import entry
from trainer.web.settle.html import entered_html, headline_html, settled_html
from trainer.web.settle.keys import show_claims, show_keys

_WEB: Final = Path(__file__).parent.parent
_STYLES: Final = (_WEB / "summary" / "summary.css", _WEB / "settle" / "settle.css")
_KINDS: Final[Mapping[Kind, str]] = {
    Kind.HAND: "A hand",
    Kind.CRIB: "The crib",
    Kind.PLAY: "The play",
    Kind.CUT: "The cut",
}
_PLACES_SAID: Final = ("The first", "The second")
_PLACEHOLDERS: Final[Mapping[Kind, str]] = {
    Kind.HAND: "5 5 5 J / 5",
    Kind.CRIB: "2 4 6 8 / K",
    Kind.PLAY: "8 6 9 7",
    Kind.CUT: "J",
}
_SUITS_NOT_GIVEN: Final = (
    "Suits that you did not give are taken to be such that they score nothing else."
)


def _follow_address() -> None:
    """Enter what a link says; what in it cannot be followed is told, and passed over."""
    fields = st.query_params.to_dict()
    entry.begin(fields)
    if not entry.is_new(fields):
        return
    draft, told = read_draft(fields)
    entry.fill_from(draft)
    for each in told:
        st.warning(f"This is passed over in the link: {plain(each)}.")


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
    show_keys(box=f".st-key-{entry.CARDS} input", key="ranks", focus=entry.was_cleared())
    try:
        return read_cards(kind or Kind.HAND, text or "")
    except ValueError as refused:
        st.warning(f"{plain(str(refused))}.")
        return None


def _ask_about_suits(
    entered: Entered, answers: Answers, rules: Rules, *, is_argued: bool = False
) -> tuple[Answers, bool]:
    """Ask what has to be known of the suits, one thing after the other.

    Returns:
        What was said of them; and whether it is all.
    """
    said = dict(answers)
    while suits := to_ask(entered, said, rules=rules, is_argued=is_argued):
        yes_or_no = st.segmented_control(
            f"**{question_words(suits, entered, said)}**",
            [entry.YES, entry.NO],
            required=True,
            key=entry.answer_key(suits, entered),
        )
        if is_argued:
            st.caption("Yes or no, it changes no points; it tells why a flush was claimed.")
        elif yes_or_no is None and entry.is_argued():
            st.caption("What it is worth hangs on this, and so does who is right.")
        if yes_or_no is None:
            return said, False
        said[suits] = yes_or_no == entry.YES
    return said, True


def _enter_cards(rules: Rules) -> tuple[Entered | None, Answers, bool]:
    """Let the cards be entered, and ask about their suits.

    Returns:
        The cards, None where they cannot be read; what was said of their suits; and whether all is
        known that has to be.
    """
    with st.expander("The cards") if entry.is_folded() else st.container():
        entered = _enter()
        if not entered:
            return None, {}, False
        cards = st.container()
        answers: Answers = {}
        is_all = False
        if entered.is_whole:
            answers, is_all = _ask_about_suits(entered, {}, rules)
        else:
            st.markdown(entered.wanted)
        if entered.cards and not is_all:
            cards.html(entered_html(entered))
    return entered, answers, is_all


def _who_says_what() -> None:
    """Let up to two people say what it is worth."""
    place = st.expander("Who says what?", key=entry.WHO, on_change="rerun")
    kind = st.session_state[entry.KIND] or Kind.HAND
    with place:
        for number, which in zip(_PLACES_SAID, PLACES, strict=True):
            with st.container(horizontal=True):
                st.text_input(
                    f"{number} says", key=entry.says_key(which), placeholder="12", live=True
                )
                st.text_input("Name, if you like", key=entry.name_key(which), live=True)
            if place.open:
                box = f".st-key-{entry.says_key(which).replace(' ', '-')} input"
                name = f"what scores, for {number.lower()}"
                show_claims(kind, box=box, key=f"claims {which}", name=name)
        st.caption(
            "The points; or the lines, to see which one differs, in words: fifteen two and a pair "
            "is four. Or shortly: 15 for a fifteen, p for a pair, r3 for a run of three, d3 for a "
            "double run, x4 for a flush, n for nobs, in the play g for go and l for last card; or "
            "their cards: 78 for a fifteen, p66, r456."
        )


def _people(draft: Draft, entered: Entered) -> tuple[Person, ...]:
    """Read who says what of that which lies there; what cannot be read is told, and left out."""
    people: list[Person] = []
    both = all(box.says for box in draft.boxes)
    for box, place in zip(draft.boxes, _PLACES_SAID, strict=True):
        try:
            if person := box.person:
                read_said(person.says, entered)
                people.append(person)
        except ValueError as refused:
            whose = f"{box.name or place}: " if both else ""
            st.warning(f"{plain(f'{whose}{refused}')}.")
    return tuple(people)


def _argue(draft: Draft, entered: Entered) -> tuple[Draft, Argument]:
    """Read what is argued; where a flush in a crib may be the point, ask of that, too.

    Returns:
        What was entered, with what was asked; and as it is read.
    """
    given = Given(entered, draft.answers)
    argument = Argument(given, _people(draft, entered), draft.rules)
    if may_be_flush(argument):
        answers, _ = _ask_about_suits(entered, draft.answers, draft.rules, is_argued=True)
        draft = replace(draft, answers=answers)
        argument = replace(argument, given=Given(entered, answers))
    return draft, argument


def _settle(argument: Argument, house: House) -> None:
    """Show how it is settled, as this house says a count."""
    # In the play and at the cut they score nothing anyhow.
    is_about_suits = isinstance(argument.laid, Show) and argument.given.by_rank
    note = _SUITS_NOT_GIVEN if is_about_suits else ""
    settled = settle(argument, said_by=house)
    # Apart from the rest, so that it stays in sight while what people say is entered above it.
    st.html(headline_html(settled))
    st.html(settled_html(settled, note=note))
    st.button("New argument", on_click=entry.clear)


def _share(draft: Draft) -> None:
    # What shows a link to be copied is laid once it is asked for.
    place = st.expander("A link to this", key=entry.LINK, on_change="rerun")
    if not place.open:
        return
    here = (st.context.url or "").split("?")[0]
    with place:
        st.markdown("It shows the same to anybody, with what each one says. On this machine:")
        st.code(f"{here}?{draft}", language=None, wrap_lines=True)
        st.markdown("Elsewhere Muggins has another address; there this goes behind it:")
        st.code(f"/settle?{draft}", language=None, wrap_lines=True)


def _show(learner: Learner) -> None:
    st.title("Settle it")
    house = preferences_of(running(), learner.id).house
    _follow_address()
    rules = entry.rules_of(house.rules)
    entered, answers, is_all = _enter_cards(rules)
    _who_says_what()
    draft = entry.draft_of(answers, entered, rules)
    if entered and is_all:
        draft, argument = _argue(draft, entered)
        _settle(argument, house)
        _share(draft)
    elif entered and entered.is_whole:
        _people(draft, entered)
    entry.look_at(draft.fields)
    be_found_at(draft.fields)


if somebody := seated():
    for style in _STYLES:
        st.html(style)
    with st.container(key="settle"):
        _show(somebody)
