"""Somebody comes into a lesson once, under a name that nobody else in it has, or not at all."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import timedelta
from random import Random
from threading import Thread
from typing import Any

import pytest

from tests.store.schooled import CODE
from tests.web.attending.conftest import Clock, come_in, come_in_as_offered
from trainer.classroom.codes import new_code
from trainer.classroom.lesson import MOST_STUDENTS, Lesson
from trainer.classroom.ready import ready_drill
from trainer.record import Practice
from trainer.web.attending import joining
from trainer.web.attending.joining import (
    WHY_NOT,
    Came,
    go_on_in,
    lesson_under,
    may_go_on,
    name_to_offer,
)
from trainer.web.drill.in_lesson import take_part
from trainer.web.service import Service

Begin = Callable[..., Lesson]
BY = {"browser": "b", "address": "192.0.2.7"}


def names(school: Service, lesson: Lesson) -> list[str]:
    return [each.learner.name for each in school.register.joined(lesson.id)]


@pytest.mark.parametrize("typed", [CODE, CODE.lower(), f" {CODE[:3]} {CODE[3:]} ", "c6e-p34w"])
def test_a_code_is_read_as_people_type_it(school: Service, begin: Begin, typed: str) -> None:
    lesson = begin()
    assert lesson_under(school, typed, by=BY) == lesson


def test_a_lesson_that_is_closed_or_never_was_is_told_alike(
    school: Service, begin: Begin, clock: Clock
) -> None:
    lesson = begin()
    school.register.move_lesson(lesson.close(clock.time), instead_of=lesson)
    assert lesson_under(school, CODE, by=BY) == "no lesson"
    assert lesson_under(school, "2222222", by=BY) == "no lesson"
    assert lesson_under(school, "no code", by=BY) == "no lesson"


def test_who_guesses_codes_has_to_wait_and_a_slip_costs_nothing(
    school: Service, begin: Begin, clock: Clock
) -> None:
    lesson, rng = begin(), Random(7)
    for _ in range(100):
        assert lesson_under(school, "C6EP34", by=BY) == "no lesson"  # a symbol is missing
    told = [lesson_under(school, new_code(rng), by=BY) for _ in range(100)]
    assert told.count("no lesson") == 10
    assert lesson_under(school, CODE, by=BY) == "wait"
    # The others of the class come from the same address, each with a browser of their own.
    assert lesson_under(school, CODE, by=BY | {"browser": "another"}) == lesson
    clock.time += timedelta(minutes=1)
    assert lesson_under(school, CODE, by=BY) == lesson


def test_a_name_is_written_plainly_and_taken_once(school: Service, begin: Begin) -> None:
    lesson = begin()
    came = come_in(school, lesson, "  Ada\u202e  Lovelace\u200b ")
    assert came.learner
    assert names(school, lesson) == ["Ada Lovelace"]
    assert school.register.attending(came.learner)[0][0] == lesson
    assert school.log.learners() == ()


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u202e", "x" * 31, "x" * 1_000_000])
def test_what_is_no_name_is_refused_and_nothing_is_kept(
    school: Service, begin: Begin, name: str
) -> None:
    lesson = begin()
    assert come_in(school, lesson, name) == Came(refused="no name")
    assert school.register.members("owls") == ()


def test_a_name_comes_with_no_more_marks_than_are_read(school: Service, begin: Begin) -> None:
    lesson = begin()
    assert come_in(school, lesson, "Z" + "\u0336\u0489" * 14).learner
    assert names(school, lesson) == ["Z" + "\u0336\u0489" * 2]
    assert come_in(school, lesson, "Nguyễn").learner


def test_a_name_is_offered_that_looks_like_nobodys(school: Service, begin: Begin) -> None:
    lesson = begin()
    come_in(school, lesson, "B1ue 0wl")
    came = come_in_as_offered(school, lesson, "Blue Owl", Random(7))
    assert came.learner
    assert "Blue Owl" not in names(school, lesson)


def test_whose_browser_shows_their_key_goes_on_in_a_later_lesson(
    school: Service, begin: Begin
) -> None:
    ada = come_in(school, begin(), "Ada").learner
    tuesday = begin(id_="tuesday", code="2345678")
    assert may_go_on(school, tuesday, ada)
    assert go_on_in(school, tuesday, ada) == go_on_in(school, tuesday, ada) == Came(learner=ada)
    assert [each.id for each, _ in school.register.attending(ada)] == ["monday", "tuesday"]
    assert not may_go_on(school, replace(tuesday, classroom="others"), ada)


def test_who_climbs_the_ladder_in_class_is_new_to_counting(school: Service, begin: Begin) -> None:
    ada = come_in(school, begin(), "Ada").learner
    bob = come_in(school, begin(ready_drill("mix", 7), id_="mix", code="2345678"), "Bob").learner
    likes = [school.log.preferences(each) for each in (ada, bob)]
    assert likes == ["level=new", "level=counts"]


def test_a_closed_lesson_takes_nobody_and_keeps_nothing_of_them(
    school: Service, begin: Begin, clock: Clock
) -> None:
    lesson = begin()
    come_in(school, lesson, "Ada")
    school.register.move_lesson(lesson.close(clock.time), instead_of=lesson)
    assert come_in(school, lesson, "Bob") == Came(refused="no seat")
    assert [each.name for each in school.register.members("owls")] == ["Ada"]


def test_a_room_takes_so_many_and_no_more(school: Service, begin: Begin) -> None:
    lesson = begin()
    came = [come_in(school, lesson, f"No {number}") for number in range(MOST_STUDENTS + 1)]
    assert [each.refused for each in came] == [None] * MOST_STUDENTS + ["no seat"]


def test_forty_who_come_at_once_have_a_seat_each(school: Service, begin: Begin) -> None:
    lesson = begin()
    with ThreadPoolExecutor(40) as room:
        came = list(room.map(lambda number: come_in(school, lesson, f"No {number}"), range(40)))
    assert len({each.learner for each in came}) == 40
    assert len(names(school, lesson)) == 40


def test_of_two_who_take_a_name_at_once_one_has_it(
    school: Service, begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson, came = begin(), list[Came]()

    def come() -> None:
        came.append(come_in(school, lesson, "Ada"))

    def take_part_late(*args: Any) -> Practice:  # noqa: ANN401
        # The other types the same name while this one is known and has no seat yet.
        monkeypatch.undo()
        other.start()
        other.join(timeout=0.5)
        return take_part(*args)

    other = Thread(target=come)
    monkeypatch.setattr(joining, "take_part", take_part_late)
    come()
    other.join()
    assert sorted(bool(each.learner) for each in came) == [False, True]
    assert names(school, lesson) == ["Ada"]


def test_a_name_that_was_offered_to_many_is_given_to_one(school: Service, begin: Begin) -> None:
    lesson = begin()
    come_in(school, lesson, "blue owl")

    def press(seed: int) -> Came:
        return come_in_as_offered(school, lesson, "Blue Owl", Random(seed))

    with ThreadPoolExecutor(8) as room:
        came = list(room.map(press, range(8)))
    assert len({each.learner for each in came if each.learner}) == 8
    assert len({each.casefold() for each in names(school, lesson)}) == 9


def test_a_name_is_offered_that_nobody_in_the_class_has(school: Service, begin: Begin) -> None:
    lesson = begin()
    offered = [name_to_offer(school, lesson, Random(7)) for _ in range(2)]
    assert offered[0] == offered[1]
    come_in(school, lesson, offered[0])
    assert name_to_offer(school, lesson, Random(7)) != offered[0]


def test_every_refusal_is_told_in_a_sentence() -> None:
    assert all(sentence.endswith(".") for sentence in WHY_NOT.values())
