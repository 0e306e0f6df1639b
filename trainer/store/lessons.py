"""Lessons: how one is started and goes on, how they are found, and which answers they take."""

from dataclasses import replace
from typing import Any, Final

from sqlalchemy import Connection, Select, and_, bindparam, insert, or_, select, update

from scenarios.cards import quoted
from trainer.classroom.lesson import Lesson
from trainer.record import Answer
from trainer.store.class_rows import lesson_of, lesson_row
from trainer.store.class_tables import ATTENDANCE, CLASSROOM, LESSON
from trainer.store.classes import class_key
from trainer.store.errors import NotTakenError
from trainer.store.finding import found, not_there, rows
from trainer.store.keepable import can_be_kept
from trainer.store.log import Outcome, Receipt
from trainer.store.rows import Row, verified, with_digest
from trainer.store.schema import PRACTICE

LESSONS: Final[Select[Any]] = select(LESSON, CLASSROOM.c.id.label("classroom_id")).join_from(
    LESSON, CLASSROOM
)
_OF_ID: Final = LESSONS.where(LESSON.c.id == bindparam("wanted"))
_OF_ID_HELD: Final = _OF_ID.with_for_update(of=LESSON)
_OPEN: Final = LESSONS.where(LESSON.c.code == bindparam("wanted"), LESSON.c.closed_us.is_(None))
_OF_CLASS: Final = LESSONS.where(LESSON.c.classroom == bindparam("of")).order_by(
    LESSON.c.started_us, LESSON.c.key
)
_ATTENDED: Final = (
    LESSONS.join(ATTENDANCE, ATTENDANCE.c.lesson == LESSON.c.key)
    .join(PRACTICE, PRACTICE.c.key == ATTENDANCE.c.practice)
    .where(PRACTICE.c.id == bindparam("wanted"))
)
# It waits for whoever closes the lesson meanwhile, and lets others answer beside it.
_OF_PRACTICE_HELD: Final = (
    LESSONS.join(ATTENDANCE, ATTENDANCE.c.lesson == LESSON.c.key)
    .where(ATTENDANCE.c.practice == bindparam("of"))
    .with_for_update(read=True, of=LESSON)
)


def start(connection: Connection, lesson: Lesson) -> Receipt[Lesson]:
    """Start a lesson; `TAKEN` if one that is open has its code.

    Raises:
        ValueError: If there is no such class, or the id is that of another class's lesson.
    """
    row = with_digest(LESSON, lesson_row(lesson, classroom=class_key(connection, lesson.classroom)))
    same = LESSON.c.id == lesson.id
    if lesson.is_open:
        same = or_(same, and_(LESSON.c.code == lesson.code, LESSON.c.closed_us.is_(None)))
    if there := _read(connection, LESSONS.where(same)):
        return found(lesson.id, [*there], same=lambda one: one.classroom == lesson.classroom)
    connection.execute(insert(LESSON), row)
    return Receipt(Outcome.NEW, lesson)


def find(connection: Connection, lesson: str) -> Lesson | None:
    """Find a lesson by its id."""
    return _one(connection, _OF_ID, lesson)


def listed(connection: Connection, classroom: str) -> tuple[Lesson, ...]:
    """List the lessons of a class, as started.

    Raises:
        NotThereError: If there is no such class.
    """
    return _read(connection, _OF_CLASS, of=class_key(connection, classroom))


def under(connection: Connection, code: str) -> Lesson | None:
    """Find the lesson that is open under a code."""
    return _one(connection, _OPEN, code)


def attended(connection: Connection, practice: str) -> Lesson | None:
    """Find the lesson to which a practice belongs; None where it is one's own."""
    return _one(connection, _ATTENDED, practice)


def held(connection: Connection, lesson: str) -> tuple[Row, Lesson | None]:
    """Find a lesson and hold it; None beside its row where its drill can be read no more.

    Raises:
        NotThereError: If there is no such lesson.
    """
    for row in rows(connection, _OF_ID_HELD, wanted=lesson) if can_be_kept(lesson) else ():
        return row, lesson_of(verified(LESSON, row), classroom=row["classroom_id"])
    raise not_there("lesson", lesson)


def move(connection: Connection, lesson: Lesson, *, instead_of: Lesson) -> Lesson:
    """Keep the next step of a lesson, unless another came first; say where it is now.

    Raises:
        ValueError: If there is no such lesson; if that is no step of it.
    """
    _require_step(lesson, instead_of)
    row, there = held(connection, lesson.id)
    if there is None:
        raise not_there("lesson", lesson.id)
    if there != instead_of:
        return there
    changed = with_digest(LESSON, lesson_row(lesson, classroom=row["classroom"]))
    connection.execute(update(LESSON).where(LESSON.c.key == row["key"]).values(changed))
    return lesson


def _require_step(lesson: Lesson, before: Lesson) -> None:
    step = replace(
        before,
        closed=lesson.closed if before.is_open else before.closed,
        number=lesson.number,
        stage=lesson.stage,
        asked=lesson.asked,
    )
    if step != lesson:
        raise ValueError(f"lesson {quoted(before.id)} is moved or closed, and else stays as it is")


def require_taken(connection: Connection, practice: int, answer: Answer) -> None:
    """Check that the lesson of a practice, given its key, takes an answer to this question now.

    Of somebody's own practice there is none, which takes all.

    Raises:
        NotTakenError: If it does not.
    """
    for row in rows(connection, _OF_PRACTICE_HELD, of=practice):
        lesson = lesson_of(verified(LESSON, row), classroom=row["classroom_id"])
        if lesson is None or not lesson.takes(answer.number, answer.answered):
            raise NotTakenError(
                f"question {answer.number} of lesson {quoted(row['id'])} takes no answer now"
            )


def _one(connection: Connection, query: Select[Any], wanted: str) -> Lesson | None:
    there = _read(connection, query, wanted=wanted) if can_be_kept(wanted) else ()
    return next(iter(there), None)


def _read(connection: Connection, query: Select[Any], **wanted: object) -> tuple[Lesson, ...]:
    """List the lessons of a query, but for those whose drill can be read no more."""
    there = (
        lesson_of(verified(LESSON, row), classroom=row["classroom_id"])
        for row in rows(connection, query, **wanted)
    )
    return tuple(lesson for lesson in there if lesson)
