"""Hands and cribs dealt for both sides of a race, in the order in which they are counted."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from itertools import count
from random import Random

from scenarios import DECK, Show
from scenarios.cards import HAND_SIZE
from scenarios.strategy import SIX, discard
from trainer.house import CONGRESS, House
from trainer.quiz.heard_chosen import Heard
from trainer.quiz.heard_dealt import say_heard
from trainer.quiz.question import Ask, Question
from trainer.quiz.settings import Settings


class Side(Enum):
    """Who counts in a race: the learner, or the other side."""

    YOU = "you"
    THEY = "they"

    @property
    def other(self) -> "Side":
        """The side across the table."""
        return Side.THEY if self is Side.YOU else Side.YOU


@dataclass(frozen=True, slots=True)
class Turn:
    """A count in a race.

    Attributes:
        side: Whose it is.
        show: The hand or crib that is counted.
    """

    side: Side
    show: Show


def turn_at(dealt_by: str, place: int) -> Turn:
    """Find the count at a place of a race, from 0 on.

    >>> for place in range(3):
    ...     turn = turn_at("3/7", place)
    ...     print(turn.side.value, turn.show)
    they show 9D 8C 7D 7H / 3H
    you show KH 2C TH KS / 3H
    you crib 6D 8S AC QS / 3H

    Pone counts first, then the dealer the hand and the crib; the deal passes each time. Who deals
    first is left to chance.

    Args:
        dealt_by: What all chance comes from.
        place: The place.
    """
    deal, which = divmod(place, 3)
    first = Random(f"{dealt_by}/first").choice(list(Side))
    dealer = first.other if deal % 2 else first
    return Turn(dealer if which else dealer.other, _deal(dealt_by, deal)[which])


# The counts of one deal are asked for one after the other, and each a few times.
@lru_cache(maxsize=1_000)
def _deal(dealt_by: str, deal: int) -> Sequence[Show]:
    """Deal six to either side; return pone's hand, the dealer's, and the crib."""
    rng = Random(f"{dealt_by}/deal {deal}")
    *cards, starter = rng.sample(DECK, 2 * SIX + 1)
    pone, by_pone = discard(cards[:SIX], is_dealer=False)
    dealer, by_dealer = discard(cards[SIX:], is_dealer=True)
    crib = tuple(rng.sample((*by_pone, *by_dealer), HAND_SIZE))
    return Show(pone, starter), Show(dealer, starter), Show(crib, starter, is_crib=True)


def ask_in_turn(
    dealt_by: str, settings: Settings, number: int, *, house: House = CONGRESS
) -> Question:
    """Ask the question at a number: the learner's next count, or a count that is heard.

    Where no counts are heard those of the other side are passed over: nothing is asked of them.

    Args:
        dealt_by: What all chance comes from.
        settings: What is practised: a race.
        number: The number, from 0 on.
        house: How the other side counts: by its rules, and as a count is said there.
    """
    if settings.heard is Heard.NONE:
        return Question(Ask.SHOW, turn_at(dealt_by, place_of_yours(dealt_by, number)).show)
    turn = turn_at(dealt_by, number)
    if turn.side is Side.YOU:
        return Question(Ask.SHOW, turn.show)
    return say_heard(Random(f"{dealt_by}/{number}"), turn.show, settings, house=house)


def place_of_yours(dealt_by: str, number: int) -> int:
    """Find the place of the learner's count of a number, from 0 on.

    >>> [place_of_yours("3/7", number) for number in range(6)]
    [1, 2, 3, 7, 8, 9]
    """
    # In two deals each side counts three times.
    deals, left = divmod(number, 3)
    yours = (place for place in count(6 * deals) if turn_at(dealt_by, place).side is Side.YOU)
    return next(place for each, place in enumerate(yours) if each == left)
