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
from trainer.web.drill.view import Aside, view_of
from trainer.web.service import Service

FOUR = House(rules=Rules(crib_flush=4))
TRAP = {
    "heard": "table",
    "kinds": "crib",
    "where": "crib flush trap",
    "subtlety": "1",
    "seed": "105",
    "generator": str(GENERATOR),
}

DOUBLE = {"heard": "table", "kinds": "hand", "where": "double run + fifteen"}


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


def test_their_count_is_said_in_the_order_and_the_way_one_likes(
    service: Service, practice: Practice
) -> None:
    theirs = practice_for(service, practice.learner, DOUBLE)
    asked = stand_of(service, theirs).question
    said = "spoken=nobs,runs,pairs,fifteens,flush&counting=by_pattern"
    service.log.prefer("ada", f"level=counts&{said}")
    heard = stand_of(service, theirs).question
    assert (heard.scenario, heard.mistake) == (asked.scenario, asked.mistake)
    first = [each.said.spoken[0].words for each in (asked, heard) if each.said]
    assert [words.split()[:2] for words in first] == [["fifteen", "two"], ["a", "double"]]


CHANGED = "The house was changed in another window. Look again, then answer."


@pytest.mark.parametrize("text", ["a", "m4"])
def test_a_call_by_a_house_that_was_not_on_the_screen_is_not_taken(
    service: Service, practice: Practice, text: str
) -> None:
    seen = view_of(stand_of(service, practice), context="", aside=Aside())["under"]
    assert seen == str(FOUR)
    window = Window(service, practice)
    at_table(service, House())
    aside = window.send("answer", form="call", text=text, house=seen)
    assert (aside.notice, aside.typed) == (CHANGED, text)
    assert (window.stage, window.entries) == ("ask", 0)
    again = view_of(stand_of(service, practice), context="", aside=aside)["under"]
    assert window.send("answer", form="call", text=text, house=again) == Aside()
    assert window.entries == 1


@pytest.mark.parametrize("fields", [{"kinds": "hand"}, {"race": "61", "seed": "7"}])
def test_no_count_is_taken_by_another_house_either(
    service: Service, practice: Practice, fields: dict[str, str]
) -> None:
    generator = {"generator": str(GENERATOR)} if "seed" in fields else {}
    counting = practice_for(service, practice.learner, fields | generator)
    window = Window(service, counting)
    at_table(service, House())
    aside = window.send("answer", form="total", text="2", house=str(FOUR))
    assert (aside.notice, aside.typed, window.entries) == (CHANGED, "2", 0)


@pytest.mark.parametrize("house", [7, None, ["muggins=off"]])
def test_a_house_that_is_none_is_another(
    service: Service, practice: Practice, house: object
) -> None:
    window = Window(service, practice)
    aside = window.send("answer", form="call", text="a", house=house)
    assert (aside.notice, window.entries) == (CHANGED, 0)


def test_what_was_answered_in_another_window_is_told_whatever_the_house(
    service: Service, practice: Practice
) -> None:
    one, other = Window(service, practice), Window(service, practice)
    one.send("answer", form="call", text="a", house=str(FOUR))
    at_table(service, House())
    aside = other.send("answer", form="call", text="m2", house=str(FOUR))
    assert "answered in another window" in aside.notice
