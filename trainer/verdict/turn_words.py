"""What is said about an answer to whose turn it is."""

from collections.abc import Sequence

from scenarios import Card
from scenarios.play import THIRTY_ONE
from trainer.quiz.turn import TurnMarking
from trainer.verdict.words import as_sentence, rank_words


def turn_headline(marking: TurnMarking) -> str:
    """Say in short how it came out.

    >>> from scenarios import parse_cards
    >>> seven, king = parse_cards("7C KH")
    >>> turn_headline(TurnMarking((seven, king), (seven,), (seven,)))
    'Seven, right'
    >>> turn_headline(TurnMarking((seven, king), (seven,), ()))
    'Not go yet'
    """
    if marking.is_right:
        return f"{_words(marking.fitting).capitalize() if marking.fitting else 'Go'}, right"
    if not marking.fitting:
        return "It is go"
    if not marking.claimed:
        return "Not go yet"
    if not marking.missed:
        return "All that fit, and more"
    return f"{len(marking.found)} of {len(marking.fitting)} that fit"


def turn_detail(marking: TurnMarking) -> str:
    """Say which cards were missed, and which were said to fit and are too many."""
    missed = f"Missed: {_words(marking.missed)}." if marking.missed else ""
    wrong = f"Too many: {_words(marking.wrong)}." if marking.wrong else ""
    return f"{missed} {wrong}".strip()


def turn_why(marking: TurnMarking, count: int) -> str:
    """Say in a sentence why: what room the count leaves, or that who can lay must lay."""
    if marking.is_right:
        return ""
    if not marking.claimed:
        return "Who holds a card that fits has to lay it."
    return as_sentence(f"the count is {count}, so there is room for {THIRTY_ONE - count} more")


def _words(cards: Sequence[Card]) -> str:
    return rank_words(card.rank for card in cards)
