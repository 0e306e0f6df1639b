"""Classes, their lessons and their keys as rows of the tables, and back."""

from functools import lru_cache
from typing import Any

from trainer.classroom.drill import ClassDrill
from trainer.classroom.keys import Key
from trainer.classroom.lesson import Attendance, Classroom, Lesson, Stage
from trainer.names import name_key
from trainer.store.rows import Row, in_us, time_at


def classroom_row(classroom: Classroom) -> dict[str, Any]:
    """Write a class as a row."""
    return {
        "id": classroom.id,
        "name": classroom.name,
        "name_key": name_key(classroom.name),
        "kept_days": classroom.kept_days,
        "created_us": in_us(classroom.created),
    }


def classroom_of(row: Row) -> Classroom:
    """Read a class from a row."""
    return Classroom(
        id=row["id"],
        name=row["name"],
        kept_days=row["kept_days"],
        created=time_at(row["created_us"]),
    )


def lesson_row(lesson: Lesson, *, classroom: int) -> dict[str, Any]:
    """Write a lesson as a row, given its class's key."""
    return {
        "id": lesson.id,
        "classroom": classroom,
        "drill": str(lesson.drill),
        "code": lesson.code,
        "started_us": in_us(lesson.started),
        "closed_us": None if lesson.closed is None else in_us(lesson.closed),
        "number": lesson.number,
        "stage": lesson.stage.value,
        "asked_us": in_us(lesson.asked),
    }


def lesson_of(row: Row, *, classroom: str) -> Lesson | None:
    """Read a lesson from a row, given its class's id; None where its drill can be read no more."""
    drill, closed = drill_of(row["drill"]), row["closed_us"]
    if drill is None:
        return None
    return Lesson(
        id=row["id"],
        classroom=classroom,
        drill=drill,
        code=row["code"],
        started=time_at(row["started_us"]),
        closed=None if closed is None else time_at(closed),
        number=row["number"],
        stage=Stage(row["stage"]),
        asked=time_at(row["asked_us"]),
    )


# Whoever answers in a lesson has its drill read, and all of them the same.
@lru_cache(maxsize=256)
def drill_of(text: str) -> ClassDrill | None:
    """Read the drill of a class; None where it is of another version of the dealing, say."""
    try:
        return ClassDrill.parse(text)
    except ValueError:
        return None


def attendance_row(
    attendance: Attendance, *, practice: int, learner: int, lesson: int
) -> dict[str, Any]:
    """Write as a row that somebody takes part, given the keys of all."""
    return {
        "practice": practice,
        "learner": learner,
        "lesson": lesson,
        "joined_us": in_us(attendance.joined),
    }


def attendance_of(row: Row, *, practice: str, learner: str, lesson: str) -> Attendance:
    """Read from a row that somebody takes part, given the ids of all."""
    return Attendance(
        lesson=lesson, learner=learner, practice=practice, joined=time_at(row["joined_us"])
    )


def access_row(key: Key, *, learner: int | None) -> dict[str, Any]:
    """Write a key as a row, given the key of whose it is in the database; None for a teacher's."""
    return {
        "hashed": key.hashed.hex(),
        "role": key.role,
        "learner": learner,
        "cut_us": in_us(key.cut),
        "seen_us": in_us(key.seen),
    }


def access_of(row: Row, *, learner: str | None) -> Key:
    """Read a key from a row, given the id of whose it is; None for a teacher's."""
    return Key(
        hashed=bytes.fromhex(row["hashed"]),
        role=row["role"],
        learner=learner or "",
        cut=time_at(row["cut_us"]),
        seen=time_at(row["seen_us"]),
    )
