"""What was missed in a set: each question with its cards, what was said, and how it counts."""

from collections.abc import Collection, Iterable, Sequence
from html import escape
from typing import Final

from scenarios import Card, Cut, Rank, Show
from trainer.muggins import Pegged
from trainer.preferences import Order, Preferences
from trainer.progress.recent import Recent
from trainer.quiz.question import Question
from trainer.verdict.lines import VerdictLine
from trainer.verdict.said_words import said_words
from trainer.verdict.told import verdict
from trainer.verdict.words import card_words, rank_word, suit_word, title
from trainer.web.drill.lying import hand_as_it_lies, lines_as_they_lie

# What is said of the cards that somebody holds, where that is not the learner.
HELD: Final = "held"
# As on the card table: the words of a line say it too.
_MARKS: Final = {
    "found": "✓",
    "missed": "○",
    "imagined": "✕",
    "twice": "✕",
    "misvalued": "≠",
    "unsure": "·",
    "plain": "·",
}


def missed_html(
    missed: Iterable[tuple[Question, Recent]],
    *,
    likes: Preferences,
    on_board: Sequence[Pegged] = (),
) -> str:
    """Write what was missed as a list, of which each opens into its count.

    Args:
        missed: Each question with its answer.
        likes: How the learner likes cards to lie, and a count to be said.
        on_board: In a race, the counts with the holes left to both; where theirs are called, one
            for each question.
    """
    entries = (_entry(*each, likes=likes, on_board=on_board) for each in missed)
    return f'<div class="mg-misses">{"".join(entries)}</div>'


def _entry(
    question: Question, recent: Recent, *, likes: Preferences, on_board: Sequence[Pegged]
) -> str:
    answer = recent.answer
    # In a race each crib is somebody's.
    named = title(question, is_raced=bool(on_board))
    pegged = dict(enumerate(on_board)).get(answer.number)
    told = verdict(question, answer, recent.shown, said_by=likes.house, on_board=pegged)
    lines = lines_as_they_lie(told.lines, question, likes.order)
    detail = " ".join(filter(None, (told.award, told.detail)))
    why = f'<p class="mg-soft">{escape(told.why)}</p>' if told.why else ""
    return (
        f'<details><summary><span class="mg-number">{answer.number + 1}</span>'
        f'<span class="mg-name">{escape(named)}</span>{table_html(question, likes.order)}'
        f'<span class="mg-said">{escape(said_words(answer, told))}</span></summary>'
        f"<p>{escape(detail)}</p>{why}{count_html(lines)}</details>"
    )


def table_html(question: Question, order: Order, *, held: str = "you hold") -> str:
    """Write the cards that it is about: a hand and its starter, or what was laid to the count.

    Args:
        question: The question.
        order: How the cards of a hand lie.
        held: What is said of the cards that somebody holds.
    """
    match question.scenario:
        case Show(hand=hand, starter=starter):
            parts: Sequence[tuple[str, Sequence[Card]]] = [
                ("", hand_as_it_lies(hand, order)),
                ("starter", [starter]),
            ]
        case Cut(starter=starter):
            parts = [("starter", [starter])]
        case play:
            in_hand = hand_as_it_lies(question.held, order)
            parts = [("this count", play.line), (held, in_hand)]
    return cards_html(parts)


def cards_html(
    parts: Iterable[tuple[str, Sequence[Card]]], *, by_rank: Collection[Card] = ()
) -> str:
    """Write cards in small, as they lie: some parts, each with what it is called or nothing.

    Args:
        parts: The parts.
        by_rank: The cards of which nobody gave the suit.
    """
    lies = "".join(_cards(label, cards, by_rank) for label, cards in parts if cards)
    return f'<span class="mg-lies">{lies}</span>'


def _cards(label: str, cards: Sequence[Card], by_rank: Collection[Card]) -> str:
    words = f'<span class="mg-soft">{escape(label)}</span>' if label else ""
    drawn = "".join(rank_html(each.rank) if each in by_rank else _card(each) for each in cards)
    return f'<span class="mg-cards">{words}{drawn}</span>'


def _card(card: Card) -> str:
    rank = str(card)[0].replace("T", "10")
    return (
        f'<span class="mg-card {suit_word(card.suit)}" role="img" aria-label="{card_words(card)}">'
        f"{rank}<i></i></span>"
    )


def rank_html(rank: Rank) -> str:
    """Write a card by its rank alone.

    >>> print(rank_html(Rank.TEN))
    <span class="mg-card" role="img" aria-label="ten">10</span>
    """
    text = str(rank).replace("T", "10")
    return f'<span class="mg-card" role="img" aria-label="{rank_word(rank)}">{text}</span>'


def count_html(lines: Iterable[VerdictLine], *, by_rank: Collection[Card] = ()) -> str:
    """Write the count line by line, each with what became of it.

    Args:
        lines: The lines.
        by_rank: The cards of which nobody gave the suit.
    """
    return f"<ol>{''.join(_line(each, by_rank) for each in lines)}</ol>"


def _line(line: VerdictLine, by_rank: Collection[Card]) -> str:
    note = f" <em>{escape(line.note)}</em>" if line.note else ""
    running = "" if line.running is None else str(line.running)
    return (
        f'<li class="mg-{line.mark}"><span class="mg-mark" aria-hidden="true">'
        f"{_MARKS[line.mark]}</span><span>{escape(line.words)}{note}</span>"
        f"{_cards('', line.cards, by_rank)}<b>{running}</b></li>"
    )
