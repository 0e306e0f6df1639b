"""The register in a SQL database: classes, who is in them, and their lessons."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Final

from trainer.classroom.drill import ClassDrill
from trainer.classroom.keys import Key
from trainer.classroom.lesson import Attendance, Classroom, Lesson
from trainer.record import Learner, Practice
from trainer.store import access, attending, classes, kept_drills, lessons, letting_go, warnings
from trainer.store.log import Answered, Receipt
from trainer.store.outrun import again_if_outrun
from trainer.store.register import Joined, Kept
from trainer.store.transactions import Transactions


class SqlRegister:
    """The register in a SQL database. Any thread may call; what may go wrong, `Register` says.

    Args:
        transactions: How it is written to the database, and read from it.
    """

    def __init__(self, transactions: Transactions) -> None:
        self._transactions: Final = transactions

    @again_if_outrun
    def add_class(self, classroom: Classroom) -> Receipt[Classroom]:
        """Add a class, whose name no other has, in whatever case."""
        with self._transactions.writing() as connection:
            return classes.add(connection, classroom)

    @again_if_outrun
    def change_class(self, classroom: Classroom) -> Receipt[Classroom]:
        """Give a class another name, or keep its lessons for longer or shorter."""
        with self._transactions.writing() as connection:
            return classes.change(connection, classroom)

    def classes(self) -> tuple[Classroom, ...]:
        """List the classes, in the order in which they came."""
        with self._transactions.reading() as connection:
            return classes.listed(connection)

    def forget_class(self, classroom: str) -> bool:
        """Delete a class with all who are in it and their entries, as `Log.forget` does."""
        with self._transactions.writing() as connection:
            key = classes.class_key(connection, classroom, held=True)
            self._transactions.remove_copies()  # if this fails, nothing is done
            classes.forget(connection, key)
        return self._transactions.clear_away()

    @again_if_outrun
    def add_member(self, classroom: str, learner: Learner) -> Receipt[Learner]:
        """Add somebody to a class, whose name nobody else in it has, in whatever case."""
        with self._transactions.writing() as connection:
            return classes.add_member(connection, classroom, learner)

    def members(self, classroom: str) -> tuple[Learner, ...]:
        """List who is in a class, by name."""
        with self._transactions.reading() as connection:
            return classes.members(connection, classroom)

    def class_of(self, learner: str) -> Classroom | None:
        """Find the class that somebody is in; None for whoever learns alone."""
        with self._transactions.reading() as connection:
            return classes.class_of(connection, learner)

    @again_if_outrun
    def start_lesson(self, lesson: Lesson) -> Receipt[Lesson]:
        """Start a lesson; `TAKEN` if one that is open has its code."""
        with self._transactions.writing() as connection:
            return lessons.start(connection, lesson)

    def lesson(self, lesson: str) -> Lesson | None:
        """Find a lesson by its id."""
        with self._transactions.reading() as connection:
            return lessons.find(connection, lesson)

    def lessons(self, classroom: str) -> tuple[Lesson, ...]:
        """List the lessons of a class, as started."""
        with self._transactions.reading() as connection:
            return lessons.listed(connection, classroom)

    def open_lesson(self, code: str) -> Lesson | None:
        """Find the lesson that is open under a code."""
        with self._transactions.reading() as connection:
            return lessons.under(connection, code)

    def move_lesson(self, lesson: Lesson, *, instead_of: Lesson) -> Lesson:
        """Keep the next step of a lesson, unless another came first; say where it is now."""
        with self._transactions.writing() as connection:
            return lessons.move(connection, lesson, instead_of=instead_of)

    @again_if_outrun
    def warn_of_lessons(self, now: datetime, *, by: datetime) -> None:
        """Note of the lessons that go by then that it is said from now on."""
        with self._transactions.writing() as connection:
            warnings.warn(connection, now, by=by)

    def warnings(self, classroom: str) -> Mapping[str, datetime]:
        """Say of the lessons of a class since when it is said that they go."""
        with self._transactions.reading() as connection:
            return warnings.of_class(connection, classroom)

    def forget_lessons(self, now: datetime, *, warned: datetime | None = None) -> int:
        """Delete the lessons that their classes keep no longer, with their answers; say how many.

        Whether they are off the disk is not said; if not, they go with the next write that finds
        nobody reading what was there before.
        """
        with self._transactions.writing() as connection:
            past = letting_go.past(connection, now, warned=warned)
            if past:
                self._transactions.remove_copies()  # if this fails, nothing is done
                letting_go.forget_lessons(connection, past)
        if past:
            self._transactions.clear_away()
        return len(past)

    def leave_lesson(self, lesson: str, learner: str) -> bool:
        """Delete what somebody answered in a lesson, and that they took part in it."""
        with self._transactions.writing() as connection:
            self._transactions.remove_copies()  # if this fails, nothing is done
            letting_go.leave_lesson(connection, lesson, learner)
        return self._transactions.clear_away()

    @again_if_outrun
    def attend(self, attendance: Attendance, practice: Practice) -> Receipt[Practice]:
        """Let somebody take part in a lesson, once, with a practice of theirs for the answers."""
        with self._transactions.writing() as connection:
            return attending.attend(connection, attendance, practice)

    def joined(self, lesson: str) -> tuple[Joined, ...]:
        """List who takes part in a lesson, by name."""
        with self._transactions.reading() as connection:
            return attending.joined(connection, lesson)

    def attended(self, practice: str) -> Lesson | None:
        """Find the lesson to which a practice belongs; None where it is one's own."""
        with self._transactions.reading() as connection:
            return lessons.attended(connection, practice)

    def attending(self, learner: str) -> tuple[tuple[Lesson, Practice], ...]:
        """List the lessons that somebody takes part in or took, as joined, with their practices."""
        with self._transactions.reading() as connection:
            return attending.attending(connection, learner)

    def answers(self, lesson: str) -> Sequence[tuple[str, Answered]]:
        """List all answers of a lesson with the ids of who gave them, in the order they came."""
        with self._transactions.reading() as connection:
            return attending.answers(connection, lesson)

    @again_if_outrun
    def keep_drill(self, id_: str, drill: ClassDrill) -> None:
        """Keep a drill under an id, in place of what was kept under it."""
        with self._transactions.writing() as connection:
            kept_drills.keep(connection, id_, drill)

    def drills(self) -> tuple[Kept, ...]:
        """List the drills that are kept, as they came."""
        with self._transactions.reading() as connection:
            return kept_drills.listed(connection)

    def forget_drill(self, id_: str) -> None:
        """Delete a drill that is kept."""
        with self._transactions.writing() as connection:
            kept_drills.forget(connection, id_)

    @again_if_outrun
    def add_key(self, key: Key) -> None:
        """Keep the hash of a key."""
        with self._transactions.writing() as connection:
            access.add(connection, key)

    def key(self, hashed: bytes) -> Key | None:
        """Find a key by its hash."""
        with self._transactions.reading() as connection:
            return access.find(connection, hashed)

    def use_key(self, hashed: bytes, now: datetime) -> None:
        """Note when a key was used."""
        with self._transactions.writing() as connection:
            access.use(connection, hashed, now)

    def drop_keys(self, *, hashed: bytes | None = None, role: str = "", learner: str = "") -> None:
        """Delete a key, or all of a role, or all of somebody."""
        with self._transactions.writing() as connection:
            access.drop(connection, hashed=hashed, role=role, learner=learner)

    def passphrase(self) -> str:
        """Read the hash of the teacher's passphrase; empty where none was chosen."""
        with self._transactions.reading() as connection:
            return access.passphrase(connection)

    @again_if_outrun
    def choose_passphrase(self, hashed: str) -> None:
        """Keep the hash of the teacher's passphrase; those who came in by an older one go out."""
        with self._transactions.writing() as connection:
            access.choose_passphrase(connection, hashed)
