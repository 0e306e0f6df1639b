"""The questions of a drill as a list, with their cards in small."""

from collections.abc import Sequence
from html import escape

from trainer.quiz.question import Question
from trainer.verdict.words import ask_words
from trainer.web.showing.walked import Walked
from trainer.web.summary.missed import table_html


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
        f'<div class="mg-question"><span class="mg-number">{number}</span>{_cards(hand.question)}'
        f'<span class="mg-asked">{escape(words)}</span>'
        f'<span class="mg-worth">{escape(worth)}</span></div>'
    )


def worked_html(hands: Sequence[Walked], *, is_worth_shown: bool) -> str:
    """Write the hands that are worked through before, each with its cards.

    Args:
        hands: The hands, as a room would walk through them.
        is_worth_shown: Whether it is seen what each is worth.
    """
    lines = "".join(
        f'<div class="mg-question"><span class="mg-number"></span>{_cards(each.question)}'
        f'<span class="mg-asked">{escape(each.title)}</span>'
        f'<span class="mg-worth">{escape(each.total if is_worth_shown else "")}</span></div>'
        for each in hands
    )
    return f'<div class="mg-worked">{lines}</div>'


def _asked(question: Question) -> str:
    words = ask_words(question)
    return f"{words[0].lower()}{words[1:]}"


def _cards(question: Question) -> str:
    return table_html(question, "dealt", held="held")
