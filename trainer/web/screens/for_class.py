"""For a class: the room opened and closed, a phone that tries, and other devices of the teacher."""

from pathlib import Path
from typing import Final

import streamlit as st

from trainer.classroom.keys import hashed_key
from trainer.preferences import Preferences
from trainer.web.door.handing import let_in, let_out
from trainer.web.door.passphrase import LONGEST, SHORTEST, choose, fits, new_setup
from trainer.web.door.plainly import warn_if_read
from trainer.web.door.visitor import key_words, require_teacher, teachers_only, visitor
from trainer.web.plain import plain
from trainer.web.room.addresses import Address, reachable
from trainer.web.room.picture import link_html
from trainer.web.service import running
from trainer.web.shown import shown_cookies
from trainer.web.teaching.classes import classes_here
from trainer.web.telling import tell, tell_next
from trainer.web.zone import zone_here

_LESSON: Final = "screens/lesson.py"
_PLAN: Final = "screens/plan_drill.py"
_STYLE: Final = Path(__file__).parent.parent / "room" / "room.css"
_ROOM: Final = "room"
_ADDRESS: Final = "address"
_SETUP: Final = "link for another device"
_LEAVES: Final = "leaves the door"


@teachers_only
def _open() -> None:
    where: Address = st.session_state[_ADDRESS]
    try:
        running().room.open_at(where.ip)
    except OSError:
        tell_next(f"Muggins cannot be reached at {where.ip}; take another address.", at=_ROOM)


@teachers_only
def _close() -> None:
    running().room.close()
    st.session_state.pop(_SETUP, None)


@teachers_only
def _make_setup() -> None:
    by, *_ = key_words(shown_cookies(), running().cookie)
    st.session_state[_SETUP] = new_setup(running(), by=by)


@teachers_only
def _leave() -> None:
    for word in key_words(shown_cookies(), running().cookie):
        running().register.drop_keys(hashed=hashed_key(word))
    st.session_state[_LEAVES] = True


def _closed() -> None:
    st.markdown(
        "The people in a room count on their own phones, and you see how it goes. First open "
        "Muggins to the network that this machine and the phones are in."
    )
    st.markdown(
        "**What opening means.** Everybody in that network can then reach Muggins on this machine. "
        "They are strangers until you let them into a lesson, and see nothing of who learns here; "
        "your own pages stay in this browser. What goes over the network can be read there. It "
        "ends when you close the room, or Muggins."
    )
    if _choose_address():
        st.button("Open to the room", type="primary", on_click=_open)


def _choose_address() -> bool:
    """Ask at which address, if there are several; say whether there is any."""
    there = reachable()
    if not there:
        st.info(
            "This machine is in no network that a phone could reach. Join the network of the room, "
            "or let a phone open a hotspot and join that. Then load this page again."
        )
    elif len(there) == 1:
        (st.session_state[_ADDRESS],) = there
    else:
        labels = {each: plain(f"{each.ip} ({each.by})") for each in there}
        st.session_state.setdefault(_ADDRESS, there[0])
        if st.session_state[_ADDRESS] not in labels:
            st.session_state[_ADDRESS] = there[0]
        st.radio("At which address", there, format_func=labels.__getitem__, key=_ADDRESS)
    return bool(there)


def _opened() -> None:
    address = running().room.address
    st.markdown("The room is open. Phones reach Muggins here:")
    st.html(link_html(address, said=f"A code for a camera, which leads to {address}"))
    st.button("Close the room", on_click=_close)
    with st.expander("Try it with a phone", key="try", on_change="rerun") as place:
        if place.open:
            _try_it(f"{address}/reach")
    if len(reachable()) > 1:
        other = st.expander("Another address", key="other", on_change="rerun")
        if other.open:
            with other:
                _choose_address()
                st.button("Open there instead", on_click=_open)


def _try_it(link: str) -> None:
    st.markdown("Before the lesson, let one phone read this. It then says that it works.")
    st.html(link_html(link, said=f"A code for a camera, which leads to {link}"))
    _count()
    st.markdown(
        "If none gets through, the network keeps devices apart, as those of schools often do. Let "
        "a phone open a hotspot, join it with this machine and the other phones, and open the room "
        "there. Or take no phones at all: *Show me* asks everything on the big screen."
    )


@st.fragment(run_every=2.0)
def _count() -> None:
    if visitor(by_itself=True).role == "teacher":
        devices = running().room.reached
        words = {0: "No device has got through yet.", 1: "1 device got through."}
        st.markdown(f"**{words.get(devices, f'{devices} devices got through.')}**")


def _other_devices() -> None:
    st.header("Teach from another device")
    room = running().room
    if not room.is_open:
        st.markdown("Once the room is open, you can let in a tablet or a phone of your own here.")
    elif word := st.session_state.get(_SETUP):
        link = f"{room.address}/door?setup={word}"
        st.markdown(
            "Open this on the other device, and choose a passphrase there. It is good once, and "
            "for an hour; whoever opens it first is let in, so show it to nobody."
        )
        warn_if_read()
        said = "A code for a camera, which leads to the teacher's door"
        st.html(link_html(link, said=said, shown=""))
        st.code(link, language=None, wrap_lines=True)
    else:
        st.markdown(
            "A link that is good once lets it in, and then a passphrase that you choose there."
        )
        st.button("Make a link", on_click=_make_setup)
    _passphrase()


def _passphrase() -> None:
    is_there = bool(running().register.passphrase())
    label = "Choose another passphrase" if is_there else "Choose a passphrase"
    place = st.expander(label, key="passphrase", on_change="rerun")
    if not place.open:
        return
    with place:
        st.markdown("With it you come in again, on any device. Others who are in go out.")
        warn_if_read()
        with st.form("passphrase form", border=False):
            text = st.text_input("Passphrase", type="password", autocomplete="new-password")
            is_meant = st.form_submit_button("Choose it")
        if is_meant and not fits(text):
            st.warning(f"Take {SHORTEST} to {LONGEST} characters.")
        elif is_meant:
            choose(running(), text)
            let_in()


def _for_class() -> None:
    if st.session_state.pop(_LEAVES, False):
        let_out()
        st.stop()
    require_teacher()
    st.html(_STYLE)
    st.title("For a class")
    with st.container(horizontal=True):
        if st.button("Start a lesson", type="primary"):
            st.switch_page(_LESSON)
        if st.button("Plan a drill, or show one on a screen"):
            st.switch_page(_PLAN)
    tell(_ROOM)
    if running().room.is_open:
        _opened()
    else:
        _closed()
    classes_here(zone_here(Preferences()))
    _other_devices()
    st.divider()
    st.button("Leave the teacher's door", on_click=_leave)
    st.caption(
        "This browser is anybody's again then. Muggins, or the passphrase, lets you in anew."
    )


_for_class()
