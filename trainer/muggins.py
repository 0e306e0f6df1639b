"""Who gets what for a miscount: the points missed, the points too many, and a call of nothing."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from scenarios.cards import quoted
from trainer.house import House, Muggins, Overcount, Scope, WrongCall

_LARGEST: Final = 999
# What of a count can be least.
_LEAST: Final = {"points": 0, "claimed": 0, "counter_left": 1, "caller_left": 1}
_CALL: Final = re.compile(r"(accept|(muggins|over) 0*([1-9][0-9]{0,2}))", re.ASCII)


class Of(Enum):
    """What was counted: a hand or the crib, a card laid, or the cut."""

    SHOW = "show"
    PLAY = "play"
    HEELS = "heels"


class Saying(Enum):
    """What can be said of a count once it is pegged."""

    ACCEPT = "accept"
    MUGGINS = "muggins"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Call:
    """Muggins for four, over by two, or nothing: what the other side says of a count.

    >>> str(Call(Saying.MUGGINS, 4)), str(Call(Saying.ACCEPT))
    ('muggins 4', 'accept')
    >>> Call.parse("over 2") == Call(Saying.OVER, 2)
    True

    Attributes:
        saying: That too few were counted, too many, or neither.
        points: By how many, from 1 to 999; 0 where the count is accepted.

    Raises:
        ValueError: If there are no such points.
    """

    saying: Saying
    points: int = 0

    def __post_init__(self) -> None:
        least, most = (0, 0) if self.saying is Saying.ACCEPT else (1, _LARGEST)
        # By type, since True is a number as well, and is written otherwise.
        if type(self.points) is not int or not least <= self.points <= most:
            raise ValueError(
                f"{self.saying.value} is called for {least} to {most}, not {self.points!r}"
            )

    def __str__(self) -> str:
        return f"{self.saying.value} {self.points}" if self.points else self.saying.value

    @classmethod
    def parse(cls, text: str) -> "Call":
        """Read what `str` writes.

        Raises:
            ValueError: If it is no call; the message quotes it.
        """
        match = _CALL.fullmatch(" ".join(text.lower().split()))
        if match is None:
            raise ValueError(f"{quoted(text)} is no call; there are accept, muggins 4 and over 2")
        return cls(Saying(match[2]), int(match[3])) if match[2] else cls(Saying.ACCEPT)


@dataclass(frozen=True, slots=True, kw_only=True)
class Pegged:
    """A count that was said and pegged, and is open to a call.

    Attributes:
        of: What was counted.
        points: What it is worth.
        claimed: What was said.
        counter_left: The holes that the counter had left to the game before pegging it, 1 or more.
        caller_left: Those that the other side has left, 1 or more.

    Raises:
        ValueError: If there are fewer holes or points than can be.
    """

    of: Of
    points: int
    claimed: int
    counter_left: int
    caller_left: int

    def __post_init__(self) -> None:
        for name, least in _LEAST.items():
            value = getattr(self, name)
            if type(value) is not int or not least <= value <= _LARGEST:
                raise ValueError(f"{name} is {least} to {_LARGEST}, not {value!r}")


class Outcome(Enum):
    """What became of a count and the call."""

    STANDS = "stands"  # nobody said anything, whether it was right or not
    TAKEN = "taken"  # the caller pegs what was missed
    REMINDED = "reminded"  # the counter pegs it after all
    LOST = "lost"  # it was rightly called, where nobody takes it
    CORRECTED = "corrected"  # the counter goes back, and may pay for it
    WRONG_CALL = "wrong call"  # nothing of the kind was there


@dataclass(frozen=True, slots=True)
class Award:
    """What a count comes to once it is called, or accepted.

    Attributes:
        counter: How many holes further the counter stands than before the count.
        caller: How many the other side pegs.
        outcome: Why.
    """

    counter: int
    caller: int
    outcome: Outcome


def award(count: Pegged, call: Call, house: House) -> Award:
    """Say who gets what for a count and what was said of it: one decision, and never a second.

    >>> short = Pegged(of=Of.SHOW, points=12, claimed=8, counter_left=50, caller_left=50)
    >>> award(short, Call(Saying.MUGGINS, 4), House())
    Award(counter=8, caller=4, outcome=<Outcome.TAKEN: 'taken'>)

    All is reckoned in holes: nobody pegs beyond the game hole, so that points which would lead
    there are neither missed nor too many. It is reckoned net: of two errors that cancel out
    nothing is left to call. Of what is called and what there is the lesser is had. Where muggins
    does not hold, calling it changes nothing; see rule 10 of the American Cribbage Congress.

    Args:
        count: What was said and what is there.
        call: What the other side says of it.
        house: By whose switches.
    """
    pegged, missed = _in_holes(count, house)
    if call.saying is Saying.ACCEPT:
        return Award(pegged, 0, Outcome.STANDS)
    if call.saying is Saying.MUGGINS:
        return _muggins(count, min(call.points, missed), call, house, pegged=pegged)
    back = min(call.points, -missed)
    if back <= 0:
        return _wrong_call(count, call, house, pegged=pegged)
    penalty = {Overcount.CORRECTED: 0, Overcount.TWO: 2, Overcount.EXCESS: back}[house.overcount]
    pays = min(penalty, _most(count.caller_left, count, house))
    return Award(pegged - back, pays, Outcome.CORRECTED)


def true_call(count: Pegged, house: House) -> Call:
    """Say what a caller says who sees it all.

    >>> over = Pegged(of=Of.SHOW, points=8, claimed=12, counter_left=50, caller_left=50)
    >>> str(true_call(over, House()))
    'over 4'

    What leads beyond the game hole is neither missed nor too many, as in `award`.
    """
    _, missed = _in_holes(count, house)
    if not missed:
        return Call(Saying.ACCEPT)
    return Call(Saying.MUGGINS if missed > 0 else Saying.OVER, abs(missed))


def covers(house: House, of: Of) -> bool:
    """Say whether what is missed there can be called at all.

    >>> covers(House(), Of.PLAY), covers(House(), Of.HEELS)
    (True, False)
    """
    covered: Mapping[Of, bool] = {
        Of.SHOW: True,
        Of.PLAY: house.scope is Scope.SHOW_AND_PLAY,
        Of.HEELS: house.heels,
    }
    return house.muggins is not Muggins.OFF and covered[of]


def _in_holes(count: Pegged, house: House) -> tuple[int, int]:
    """Say what was pegged, and what was missed; below 0 where it was too many."""
    most = _most(count.counter_left, count, house)
    pegged = min(count.claimed, most)
    return pegged, min(count.points, most) - pegged


def _most(left: int, count: Pegged, house: House) -> int:
    """Say how far somebody may peg: to the game hole, but where heels do not win, to the last."""
    cannot_win = count.of is Of.HEELS and not house.out_on_heels
    return left - 1 if cannot_win else left


def _muggins(count: Pegged, taken: int, call: Call, house: House, *, pegged: int) -> Award:
    if taken <= 0:
        return _wrong_call(count, call, house, pegged=pegged)
    if not covers(house, count.of):
        return Award(pegged, 0, Outcome.LOST)
    if house.muggins is Muggins.REMINDER:
        return Award(pegged + taken, 0, Outcome.REMINDED)
    return Award(pegged, min(taken, _most(count.caller_left, count, house)), Outcome.TAKEN)


def _wrong_call(count: Pegged, call: Call, house: House, *, pegged: int) -> Award:
    """Let the counter peg what was called for nothing, in a house where that costs."""
    is_muggins = call.saying is Saying.MUGGINS
    costs = house.wrong_call is WrongCall.COSTS and (not is_muggins or covers(house, count.of))
    price = call.points if costs else 0
    # What is pegged for a wrong call is no heels: it may win the game.
    return Award(min(pegged + price, count.counter_left), 0, Outcome.WRONG_CALL)
