"""How lessons go just now: added up once for all windows that look, and no answer marked twice."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from threading import Lock
from typing import Final

from trainer.classroom.board import Board, board
from trainer.classroom.lesson import Lesson
from trainer.progress.recent import Recent
from trainer.store import Answered, Joined, Register

# For so long what was added up is shown to whoever else looks.
_FRESH: Final = timedelta(seconds=1)
# A school has no more lessons at once.
_MOST: Final = 20


@dataclass(frozen=True)
class Live:
    """How a lesson goes.

    Attributes:
        at: When that was so.
        joined: Who takes part.
        answers: What they answered, each with the id of who did, in the order it came.
        board: All of it added up.
        known: Each answer as it was read, with what was made of it, by its id.
    """

    at: datetime
    joined: Sequence[Joined]
    answers: Sequence[tuple[str, Recent]]
    board: Board
    known: Mapping[str, tuple[Answered, Recent]] = field(repr=False)

    def to_question(self, number: int) -> Sequence[Recent]:
        """List the answers to a question that were meant so."""
        every = (each for _, each in self.answers if each.answer.number == number)
        return [each for each in every if not each.is_slip]

    def without(self, number: int) -> Board:
        """Add up what was answered to all questions but one, which is not to be told yet."""
        people = [(each.learner.id, each.learner.name, each.number) for each in self.joined]
        answers = [each for each in self.answers if each[1].answer.number != number]
        return board(len(self.board.questions), people, answers)


class Boards:
    """The boards of the lessons that are looked at. Any thread may call."""

    def __init__(self) -> None:
        self._lives: dict[str, Live] = {}
        self._locks: dict[str, Lock] = {}
        self._lock: Final = Lock()

    def look(self, register: Register, lesson: Lesson, now: datetime) -> Live:
        """Add up how a lesson goes, unless that was done a moment ago.

        Raises:
            NotThereError: If there is no such lesson any more.
        """
        with self._lock:
            lock = self._locks.setdefault(lesson.id, Lock())
        # Whoever looks meanwhile waits, and is shown the same.
        with lock:
            before = self._lives.get(lesson.id)
            if before and abs(now - before.at) < _FRESH:
                return before
            live = _added_up(register, lesson, now, before)
            self._lives[lesson.id] = live
        self._forget_others()
        return live

    def forget(self, lesson: str) -> None:
        """Add up a lesson anew when it is looked at next: something was taken out of it."""
        self._lives.pop(lesson, None)

    def _forget_others(self) -> None:
        """Forget the lessons that were not looked at for longest."""
        with self._lock:
            for lesson, _ in sorted([*self._lives.items()], key=_when)[:-_MOST]:
                self._lives.pop(lesson, None)
                self._locks.pop(lesson, None)


def _when(one: tuple[str, Live]) -> datetime:
    return one[1].at


def _added_up(register: Register, lesson: Lesson, now: datetime, before: Live | None) -> Live:
    joined = register.joined(lesson.id)
    known = before.known if before else {}
    told = [(learner, _known(known, each)) for learner, each in register.answers(lesson.id)]
    answers = [(learner, recent) for learner, (_, recent) in told]
    people = [(each.learner.id, each.learner.name, each.number) for each in joined]
    # Somebody may have come, or gone, between these two looks.
    there = {each.learner.id for each in joined}
    answers = [each for each in answers if each[0] in there]
    if before and (joined, answers) == (before.joined, before.answers):
        return replace(before, at=now)
    return Live(
        at=now,
        joined=joined,
        answers=answers,
        board=board(len(lesson.drill), people, answers),
        known={each.answer.id: (each, recent) for _, (each, recent) in told},
    )


def _known(
    known: Mapping[str, tuple[Answered, Recent]], answered: Answered
) -> tuple[Answered, Recent]:
    """Take what was made of an answer before, if nothing was remarked on it since."""
    there = known.get(answered.answer.id)
    if there and there[0] == answered:
        return there
    is_slip = answered.slip is not None
    return answered, Recent(answered.answer, answered.shown, is_slip=is_slip)
