"""Plays from before anybody says go, for those who have not heard of it."""

from random import Random
from typing import Final

from scenarios import Play, deal_play
from scenarios.play import THIRTY_ONE
from trainer.quiz.question import Ask, Question
from trainer.quiz.transcript import CountEnded, Laid, ToLay, transcript

# The deals looked through, before any is taken instead. It bounds the work, and never comes to it:
# of what a stage asks for, two deals of five or more will do.
_MOST_DEALS: Final = 40


def deal_before_go(rng: Random, *, where: str) -> Question:
    """Deal a play of one count in which nobody has to say go, with both hands open.

    >>> print(deal_before_go(Random(7), where="parted pair").scenario)
    play AS AD 6H 5S | 9H 2H 8D 4H : 5S 8D AD 9H AS

    Args:
        rng: Where all chance comes from.
        where: What the last card has to make, as `deal_play` takes it.
    """
    play = deal_play(rng, where=where)
    for _ in range(_MOST_DEALS):
        if is_before_go(play):
            break
        play = deal_play(rng, where=where)
    return Question(Ask.OPEN, play)


def is_before_go(play: Play) -> bool:
    """Say whether nothing but cards is heard of a play, up to thirty-one at the most.

    >>> from scenarios import parse_scenario
    >>> is_before_go(parse_scenario("play 4H 7H 9S QS | 4S 6S TH 2C : 4H 4S"))
    True
    >>> is_before_go(parse_scenario("play KC 9D 9H 8S | JH TH 8C 7S : KC JH 9D"))
    False
    """
    *_, last = events = transcript(play)
    return all(
        isinstance(event, Laid | ToLay)
        or (isinstance(event, CountEnded) and event.count == THIRTY_ONE and event is last)
        for event in events
    )
