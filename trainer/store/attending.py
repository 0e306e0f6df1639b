"""Who takes part in a lesson: how somebody joins, and what all of them answered."""

from typing import Any, Final

from sqlalchemy import (
    LABEL_STYLE_TABLENAME_PLUS_COL,
    Connection,
    Select,
    bindparam,
    func,
    insert,
    select,
)

from scenarios.cards import quoted
from trainer.classroom.lesson import MOST_STUDENTS, Attendance, Lesson
from trainer.record import Practice
from trainer.store import lessons, practices
from trainer.store.class_rows import attendance_of, attendance_row, lesson_of
from trainer.store.class_tables import ATTENDANCE, CLASSROOM, LESSON, MEMBER
from trainer.store.classes import by_name
from trainer.store.errors import NotTakenError
from trainer.store.finding import (
    PRACTICES,
    learner_key,
    not_there,
    practice_keys,
    row_if_in,
    row_in,
    rows,
)
from trainer.store.keepable import can_be_kept
from trainer.store.log import Answered, Outcome, Receipt
from trainer.store.register import Joined
from trainer.store.rows import Row, answered_of, learner_of, practice_of, verified, with_digest
from trainer.store.schema import ANSWER, LEARNER, PLACE, PRACTICE, SHOWN, SLIP
from trainer.store.standing import place_of_row

_OF_LESSON: Final = ATTENDANCE.c.lesson == bindparam("of")
_HOW_MANY: Final = select(func.count()).select_from(ATTENDANCE).where(_OF_LESSON)
_CLASS: Final = select(MEMBER.c.classroom).where(MEMBER.c.learner == bindparam("of"))
_THERE: Final = PRACTICES.join(ATTENDANCE, ATTENDANCE.c.practice == PRACTICE.c.key).where(
    ATTENDANCE.c.lesson == bindparam("lesson"), ATTENDANCE.c.learner == bindparam("of")
)
_LESSON_KEY: Final = select(LESSON.c.key).where(LESSON.c.id == bindparam("wanted"))
_JOINED: Final = (
    select(ATTENDANCE, LEARNER, PLACE, PRACTICE.c.id)
    .select_from(ATTENDANCE)
    .join(LEARNER, LEARNER.c.key == ATTENDANCE.c.learner)
    .join(PRACTICE, PRACTICE.c.key == ATTENDANCE.c.practice)
    .outerjoin(PLACE, PLACE.c.practice == ATTENDANCE.c.practice)
    .where(_OF_LESSON)
    .set_label_style(LABEL_STYLE_TABLENAME_PLUS_COL)
)
_ATTENDING: Final = (
    select(ATTENDANCE, LESSON, PRACTICE, CLASSROOM.c.id)
    .select_from(ATTENDANCE)
    .join(LESSON, LESSON.c.key == ATTENDANCE.c.lesson)
    .join(CLASSROOM, CLASSROOM.c.key == LESSON.c.classroom)
    .join(PRACTICE, PRACTICE.c.key == ATTENDANCE.c.practice)
    .where(ATTENDANCE.c.learner == bindparam("of"))
    .order_by(ATTENDANCE.c.joined_us, ATTENDANCE.c.practice)
    .set_label_style(LABEL_STYLE_TABLENAME_PLUS_COL)
)
# Whoever looks at the board looks again and again: so all of it is one statement.
_ANSWERS: Final = (
    select(LEARNER.c.id, PRACTICE.c.id, ANSWER, SHOWN, SLIP)
    .select_from(ATTENDANCE)
    .join(LEARNER, LEARNER.c.key == ATTENDANCE.c.learner)
    .join(PRACTICE, PRACTICE.c.key == ATTENDANCE.c.practice)
    .join(ANSWER, ANSWER.c.practice == ATTENDANCE.c.practice)
    .outerjoin(SHOWN, SHOWN.c.answer == ANSWER.c.id)
    .outerjoin(SLIP, SLIP.c.answer == ANSWER.c.id)
    .where(_OF_LESSON)
    .order_by(ANSWER.c.answered_us, ANSWER.c.practice, ANSWER.c.number)
    .set_label_style(LABEL_STYLE_TABLENAME_PLUS_COL)
)


def attend(connection: Connection, attendance: Attendance, practice: Practice) -> Receipt[Practice]:
    """Let somebody take part in a lesson, with a practice of theirs for the answers.

    Returns:
        The practice; where they take part already, that in which they do.

    Raises:
        ValueError: If there is no such lesson or learner; if the lesson is another class's; if the
            practice is not theirs, or there already.
        NotTakenError: If the lesson is closed, or has no seat left.
    """
    if (attendance.practice, attendance.learner) != (practice.id, practice.learner):
        raise ValueError(f"practice {quoted(practice.id)} is not for who takes part")
    learner = learner_key(connection, attendance.learner, held=True)
    row, lesson = lessons.held(connection, attendance.lesson)
    there = {"lesson": row["key"], "of": learner}
    for each in rows(connection, _THERE, **there):
        found = practice_of(verified(PRACTICE, each), learner=each["learner_id"])
        return Receipt(Outcome.SAME, found)
    _require_seat(connection, row, lesson, learner)
    if practices.start(connection, practice).outcome is not Outcome.NEW:
        raise ValueError(f"the id {quoted(practice.id)} is that of something else already")
    key, _ = practice_keys(connection, practice.id)
    made = attendance_row(attendance, practice=key, learner=learner, lesson=row["key"])
    connection.execute(insert(ATTENDANCE), with_digest(ATTENDANCE, made))
    return Receipt(Outcome.NEW, practice)


def _require_seat(connection: Connection, row: Row, lesson: Lesson | None, learner: int) -> None:
    name = quoted(row["id"])
    if connection.execute(_CLASS, {"of": learner}).scalar() != row["classroom"]:
        raise ValueError(f"lesson {name} is for those of its class")
    if lesson is None or not lesson.is_open:
        raise NotTakenError(f"lesson {name} is closed")
    # The lesson is held, so that seats are given out one by one.
    if connection.execute(_HOW_MANY, {"of": row["key"]}).scalar_one() >= MOST_STUDENTS:
        raise NotTakenError(f"lesson {name} has no seat left: {MOST_STUDENTS} take part")


def joined(connection: Connection, lesson: str) -> tuple[Joined, ...]:
    """List who takes part in a lesson, by name, and where each is.

    Raises:
        NotThereError: If there is no such lesson.
    """
    seen = rows(connection, _JOINED, of=_lesson_key(connection, lesson))
    there = (_joined(row, lesson) for row in seen)
    return tuple(sorted(there, key=lambda one: by_name(one.learner)))


def _joined(seen: Row, lesson: str) -> Joined:
    learner = learner_of(row_in(seen, LEARNER))
    attendance = attendance_of(
        row_in(seen, ATTENDANCE), practice=seen["practice_id"], learner=learner.id, lesson=lesson
    )
    return Joined(attendance, learner, place_of_row(row_if_in(seen, PLACE)).number)


def attending(connection: Connection, learner: str) -> tuple[tuple[Lesson, Practice], ...]:
    """List the lessons that somebody takes part in or took, as joined, with their practices.

    Raises:
        NotThereError: If there is no such learner.
    """
    seen = rows(connection, _ATTENDING, of=learner_key(connection, learner))
    return tuple(pair for row in seen if (pair := _attending(row, learner)))


def _attending(seen: Row, learner: str) -> tuple[Lesson, Practice] | None:
    lesson = lesson_of(row_in(seen, LESSON), classroom=seen["classroom_id"])
    return (lesson, practice_of(row_in(seen, PRACTICE), learner=learner)) if lesson else None


def answers(connection: Connection, lesson: str) -> tuple[tuple[str, Answered], ...]:
    """List all answers of a lesson with the ids of who gave them, in the order they came.

    Raises:
        NotThereError: If there is no such lesson.
    """
    seen = rows(connection, _ANSWERS, of=_lesson_key(connection, lesson))
    return tuple((row["learner_id"], _answered(row)) for row in seen)


def _answered(seen: Row) -> Answered:
    answer = {**row_in(seen, ANSWER), "practice_id": seen["practice_id"]}
    return answered_of(answer, row_if_in(seen, SHOWN), row_if_in(seen, SLIP))


def _lesson_key(connection: Connection, lesson: str) -> int:
    query: Select[Any] = _LESSON_KEY
    key = connection.execute(query, {"wanted": lesson}).scalar() if can_be_kept(lesson) else None
    if key is None:
        raise not_there("lesson", lesson)
    return int(key)
