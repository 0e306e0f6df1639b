"""A room full of students, who answer, load their page anew and lose the connection."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from websockets.exceptions import WebSocketException

from tests.load.frames import Run
from tests.load.school import School
from tests.load.session import opened
from tests.load.student import Student, in_lesson, join
from trainer.classroom.lesson import Lesson

# So often somebody answers, of which half is thought and half is reading what came of it.
EVERY_S: Final = 3.0
# One question in so many is followed by a page that is loaded anew, and by a lost connection.
_RELOADS: Final = 0.03
_DROPS: Final = 0.03
# A room does not come through the door within one moment.
_COME_A_SECOND: Final = 4
_MOST_IN_A_LESSON: Final = 50
# How a connection ends that nobody closed, and what may go wrong besides.
LOST: Final = (OSError, TimeoutError, WebSocketException)
FAULTS: Final = (AssertionError, *LOST)


@dataclass
class Told:
    """What is found of a room.

    Attributes:
        joins: How long each took to be in, from the code to the first question, in seconds.
        reruns: How long each run took that an act led to, or the page itself, in seconds, once
            everybody came.
        early: The same while they came.
        settled: When everybody has come, by the clock of the loop.
        until: When they go.
        loads: How long each page took that was loaded anew or connected again, in seconds.
        ticks: How long each look of a teacher's board took, in seconds.
        errors: What went wrong.
        lessons: What they count in.
        students: Everybody.
    """

    joins: list[float] = field(default_factory=list)
    reruns: list[float] = field(default_factory=list)
    early: list[float] = field(default_factory=list)
    settled: float = 0.0
    until: float = 0.0
    loads: list[float] = field(default_factory=list)
    ticks: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    lessons: list[Lesson] = field(default_factory=list)
    students: list[Student] = field(default_factory=list)

    def heard(self, run: Run, into: list[float]) -> None:
        """Note how long a run took, and what went wrong in it."""
        into.append(run.seconds)
        self.errors += run.faults


async def crowd(
    school: School, *, students: int, seconds: float, boards: int = 3, seed: int = 7
) -> Told:
    """Let so many count for so long, with teacher's boards beside them."""
    lessons = [school.start() for _ in range(-(-students // _MOST_IN_A_LESSON))]
    told, rng = Told(lessons=lessons), Random(seed)
    loop = asyncio.get_running_loop()
    come_within_s = students / _COME_A_SECOND
    told.settled = loop.time() + come_within_s
    told.until = told.settled + seconds
    teacher = school.teacher()
    counting = [
        _counts(school.address, lessons[at % len(lessons)], told, Random(rng.random()), at)
        for at in range(students)
    ]
    looking = [
        _looks(school.address, lessons[at % len(lessons)], teacher, told) for at in range(boards)
    ]
    await asyncio.gather(*counting, *looking)
    return told


async def _counts(address: str, lesson: Lesson, told: Told, rng: Random, at: int) -> None:
    loop = asyncio.get_running_loop()
    await asyncio.sleep(at / _COME_A_SECOND)
    try:
        begin = loop.time()
        # Phones of a room have an address each.
        source = f"127.1.{at // 250}.{at % 250 + 1}"
        student, runs = await join(address, lesson, source=source)
        told.students.append(student)
        async with in_lesson(student):
            told.joins.append(loop.time() - begin)
            told.errors += [fault for each in (*runs, *student.runs) for fault in each.faults]
            while loop.time() < told.until and student.view:
                await one_question(student, told, rng)
    except FAULTS as fault:
        told.errors.append(_said(fault))


async def one_question(
    student: Student, told: Told, rng: Random, *, every_s: float = EVERY_S
) -> None:
    """Think, answer, read what came of it and go on; now and then something goes wrong."""
    before = len(student.runs)
    await student.wait(rng.uniform(0.3, 0.7) * every_s)
    await student.answer(str(rng.randrange(13)) if rng.random() < 0.3 else "")
    await student.wait(rng.uniform(0.3, 0.7) * every_s)
    await student.go_on()
    have_come = asyncio.get_running_loop().time() >= told.settled
    for each in student.runs[before:]:
        told.heard(each, told.reruns if have_come else told.early)
    at = student.seen
    chance = rng.random()
    if chance < _RELOADS:
        told.heard(await student.load(), told.loads)
    elif chance < _RELOADS + _DROPS:
        told.heard(await student.come_back(), told.loads)
    if student.seen != at:
        told.errors.append(f"somebody was at {at}, and is at {student.seen}")
    student.runs.clear()


async def _looks(address: str, lesson: Lesson, cookie: str, told: Told) -> None:
    loop = asyncio.get_running_loop()
    try:
        async with opened(address, "lesson", f"of={lesson.id}", cookie=cookie) as board:
            told.errors += (await board.load()).faults
            while loop.time() < told.until:
                await asyncio.sleep(0.2)
                for each in await board.tick():
                    told.heard(each, told.ticks)
    except FAULTS as fault:
        told.errors.append(f"a board: {_said(fault)}")


def _said(fault: Exception) -> str:
    return " ".join(f"{type(fault).__name__}: {fault}".split())[:200]


def not_kept(school: School, lessons: Sequence[Lesson], students: Sequence[Student]) -> list[str]:
    """Compare what was acknowledged with what is on disk: each once, and as it was given."""
    kept = [each.answer for lesson in lessons for _, each in school.answers(lesson)]
    claimed = {each.id: each.claimed for each in kept}
    once = {(each.practice, each.number) for each in kept}
    wrong = ["something is kept twice"] if len(once) < len(kept) else []
    for student in students:
        for id_, text in student.acknowledged.items():
            if claimed.get(id_) != text:
                wrong.append(f"{id_} was {text}, and is {claimed.get(id_)}")
    return wrong
