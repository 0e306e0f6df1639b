"""The register as the rest of the trainer sees it: classes, who is in them, and their lessons."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from trainer.classroom.drill import ClassDrill
from trainer.classroom.keys import Key
from trainer.classroom.lesson import Attendance, Classroom, Lesson
from trainer.record import Learner, Practice
from trainer.store.log import Answered, Log, Receipt


@dataclass(frozen=True, slots=True)
class Joined:
    """Somebody in a class, where they take part in a lesson.

    Attributes:
        attendance: That they do, and since when.
        learner: Who it is.
        number: The question they are at, from 0.
    """

    attendance: Attendance
    learner: Learner
    number: int


@dataclass(frozen=True, slots=True)
class Kept:
    """A drill that a teacher keeps.

    Attributes:
        id: Its id.
        drill: The drill; None where it is of another version of the dealing, or can be read no
            more.
        text: Its text, as it was kept.
    """

    id: str
    drill: ClassDrill | None
    text: str


class Register(Protocol):
    """What the trainer asks of its storage for classes, beside the log and in the same database.

    Whoever is in a class is a learner like others, with entries in the log, and yet not among those
    whom the log lists: two classes may have an Ada each. Whatever is kept is on disk when the call
    returns. All may raise `UnavailableError` and `RefusedError`, as the log's do, and
    `NotThereError` where a class, a lesson or a learner is not there, or no longer; and a plain
    `ValueError` where an id is that of something else already.

    A lesson whose drill can be read no more, since the dealing is another now, is as good as not
    there; it goes when its time has come.
    """

    def add_class(self, classroom: Classroom) -> Receipt[Classroom]:
        """Add a class, whose name no other has, in whatever case."""

    def change_class(self, classroom: Classroom) -> Receipt[Classroom]:
        """Give a class another name, or keep its lessons for longer or shorter."""

    def classes(self) -> tuple[Classroom, ...]:
        """List the classes, in the order in which they came."""

    def forget_class(self, classroom: str) -> bool:
        """Delete a class with all who are in it and their entries, as `Log.forget` does."""

    def add_member(self, classroom: str, learner: Learner) -> Receipt[Learner]:
        """Add somebody to a class, whose name nobody else in it has, in whatever case."""

    def members(self, classroom: str) -> tuple[Learner, ...]:
        """List who is in a class, by name."""

    def class_of(self, learner: str) -> Classroom | None:
        """Find the class that somebody is in; None for whoever learns alone."""

    def start_lesson(self, lesson: Lesson) -> Receipt[Lesson]:
        """Start a lesson; `TAKEN` if one that is open has its code."""

    def lesson(self, lesson: str) -> Lesson | None:
        """Find a lesson by its id."""

    def lessons(self, classroom: str) -> tuple[Lesson, ...]:
        """List the lessons of a class, as started."""

    def open_lesson(self, code: str) -> Lesson | None:
        """Find the lesson that is open under a code, as `parse_code` reads it."""

    def move_lesson(self, lesson: Lesson, *, instead_of: Lesson) -> Lesson:
        """Keep the next step of a lesson, unless another came first; say where it is now.

        A lesson that was closed stays closed. Whoever answers at the same moment comes before it or
        behind it: then `Log.append` raises `NotTakenError`.
        """

    def warn_of_lessons(self, now: datetime, *, by: datetime) -> None:
        """Note of the lessons that go by then that it is said from now on, unless it was before."""

    def warnings(self, classroom: str) -> Mapping[str, datetime]:
        """Say of the lessons of a class, by their ids, since when it is said that they go."""

    def forget_lessons(self, now: datetime, *, warned: datetime | None = None) -> int:
        """Delete the lessons that their classes keep no longer, with their answers; say how many.

        They are as old as it is since they were closed, or since they started if they never were.
        Where it is told by when it has to be said of them that they go, others stay.
        Of whoever has nothing left then, and was in no lesson since, the name goes too.
        """

    def leave_lesson(self, lesson: str, learner: str) -> bool:
        """Delete what somebody answered in a lesson, and that they took part in it.

        The name of whoever has nothing left then goes too. As with `Log.forget` it is said whether
        all of it is off the disk.
        """

    def attend(self, attendance: Attendance, practice: Practice) -> Receipt[Practice]:
        """Let somebody take part in a lesson, once, with a practice of theirs for the answers.

        It is `SAME` if they do already, in the practice that was the first. It raises
        `NotTakenError` if the lesson is closed, or no seat is left.
        """

    def joined(self, lesson: str) -> tuple[Joined, ...]:
        """List who takes part in a lesson, by name."""

    def attended(self, practice: str) -> Lesson | None:
        """Find the lesson to which a practice belongs; None where it is one's own."""

    def attending(self, learner: str) -> tuple[tuple[Lesson, Practice], ...]:
        """List the lessons that somebody takes part in or took, as joined, with their practices."""

    def answers(self, lesson: str) -> Sequence[tuple[str, Answered]]:
        """List all answers of a lesson with the ids of who gave them, in the order they came."""

    def keep_drill(self, id_: str, drill: ClassDrill) -> None:
        """Keep a drill under an id, in place of what was kept under it."""

    def drills(self) -> tuple[Kept, ...]:
        """List the drills that are kept, as they came."""

    def forget_drill(self, id_: str) -> None:
        """Delete a drill that is kept."""

    def add_key(self, key: Key) -> None:
        """Keep the hash of a key."""

    def key(self, hashed: bytes) -> Key | None:
        """Find a key by its hash."""

    def use_key(self, hashed: bytes, now: datetime) -> None:
        """Note when a key was used, if that is later than what was noted."""

    def drop_keys(self, *, hashed: bytes | None = None, role: str = "", learner: str = "") -> None:
        """Delete a key, or all of a role, or all of somebody; what is all of what is told."""

    def passphrase(self) -> str:
        """Read the hash of the teacher's passphrase; empty where none was chosen."""

    def choose_passphrase(self, hashed: str) -> None:
        """Keep the hash of the teacher's passphrase; those who came in by an older one go out.

        So do links that would let somebody choose one.
        """


class Store(Log, Protocol):
    """A database that is open: the log, and the register by the same transactions."""

    @property
    def register(self) -> Register:
        """The classes."""
