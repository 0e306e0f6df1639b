"""What was learned elsewhere: a file is chosen, told, and taken in."""

from typing import Final, cast

import streamlit as st
from streamlit.runtime.uploaded_file_manager import UploadedFile

from trainer.belongings import Belongings
from trainer.store import Intake, UnavailableError
from trainer.transfer import MOST_BYTES, foreseen, read
from trainer.web.held import held, hold, let_go
from trainer.web.plain import plain
from trainer.web.service import running

# How many files were taken in from this window.
_TAKEN: Final = "files taken in"


def bring_in() -> Intake | None:
    """Ask for a file and say what is in it; return what came of it once it is taken in."""
    number = st.session_state.setdefault(_TAKEN, 0)
    file = st.file_uploader(
        "A file of JSON that Muggins wrote, here or elsewhere",
        type="json",
        key=f"file {number}",
        max_upload_size=MOST_BYTES // 2**20,
    )
    if file is None:
        let_go()
        return None
    try:
        belongings, intake = _looked_into(file)
    except ValueError as refused:
        _refuse(refused)
        return None
    st.markdown(plain(foreseen(intake, belongings.learner.name)))
    if not intake.is_anything:
        st.markdown("Nothing in it is new here.")
    elif st.button(_label(intake), type="primary"):
        return _take_in(belongings)
    return None


def answers_words(answers: int) -> str:
    """Say how many answers there are.

    >>> answers_words(1), answers_words(1_200)
    ('1 answer', '1,200 answers')
    """
    return f"{answers:,} answer{'' if answers == 1 else 's'}"


def _looked_into(file: UploadedFile) -> tuple[Belongings, Intake]:
    """Look into a file once, however often the page is drawn, and foresee what comes of it."""
    if known := held(file.file_id):
        return cast("tuple[Belongings, Intake]", known)
    with st.spinner("Looking through the file"):
        belongings = read(file)
        found = belongings, running().log.foresee(belongings)
    hold(found, of=file.file_id)
    return found


def _label(intake: Intake) -> str:
    if intake.added:
        return f"Take in {answers_words(intake.added)}"
    return "Take it in"


def _take_in(belongings: Belongings) -> Intake | None:
    try:
        with st.spinner("Taking it in"):
            intake = running().log.take_in(belongings)
    except (ValueError, UnavailableError) as refused:
        _refuse(refused)
        return None
    let_go()
    st.session_state[_TAKEN] += 1  # another chooser, which has no file
    return intake


def _refuse(refused: Exception) -> None:
    text = str(refused)
    st.error(plain(f"{text[:1].upper()}{text[1:]}. Nothing was changed."))
