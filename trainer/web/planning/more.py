"""All that can be chosen of a drill, folded away: a teacher who changes nothing has a drill too."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import streamlit as st

from trainer.agreed import house_line, name_of
from trainer.classroom.drill import CLOCKS, ClassDrill, Pace, Told
from trainer.classroom.named import LONGEST
from trainer.house import HOUSES
from trainer.quiz.heard_chosen import WORDS, Heard
from trainer.quiz.kinds import Kind
from trainer.quiz.length import MOST_QUESTIONS
from trainer.quiz.stages import STAGES
from trainer.web.choosing.terms import terms_of
from trainer.web.planning.at_hand import change
from trainer.web.wording import KINDS, miscount_words, term_meant

_OWN_HOUSE: Final = "its own"
_PACES: Final = {
    Pace.OWN: "each at their own",
    Pace.LED: "you lead, question by question",
}
_TOLD: Final = {Told.EACH: "after each question", Told.END: "at the end"}
_TOLD_LED: Final = "They are told after each question, when you show the answers to all."
_TOLD_BY_CLOCK: Final = (
    "They are told after each question: when you show the answers to all, or the clock ends."
)
_FORMS: Final = {
    "": "as they like",
    "total": "the total",
    "spoken": "line by line",
    "combinations": "the cards of each line",
}
_HEARD: Final = {
    Heard.NONE: "they count",
    Heard.HALF: "they hear counts, every other one right",
    Heard.TABLE: "they hear counts, four in five right",
}
_OF_STAGE: Final = (
    "The stage says which kinds are asked, with what, and who counts. To choose these yourself, "
    "take no stage."
)
_WORKED: Final = {0: "none", 1: "one", 2: "two"}


def choose_more(drill: ClassDrill) -> None:
    """Offer all that can be chosen; what is chosen is in the address at once."""
    _widget(
        st.text_input,
        "title",
        "Title",
        drill.title,
        max_chars=LONGEST,
    )
    _widget(
        st.number_input,
        "questions",
        "How many questions",
        len(drill),
        min_value=1,
        max_value=MOST_QUESTIONS,
        step=1,
    )
    _what(drill)
    _how(drill)


def _what(drill: ClassDrill) -> None:
    """Offer what is asked: a stage says all of it."""
    settings = drill.drill.settings
    is_stage = bool(settings.stage)
    stages = {"": "no stage: choose below", **{key: each.title for key, each in STAGES.items()}}
    _choice(st.selectbox, "stage", "Stage of the ladder", settings.stage, stages)
    if is_stage:
        st.caption(_OF_STAGE)
        _row("worked", "Hands worked through first", drill.worked, _WORKED)
    _widget(
        st.pills,
        "kinds",
        "Kinds",
        list(settings.kinds),
        options=list(Kind),
        selection_mode="multi",
        format_func=KINDS.__getitem__,
        disabled=is_stage,
    )
    is_heard = settings.heard is not Heard.NONE
    terms = terms_of(settings.kinds, is_heard=is_heard)
    known = [*terms, *([settings.where] if settings.where and settings.where not in terms else [])]
    _widget(
        st.selectbox,
        "where",
        "Only with",
        settings.where or None,
        options=known,
        meant=lambda where: term_meant(where or "", terms),
        placeholder="anything; choose a rule or a trap, or type one like double run + fifteen",
        format_func=lambda term: f"{term}: {terms[term]}" if term in terms else term,
        accept_new_options=True,
        disabled=is_stage,
    )
    _choice(st.selectbox, "heard", "Who counts", settings.heard, _HEARD, disabled=is_stage)
    if is_heard:
        _widget(
            st.multiselect,
            "mistakes",
            "Mistakes in the others",
            list(settings.mistakes),
            options=WORDS,
            meant=tuple,
            placeholder="any; or choose some",
            format_func=miscount_words,
        )


def _how(drill: ClassDrill) -> None:
    """Offer how it is answered and told."""
    named = name_of(drill.house)
    houses = {name: name for name in HOUSES} | ({} if named else {_OWN_HOUSE: _OWN_HOUSE})
    _choice(st.selectbox, "form", "They answer with", drill.form or "", _FORMS)
    _choice(st.selectbox, "house", "House rules", named or _OWN_HOUSE, houses)
    st.caption(house_line(drill.house))
    _row("pace", "Pace", drill.pace, _PACES)
    if drill.pace is Pace.LED:
        clocks = {each: f"{each} s" if each else "no clock" for each in CLOCKS}
        _row("clock", "Clock", drill.clock_s, clocks)
        st.caption(_TOLD_BY_CLOCK if drill.clock_s else _TOLD_LED)
    else:
        _row("told", "They are told", drill.told, _TOLD)
    _widget(st.toggle, "names", "Show names on your board", drill.is_named)


def _row(name: str, label: str, chosen: object, words: Mapping[Any, str]) -> None:
    _choice(st.radio, name, label, chosen, words, horizontal=True)


def _choice(
    widget: Callable[..., object],
    name: str,
    label: str,
    chosen: object,
    words: Mapping[Any, str],
    **options: Any,  # noqa: ANN401  as the widget takes them
) -> None:
    every: Sequence[object] = list(words)
    _widget(widget, name, label, chosen, options=every, format_func=words.__getitem__, **options)


def _widget(
    widget: Callable[..., object],
    name: str,
    label: str,
    chosen: object,
    *,
    meant: Callable[[Any], object] = lambda value: value,
    **options: Any,  # noqa: ANN401  as the widget takes them
) -> None:
    """Show something to be chosen as the drill has it, whatever was pressed."""
    key = f"drill {name}"
    st.session_state[key] = chosen
    widget(label, key=key, on_change=_take, args=(name, key, meant), **options)


def _take(name: str, key: str, meant: Callable[[Any], object]) -> None:
    change(name, meant(st.session_state[key]))
