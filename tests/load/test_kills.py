"""The server is killed while they answer: nothing that was acknowledged is lost, or kept twice."""

import asyncio

from tests.load.kills import kill_while_they_answer
from tests.load.school import School

STUDENTS = 8


def test_a_kill_loses_nothing_and_each_is_back_at_their_question(room: School) -> None:
    found = asyncio.run(kill_while_they_answer(room, kills=1, students=STUDENTS, every_s=0.4))
    assert found.wrong == []
    assert len(found.back_s) == 1
    assert all(each.acknowledged for each in found.students)
