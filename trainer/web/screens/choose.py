"""What is practised: kinds, rules, traps, where the cards come from; and a link to it."""

from collections.abc import Mapping
from typing import Final

import streamlit as st

from scenarios import catalogue
from scenarios.filters import CUT_TERMS
from trainer.quiz.drill import Drill
from trainer.quiz.length import Length
from trainer.quiz.settings import TURNS, Dealt, Kind, Settings
from trainer.web.drill.practices import link_fields
from trainer.web.plain import plain
from trainer.web.service import running
from trainer.web.wording import DEALT, KINDS, length_words, term_meant

_PRACTISE: Final = "screens/practise.py"


def _terms(kinds: tuple[Kind, ...]) -> Mapping[str, str]:
    """List the rules, patterns and traps there are to choose from, with a sentence each."""
    terms: dict[str, str] = {}
    if {Kind.HAND, Kind.CRIB} & set(kinds):
        terms |= {term: told for term, told in catalogue.filters.items() if "N" not in term}
    if Kind.PLAY in kinds:
        terms |= {term: told for term, told in catalogue.play_filters.items() if term not in terms}
        terms[TURNS] = "Whose turn it is: which cards may you lay, or is it go?"
    if Kind.CUT in kinds:
        terms |= {term: told for term, told in CUT_TERMS.items() if term not in terms}
    return terms


def _what() -> None:
    st.title("What to practise")
    kinds = st.pills(
        "Kinds",
        list(Kind),
        default=list(Kind),
        selection_mode="multi",
        format_func=KINDS.__getitem__,
    )
    terms = _terms(tuple(kinds))
    where = st.selectbox(
        "Only with",
        list(terms),
        index=None,
        placeholder="anything; choose a rule or a trap, or type one like double run + fifteen",
        format_func=lambda term: f"{term}: {terms[term]}" if term in terms else term,
        accept_new_options=True,
    )
    dealt = st.radio(
        "Otherwise the cards come",
        list(Dealt),
        format_func=DEALT.__getitem__,
        disabled=bool(where),
    )
    length = st.radio("How many", list(Length), format_func=length_words, horizontal=True)
    chosen = term_meant(where or "", terms)
    settings = _settings(tuple(kinds), chosen, dealt or Dealt.BALANCED, length or Length.ENDLESS)
    if settings is None:
        return
    if st.button("Practise this", type="primary"):
        st.switch_page(_PRACTISE, query_params=_address(settings))
    with st.expander("A link that asks anybody the same questions"):
        seed = st.session_state.setdefault("seed to share", running().new_seed())
        base = (st.context.url or "").split("?")[0].removesuffix("choose")
        st.code(f"{base}?{Drill(settings, seed)}", language=None, wrap_lines=True)


def _address(settings: Settings) -> dict[str, str]:
    """Lead to a set that begins, and else to the practice that goes on."""
    is_set = settings.length.is_set
    return Drill(settings, running().new_seed()).fields if is_set else link_fields(settings)


def _settings(kinds: tuple[Kind, ...], where: str, dealt: Dealt, length: Length) -> Settings | None:
    dealt = Dealt.BALANCED if where else dealt
    try:
        return Settings(kinds=kinds, where=where, dealt=dealt, length=length)
    except ValueError as refused:
        st.warning(plain(str(refused)))
        return None


_what()
