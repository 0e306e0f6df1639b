"""How a lesson goes is added up once for all who look, and again when something came."""

from dataclasses import replace
from datetime import datetime, timedelta
from unittest.mock import Mock

import pytest

from tests.store.made import NOON
from tests.web.teaching.lessons import a_class, a_lesson, count_lesson, with_questions
from trainer.classroom.lesson import Lesson
from trainer.classroom.ready import ready_drill
from trainer.record import Slip
from trainer.store import Register
from trainer.web.boards import Boards
from trainer.web.service import Service

SECOND = timedelta(seconds=1)


@pytest.fixture
def lesson(service: Service) -> Lesson:
    a_class(service)
    lesson = a_lesson(service, with_questions(ready_drill("fifteens", 7), 3))
    count_lesson(service, lesson, ["Ada", "Bo"])
    return lesson


@pytest.fixture
def register(service: Service) -> Mock:
    return Mock(spec=Register, wraps=service.register)


def test_whoever_else_looks_within_a_second_is_shown_the_same(
    register: Mock, lesson: Lesson
) -> None:
    boards = Boards()
    first = boards.look(register, lesson, NOON)
    assert boards.look(register, lesson, NOON + SECOND / 2) is first
    assert register.answers.call_count == 1
    assert boards.look(register, lesson, NOON + SECOND) is not first
    assert register.answers.call_count == 2
    # A clock may be set back.
    boards.look(register, lesson, NOON - timedelta(hours=1))
    assert register.answers.call_count == 3


def test_an_answer_is_marked_once(register: Mock, lesson: Lesson) -> None:
    boards = Boards()
    first = boards.look(register, lesson, NOON)
    then = boards.look(register, lesson, NOON + SECOND)
    assert then.board is first.board
    assert [each for _, each in first.answers]
    assert all(
        one is other for (_, one), (_, other) in zip(first.answers, then.answers, strict=True)
    )


def test_a_slip_said_afterwards_is_seen(service: Service, lesson: Lesson) -> None:
    boards = Boards()
    first = boards.look(service.register, lesson, NOON)
    (ada, *_) = first.to_question(0)
    service.log.append(Slip(answer=ada.answer.id, at=NOON))
    then = boards.look(service.register, lesson, NOON + SECOND)
    assert len(then.to_question(0)) == len(first.to_question(0)) - 1
    assert then.board.total.answers == first.board.total.answers - 1


def test_it_is_added_up_anew_when_it_has_to_be(register: Mock, lesson: Lesson) -> None:
    boards = Boards()
    boards.look(register, lesson, NOON)
    boards.forget(lesson.id)
    boards.look(register, lesson, NOON)
    assert register.answers.call_count == 2


def test_the_lessons_looked_at_long_ago_are_forgotten(register: Mock, lesson: Lesson) -> None:
    boards = Boards()
    register.joined = Mock(return_value=())
    register.answers = Mock(return_value=())

    def look(number: int, at: datetime) -> None:
        boards.look(register, replace(lesson, id=f"lesson{number}"), at)

    for number in range(30):
        look(number, NOON + number * SECOND / 100)
    assert register.answers.call_count == 30
    look(29, NOON + SECOND / 2)
    assert register.answers.call_count == 30
    look(0, NOON + SECOND / 2)
    assert register.answers.call_count == 31


def test_an_answer_of_whoever_left_meanwhile_is_left_out(
    register: Mock, service: Service, lesson: Lesson
) -> None:
    register.joined = Mock(return_value=service.register.joined(lesson.id)[:1])
    live = Boards().look(register, lesson, NOON)
    assert {learner for learner, _ in live.answers} == {"ada"}
