"""A few students count in a room: nothing fails, and all that was acknowledged is kept once."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.load.crowd import Told, not_kept, one_question
from tests.load.school import School
from tests.load.session import opened
from tests.load.student import Student, in_lesson, join
from trainer.classroom.lesson import Lesson

STUDENTS, QUESTIONS = 8, 3


async def counts(school: School, lesson: Lesson, told: Told, seed: int) -> None:
    """Join, count, and lose the page in each way there is."""
    rng = Random(seed)
    student, runs = await join(school.address, lesson)
    told.students.append(student)
    told.lessons[:] = [lesson]
    async with in_lesson(student):
        for _ in range(QUESTIONS):
            await one_question(student, told, rng, every_s=0.2)
        for lose in (student.load, student.come_back):
            # Both with a question that is open, and behind an answer.
            for text in ("", "7"):
                before = student.seen
                told.heard(await lose(), told.loads)
                assert student.seen == before
                await student.answer(text)
                stage = student.view and student.view["stage"]
                told.heard(await lose(), told.loads)
                assert student.seen == before
                assert student.view
                assert student.view["stage"] == stage != "ask"
                await student.go_on()
    told.errors += [fault for each in (*runs, *student.runs) for fault in each.faults]


async def looks(school: School, lesson: Lesson, told: Told) -> None:
    """Look at the board until everybody is through."""
    window = opened(school.address, "lesson", f"of={lesson.id}", cookie=school.teacher())
    async with window as board:
        told.errors += (await board.load()).faults
        while len(told.loads) < STUDENTS * 8:
            await asyncio.sleep(0.1)
            for each in await board.tick():
                told.heard(each, told.ticks)


def test_all_that_is_acknowledged_is_kept_once_and_nobody_loses_their_place(room: School) -> None:
    lesson, told = room.start(), Told()

    async def all_count() -> None:
        async with asyncio.TaskGroup() as tasks:
            for seed in range(STUDENTS):
                tasks.create_task(counts(room, lesson, told, seed))
            tasks.create_task(looks(room, lesson, told))

    asyncio.run(all_count())
    assert told.errors == []
    assert told.ticks
    answered = QUESTIONS + 4
    assert [len(each.acknowledged) for each in told.students] == [answered] * STUDENTS
    assert not_kept(room, [lesson], told.students) == []
    assert len(room.answers(lesson)) == STUDENTS * answered
    assert list(room.places(lesson).values()) == [answered] * STUDENTS


async def answer_again_and_again(student: Student) -> str:
    """Send the answer to a question more than once, as a nervous thumb does."""
    async with in_lesson(student):
        assert student.view
        id_ = str(student.view["id"])
        await student.answer()
        for text in ("0", "7"):
            await student.act(id_, act="answer", form="total", text=text)
        await student.go_on()
        await student.act(id_, act="answer", form="total", text="1")
        return id_


def test_an_answer_that_comes_again_changes_nothing(room: School) -> None:
    lesson = room.start()
    learner, cookie = room.join(lesson, "Ada")
    student = Student(room.address, lesson, cookie)
    id_ = asyncio.run(answer_again_and_again(student))
    assert [(of, each.answer.id, each.answer.claimed) for of, each in room.answers(lesson)] == [
        (learner.id, id_, student.acknowledged[id_])
    ]


@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="only Linux tells what is loaded")
def test_no_page_of_a_lesson_loads_a_library_for_tables(room: School) -> None:
    """It takes 70 MB, and half a second of everybody's first page."""
    lesson = room.start()
    _, cookie = room.join(lesson, "Bo")

    async def look() -> None:
        async with in_lesson(Student(room.address, lesson, cookie)) as student:
            await student.answer()
        for page, query in (("lesson", f"of={lesson.id}"), ("class", ""), ("drill", "")):
            async with opened(room.address, page, query, cookie=room.teacher()) as teacher:
                assert (await teacher.load()).faults == []

    asyncio.run(look())
    loaded = Path(f"/proc/{room.program.process_id}/maps").read_text(encoding="utf-8")
    assert "pyarrow" not in loaded
    assert "pandas" not in loaded
