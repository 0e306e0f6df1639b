"""Plays in which it is somebody's turn: all their cards fit, some of them, or none."""

from collections.abc import Iterator
from random import Random
from typing import Final

from scenarios import Play, deal_play
from scenarios.strategy import choose_card
from trainer.quiz.question import Ask, Question, questions_about

_ANSWERS: Final = ("all", "some", "none")
# The deals looked through for an answer, before another is taken instead. It bounds the work.
_MOST_DEALS: Final = 5
# Those looked through for a turn like another: of 250 there was none for 3, and of 5 for 46.
_MOST_DEALS_ALIKE: Final = 20


def deal_turn(rng: Random) -> Question:
    """Deal and play as in life, and stop where it is asked which cards may be laid.

    >>> question = deal_turn(Random(7))
    >>> print(question.scenario)
    play JH 4C 2D 3C | 9C 6D AH 9H : 4C 9C 2D 9H 3C
    >>> question.seat, question.fitting
    ('dealer', (<AH>,))

    That all cards fit, some of them or none is about as likely. If it were left to chance, all
    would fit three times out of four.
    """
    wanted = rng.choice(_ANSWERS)
    turns: list[Question] = []
    for _ in range(_MOST_DEALS):
        turns = list(_turns_of_a_deal(rng))
        if found := [each for each in turns if _answer(each) == wanted]:
            return rng.choice(found)
    return rng.choice(turns)


def deal_turn_like(rng: Random, *, held: int, fitting: int) -> Question | None:
    """Deal and play as in life until so many of so many cards fit; None if it soon does not.

    Args:
        rng: Where all chance comes from.
        held: How many cards are held, 1 to 4.
        fitting: How many of them may be laid; 0 when it is go.
    """
    for _ in range(_MOST_DEALS_ALIKE):
        turns = _turns_of_a_deal(rng)
        if found := [
            each for each in turns if (len(each.held), len(each.fitting)) == (held, fitting)
        ]:
            return rng.choice(found)
    return None


def _turns_of_a_deal(rng: Random) -> Iterator[Question]:
    """Play a deal out, and list all turns on the way; after the first card there always is one."""
    dealt = deal_play(rng)
    position = dealt.position
    while position.to_play:
        position, _ = position.play(choose_card(position))
    for laid in range(1, len(position.history)):
        play = Play(dealt.pone, dealt.dealer, position.history[:laid])
        yield from (each for each in questions_about(play) if each.ask is Ask.TURN)


def _answer(question: Question) -> str:
    if not question.fitting:
        return "none"
    return "all" if question.fitting == question.held else "some"
