"""How long it takes to fold answers, to tell progress from them, and to choose a mistake to replay.

python -m tests.bench.progress [--quick]
"""

from datetime import UTC, datetime
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from scenarios import deal_show, parse_scenario
from tests.bench.timing import p95, quick, ratio, rounds, show, side_by_side, times
from tests.store.made import begun
from tests.web.begun import practice_for
from trainer.progress.depth import (
    MOST_OCCASIONS,
    MOST_OF_A_SKILL,
    MOST_OF_TIMES,
    Depth,
    Pace,
    Tried,
)
from trainer.progress.figures import HEADINGS, progress
from trainer.progress.fold import EMPTY, Folded, fold
from trainer.progress.habits import HABITS
from trainer.progress.learned import Learned
from trainer.progress.line import MOST_STRETCHES, Line, Stretch
from trainer.progress.practise import SHAPE_DRILLS
from trainer.progress.text import read, text
from trainer.progress.times import Spread, tenths_of
from trainer.quiz.again import Again
from trainer.quiz.drill import prepare
from trainer.record import WALKED_AWAY_MS, Answer
from trainer.skills import Skill, Tally
from trainer.web.drill.replay import mistakes_of, next_asked
from trainer.web.service import make_service

ANSWERS = 100 if quick() else 10_000
MANY = 1_000_000
ONE_PAGE = 100


def answers(many: int) -> list[Answer]:
    """Make totals said to hands, some of them short of what is there."""
    rng = Random(1)
    made = []
    for number in range(many):
        hand = deal_show(rng)
        made.append(
            Answer(
                id=f"first-{number}",
                practice="first",
                number=number,
                scenario=str(hand),
                question="show",
                form="total",
                claimed=str(max(0, hand.score().points - rng.choice([0, 0, 2, 3]))),
                house="",
                answered=datetime(2026, 3, 14, tzinfo=UTC),
                answer_ms=rng.randrange(60_000),
            )
        )
    return made


def folded_by_arithmetic(recent: Folded) -> Folded:
    """Make the folded log of a million answers, every time that can be taken in it."""
    skills = [skill for skill in Skill if skill.heading in HEADINGS]
    length = MANY // MOST_STRETCHES
    every = {tenths_of(each): MANY // 93 for each in range(WALKED_AWAY_MS)}
    stretch = Stretch(length, 5 * length, 4 * length, length // 2, 40 * length)
    return Folded(
        Learned(
            {skill: Tally(MANY, MANY - 9, MANY, MANY - 99, 18) for skill in skills},
            {heading: Tally(MANY, MANY - 9, MANY, MANY - 99, 18) for heading in HEADINGS},
            dict.fromkeys(skills, every),
            unattributed=MANY // 10,
            slips=MANY // 1000,
            line=Line(length, (stretch,) * MOST_STRETCHES),
            depth=depth_by_arithmetic(skills, every),
        ),
        recent.recent,
    )


def depth_by_arithmetic(skills: list[Skill], every: Spread) -> Depth:
    """Make what a million answers tell beyond sums, as large as it can be."""
    of_skill = (Tried(MANY, MANY, MANY // 2),) * MOST_OF_A_SKILL
    pace = Pace(MANY, every, every)
    return Depth(
        dict.fromkeys(skills, Line(MANY, of_skill)),
        Line(MANY, (pace,) * MOST_OF_TIMES),
        dict.fromkeys(SHAPE_DRILLS, pace),
        {habit.name: (2,) * MOST_OCCASIONS for habit in HABITS},
    )


def main() -> None:
    """Time folding, and telling progress after ten thousand answers and after a million."""
    log = answers(ANSWERS)

    def at_once() -> None:
        fold(EMPTY, log)

    def only_read() -> None:
        for answer in log:
            parse_scenario(answer.scenario).score()

    folding, scoring = side_by_side([at_once, only_read], rounds(5))
    show(
        f"{ANSWERS} answers folded, with mistakes / only read and scored",
        f"{ratio(folding, scoring):.2f}",
    )
    show("one answer folded, of all at once", f"{1e6 * min(folding) / ANSWERS:.0f} µs")

    some = fold(EMPTY, log)
    some_text, many_text = text(some), text(folded_by_arithmetic(some))

    def after(kept: str) -> None:
        progress(read(kept))

    many, few = side_by_side([lambda: after(many_text), lambda: after(some_text)], rounds(50))
    show(f"progress after {MANY} answers / after {ANSWERS}", f"{ratio(many, few):.2f}")
    show(f"progress read and told after {MANY}", f"{1000 * min(many):.1f} ms", "under 300 ms")
    show(f"what is kept of {MANY} answers", f"{len(many_text) / 1000:.0f} kB")

    def one_more() -> None:
        text(fold(read(many_text), log[:1]))

    def a_page_more() -> None:
        text(fold(read(many_text), log[:ONE_PAGE]))

    page, one = side_by_side([a_page_more, one_more], rounds(20))
    show(f"{ONE_PAGE} more answers folded and kept / one more", f"{ratio(page, one):.2f}")
    show(f"one more answer folded and kept after {MANY}", f"{1000 * min(one):.1f} ms")
    time_replays(log)


def time_replays(answers: list[Answer]) -> None:
    """Time the choice of what is replayed next, where there are as many mistakes as are kept."""
    prepare()
    with TemporaryDirectory() as folder, begun(Path(folder, "log.db")) as stored:
        for answer in answers:
            stored.append(answer)
        service = make_service(stored, Path(folder, "log.db"))
        there = len(mistakes_of(service, "ada", zone="UTC"))
        practice = practice_for(service, "ada", {"again": "all"})
        numbers = iter(range(rounds(200)))
        found = times(
            lambda: next_asked(service, practice, Again(), next(numbers), zone="UTC"), rounds(200)
        )
    show(
        f"next of {there} mistakes chosen, {len(answers)} answers in the log, p95",
        f"{1000 * p95(found):.1f} ms",
        "under 50 ms",
    )


if __name__ == "__main__":
    main()
