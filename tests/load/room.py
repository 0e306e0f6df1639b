"""How a room full of students is served, and where it breaks.

python -m tests.load.room [--students 40] [--seconds 20] [--until-it-breaks] [--quick]

The students take their part of the same processors, so that a real room is served faster.
"""

import asyncio
import os
from argparse import ArgumentParser
from dataclasses import dataclass
from statistics import median

from tests.bench.timing import p95, show
from tests.load.crowd import Told, crowd, not_kept
from tests.load.process import Taken, taken
from tests.load.school import school

_MOST_SHOWN = 5
# So many would be a school; and so slow it is broken.
_MOST_STUDENTS = 1_280
_BROKEN_S = 1.0


@dataclass(frozen=True)
class Measured:
    """What came of a room.

    Attributes:
        students: How many there were.
        told: What is found of them.
        before: What the server had taken before they came.
        after: What it has taken when they go.
        seconds: How long it took.
    """

    students: int
    told: Told
    before: Taken
    after: Taken
    seconds: float

    @property
    def is_broken(self) -> bool:
        return bool(self.told.errors) or p95(self.told.reruns) > _BROKEN_S


def measure(students: int, seconds: float) -> Measured:
    """Let so many count for so long, on a database that was not there."""

    async def timed() -> tuple[Told, float]:
        loop = asyncio.get_running_loop()
        begin = loop.time()
        return await crowd(there, students=students, seconds=seconds), loop.time() - begin

    with school() as there:
        process = there.program.process_id
        before = taken(process)
        told, passed = asyncio.run(timed())
        after = taken(process)
        told.errors += not_kept(there, told.lessons, told.students)
    return Measured(students, told, before, after, passed)


def tell(found: Measured) -> None:
    """Print what came of a room, a line for each figure."""
    told, many = found.told, found.students
    floor = {40: "p95 under 50 ms", 200: "p95 under 300 ms"}.get(many, "")
    show(f"{many} students, {len(told.reruns):,} reruns, p50 p95 max", _times(told.reruns), floor)
    show("  reruns while they come, four a second", _times(told.early))
    show("  joins, from the code to the first question", _times(told.joins))
    show("  pages loaded anew or connected again", _times(told.loads))
    show("  looks of the teacher's boards", _times(told.ticks))
    acknowledged = sum(len(each.acknowledged) for each in told.students)
    show("  answers acknowledged", f"{acknowledged:,}")
    cpu = found.after.cpu_s - found.before.cpu_s
    show("  processors taken", f"{cpu:.1f} s of {found.seconds:.0f} s")
    grown = found.after.memory_mb - found.before.memory_mb
    # Each page that is loaded anew is a session more for as long as Streamlit keeps the old one.
    show(
        "  memory before, and more with each student",
        f"{found.before.memory_mb:.0f} MB, {grown / many:.2f} MB",
        "under 120 MB, and 1 MB",
    )
    show("  errors", str(len(told.errors)), "none")
    for each in told.errors[:_MOST_SHOWN]:
        show(f"    {each}", "")


def _times(found: list[float]) -> str:
    if len(found) < 2:
        return f"{len(found)}"
    half, most, longest = (1_000 * each for each in (median(found), p95(found), max(found)))
    return f"{half:.0f} {most:.0f} {longest:.0f} ms"


def main() -> None:
    """Print how a room is served."""
    words = ArgumentParser(description=__doc__)
    words.add_argument("--students", type=int, default=40)
    words.add_argument("--seconds", type=float, default=20)
    words.add_argument("--until-it-breaks", action="store_true")
    words.add_argument("--quick", action="store_true")
    options = words.parse_args()
    students, seconds = (4, 5) if options.quick else (options.students, options.seconds)
    show(
        "the machine: processors, and how busy it is already",
        f"{os.cpu_count()}, {os.getloadavg()[0]:.1f}",
    )
    found = measure(students, seconds)
    tell(found)
    while options.until_it_breaks and not found.is_broken and students < _MOST_STUDENTS:
        students *= 2
        found = measure(students, seconds)
        tell(found)
    if options.until_it_breaks:
        where = f"at {students}" if found.is_broken else f"not by {students}"
        show("where it breaks: p95 over 1 s, or an error", where)


if __name__ == "__main__":
    main()
