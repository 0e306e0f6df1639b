"""Behind a set: what came of it by rule and by shape, what was missed, and where to go now."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import streamlit as st

from trainer.progress.summary import Summary
from trainer.quiz.board import Board
from trainer.quiz.daily import parse_day
from trainer.quiz.settings import Settings
from trainer.record import Practice
from trainer.verdict.race_end import race_headline, race_sentences
from trainer.verdict.race_table import pegged_rows
from trainer.web.drill.raced import board_before
from trainer.web.focus import focus_on
from trainer.web.likes import preferences_of
from trainer.web.plain import plain
from trainer.web.screens.of_a_day import of_a_day
from trainer.web.screens.replay_these import offer_replay
from trainer.web.service import running
from trainer.web.summary.figures import pegged_html, rules_html, runs_html, shapes_html
from trainer.web.summary.missed import missed_html
from trainer.web.summary.reading import Run, runs_of
from trainer.web.summary.words import headline, left_out, rightly
from trainer.web.wording import length_words, practice_words

_CHOOSE: Final = "screens/choose.py"
_STYLE: Final = Path(__file__).parent.parent / "summary" / "summary.css"


Begin = Callable[[], None]


def look_back(practice: Practice, *, on_other: Begin, on_same: Begin) -> None:
    """Show what came of a set.

    Args:
        practice: The set.
        on_other: Called when another set of its settings is to begin.
        on_same: Called when the same questions are to be asked again.
    """
    runs = runs_of(running(), practice)
    settings = Settings.parse(practice.settings)
    st.html(_STYLE)
    with st.container(key="figure"):
        # Without the link to itself, the first button is one tab key away.
        race = _race_of(runs[-1])
        figure = race_headline(race) if race else headline(runs[-1].summary, settings.length)
        st.title(figure, anchor=False)
    if settings.day:
        of_a_day(practice, parse_day(settings.day))
    else:
        _of_a_set(practice, runs, on_other, on_same)
    # The figure is read first; and whoever presses Enter once too often begins nothing.
    focus_on(".st-key-figure h1", key="focus on the figure")


def _race_of(run: Run) -> Board | None:
    """Find how a race ended; None where it is none."""
    race = board_before(running(), run.practice, run.answers)
    return race.onward() if race else None


def _of_a_set(practice: Practice, runs: Sequence[Run], on_other: Begin, on_same: Begin) -> None:
    settings, this = Settings.parse(practice.settings), runs[-1]
    words = plain(practice_words(practice.settings))
    race = _race_of(this)
    if race:
        st.markdown(f"{words.capitalize()}: {rightly(this.summary)}.")
        st.markdown(" ".join(race_sentences(race)))
    else:
        st.markdown(f"{length_words(settings.length).capitalize()}: {words}.")
    _onward(on_other, on_same, seconds=settings.length.seconds, is_race=race is not None)
    if rows := pegged_rows(race) if race else ():
        st.header("What was pegged")
        st.html(pegged_html(rows))
    if len(runs) > 1:
        st.header("The same race before" if race else "The same set before")
        st.html(runs_html(runs, running().now()))
    missed_in(this, practice)
    figures_of(this.summary)


def _onward(on_other: Begin, on_same: Begin, *, seconds: int | None, is_race: bool) -> None:
    another = "Another race" if is_race else "Another set of these"
    again = "The same cards again" if is_race else "The same set again"
    with st.container(horizontal=True, key="onward"):
        st.button(another, key="other", type="primary", on_click=on_other)
        st.button(again, key="same", on_click=on_same)
        if st.button("Choose something else", key="else"):
            st.switch_page(_CHOOSE)
    if seconds:
        st.caption(f"The {seconds} s begin as soon as you press one of the first two.")


def missed_in(this: Run, practice: Practice, *, can_replay: bool = True) -> None:
    """List what was not wholly right, each with its count, and offer to replay it."""
    if missed := this.missed:
        st.header(f"Not wholly right: {len(missed)}")
        # Of a count that was told it is known whether it was right, so that none is heard again.
        if can_replay and any(recent.answer.form != "call" for _, recent in missed):
            offer_replay(practice)
        race = _race_of(this)
        on_board = [each.count for each in race.counts] if race else []
        likes = preferences_of(running(), practice.learner)
        st.html(missed_html(missed, likes=likes, on_board=on_board))


def figures_of(told: Summary) -> None:
    """Say what came of some answers by rule and by shape."""
    if told.skills:
        st.header("By rule")
        st.html(rules_html(told))
    if told.shapes:
        st.header("Slowest by shape")
        st.html(shapes_html(told))
    if words := left_out(told):
        st.markdown(words)
