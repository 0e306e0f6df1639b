"""A count is heard by the rules of the house at the table, and stays as it was said."""

import pytest

from scenarios import GENERATOR, Rules
from tests.web.begun import practice_for
from tests.web.drill.test_acts import Window
from trainer.house import House
from trainer.preferences import Preferences
from trainer.quiz.replies import marked
from trainer.record import Learner, Practice
from trainer.web.drill.desk import stand_of
from trainer.web.drill.practices import drill_of
from trainer.web.service import Service

FOUR = House(rules=Rules(crib_flush=4))
TRAP = {
    "heard": "table",
    "kinds": "crib",
    "where": "crib flush trap",
    "subtlety": "1",
    "seed": "101",
    "generator": str(GENERATOR),
}


@pytest.fixture
def practice(service: Service, ada: Learner) -> Practice:
    at_table(service, FOUR)
    return practice_for(service, ada.id, TRAP)


def at_table(service: Service, house: House) -> None:
    service.log.prefer("ada", str(Preferences().at_table(house)))


def test_a_right_count_is_right_by_the_rules_of_the_house(
    service: Service, practice: Practice
) -> None:
    question = stand_of(service, practice).question
    assert (question.mistake, question.said and question.said.points) == ("", 12)
    assert question.scenario.score(FOUR.rules).points == 12
    Window(service, practice).send("answer", form="call", text="a")
    answered = stand_of(service, practice).answered
    assert answered
    assert marked(answered.answer).result.is_right


def test_what_was_said_stays_said_when_the_house_changes(
    service: Service, practice: Practice
) -> None:
    asked = stand_of(service, practice).question
    Window(service, practice).send("answer", form="call", text="a")
    at_table(service, House())
    assert stand_of(service, practice).question == asked
    Window(service, practice).send("next")
    assert stand_of(service, practice).question == drill_of(practice).question(1)


def test_the_house_says_what_is_heard_until_it_is_called(
    service: Service, practice: Practice
) -> None:
    by_house = stand_of(service, practice).question
    at_table(service, House())
    by_all = stand_of(service, practice).question
    assert by_all.scenario == by_house.scenario
    assert by_all.said != by_house.said
