"""Where points are lost, how sure that is, whether it gets better, and what to practise next."""

from pathlib import Path
from typing import Final

import streamlit as st

from trainer.progress.figures import Progress, progress
from trainer.progress.practise import practice_of
from trainer.progress.words import detail, headline, name_of
from trainer.record import Learner
from trainer.web.drill.desk import zone_of
from trainer.web.drill.practices import link_fields
from trainer.web.progress.figures import headings_html, line_html
from trainer.web.progress.folding import fold_on
from trainer.web.seat.seated import seated
from trainer.web.service import running

_PRACTISE: Final = "screens/practise.py"
_STYLE: Final = Path(__file__).parent.parent / "progress" / "figures.css"
# Below this a line would show chance.
_FEWEST_STRETCHES: Final = 5


def _next(told: Progress) -> None:
    weakest = told.weakest
    label = f"Practise {name_of(weakest)}" if weakest else "Practise the mix"
    if st.button(label, type="primary"):
        st.switch_page(_PRACTISE, query_params=link_fields(practice_of(weakest)))


def _sums(told: Progress) -> str:
    """Say in a sentence what the answers come to, and what they do not tell."""
    total = told.total
    words = [f"{told.answers} answers, {total.right} of them wholly right."]
    words.append(f"{total.found} of {total.points} points found.")
    if told.unattributed:
        words.append(
            f"Of the points lost, {told.unattributed} cannot be told by rule: a total does not say "
            "which cards were missed."
        )
    if told.slips:
        words.append(f"Slips of the finger, left out: {told.slips}.")
    return " ".join(words)


def _show(learner: Learner) -> None:
    service = running()
    told = progress(fold_on(service, learner.id, zone=zone_of(service, learner.id)))
    st.title(headline(told))
    st.markdown(detail(told))
    _next(told)
    if not told.answers:
        return
    st.html(_STYLE)
    st.html(headings_html(told))
    st.markdown(_sums(told))
    st.page_link("screens/mistakes.py", label="Mistakes to replay")
    if len(told.line.stretches) >= _FEWEST_STRETCHES:
        st.header("Over time")
        st.html(line_html(told.line))


if somebody := seated():
    _show(somebody)
