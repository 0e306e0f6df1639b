"""How far somebody is in a lesson: what they may answer, and what they may be told."""

from dataclasses import replace
from datetime import timedelta

import pytest

from tests.classroom.test_lesson import LED, NOON, OWN, SECOND, TIMED, lesson
from trainer.classroom.drill import Told
from trainer.classroom.taking_part import Part, is_told, taking_part

LATE = NOON + timedelta(minutes=1)
AT_THE_END = replace(OWN, told=Told.END)


@pytest.mark.parametrize("is_answered", [False, True])
def test_at_ones_own_pace_one_is_told_and_goes_on_when_one_likes(is_answered: bool) -> None:
    part = taking_part(lesson(), 3, is_answered=is_answered, now=NOON)
    assert part == Part(3, takes=True, tells=True, is_led=False, is_over=False)


def test_where_all_is_told_at_the_end_one_goes_on_at_once() -> None:
    there = lesson(drill=AT_THE_END)
    part = taking_part(there, 3, is_answered=False, now=NOON)
    assert part == Part(3, takes=True, tells=False, is_led=False, is_over=False)
    part = taking_part(there, 3, is_answered=True, now=NOON)
    assert part == Part(4, takes=True, tells=False, is_led=False, is_over=False)
    part = taking_part(there, 9, is_answered=True, now=NOON)
    assert part == Part(10, takes=False, tells=False, is_led=False, is_over=True)


@pytest.mark.parametrize("drill", [OWN, LED, TIMED, AT_THE_END])
def test_a_lesson_that_is_closed_is_over(drill: object) -> None:
    closed = lesson(drill=drill).close(NOON)
    part = taking_part(closed, 0, is_answered=False, now=NOON)
    assert (part.takes, part.is_over) == (False, True)


def test_where_the_teacher_leads_nobody_is_before_the_room() -> None:
    there = lesson(drill=LED, number=2)
    for number in range(3):
        part = taking_part(there, number, is_answered=True, now=NOON)
        assert part == Part(2, takes=True, tells=False, is_led=True, is_over=False)
    told = taking_part(there.tell(), 2, is_answered=True, now=NOON)
    assert told == Part(2, takes=False, tells=True, is_led=True, is_over=False)


def test_where_a_clock_has_run_down_all_are_told() -> None:
    there = lesson(drill=TIMED, started=NOON - SECOND)
    assert taking_part(there, 0, is_answered=False, now=NOON).takes
    part = taking_part(there, 0, is_answered=False, now=LATE)
    assert (part.takes, part.tells) == (False, True)


def test_what_was_answered_is_told_once_the_lesson_tells_it() -> None:
    own, late, led = (lesson(drill=drill) for drill in (OWN, AT_THE_END, LED))
    many = len(OWN)
    assert is_told(own, 0, answered=1, now=NOON)
    assert [is_told(late, 0, answered=each, now=NOON) for each in (1, many - 1, many)] == [
        False,
        False,
        True,
    ]
    assert is_told(late.close(NOON), 0, answered=1, now=NOON)
    assert not is_told(led, 0, answered=many, now=NOON)
    assert is_told(led.tell(), 0, answered=1, now=NOON)
    onward = led.tell().next(NOON)
    assert [is_told(onward, each, answered=2, now=NOON) for each in (0, 1)] == [True, False]
    assert is_told(led.close(NOON), 0, answered=1, now=NOON)
    timed = lesson(drill=TIMED)
    assert [is_told(timed, 0, answered=1, now=each) for each in (NOON, LATE)] == [False, True]
