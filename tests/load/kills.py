"""The server killed at random moments while a room answers: what was acknowledged is kept.

python -m tests.load.kills [--kills 10] [--students 40] [--quick]
"""

import asyncio
from argparse import ArgumentParser
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random

from tests.bench.timing import show
from tests.load.crowd import LOST, not_kept
from tests.load.process import taken
from tests.load.school import School, school
from tests.load.student import Student
from trainer.classroom.lesson import Lesson

# Longer than forty take to be back on a busy machine.
_PATIENCE_S = 120.0
_FLOOR_S = 5.0
_MOST_IN_A_LESSON = 50


@dataclass
class Aftermath:
    """What came of the kills.

    Attributes:
        start_s: How long the server takes to start when nobody waits for it, in seconds.
        worked_s: What the server took of the processors until the first student was back, each
            time: it cannot be sooner, and on a machine that does nothing else is hardly later.
        back_s: How long after each kill the first student was back, and the last, in seconds.
        wrong: What was lost, kept twice, or found elsewhere.
        students: Everybody.
        lessons: What they count in.
    """

    start_s: float = 0.0
    worked_s: list[float] = field(default_factory=list)
    back_s: list[tuple[float, float]] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    students: list[Student] = field(default_factory=list)
    lessons: list[Lesson] = field(default_factory=list)


class _Power:
    """Whether the server runs: who loses it waits here, and says when they are back."""

    def __init__(self, students: int) -> None:
        self.is_on = asyncio.Event()
        self._students = students
        self.cut()

    def cut(self) -> None:
        """Let nobody try for now."""
        self.is_on.clear()
        self.back: dict[str, float] = {}
        self._answered: set[str] = set()
        self.first_is_back = asyncio.Event()
        self.all_are_back = asyncio.Event()
        self.all_have_answered = asyncio.Event()

    def is_back(self, who: str) -> None:
        """Note that somebody is back at their question."""
        self.back[who] = asyncio.get_running_loop().time()
        self.first_is_back.set()
        if len(self.back) == self._students:
            self.all_are_back.set()

    def has_answered(self, who: str) -> None:
        """Note that somebody went on since they are back."""
        self._answered.add(who)
        if len(self._answered) == self._students:
            self.all_have_answered.set()


async def kill_while_they_answer(
    there: School, *, kills: int, students: int, every_s: float = 3.0, seed: int = 7
) -> Aftermath:
    """Let so many answer, and kill the server so often."""
    found, rng, loop = Aftermath(), Random(seed), asyncio.get_running_loop()
    found.lessons = [there.start() for _ in range(-(-students // _MOST_IN_A_LESSON))]
    begin = loop.time()
    there.program.kill()
    there.program.start()
    found.start_s = loop.time() - begin
    for at in range(students):
        lesson = found.lessons[at % len(found.lessons)]
        _, cookie = there.join(lesson, f"No {at}")
        found.students.append(Student(there.address, lesson, cookie))
    power = _Power(students)
    power.is_on.set()
    counting = [
        asyncio.create_task(_counts(each, power, found.wrong, Random(rng.random()), every_s))
        for each in found.students
    ]
    for _ in range(kills):
        await asyncio.wait_for(power.all_have_answered.wait(), _PATIENCE_S)
        await asyncio.sleep(rng.uniform(0, every_s))
        power.cut()
        begin = loop.time()
        there.program.kill()
        await asyncio.to_thread(there.program.start)
        power.is_on.set()
        await asyncio.wait_for(power.first_is_back.wait(), _PATIENCE_S)
        found.worked_s.append(taken(there.program.process_id).cpu_s)
        await asyncio.wait_for(power.all_are_back.wait(), _PATIENCE_S)
        back = power.back.values()
        found.back_s.append((min(back) - begin, max(back) - begin))
    for each in counting:
        each.cancel()
    await asyncio.gather(*counting, return_exceptions=True)
    found.wrong += not_kept(there, found.lessons, found.students)
    return found


async def _counts(
    student: Student, power: _Power, wrong: list[str], rng: Random, every_s: float
) -> None:
    expected: set[str] = set()
    try:
        while True:
            await power.is_on.wait()
            if not await _went_well(student.load):
                await asyncio.sleep(0.05)
                continue
            if expected and student.seen not in expected:
                wrong.append(f"somebody was at {expected}, and is at {student.seen}")
            if _is_asked_again(student):
                wrong.append(f"{student.seen} was answered, and is asked again")
            power.is_back(student.cookie)
            while student.view and await _went_well(
                lambda: _one_step(student, rng, every_s, expected)
            ):
                power.has_answered(student.cookie)
                student.runs.clear()
            if not student.view:
                wrong.append("the lesson was too short")
                return
    except AssertionError as fault:
        wrong.append(str(fault))
    finally:
        await student.leave()


async def _one_step(student: Student, rng: Random, every_s: float, expected: set[str]) -> None:
    """Answer, or go on if that was done; note where they may be if it fails on the way."""
    expected.clear()
    expected.add(student.seen)
    await student.wait(rng.uniform(0.3, 0.7) * every_s / 2)
    assert student.view
    if student.view["stage"] == "ask":
        await student.answer(str(rng.randrange(13)) if rng.random() < 0.3 else "")
        return
    practice, _, number = student.seen.rpartition("-")
    expected.add(f"{practice}-{int(number) + 1}")
    await student.go_on()
    expected.discard(f"{practice}-{number}")


def _is_asked_again(student: Student) -> bool:
    is_asked = student.view is not None and student.view["stage"] == "ask"
    return is_asked and student.seen in student.acknowledged


async def _went_well(do: Callable[[], Awaitable[object]]) -> bool:
    try:
        await do()
    except LOST:
        return False
    return True


def main() -> None:
    """Print what is lost, and how soon they are back."""
    words = ArgumentParser(description=__doc__)
    words.add_argument("--kills", type=int, default=10)
    words.add_argument("--students", type=int, default=40)
    words.add_argument("--quick", action="store_true")
    options = words.parse_args()
    kills, students = (1, 4) if options.quick else (options.kills, options.students)
    with school() as there:
        found = asyncio.run(kill_while_they_answer(there, kills=kills, students=students))
    acknowledged = sum(len(each.acknowledged) for each in found.students)
    show(f"{kills} kills, {students} students: answers acknowledged", f"{acknowledged:,}")
    show("  lost, kept twice, or somebody elsewhere", str(len(found.wrong)), "none")
    for each in found.wrong[:5]:
        show(f"    {each}", "")
    first, last = (sorted(each) for each in zip(*found.back_s, strict=True))
    show("  a start that nobody waits for", f"{found.start_s:.1f} s")
    show("  the server's own work until the first is back", f"{max(found.worked_s):.1f} s at worst")
    show(
        "  the first is back, at best and at worst",
        f"{first[0]:.1f} and {first[-1]:.1f} s",
        f"under {_FLOOR_S:.0f} s",
    )
    show("  the last is back, at best and at worst", f"{last[0]:.1f} and {last[-1]:.1f} s")


if __name__ == "__main__":
    main()
