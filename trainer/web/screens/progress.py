"""Where points are lost, how sure that is, whether it gets better, and what to practise next."""

from pathlib import Path
from typing import Final

import streamlit as st

from trainer.progress.figures import Progress, progress
from trainer.progress.ladder import Ladder, next_stage
from trainer.progress.practise import practice_of
from trainer.progress.words import detail, headline, name_of, too_many
from trainer.quiz.stages import Stage
from trainer.record import Learner
from trainer.web.drill.practices import link_fields, mix_for
from trainer.web.likes import preferences_of, zone_of
from trainer.web.progress.figures import skills_html
from trainer.web.progress.folding import fold_on
from trainer.web.progress.lists import habits_html, hearing_html, shapes_html
from trainer.web.progress.pictures import losses_html, over_time_html
from trainer.web.progress.untold import untold
from trainer.web.seat.seated import seated
from trainer.web.service import running

_LADDER: Final = "screens/ladder.py"
_PRACTISE: Final = "screens/practise.py"
_HERE: Final = Path(__file__).parent.parent / "progress"
_STYLES: Final = (_HERE / "figures.css", _HERE / "pictures.css")


def _next(told: Progress, ladder: Ladder, learner: Learner) -> None:
    weakest = told.weakest
    stage = None if weakest else _stage_next(told, ladder, learner)
    if stage:
        if st.button(f"Climb the ladder: {stage.title}", type="primary"):
            st.switch_page(_LADDER, query_params={"stage": stage.key})
        return
    label = f"Practise {name_of(weakest)}" if weakest else "Practise the mix"
    if st.button(label, type="primary"):
        settings = practice_of(weakest) if weakest else mix_for(running(), learner.id)
        st.switch_page(_PRACTISE, query_params=link_fields(settings))


def _stage_next(told: Progress, ladder: Ladder, learner: Learner) -> Stage | None:
    """Choose the next stage for whoever climbs the ladder, or is new and has begun nothing."""
    is_new = preferences_of(running(), learner.id).level == "new"
    is_climbing = ladder or (is_new and not told.total.answers)
    return next_stage(ladder) if is_climbing else None


def _sums(told: Progress) -> str:
    """Say in a sentence what the answers come to, and what they do not tell."""
    total = told.total
    answers = "1 answer" if total.answers == 1 else f"{total.answers} answers"
    words = [f"{answers}, {total.right} of them wholly right."]
    words.append(f"{total.found} of {total.points} points found{too_many(total)}.")
    words += untold(unattributed=told.unattributed, slips=told.slips)
    if told.again:
        words.append(f"Asked again as they were, their solution seen, and left out: {told.again}.")
    return " ".join(words)


def _show(learner: Learner) -> None:
    service = running()
    zone = zone_of(service, learner.id)
    with st.spinner("Adding up your answers"):
        folded = fold_on(service, learner.id, zone=zone)
        told = progress(folded, zone=zone)
    st.title(headline(told))
    st.markdown(detail(told))
    _next(told, folded.learned.ladder, learner)
    if not told.total.answers:
        return
    for style in _STYLES:
        st.html(style)
    parts = (losses_html, over_time_html, habits_html, hearing_html, skills_html, shapes_html)
    for part in parts:
        if html := part(told):
            st.html(html)
    st.markdown(_sums(told))
    st.page_link("screens/mistakes.py", label="Mistakes to replay")


if somebody := seated():
    _show(somebody)
