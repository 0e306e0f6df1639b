"""Cards as a learner likes them to lie: as they were dealt, or from the lowest to the highest."""

from collections.abc import Sequence
from dataclasses import replace

from scenarios import Card, Play
from trainer.preferences import Order
from trainer.quiz.question import Ask, Question
from trainer.spoken import in_rank_order
from trainer.verdict.lines import VerdictLine


def hand_as_it_lies(cards: Sequence[Card], order: Order) -> Sequence[Card]:
    """Put the cards of a hand into order; what was laid to a count is no hand, and stays so."""
    return in_rank_order(cards) if order == "sorted" else cards


def lines_as_they_lie(
    lines: Sequence[VerdictLine], question: Question, order: Order
) -> Sequence[VerdictLine]:
    """Put the cards of lines into the order in which the hand lies; what was laid stays so.

    Args:
        lines: The lines of a verdict.
        question: The question that it is about.
        order: How the learner likes cards to lie.
    """
    if order != "sorted":
        return lines
    if question.ask is Ask.TURN:  # a line for each card
        return sorted(lines, key=lambda line: line.cards[0].rank)
    if isinstance(question.scenario, Play):
        return lines
    return [replace(line, cards=in_rank_order(line.cards)) for line in lines]
