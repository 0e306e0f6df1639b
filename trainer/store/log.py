"""The log as the rest of the trainer sees it: records go in, and come out in their order."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Generic, Protocol, TypeVar

from scenarios.cards import quoted
from trainer.belongings import Belongings
from trainer.classroom.lesson import Classroom, Lesson
from trainer.quiz.question import Question
from trainer.record import Answer, Entry, Learner, Practice, Shown, Slip
from trainer.required import LONGEST_TEXT
from trainer.store.keepable import can_be_kept, require_whole

Record = TypeVar("Record", bound=Learner | Practice | Entry | Classroom | Lesson)
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
            try, for the same question, learner or name; `TAKEN` if its place was: the question has
            an answer, the name a learner or class, or the code a lesson that is open.
        stored: What is there: the record itself, or the one that came before it.
    """

    outcome: Outcome
    stored: Record


@dataclass(frozen=True, slots=True)
class Placed:
    """An entry and its place among those of its learner: 1, 2, 3 and on, without a gap."""

    position: int
    entry: Entry


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer with what was said of it afterwards, so that its verdict can be shown again."""

    answer: Answer
    shown: Shown | None
    slip: Slip | None


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """Where a practice stands, which only ever moves forward.

    >>> Place(3) < Place(3, revealed=True) < Place(4)
    True

    Attributes:
        number: The question on the table, from 0.
        revealed: Whether its solution is to be seen, though no count was shown after a wrong total.

    Raises:
        ValueError: If the number is none that can be kept.
    """

    number: int
    revealed: bool = field(default=False, kw_only=True)

    def __post_init__(self) -> None:
        require_whole("a question's number", self.number)


@dataclass(frozen=True, slots=True)
class Asked:
    """A question that was chosen for a learner, kept when it is asked, so that it stays the same.

    Settings and seed tell what a drill asks. What follows from a learner's log does not stay: with
    the next answer something else would follow.

    Attributes:
        number: Which of its practice's questions it is, from 0.
        question: What is asked, of what, and from which seat.
        why: Why it was chosen, as it is logged with its answer.

    Raises:
        ValueError: If the number is none that can be kept, or the reason is none of one line.
    """

    number: int
    question: Question
    why: str = ""

    def __post_init__(self) -> None:
        require_whole("a question's number", self.number)
        if len(self.why) > LONGEST_TEXT or not self.why.isprintable():
            raise ValueError(
                f"a reason is one line of at most {LONGEST_TEXT} characters, not {quoted(self.why)}"
            )


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a practice stands, what was asked and answered there, and what its learner prefers.

    Attributes:
        place: The place.
        answered: What was answered there; None while the question is open.
        asked: Which question was chosen for it; None where none was, as in a drill.
        preferences: What the learner prefers, as text; empty when nothing was chosen.
    """

    place: Place
    answered: Answered | None
    asked: Asked | None = None
    preferences: str = ""


@dataclass(frozen=True, slots=True)
class Fold:
    """Figures folded from a learner's entries, kept so that only those behind are folded anew.

    Attributes:
        position: The position of the last entry that is in it.
        version: The version of how it is folded and written; 0 of what holds no more, since older
            entries came in behind it.
        text: The figures.

    Raises:
        ValueError: If a number is none that can be kept, or the text is none.
    """

    position: int
    version: int
    text: str

    def __post_init__(self) -> None:
        require_whole("a fold's position", self.position)
        require_whole("a fold's version", self.version)
        if not can_be_kept(self.text):
            raise ValueError(f"a fold is text of whole characters, not {quoted(self.text)}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Intake:
    """What taking in all that is a learner's, from another database, comes to.

    Attributes:
        learner: The learner as known here: the name may be another one than there.
        is_new: Whether nobody of that id was here before.
        answers: How many answers came.
        added: How many of them are new here.
        differing: How many are to questions answered here otherwise; what is here stays.
        remarks: How many counts shown and slips are new here.
        practices: How many practices are new here.
        has_preferences: Whether preferences come in, since none were chosen here.
        of_lessons: How many are of a lesson here, and were not given in it; they stay out.
    """

    learner: Learner
    is_new: bool
    answers: int
    added: int
    differing: int
    remarks: int
    practices: int
    has_preferences: bool
    of_lessons: int = 0

    @property
    def is_anything(self) -> bool:
        """Whether anything is new here."""
        return bool(
            self.is_new or self.added or self.remarks or self.practices or self.has_preferences
        )


class Log(Protocol):
    """What the trainer asks of its storage, in terms of records alone.

    What is added to the log itself stays as it is. Where a practice stands, what a learner prefers
    and what was folded are kept beside it and change; they go with their learner.

    Whatever is added or kept is on disk when the call returns. All may raise `UnavailableError`,
    after which the same call can be made again, and `RefusedError`, if damage is found.
    """

    def add_learner(self, learner: Learner) -> Receipt[Learner]:
        """Add a learner, whose name no other has, in whatever case."""

    def rename(self, learner: str, name: str) -> Receipt[Learner]:
        """Give a learner another name, which no other has, in whatever case."""

    def learners(self) -> tuple[Learner, ...]:
        """List the learners who are in no class, in the order in which they came."""

    def learner(self, learner: str) -> Learner | None:
        """Find a learner by their id, whether they learn alone or in a class."""

    def forget(self, learner: str) -> bool:
        """Delete a learner with all practices and entries; say whether all is off the disk now.

        Backups, and what gave way to one, are somebody else's to delete, and stay.

        A server writes over what was deleted when it needs the place, and its disk is not ours to
        know: there this says only that nobody who asks is told of the learner any more.
        """

    def foresee(self, belongings: Belongings) -> Intake:
        """Say what taking in all that is a learner's would come to, and change nothing."""

    def take_in(self, belongings: Belongings) -> Intake:
        """Take in what is new here of all that is a learner's, or none of it.

        A lesson takes answers from whoever takes part alone: what a file tells of it stays out.
        """

    def start(self, practice: Practice) -> Receipt[Practice]:
        """Add a practice of a learner who is there."""

    def practice(self, practice: str) -> Practice | None:
        """Find a practice by its id."""

    def latest_practice(
        self, learner: str, *, settings: str | None = None, seed: int | None = None
    ) -> Practice | None:
        """Find the practice that a learner started last, of these settings and seed if given."""

    def last_practised(self, learner: str) -> Practice | None:
        """Find the practice of a learner's last answer; where there is none, the last started."""

    def practices(
        self,
        learner: str,
        *,
        settings: str | None = None,
        seed: int | None = None,
        generator: int | None = None,
    ) -> tuple[Practice, ...]:
        """List a learner's practices, of these settings and the like if given, as started."""

    def append(self, entry: AnEntry) -> Receipt[AnEntry]:
        """Add an answer, or the one count shown or the one slip that belongs to an answer."""

    def entries(self, learner: str, *, after: int = 0, limit: int = 1000) -> tuple[Placed, ...]:
        """List a learner's entries behind a position, the earliest of them, in order."""

    def by_time(self, learner: str) -> Sequence[int]:
        """List the positions of a learner's entries by time, each remark behind its answer."""

    def answered(self, practice: str, number: int) -> Answered | None:
        """Find the answer to a question of a practice, with what was said of it."""

    def answers(self, practice: str) -> tuple[Answered, ...]:
        """List the answers of a practice, in the order asked, with what was said of them."""

    def standing(self, practice: str) -> Standing:
        """Say where a practice stands, and all that is shown with that, in one look."""

    def move(self, practice: str, place: Place) -> Place:
        """Move a practice forward to a place, or leave it where it is further; say where it is."""

    def ask(self, practice: str, asked: Asked) -> Standing:
        """Move a practice to a question that was chosen, unless it is further, or has one there."""

    def preferences(self, learner: str) -> str:
        """Read what a learner prefers, as text; empty when nothing was chosen."""

    def prefer(self, learner: str, text: str) -> None:
        """Keep what a learner prefers, in place of what was preferred before."""

    def folded(self, learner: str) -> Fold | None:
        """Read what was folded of a learner's entries last, if it is there and undamaged."""

    def keep_fold(self, learner: str, fold: Fold, *, instead_of: Fold | None) -> None:
        """Keep a fold in place of what was read before it was made, unless another is there now."""
