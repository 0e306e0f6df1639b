"""How long a practice is: endless, a set of some questions, a sprint of some seconds, or a race.

Where it stands follows from what is in the log and from the time, and from nothing else.
"""

from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from typing import Final

from scenarios.cards import quoted
from trainer.record import WALKED_AWAY_MS

# As many as a class counts in an hour, and some more.
MOST_QUESTIONS: Final = 200
_MOST_DIGITS: Final = 3
_SPRINTS: Final = (60, 120)
# So long after a sprint its last question may lie there; after that somebody has walked away.
_LEFT_AFTER_S: Final = WALKED_AWAY_MS / 1000


@dataclass(frozen=True, slots=True)
class Length:
    """How many questions there are, or how much time for them; neither where that is left open.

    >>> str(TEN), str(ONE_MINUTE), str(ENDLESS)
    ('10', '60s', '')
    >>> Length.parse(" 60S ") == ONE_MINUTE
    True

    Attributes:
        questions: How many questions, 1 to 200; None where that is left open.
        seconds: How many seconds, 60 or 120; None where there is no limit.

    Raises:
        ValueError: If one of them cannot be, or both are said.
    """

    questions: int | None = None
    seconds: int | None = None

    def __post_init__(self) -> None:
        # By type, since True is a number as well.
        if self.questions is not None and not (
            type(self.questions) is int and 1 <= self.questions <= MOST_QUESTIONS
        ):
            raise ValueError(f"a set has 1 to {MOST_QUESTIONS} questions, not {self.questions}")
        if self.seconds not in {None, *_SPRINTS} or (self.questions and self.seconds):
            raise ValueError(
                f"a sprint takes 60 or 120 seconds and no set of questions, not {self}"
            )

    @property
    def is_set(self) -> bool:
        """Whether it ends, and is looked back at then."""
        return bool(self.questions or self.seconds)

    def __str__(self) -> str:
        return f"{self.seconds}s" if self.seconds else str(self.questions or "")

    @classmethod
    def parse(cls, text: str) -> "Length":
        """Read what `str` writes.

        Raises:
            ValueError: If it is no length; the message quotes it.
        """
        word = text.strip().lower()
        if not word:
            return ENDLESS
        number = word.removesuffix("s")
        if number.isascii() and number.isdecimal() and len(number) <= _MOST_DIGITS:
            with suppress(ValueError):
                is_time = word.endswith("s")
                return cls(None, int(number)) if is_time else cls(int(number))
        raise ValueError(
            f"{quoted(text)} cannot be chosen; there are 1 to {MOST_QUESTIONS}, 60s and 120s"
        )


ENDLESS: Final = Length()
TWO: Final = Length(2)
TEN: Final = Length(10)
ONE_MINUTE: Final = Length(seconds=60)
# What is offered where one chooses.
OFFERED: Final = (ENDLESS, TEN, Length(20), Length(50), ONE_MINUTE, Length(seconds=120))


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

    >>> phase_of(TEN, number=9, now_s=80)
    <Phase.LAST: 'last'>
    >>> phase_of(ONE_MINUTE, number=7, now_s=61, before_s=55)
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
