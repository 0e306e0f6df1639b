"""All that comes to a student's window is read for what must not be there yet, or ever."""

import asyncio
import json
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from tests.load.frames import Run
from tests.load.school import MANY, SEED, School
from tests.load.student import Student, in_lesson
from trainer.classroom.drill import ClassDrill, Pace, Told
from trainer.classroom.lesson import Lesson
from trainer.classroom.ready import READY, ready_drill
from trainer.quiz.length import ENDLESS
from trainer.quiz.question import Question

OTHERS = ("Zenobia", "Quirin")
AHEAD = 4


def short(drill: ClassDrill) -> ClassDrill:
    """Ask the first few questions of a drill."""
    settings = replace(drill.drill.settings, picked=tuple(range(AHEAD)), length=ENDLESS)
    return replace(drill, drill=replace(drill.drill, settings=settings))


def never(lesson: Lesson) -> list[bytes]:
    """List what no student may read: the seed, how cards are dealt, and who else is there."""
    return [each.encode() for each in (str(SEED), f"{SEED:x}", str(lesson.drill), *OTHERS)]


def cards_of(question: Question) -> bytes:
    """Write the cards of a hand as the card table is given them; empty where there is none."""
    hand = getattr(question.scenario, "hand", ())
    return ", ".join(json.dumps(str(each)) for each in hand).encode()


def views_in(frames: Iterable[bytes]) -> list[dict[str, Any]]:
    """List what the card table was given to show."""
    return [view for frame in frames if (view := Run.of([frame], 0.0).view())]


async def reads_along(student: Student) -> tuple[list[list[bytes]], list[str]]:
    """Count a lesson; keep what came of each question before it was answered, and its verdict."""
    until: list[list[bytes]] = []
    told: list[str] = []
    came: list[bytes] = []
    student.frames = came
    async with in_lesson(student):
        for number in range(AHEAD):
            if number % 2:
                await student.load()
            until.append(came.copy())
            run = await student.answer()
            view = run.view()
            assert view
            assert view["number"] == number + 1
            told.append(view["verdict"]["said"])
            came.clear()
            await student.go_on()
    until.append(came.copy())
    return until, told


@pytest.mark.parametrize("key", [*READY])
def test_nothing_of_a_question_comes_before_its_time(room: School, key: str) -> None:
    lesson = room.start(short(ready_drill(key, SEED)))
    for each in OTHERS:
        room.join(lesson, each)
    student = Student(room.address, lesson, room.join(lesson, "Ada")[1])
    until, told = asyncio.run(reads_along(student))
    for number, frames in enumerate(until):
        whole = b"".join(frames)
        for secret in never(lesson):
            assert secret not in whole, (number, secret)
        for view in views_in(frames):
            assert (view["number"], view["verdict"], view["word"]) == (number + 1, None, "")
        for said in told[number:]:
            assert json.dumps(said).encode() not in whole
        hands = [cards_of(lesson.drill.question(at)) for at in range(number, AHEAD)]
        # What is asked is there, so that it would be found if it was there too early.
        assert [hand in whole for hand in hands if hand] == [
            at == 0 for at, hand in enumerate(hands) if hand
        ]


def test_who_waits_for_the_teacher_is_told_nothing(room: School) -> None:
    lesson = room.start(replace(short(MANY), pace=Pace.LED))
    student = Student(room.address, lesson, room.join(lesson, "Ada")[1])
    came: list[bytes] = []
    student.frames = came

    async def answer_wrongly() -> None:
        async with in_lesson(student):
            await student.answer("2")
            assert student.view is None
            await student.load()
            await student.wait(1.2)

    asyncio.run(answer_wrongly())
    whole = b"".join(came)
    assert "Your answer is in" in "".join(Run.of([each], 0.0).text for each in came)
    assert all(view["verdict"] is None for view in views_in(came))
    assert cards_of(lesson.drill.question(1)) not in whole
    assert not any(each in whole for each in never(lesson))


def test_who_is_told_at_the_end_is_told_nothing_before(room: School) -> None:
    lesson = room.start(replace(short(MANY), told=Told.END))
    student = Student(room.address, lesson, room.join(lesson, "Ada")[1])
    came: list[bytes] = []
    student.frames = came

    async def answer_wrongly() -> None:
        async with in_lesson(student):
            for _ in range(AHEAD):
                assert all(view["verdict"] is None for view in views_in(came))
                await student.answer("2")
            assert student.view is None

    asyncio.run(answer_wrongly())
    assert not any(each in b"".join(came) for each in never(lesson))
    assert len(room.answers(lesson)) == AHEAD
