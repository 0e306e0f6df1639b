"""Classes and lessons: what they are, and how a lesson goes from one step to the next."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.classroom.drill import Pace
from trainer.classroom.lesson import KEEPABLE, KEPT_DAYS, Attendance, Classroom, Lesson, Stage
from trainer.classroom.ready import ready_drill

NOON = datetime(2026, 12, 1, 12, tzinfo=UTC)
SECOND = timedelta(seconds=1)
OWN = ready_drill("mix", 7)
LED = replace(OWN, pace=Pace.LED)
TIMED = replace(LED, clock_s=30)


def lesson(**changes: object) -> Lesson:
    fields: dict[str, Any] = {
        "id": "monday",
        "classroom": "owls",
        "drill": OWN,
        "code": "C6EP34W",
        "started": NOON,
        "asked": NOON,
    }
    return Lesson(**(fields | changes))


def classroom(**changes: object) -> Classroom:
    fields: dict[str, Any] = {"id": "owls", "name": "The Owls", "created": NOON}
    return Classroom(**(fields | changes))


def attendance(**changes: object) -> Attendance:
    fields: dict[str, Any] = {"lesson": "monday", "learner": "ada", "practice": "first"}
    return Attendance(**({**fields, "joined": NOON} | changes))


def test_a_class_keeps_its_lessons_for_a_half_year_or_as_chosen() -> None:
    assert classroom().kept_days == KEPT_DAYS == 180
    for days in (KEEPABLE[0], KEEPABLE[-1]):
        assert classroom(kept_days=days).kept_days == days


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"id": ""}, "a class's id is 1 to 64"),
        ({"name": ""}, "a class's name is 1 to 60 characters"),
        ({"name": "x" * 61}, "a class's name is 1 to 60 characters"),
        ({"name": "two\nlines"}, "a class's name is one line"),
        ({"name": "Owls\u202e"}, "a class's name has no unseen characters or spare spaces"),
        ({"name": " Owls"}, "a class's name has no unseen characters or spare spaces"),
        ({"kept_days": 6}, "lessons are kept for 7 to 400 days, not 6"),
        ({"kept_days": 401}, "lessons are kept for 7 to 400 days, not 401"),
        ({"kept_days": 30.0}, r"lessons are kept for 7 to 400 days, not 30\.0"),
        ({"created": None}, "created is a time in UTC"),
    ],
)
def test_what_is_no_class_is_refused(changes: dict[str, object], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        classroom(**changes)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"id": ""}, "a lesson's id is 1 to 64"),
        ({"classroom": ""}, "a class's id is 1 to 64"),
        ({"code": "C6EP34"}, "a code is 7 of"),
        ({"code": "c6ep34w"}, "a code is 7 of"),
        ({"started": None}, "started is a time in UTC"),
        ({"asked": None}, "asked is a time in UTC"),
        ({"closed": NOON.replace(tzinfo=None)}, "closed is a time in UTC"),
        ({"number": 10}, "the question a room is at is a whole number from 0 to 9, not 10"),
    ],
)
def test_what_is_no_lesson_is_refused(changes: dict[str, object], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        lesson(**changes)


@pytest.mark.parametrize("field", ["lesson", "learner", "practice", "joined"])
def test_what_is_no_attendance_is_refused(field: str) -> None:
    assert attendance()
    with pytest.raises(ValueError, match=r"is 1 to 64|is a time in UTC"):
        attendance(**{field: ""})


def test_at_ones_own_pace_all_is_taken_until_the_lesson_is_closed() -> None:
    there = lesson()
    assert (there.is_open, there.is_led, there.ends()) == (True, False, None)
    assert [number for number in range(-1, 12) if there.takes(number, NOON)] == list(range(10))
    closed = there.close(NOON + SECOND)
    assert closed.closed == NOON + SECOND
    assert not closed.is_open
    assert not any(closed.takes(number, NOON) for number in range(10))
    assert closed.close(NOON + 2 * SECOND) == closed


def test_where_the_teacher_leads_one_question_is_taken_until_it_is_told() -> None:
    there = lesson(drill=LED)
    assert there.is_led
    assert [number for number in range(10) if there.takes(number, NOON)] == [0]
    told = there.tell()
    assert (told.is_told(NOON), told.stage, told.number) == (True, Stage.TOLD, 0)
    assert not told.takes(0, NOON)
    on = told.next(NOON + SECOND)
    assert (on.number, on.stage, on.asked) == (1, Stage.ASKED, NOON + SECOND)
    assert [number for number in range(10) if on.takes(number, NOON)] == [1]
    # What is told can be passed over.
    assert there.next(NOON + SECOND) == on


def test_behind_the_last_question_there_is_none() -> None:
    last = lesson(drill=LED, number=9).tell()
    assert last.next(NOON + SECOND) == last


@given(after=st.floats(-10, 100))
def test_a_clock_tells_when_it_has_run_down(after: float) -> None:
    there, now = lesson(drill=TIMED, started=NOON - SECOND), NOON + after * SECOND
    assert there.ends() == NOON + 30 * SECOND
    assert there.takes(0, now) is not there.is_told(now)
    assert there.is_told(now) is (now >= NOON + 30 * SECOND)
    again = there.next(NOON + 60 * SECOND)
    assert again.ends() == NOON + 90 * SECOND


@pytest.mark.parametrize("drill", [LED, TIMED])
def test_before_the_first_question_nothing_is_taken_told_or_timed(drill: object) -> None:
    there = lesson(drill=drill, stage=Stage.BEFORE)
    late = NOON + 3_600 * SECOND
    assert not any(there.takes(number, late) for number in range(10))
    assert (there.is_told(late), there.ends(), there.tell()) == (False, None, there)
    begun = there.next(late)
    assert (begun.number, begun.stage, begun.asked) == (0, Stage.ASKED, late)
    assert begun.takes(0, late)
    assert begun.ends() == (late + 30 * SECOND if drill == TIMED else None)
    assert not there.close(late).is_open


@given(
    steps=st.lists(st.sampled_from(["tell", "next", "close"]), max_size=30),
    drill=st.sampled_from([OWN, LED, TIMED]),
    stage=st.sampled_from([Stage.BEFORE, Stage.ASKED]),
)
def test_a_lesson_only_moves_on(steps: list[str], drill: object, stage: Stage) -> None:
    there, now = lesson(drill=drill, stage=stage), NOON
    for step in steps:
        now += SECOND
        before = there
        there = there.tell() if step == "tell" else getattr(there, step)(now)
        assert there.number >= before.number
        assert before.is_open or not there.is_open
        assert replace(there, number=0, stage=Stage.ASKED, closed=None, asked=NOON) == lesson(
            drill=drill
        )
        assert sum(there.takes(number, now) for number in range(10)) in (
            {0, 1} if there.is_led else {0, 10}
        )
