"""The drills that a teacher keeps: kept, found again, changed and deleted."""

from typing import Final

import streamlit as st

from scenarios.cards import quoted
from trainer.classroom.drill import ClassDrill
from trainer.store import UnavailableError
from trainer.store.register import Kept
from trainer.web.door.visitor import teachers_only
from trainer.web.plain import plain
from trainer.web.planning.at_hand import kept_as, plan, refuse, still_planned
from trainer.web.planning.words import kept_words
from trainer.web.service import running

# The id of the drill of which it is asked whether it is to be deleted.
_DOOMED: Final = "drill to delete"


def offer_to_keep(drill: ClassDrill) -> None:
    """Offer to keep a drill, or what was changed in one that is kept."""
    there = next((each for each in running().register.drills() if each.id == kept_as()), None)
    if there is None:
        st.button("Keep this drill", on_click=_keep)
    elif there.drill == drill:
        st.button("Kept", disabled=True)
    else:
        st.button("Keep the changes", on_click=_keep, args=(there.id,))
        st.button("Keep as another", on_click=_keep)


def list_kept() -> bool:
    """List the drills that are kept; nothing where none is. Say whether there are any."""
    drills = running().register.drills()
    if not drills:
        return False
    st.header("Kept", anchor=False)
    for each in drills:
        with st.container(key=f"kept-{each.id}", horizontal=True, vertical_alignment="center"):
            _told(each)
            _acts(each)
    return True


def _told(kept: Kept) -> None:
    with st.container(gap=None):
        if kept.drill:
            st.markdown(f"**{plain(kept.drill.title)}**")
            st.caption(plain(kept_words(kept.drill)))
        else:
            st.markdown("**A drill that cannot be asked here any more**")
            st.caption(plain(quoted(kept.text)))


def _acts(kept: Kept) -> None:
    """Offer what can be done; what deletes is asked about once."""
    if st.session_state.get(_DOOMED) == kept.id:
        st.button("Delete it", key=f"delete {kept.id}", on_click=_forget, args=(kept.id,))
        st.button("No", key=f"spare {kept.id}", on_click=_doom, args=("",))
        return
    if kept.drill:
        st.button("Open", key=f"open {kept.id}", on_click=_open, args=(kept.drill, kept.id))
    st.button("Delete", key=f"doom {kept.id}", on_click=_doom, args=(kept.id,))


@teachers_only
def _open(drill: ClassDrill, id_: str) -> None:
    plan(drill, kept=id_)


def _doom(id_: str) -> None:
    st.session_state[_DOOMED] = id_


@teachers_only
def _keep(id_: str = "") -> None:
    """Keep the drill of the address, under its id or a new one."""
    drill, service = still_planned(), running()
    if drill is None:
        return
    kept = id_ or service.new_id()
    try:
        service.register.keep_drill(kept, drill)
    except UnavailableError as held_up:
        refuse(f"Not kept yet, and nothing is lost; try again in a moment: {held_up}")
    else:
        plan(drill, kept=kept)


@teachers_only
def _forget(id_: str) -> None:
    _doom("")
    try:
        running().register.forget_drill(id_)
    except UnavailableError as held_up:
        refuse(f"Not deleted yet; try again in a moment: {held_up}")
