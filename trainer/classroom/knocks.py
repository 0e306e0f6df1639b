"""Who does not come in unasked, under a name that is taken, say: they knock, the teacher nods."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from enum import Enum
from threading import Lock
from typing import Final

from trainer.classroom.alike import looks
from trainer.classroom.lesson import MOST_STUDENTS
from trainer.classroom.tries import SEATS

# So long somebody waits before the door, and so long a nod is good.
LASTS: Final = timedelta(minutes=10)
# More than these before one lesson are no class: a whole one may come with browsers that forget.
MOST_WAITING: Final = MOST_STUDENTS


class Nod(Enum):
    """What the teacher said to a knock."""

    WAITS = "waits"  # nothing yet
    YES = "yes"
    NO = "no"


class Why(Enum):
    """Why somebody has to knock."""

    TAKEN = "taken"  # somebody has the name: they may be it, on another phone
    ALIKE = "alike"  # somebody has a name that no eye tells from it
    MIXED = "mixed"  # a word of it has letters of two alphabets
    OUT = "out"  # whoever had it, or one like it, was taken out of the lesson
    DEVICE = "device"  # somebody who was taken out of the lesson had that device
    MANY = "many"  # so many came from the same device or address


@dataclass(frozen=True, slots=True, kw_only=True)
class Knock:
    """Somebody wants to come in under a name, and the teacher is asked.

    Attributes:
        id: A word that the browser that knocks alone knows.
        lesson: The id of the lesson.
        learner: The id of who has the name; empty where nobody has it.
        name: The name.
        at: When they knocked, in UTC.
        why: Why they have to.
        nod: What the teacher said to it.
        by: By which browser, and from which address, if that is known: as many wait of each as
            come in unasked.
    """

    id: str
    lesson: str
    learner: str = ""
    name: str
    at: datetime
    why: Why = Why.TAKEN
    nod: Nod = Nod.WAITS
    by: Mapping[str, str] = field(default_factory=dict)


Waiting = Mapping[str, Knock]


def still_there(waiting: Waiting, now: datetime) -> Waiting:
    """Leave out who knocked too long ago."""
    return {id_: each for id_, each in waiting.items() if now < each.at + LASTS}


def with_knock(waiting: Waiting, knock: Knock) -> Waiting:
    """Let somebody knock: again for the same name is the same knock, for another one a new one.

    Where too many wait before a lesson already, nobody else does; nor does one of whose browser,
    or from whose address, as many wait as may.
    """
    there = waiting.get(knock.id)
    if there and (there.lesson, there.name) == (knock.lesson, knock.name):
        return waiting
    before = without(waiting, knock.id)
    there_yet = unanswered(before, knock.lesson)
    if len(there_yet) >= MOST_WAITING:
        return before
    for how, who in knock.by.items():
        if sum(each.by.get(how) == who for each in there_yet) >= SEATS[how][0]:
            return before
    return {**before, knock.id: knock}


def without(waiting: Waiting, id_: str) -> Waiting:
    """Leave out one knock, if it is there."""
    return {other: each for other, each in waiting.items() if other != id_}


def with_nod(waiting: Waiting, id_: str, nod: Nod) -> Waiting:
    """Answer a knock that waits; one that was answered, or is gone, stays as it is."""
    there = waiting.get(id_)
    if there is None or there.nod is not Nod.WAITS:
        return waiting
    return {**waiting, id_: replace(there, nod=nod)}


def with_taken_out(waiting: Waiting, lesson: str, name: str) -> Waiting:
    """Ask anew of whoever knocks under the name of somebody who was taken out of a lesson.

    A nod that was given while they were in it holds no more.
    """
    look = looks(name)

    def anew(each: Knock) -> Knock:
        if (each.lesson, looks(each.name)) != (lesson, look) or each.nod is Nod.NO:
            return each
        return replace(each, why=Why.OUT, nod=Nod.WAITS)

    return {id_: anew(each) for id_, each in waiting.items()}


def unanswered(waiting: Waiting, lesson: str) -> Sequence[Knock]:
    """List who waits before a lesson, as they came."""
    return [each for each in waiting.values() if (each.lesson, each.nod) == (lesson, Nod.WAITS)]


class Knocks:
    """Who knocks at the lessons of this app, remembered for ten minutes. Any thread may call.

    >>> from datetime import UTC
    >>> knocks, now = Knocks(), datetime(2026, 12, 1, tzinfo=UTC)
    >>> knocks.knock(Knock(id="hers", lesson="monday", learner="ada", name="Ada", at=now))
    <Nod.WAITS: 'waits'>
    >>> [each.name for each in knocks.waiting("monday", now)]
    ['Ada']
    >>> knocks.allow("hers", now)
    >>> knocks.take("hers", now).learner, knocks.take("hers", now)
    ('ada', None)
    """

    def __init__(self) -> None:
        self._waiting: Waiting = {}
        self._lock: Final = Lock()

    def knock(self, knock: Knock) -> Nod | None:
        """Knock, and say what was said to it so far; None if too many wait already."""
        with self._lock:
            self._waiting = with_knock(still_there(self._waiting, knock.at), knock)
            there = self._waiting.get(knock.id)
            return there.nod if there else None

    def waiting(self, lesson: str, now: datetime) -> Sequence[Knock]:
        """List who waits before a lesson, as they came."""
        with self._lock:
            self._waiting = still_there(self._waiting, now)
            return unanswered(self._waiting, lesson)

    def nod_to(self, id_: str, now: datetime) -> Nod | None:
        """Say what was said to a knock; None if it is gone."""
        there = self.find(id_, now)
        return there.nod if there else None

    def find(self, id_: str, now: datetime) -> Knock | None:
        """Find a knock, with what was said to it; None if it is gone."""
        return still_there(self._waiting, now).get(id_)

    def take_out(self, lesson: str, name: str) -> None:
        """Ask anew of whoever knocks under the name of somebody who was taken out of a lesson."""
        with self._lock:
            self._waiting = with_taken_out(self._waiting, lesson, name)

    def allow(self, id_: str, now: datetime) -> None:
        """Let somebody have the name."""
        self._answer(id_, Nod.YES, now)

    def refuse(self, id_: str, now: datetime) -> None:
        """Let somebody not have the name: they choose another."""
        self._answer(id_, Nod.NO, now)

    def take(self, id_: str, now: datetime) -> Knock | None:
        """Take the seat that the teacher nodded to, once: the knock, or None."""
        with self._lock:
            self._waiting = still_there(self._waiting, now)
            there = self._waiting.get(id_)
            if there is None or there.nod is not Nod.YES:
                return None
            self._waiting = without(self._waiting, id_)
            return there

    def withdraw(self, id_: str) -> None:
        """Knock no more: whoever did takes another name."""
        with self._lock:
            self._waiting = without(self._waiting, id_)

    def _answer(self, id_: str, nod: Nod, now: datetime) -> None:
        with self._lock:
            self._waiting = with_nod(still_there(self._waiting, now), id_, nod)
