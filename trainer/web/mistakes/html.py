"""A mistake in HTML of our own words; what was typed stands nowhere in it but as cards and points.

Cards are text with the signs of the suits, each with its name for whoever hears it.
"""

from collections.abc import Iterable
from html import escape
from typing import Final

from scenarios import Card, parse_cards
from trainer.progress.words import name_of
from trainer.quiz.replies import marked
from trainer.quiz.turn import TurnMarking
from trainer.verdict.lines import Mark, VerdictLine
from trainer.verdict.words import ask_words, card_words, title
from trainer.web.drill.view import FACE_DOWN, rows_of
from trainer.web.mistakes.listed import Listed

_SIGNS: Final[dict[Mark, str]] = {
    "found": "✓",
    "missed": "○",
    "unsure": "◐",
    "misvalued": "≠",
    "twice": "✕",
    "imagined": "✕",
    "plain": "·",
}


def mistake_html(listed: Listed) -> str:
    """Write a mistake: what lay there and what was said, and the count behind one click."""
    lines = "".join(map(_line, listed.verdict.lines))
    why = listed.verdict.why and f"<p>{escape(listed.verdict.why)}</p>"
    return (
        f'<article class="mg-mistake"><h2>{escape(_heading(listed))}</h2>'
        f'<p class="mg-soft">{escape(_about(listed))}</p>'
        f'<div class="mg-lay">{_lay(listed)}</div>'
        f"<p><strong>{escape(said_words(listed))}</strong> {escape(listed.verdict.detail)}</p>"
        "<details><summary>The count, line by line</summary>"
        f'<ol class="mg-count">{lines}</ol>{why}</details></article>'
    )


def said_words(listed: Listed) -> str:
    """Say what was claimed and what it is worth, in a sentence."""
    marking = marked(listed.answer).marking
    if isinstance(marking, TurnMarking):
        return f"{listed.verdict.headline}."
    points = marking.score.points
    if marking.claimed == points:
        return f"{points}, but counted otherwise."
    return f"You said {marking.claimed or 'nothing'}; it is {points or 'nothing'}."


def _heading(listed: Listed) -> str:
    what = title(listed.question)
    in_play = what == "The play"
    return f"{what}. {ask_words(listed.question)}" if in_play else what


def _about(listed: Listed) -> str:
    """Say when it was lost, in which skills, and how far it is solved."""
    mistake = listed.mistake
    skills = ", ".join(map(name_of, mistake.skills)) or "by which rule, the total does not tell"
    told = [f"{mistake.at.day} {mistake.at:%B %Y}", skills]
    return " · ".join([*told, "solved once"] if mistake.solved else told)


def _lay(listed: Listed) -> str:
    return "".join(
        f'<span class="mg-row">{_label(label)}{cards_html(cards)}</span>'
        for label, cards in _seen(listed)
    )


def _label(label: str) -> str:
    return f'<span class="mg-soft">{escape(label)}</span>' if label else ""


def _seen(listed: Listed) -> Iterable[tuple[str, tuple[Card, ...]]]:
    """List the rows of cards that were seen; of those face down there is nothing to show."""
    for row in rows_of(listed.question):
        codes = [code for code in row["cards"] if code != FACE_DOWN]
        if codes:
            yield row["label"], parse_cards(" ".join(codes))


def cards_html(cards: Iterable[Card]) -> str:
    """Write cards side by side."""
    every = "".join(
        f'<span class="mg-card mg-{card.suit.name.lower()}">'
        f'<span aria-hidden="true">{_rank(card)}{card.suit.symbol}</span>'
        f'<span class="mg-unseen">{escape(card_words(card))}, </span></span>'
        for card in cards
    )
    return f'<span class="mg-cards">{every}</span>'


def _rank(card: Card) -> str:
    return "10" if card.rank == 10 else str(card.rank)


def _line(line: VerdictLine) -> str:
    note = line.note or ("found" if line.mark == "found" else "")
    running = "" if line.running is None else f'<b class="mg-running">{line.running}</b>'
    sign = f'<span aria-hidden="true" class="mg-sign">{_SIGNS[line.mark]}</span>'
    words = f"<span>{escape(line.words)} <em>{escape(note)}</em></span>"
    return f'<li class="mg-{line.mark}">{sign}{words}{cards_html(line.cards)}{running}</li>'
