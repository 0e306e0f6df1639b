"""What is practised: kinds, rules, traps, where the cards come from; and a link to it."""

from collections.abc import Mapping
from typing import Any, Final

import streamlit as st

from trainer.quiz.drill import Drill
from trainer.quiz.heard_chosen import Heard
from trainer.quiz.kinds import Dealt, Kind
from trainer.quiz.length import OFFERED, Length
from trainer.quiz.settings import Settings
from trainer.record import Learner, Practice
from trainer.web.choosing.heard import choose_heard
from trainer.web.choosing.terms import terms_of
from trainer.web.drill.at_hand import at_hand
from trainer.web.drill.practices import (
    Wanted,
    address_of,
    begin,
    drill_of,
    level_of,
    link_fields,
    mix_for,
    risen,
    today,
    wanted,
)
from trainer.web.plain import plain
from trainer.web.screens.offer_race import offer_race
from trainer.web.seat.seated import seated
from trainer.web.service import running
from trainer.web.wording import DEALT, KINDS, length_words, term_meant

_PRACTISE: Final = "screens/practise.py"
_SEED: Final = "seed to begin with"
_CATCH: Final = "Catch the other's count"
_CATCH_TOLD: Final = (
    "They count and peg, rightly or not. You accept it, or call muggins or over, and for how many."
)


def _here(learner: Learner) -> Practice | None:
    """Find the practice that is at hand, in this window or else at all."""
    if at := at_hand(learner.id):
        return at[0]
    return wanted(running(), learner.id, {}).practice


def _begun(learner: Learner, settings: Settings) -> Practice | None:
    """Find what goes on when these settings are practised; a set always begins anew."""
    if settings.ends:
        return None
    here = _here(learner)
    if here and here.settings == str(settings):
        return here
    return wanted(running(), learner.id, link_fields(settings)).practice


def _what(learner: Learner) -> None:
    st.title("What to practise")
    here, mix = _here(learner), mix_for(running(), learner.id)
    at = Settings.parse(here.settings) if here else mix
    if at.day or at.race.holes:  # of which there is nothing to choose
        here, at = None, mix
    _of_today(learner)
    offer_race(learner)
    key = f"beside {here.id if here else learner.id}"
    settings = _choice(learner, at, key)
    with st.container(horizontal=True):
        # Of its own as the choices are: what another window changed is seen before it is begun.
        if settings and st.button("Practise this", key=f"begin {key}", type="primary"):
            _practise(learner, settings)
        if at != mix and st.button("Back to the mix"):
            st.switch_page(_PRACTISE, query_params=link_fields(mix))
    if settings:
        _share(_begun(learner, settings), settings)


def _of_today(learner: Learner) -> None:
    """Lead to the hand and play of today."""
    if st.button("Today's hand and play", key="today"):
        day = Settings(day=str(today(running(), learner.id)))
        st.switch_page(_PRACTISE, query_params=link_fields(day))
    st.caption("Two questions that follow from the date alone: the same for everybody, once a day.")


def _choice(learner: Learner, at: Settings, key: str) -> Settings | None:
    """Offer the choices: as they are at hand, or as they were left, also for another page.

    Args:
        learner: Who chooses.
        at: What is at hand.
        key: What sets these choices apart from those beside another practice.
    """
    is_heard = st.toggle(
        _CATCH,
        value=at.heard is not Heard.NONE,
        key=f"catch {key}",
        persist_state="session",
    )
    st.caption(_CATCH_TOLD)
    kinds = st.pills(
        "Kinds",
        list(Kind),
        default=list(at.kinds),
        selection_mode="multi",
        format_func=KINDS.__getitem__,
        key=f"kinds {key}",
        persist_state="session",
    )
    terms = terms_of(tuple(kinds), is_heard=is_heard)
    where = _where(terms, at.where, key)
    cards: Mapping[str, Any] = (
        choose_heard(at, key, level=level_of(running(), learner.id))
        if is_heard
        else {"dealt": _dealt(at, key, where)}
    )
    length = _length(at, key)
    settings = _settings(kinds=tuple(kinds), where=where, length=length, **cards)
    return risen(running(), learner.id, settings) if settings else None


def _dealt(at: Settings, key: str, where: str) -> Dealt:
    dealt = st.radio(
        "Otherwise the cards come",
        list(Dealt),
        index=list(Dealt).index(at.dealt),
        format_func=DEALT.__getitem__,
        disabled=bool(where),
        key=f"dealt {key}",
        persist_state="session",
    )
    return Dealt.BALANCED if where else dealt or at.dealt


def _length(at: Settings, key: str) -> Length:
    # By a link there may be any number.
    lengths = [*OFFERED, *([] if at.length in OFFERED else [at.length])]
    length = st.radio(
        "How many",
        lengths,
        index=lengths.index(at.length),
        format_func=length_words,
        horizontal=True,
        key=f"length {key}",
        persist_state="session",
    )
    return length or at.length


def _where(terms: Mapping[str, str], at: str, key: str) -> str:
    options = [*terms, *([at] if at and at not in terms else [])]
    where = st.selectbox(
        "Only with",
        options,
        index=options.index(at) if at else None,
        placeholder="anything; choose a rule or a trap, or type one like double run + fifteen",
        format_func=lambda term: f"{term}: {terms[term]}" if term in terms else term,
        accept_new_options=True,
        key=f"where {key}",
        persist_state="session",
    )
    return term_meant(where or "", terms)


def _settings(**chosen: Any) -> Settings | None:  # noqa: ANN401
    if not chosen["kinds"]:
        *most, last = KINDS.values()
        st.warning(f"Choose at least one kind: {', '.join(most)} or {last}.")
        return None
    try:
        return Settings(**chosen)
    except ValueError as refused:
        st.warning(plain(str(refused)))
        return None


def _seed() -> int:
    """Draw the seed of what begins next, for the link to it as well."""
    seed: int = st.session_state.setdefault(_SEED, running().new_seed())
    return seed


def _practise(learner: Learner, settings: Settings) -> None:
    begun = _begun(learner, settings)
    if begun is None:
        seed = _seed()
        del st.session_state[_SEED]
        if settings.ends:
            st.switch_page(_PRACTISE, query_params=Drill(settings, seed).fields)
        begun = begin(running(), learner.id, Wanted(settings, seed, None))
    st.switch_page(_PRACTISE, query_params=address_of(begun))


def _share(begun: Practice | None, settings: Settings) -> None:
    drill = drill_of(begun) if begun else Drill(settings, _seed())
    base = (st.context.url or "").split("?")[0].removesuffix("choose")
    with st.expander("A link that asks anybody the same questions"):
        st.markdown("It asks what you are asked here, from the first question on. On this machine:")
        st.code(f"{base}?{drill}", language=None, wrap_lines=True)
        st.markdown(
            "Elsewhere Muggins has another address. There this goes behind it, in place of "
            "whatever stands there from a question mark on:"
        )
        st.code(f"?{drill}", language=None, wrap_lines=True)


if somebody := seated():
    _what(somebody)
