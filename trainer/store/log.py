"""The log as the rest of the trainer sees it: records go in, and come out in their order."""

from dataclasses import dataclass
from enum import Enum
from typing import Generic, Protocol, TypeVar

from trainer.record import Entry, Learner, Practice

Record = TypeVar("Record", bound=Learner | Practice | Entry)
AnEntry = TypeVar("AnEntry", bound=Entry)


class Outcome(Enum):
    """What became of a record that was to be added."""

    NEW = "new"
    SAME = "same"
    TAKEN = "taken"


@dataclass(frozen=True, slots=True)
class Receipt(Generic[Record]):
    """What is in the log now, on disk, where a record was to be added.

    Attributes:
        outcome: `NEW` if it has been added; `SAME` if one of its id was there, from an earlier
            try; `TAKEN` if its place was: the question has an answer, or the name a learner.
        stored: What is there: the record itself, or the one that came before it.
    """

    outcome: Outcome
    stored: Record


@dataclass(frozen=True, slots=True)
class Placed:
    """An entry and its place among those of its learner: 1, 2, 3 and on, without a gap."""

    position: int
    entry: Entry


class Log(Protocol):
    """What the trainer asks of its storage, in terms of records alone.

    Whatever is added is on disk when the call returns. All may raise `UnavailableError`, after
    which the same call can be made again, and `RefusedError`, if damage is found.
    """

    def add_learner(self, learner: Learner) -> Receipt[Learner]:
        """Add a learner, whose name no other has, in whatever case."""

    def learners(self) -> tuple[Learner, ...]:
        """List the learners, in the order in which they came."""

    def forget(self, learner: str) -> None:
        """Delete a learner with all practices and entries."""

    def start(self, practice: Practice) -> Receipt[Practice]:
        """Add a practice of a learner who is there."""

    def practice(self, practice: str) -> Practice | None:
        """Find a practice by its id."""

    def latest_practice(self, learner: str) -> Practice | None:
        """Find the practice that a learner started last."""

    def next_number(self, practice: str) -> int:
        """Say which question of a practice is the first behind all those answered."""

    def append(self, entry: AnEntry) -> Receipt[AnEntry]:
        """Add an answer, or the one count shown or the one slip that belongs to an answer."""

    def entries(self, learner: str, *, after: int = 0, limit: int = 1000) -> tuple[Placed, ...]:
        """List a learner's entries behind a position, the earliest of them, in order."""
