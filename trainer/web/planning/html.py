"""The questions of a drill as a list, with their cards in small."""

from collections.abc import Sequence
from html import escape

from scenarios import Card, Cut, Show
from trainer.quiz.question import Ask, Question
from trainer.teach.example import Example
from trainer.verdict.words import ask_words
from trainer.web.showing.walked import Walked
from trainer.web.summary.missed import cards_html


def question_html(number: int, hand: Walked, *, is_worth_shown: bool) -> str:
    """Write a question as a line of a list.

    Args:
        number: Its number as people count, from 1 on.
        hand: The question, as a room would walk through it.
        is_worth_shown: Whether it is seen what it is worth.
    """
    words = f"{hand.title}: {_asked(hand.question)}"
    worth = hand.total if is_worth_shown else ""
    return (
        f'<div class="mg-question"><span class="mg-number">{number}</span>{_table(hand.question)}'
        f'<span class="mg-asked">{escape(words)}</span>'
        f'<span class="mg-worth">{escape(worth)}</span></div>'
    )


def worked_html(examples: Sequence[Example]) -> str:
    """Write the hands that are worked through before, each with its cards."""
    lines = "".join(
        f'<div class="mg-question"><span class="mg-number"></span>{_table(each.question)}'
        f'<span class="mg-asked">{escape(each.title)}</span></div>'
        for each in examples
    )
    return f'<div class="mg-worked">{lines}</div>'


def _asked(question: Question) -> str:
    words = ask_words(question)
    return f"{words[0].lower()}{words[1:]}"


def _table(question: Question) -> str:
    """Write the cards that it is about: a hand and its starter, or what was laid and is held."""
    scenario = question.scenario
    match scenario:
        case Show(hand=hand, starter=starter):
            parts: list[tuple[str, Sequence[Card]]] = [("", hand), ("starter", [starter])]
        case Cut(starter=starter):
            parts = [("starter", [starter])]
        case play:
            held = question.held if question.ask is not Ask.OPEN else ()
            parts = [("this count", play.line), ("held", held)]
    return cards_html(parts)
