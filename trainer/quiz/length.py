"""How long a practice is: endless, a set of some questions, a sprint of some seconds, or a race.

Where it stands follows from what is in the log and from the time, and from nothing else.
"""

from enum import Enum
from typing import Final

from trainer.record import WALKED_AWAY_MS

# So long after a sprint its last question may lie there; after that somebody has walked away.
_LEFT_AFTER_S: Final = WALKED_AWAY_MS / 1000


class Length(Enum):
    """How many questions there are, or how much time for them.

    >>> Length("20").questions, Length("60s").seconds, Length("").questions
    (20, 60, None)
    """

    ENDLESS = ""
    TWO = "2"
    TEN = "10"
    TWENTY = "20"
    FIFTY = "50"
    ONE_MINUTE = "60s"
    TWO_MINUTES = "120s"

    @property
    def questions(self) -> int | None:
        """How many questions there are; None where that is left open."""
        return int(self.value) if self.value.isdecimal() else None

    @property
    def seconds(self) -> int | None:
        """How much time there is, in seconds; None where there is no limit."""
        return int(self.value[:-1]) if self.value.endswith("s") else None

    @property
    def is_set(self) -> bool:
        """Whether it ends, and is looked back at then."""
        return self is not Length.ENDLESS


class Race(Enum):
    """To how many holes both sides race, so that a practice ends when one of them is there.

    >>> Race("61").holes, Race.NONE.holes
    (61, 0)
    """

    NONE = ""
    ONCE_AROUND = "61"
    TWICE_AROUND = "121"

    @property
    def holes(self) -> int:
        """How many holes there are to the end; 0 where there is no race."""
        return int(self.value or 0)


class Phase(Enum):
    """How far a practice is."""

    GOES_ON = "goes on"
    LAST = "last"  # what lies on the table is the last question
    LEFT = "left"  # the last was left lying: over, unless it is answered after all
    OVER = "over"

    @property
    def is_over(self) -> bool:
        """Whether it is looked back at."""
        return self in {Phase.LEFT, Phase.OVER}


def phase_of(
    length: Length,
    *,
    number: int,
    now_s: float,
    answered_s: float | None = None,
    before_s: float | None = None,
) -> Phase:
    """Say how far a practice is; all times count from its start, in seconds.

    >>> phase_of(Length.TEN, number=9, now_s=80)
    <Phase.LAST: 'last'>
    >>> phase_of(Length.ONE_MINUTE, number=7, now_s=61, before_s=55)
    <Phase.LAST: 'last'>

    The last question of a sprint is the one behind all those answered in time. It may take longer,
    and counts; but if it still lies there a minute after the time, the sprint is over without it.

    Args:
        length: How long the practice is.
        number: The question on the table, from 0.
        now_s: The time.
        answered_s: When that question was answered; None while it is open.
        before_s: When the question before it was; None for the first.
    """
    if length.questions is not None:
        behind = number - (length.questions - 1)
        return Phase.GOES_ON if behind < 0 else Phase.OVER if behind else Phase.LAST
    if length.seconds is None or now_s < length.seconds:
        return Phase.GOES_ON
    is_left = now_s >= length.seconds + _LEFT_AFTER_S
    if answered_s is not None:
        is_late = answered_s >= length.seconds
        return Phase.LAST if is_late or is_left else Phase.GOES_ON
    if before_s is not None and before_s >= length.seconds:
        return Phase.OVER
    return Phase.LEFT if is_left else Phase.LAST
