"""My data: what is kept of a learner and where; another name; out, in, and gone for good."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date, datetime
from pathlib import Path
from typing import Final

import streamlit as st

from trainer.days import day_of
from trainer.names import LONGEST_NAME, name_to_read, plain_name
from trainer.record import Learner
from trainer.store import Database, Outcome, name_of, replaced
from trainer.transfer import sheet, taken, written
from trainer.web.held import let_go
from trainer.web.likes import zone_of
from trainer.web.plain import plain
from trainer.web.progress.folding import fold_on
from trainer.web.seat.bringing import answers_words, bring_in
from trainer.web.seat.seated import leave_seat, seated, take_seat
from trainer.web.service import running
from trainer.web.telling import tell, tell_next

_IN: Final = "Bring it in"
_NAME: Final = "Another name"
_PRACTISE: Final = "screens/practise.py"


def _kept(learner: Learner) -> None:
    zone = zone_of(running(), learner.id)
    with st.spinner("Adding up your answers"):
        answers = fold_on(running(), learner.id, zone=zone).learned.answers
    since = _day(learner, learner.created)
    st.title("My data")
    st.markdown(
        f"Muggins keeps your name, {plain(learner.name)}, {answers_words(answers)} since "
        f"{since.day} {since:%B %Y}, what you practised, and how you like to practise. "
        "Nothing more."
    )
    _where(running().database)


def _where(database: Database) -> None:
    if not isinstance(database, Path):
        st.markdown("It lies in a database on a server, with that of everybody here:")
        st.code(name_of(database), language=None, wrap_lines=True)
        return
    files = (database, database.with_name(f"{database.name}-wal"))
    size = _size(sum(each.stat().st_size for each in files if each.exists()))
    st.markdown(f"It lies in a file of {size} on this machine, with that of everybody here:")
    st.code(name_of(database), language=None, wrap_lines=True)
    st.markdown(
        "To copy it, use `muggins backup FILE`, at any time, with the same `--data` if you gave "
        "one: a copy of that file alone may lack what came last. None of it leaves this machine, "
        "unless you take it somewhere."
    )


def _take_out(learner: Learner) -> None:
    st.header("Take it with you")
    log, day = running().log, _day(learner, running().now())

    def offer(label: str, parts: Callable[[], Iterator[str]], *, kind: str, type_: str) -> None:
        st.download_button(
            label,
            lambda: b"".join(part.encode() for part in parts()),
            f"muggins-{day}.{kind}",
            type_,
            # A page that is drawn anew at the click would take back what was just asked for.
            on_click="ignore",
        )

    with st.container(horizontal=True):
        offer(
            "All of it, as JSON",
            lambda: written(log, learner),
            kind="json",
            type_="application/json",
        )
        offer("The answers, as a sheet", lambda: sheet(log, learner), kind="csv", type_="text/csv")
    st.caption(
        "The first can be brought in on another machine. The second opens in any spreadsheet, "
        "one row for each answer."
    )


def _bring_in(learner: Learner) -> None:
    st.header(_IN)
    tell(_IN)
    if intake := bring_in():
        more = f" Choose {intake.learner.name} under who is counting."
        tell_next(taken(intake) + (more if intake.learner.id != learner.id else ""), at=_IN)
        st.rerun()


def _rename(learner: Learner) -> None:
    st.header(_NAME)
    tell(_NAME)
    with st.form("rename", border=False):
        typed = st.text_input("Name", learner.name, key=f"{learner.name} {learner.id}")
        is_meant = st.form_submit_button("Change the name")
    if not is_meant:
        return
    try:
        renamed = replace(learner, name=name_to_read(typed))
    except ValueError:
        st.warning(f"Type a name of 1 to {LONGEST_NAME} characters.")
        return
    receipt = running().log.rename(learner.id, renamed.name)
    if receipt.outcome is Outcome.TAKEN:
        st.warning(plain(f"{receipt.stored.name} is there already; take another name."))
    elif receipt.outcome is Outcome.NEW:
        let_go()  # of a file it was said by what name the learner is known here
        tell_next(f"The name is {receipt.stored.name} now.", at=_NAME)
        st.rerun()


def _forget(learner: Learner) -> None:
    st.header("Delete it")
    st.markdown(
        "Your name and every answer go for good. What you took with you stays where it is, and so "
        f"do backups.{_stays_beside(running().database)}"
    )
    st.markdown(f"To delete it, type the name, {plain(learner.name)}.")
    with st.form("delete", border=False):
        typed = st.text_input("Type the name", key=f"gone {learner.id}")
        is_meant = st.form_submit_button("Delete all of it")
    if not is_meant:
        return
    if plain_name(typed) != learner.name:
        st.warning(plain(f"Nothing was deleted: type {learner.name}, as it stands here."))
        return
    is_off_the_disk = running().log.forget(learner.id)
    later = " Another program reads the file just now; once it is done, nothing is left on disk."
    tell_next(f"All that was kept of {learner.name} is deleted.{'' if is_off_the_disk else later}")
    leave_seat()
    left = running().log.learners()
    if len(left) == 1:
        take_seat(left[0])
    st.switch_page(_PRACTISE)


def _stays_beside(database: Database) -> str:
    """Say what of somebody who is deleted stays on the disk, and who may delete that."""
    if not isinstance(database, Path):
        return " The server clears its disk in its own time."
    names = " and ".join(plain(each.name) for each in replaced(database))
    return names and (
        f" Beside the database lies what gave way to a backup, and what was in it stays: {names}. "
        "Delete that by hand if it is to go as well."
    )


def _day(learner: Learner, moment: datetime) -> date:
    return day_of(moment, zone_of(running(), learner.id))


def _size(octets: int) -> str:
    return f"{octets / 1e6:,.1f} MB" if octets >= 1e5 else f"{octets / 1e3:,.0f} kB"


if somebody := seated():
    _kept(somebody)
    _take_out(somebody)
    _bring_in(somebody)
    _rename(somebody)
    _forget(somebody)
