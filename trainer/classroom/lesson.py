"""A class and its lessons: values, and the steps from one to the next."""

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import Enum
from typing import Final

from trainer.classroom.codes import LENGTH, SYMBOLS
from trainer.classroom.drill import ClassDrill, Pace
from trainer.classroom.named import require_name
from trainer.required import require_id, require_number, require_time, shown

# So long a class's lessons are kept if nothing else is chosen, and what can be.
KEPT_DAYS: Final = 180
KEEPABLE: Final = range(7, 401)
# As many as sit in a large room.
MOST_STUDENTS: Final = 60


@dataclass(frozen=True, slots=True, kw_only=True)
class Classroom:
    """A class: a list of people kept over weeks.

    Attributes:
        id: 1 to 64 letters, digits, `-` and `_`.
        name: 1 to 60 characters, as `plain_name` writes them.
        kept_days: After how many days a lesson is deleted, 7 to 400.
        created: When, in UTC.

    Raises:
        ValueError: If one of them is not so.
    """

    id: str
    name: str
    kept_days: int = KEPT_DAYS
    created: datetime

    def __post_init__(self) -> None:
        require_id("a class's id", self.id)
        require_name("a class's name", self.name)
        if type(self.kept_days) is not int or self.kept_days not in KEEPABLE:
            raise ValueError(
                f"lessons are kept for {KEEPABLE[0]} to {KEEPABLE[-1]} days, not "
                f"{shown(self.kept_days)}"
            )
        require_time("created", self.created)


class Stage(Enum):
    """How far the question is that a teacher leads through."""

    BEFORE = "before"  # people come in, hands are worked through, and none is asked yet
    ASKED = "asked"  # it can be answered
    TOLD = "told"  # the room's answers and the count are seen, and it can be answered no more


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """One run of a drill by a class.

    Attributes:
        id: 1 to 64 letters, digits, `-` and `_`.
        classroom: The id of the class.
        drill: What is counted.
        code: With what it is joined.
        started: When, in UTC.
        closed: When it was closed; None while it goes on.
        number: Where the teacher leads, the question the room is at, from 0.
        stage: Where the teacher leads, how far that question is.
        asked: Where the teacher leads, since when the question is asked; else when it started.

    Raises:
        ValueError: If one of them is not so.
    """

    id: str
    classroom: str
    drill: ClassDrill
    code: str
    started: datetime
    closed: datetime | None = None
    number: int = 0
    stage: Stage = Stage.ASKED
    asked: datetime

    def __post_init__(self) -> None:
        require_id("a lesson's id", self.id)
        require_id("a class's id", self.classroom)
        if len(self.code) != LENGTH or any(each not in SYMBOLS for each in self.code):
            raise ValueError(f"a code is {LENGTH} of {SYMBOLS}, not {shown(self.code)}")
        require_time("started", self.started)
        require_time("asked", self.asked)
        if self.closed is not None:
            require_time("closed", self.closed)
        require_number("the question a room is at", self.number, largest=len(self.drill) - 1)

    @property
    def is_open(self) -> bool:
        """Whether it can be joined and answered."""
        return self.closed is None

    @property
    def is_led(self) -> bool:
        """Whether the teacher says when the next question comes."""
        return self.drill.pace is Pace.LED

    def ends(self) -> datetime | None:
        """Say until when the question can be answered; None where no clock runs."""
        seconds = self.drill.clock_s
        if not seconds or self.stage is Stage.BEFORE:
            return None
        return self.asked + timedelta(seconds=seconds)

    def is_told(self, now: datetime) -> bool:
        """Say whether the room's answers and the count are seen: the teacher or a clock says."""
        ends = self.ends()
        return self.stage is Stage.TOLD or (ends is not None and now >= ends)

    def takes(self, number: int, now: datetime) -> bool:
        """Say whether an answer to a question is taken."""
        if not self.is_open or not 0 <= number < len(self.drill):
            return False
        if not self.is_led:
            return True
        is_asked = self.stage is not Stage.BEFORE and not self.is_told(now)
        return is_asked and number == self.number

    def tell(self) -> "Lesson":
        """Show the room's answers and the count, once something is asked."""
        return self if self.stage is Stage.BEFORE else replace(self, stage=Stage.TOLD)

    def next(self, now: datetime) -> "Lesson":
        """Ask the room the next question, or the first; behind the last there is none."""
        number = self.number if self.stage is Stage.BEFORE else self.number + 1
        if number >= len(self.drill):
            return self
        return replace(self, number=number, stage=Stage.ASKED, asked=now)

    def close(self, now: datetime) -> "Lesson":
        """Let nobody join or answer any more."""
        return replace(self, closed=self.closed or now)


@dataclass(frozen=True, slots=True, kw_only=True)
class Attendance:
    """Somebody takes part in a lesson.

    Attributes:
        lesson: The lesson's id.
        learner: The id of who takes part.
        practice: The id of the practice in which their answers stand.
        joined: When, in UTC.
    """

    lesson: str
    learner: str
    practice: str
    joined: datetime

    def __post_init__(self) -> None:
        require_id("a lesson's id", self.lesson)
        require_id("a learner's id", self.learner)
        require_id("a practice's id", self.practice)
        require_time("joined", self.joined)
