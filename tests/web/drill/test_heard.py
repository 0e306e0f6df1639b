"""A count that is heard, at the table: all of it is said, and nothing of whether it is right."""

import json
from dataclasses import replace

import pytest

from tests.quiz.called import ADDED, ALL, HAND, OVER, SHORT, heard
from tests.web.begun import practice_for
from tests.web.drill.test_acts import Window
from trainer.house import HOUSES
from trainer.miscounts.mistakes import MISTAKES
from trainer.preferences import Preferences
from trainer.quiz.calls import CallMarking
from trainer.quiz.drill import Drill, question_of
from trainer.quiz.heard_chosen import why_heard
from trainer.quiz.question import Question
from trainer.quiz.replies import marked
from trainer.quiz.settings import Settings
from trainer.record import Learner, Practice
from trainer.web.drill import desk
from trainer.web.drill.desk import Reply, Stand, stand_of
from trainer.web.drill.view import Aside, View, view_of
from trainer.web.likes import preferences_of
from trainer.web.service import Service


@pytest.fixture
def practice(service: Service, ada: Learner) -> Practice:
    return practice_for(service, ada.id, {"heard": "half", "seed": "7", "generator": "3"})


def seen(stand: Stand, question: Question | None = None) -> View:
    asked = replace(stand, question=question) if question else stand
    return view_of(asked, context="heard", aside=Aside())


def test_before_the_call_nothing_tells_whether_it_is_right(
    service: Service, practice: Practice
) -> None:
    stand = stand_of(service, practice)
    drill = Drill(Settings.parse(practice.settings), practice.seed)
    for number in range(60):
        question = drill.question(number)
        view = seen(stand, question)
        # A wrong count is given to the table as the same count is that nobody chose to be wrong.
        assert view == seen(stand, replace(question, mistake=""))
        assert (view["stage"], view["verdict"], view["forms"]) == ("ask", None, ["call"])
        told = json.dumps({name: value for name, value in view.items() if name != "words"})
        assert "off" not in json.loads(told)["call"]
        for key in MISTAKES:
            assert f'"{key}"' not in told
        for line in view["call"]["lines"]:
            assert set(line) == {"words", "cards", "running", "token"}


def test_counts_of_as_many_lines_differ_in_nothing_but_what_is_said(
    service: Service, practice: Practice
) -> None:
    stand = stand_of(service, practice)
    right, wrong = (seen(stand, heard(HAND, said)) for said in (ALL, ADDED))
    for view in (right, wrong):
        view["call"]["lines"] = [sorted(line) for line in view["call"]["lines"]]
        assert view["call"]["told"].startswith("They count: fifteen two; fifteen four; ")
        assert view["call"].pop("told").endswith(f"; {view['call'].pop('pegs')}.")
    assert right == wrong


def test_it_is_said_with_its_running_total_and_pegged(service: Service, practice: Practice) -> None:
    call = seen(stand_of(service, practice), heard(HAND, ADDED))["call"]
    assert [line["running"] for line in call["lines"]] == [2, 4, 8, 11, 14]
    assert call["pegs"] == "and peg 14"
    assert call["pace"] == "whole"


PLAYED = "play KC AD 2H 5S | JH TH 8C 7S : KC JH AD"


def test_of_a_play_both_sides_are_named_as_everywhere(service: Service, practice: Practice) -> None:
    view = seen(stand_of(service, practice), heard(PLAYED, "nothing"))
    assert [row["label"] for row in view["rows"]] == ["they hold", "this count", "you hold"]
    assert view["rows"][1]["by"] == ["they", "you", "they"]
    words = [each["words"] for each in view["heard"]]
    assert words == ["they lay a king: 10", "you lay a jack: 20", "they lay an ace: 21"]
    told = json.dumps(view)
    assert "pone" not in told
    assert '"dealer' not in told


def test_a_go_in_this_count_stays_in_sight(service: Service, practice: Practice) -> None:
    stand = stand_of(service, practice)
    for text, stays in (
        ("play KC 9D AH AS | JH TH 8C 7S : KC JH 9D AH", ["you say go"]),
        ("play KC 9D AH AS | JH TH 8C 7S : KC JH 9D AH AS TH", []),
        (PLAYED, []),
    ):
        view = seen(stand, heard(text, "nothing"))
        assert [each["words"] for each in view["heard"] if each["stays"]] == stays


def test_a_count_of_nothing_is_one_line(service: Service, practice: Practice) -> None:
    call = seen(stand_of(service, practice), heard("cut JD", "nothing"))["call"]
    assert call["lines"] == [{"words": "nothing", "cards": [], "running": 0, "token": ""}]
    assert call["pegs"] == "and peg nothing"


def test_each_line_can_be_named_as_false(service: Service, practice: Practice) -> None:
    stand = stand_of(service, practice)
    drill = Drill(Settings.parse(practice.settings), practice.seed)
    for number in range(60):
        question = drill.question(number)
        lines = seen(stand, question)["call"]["lines"]
        window = replace(stand, question=question, place=replace(stand.place, number=number))
        named = " ".join(["o2", *(line["token"] for line in lines)])
        answered = desk.answer(service, window, Reply("call", named))
        called = marked(answered.answer).marking
        assert isinstance(called, CallMarking)
        assert len(called.named) == len(called.said.claims)


def test_the_call_is_logged_with_the_count_and_the_mistake_that_was_chosen(
    service: Service, practice: Practice
) -> None:
    window = Window(service, practice)
    question = stand_of(service, practice).question
    assert window.send("answer", form="call", text=" Muggins  for 2 P55 ") == Aside()
    answered = stand_of(service, practice).answered
    assert answered
    assert answered.answer.claimed == f"{question.said} : muggins 2 p55"
    assert answered.answer.why == why_heard(question.mistake)
    assert question_of(answered.answer, practice) == question
    assert window.stage == "verdict"


def test_a_call_that_cannot_be_read_is_put_back(service: Service, practice: Practice) -> None:
    aside = Window(service, practice).send("answer", form="call", text="x9")
    assert "'x9' is no call" in aside.notice
    assert aside.typed == "x9"
    assert (
        "no way to answer"
        in Window(service, practice).send("answer", form="total", text="9").notice
    )


def test_a_pace_is_kept_and_a_call_is_no_way_to_answer_to_keep(
    service: Service, practice: Practice
) -> None:
    window = Window(service, practice)
    window.send("pace", pace="2s")
    window.send("form", form="call")
    assert preferences_of(service, practice.learner) == Preferences(pace="2s")
    assert "pace is one of" in window.send("pace", pace="3s").notice
    assert preferences_of(service, practice.learner).pace == "2s"


@pytest.mark.parametrize("house", HOUSES)
def test_the_house_in_force_is_always_told(
    service: Service, practice: Practice, house: str
) -> None:
    liked = Preferences().at_table(HOUSES[house])
    stand = replace(stand_of(service, practice), preferences=liked)
    told = seen(stand)["house"]
    assert told["words"]
    assert told["link"] == "house"
    desk.answer(service, stand, Reply("call", "a"))
    # Whatever house is chosen later.
    assert seen(stand_of(service, practice))["house"] == told
    ada = practice_for(service, practice.learner, {"kinds": "hand"})
    assert seen(stand_of(service, ada))["house"] is None


@pytest.mark.parametrize("said", [SHORT, OVER])
def test_the_verdict_has_the_right_count_beside_the_one_that_was_said(
    service: Service, practice: Practice, said: str
) -> None:
    stand = stand_of(service, practice)
    mistake = "double_run_once" if said == SHORT else ""
    asked = replace(stand, question=heard(HAND, said, mistake))
    answered = desk.answer(service, asked, Reply("call", "a"))
    verdict = seen(replace(asked, answered=answered))["verdict"]
    assert verdict["award"]
    assert {line["beside"] for line in verdict["lines"]} >= {"fifteen two", "fifteen four"}
    if said == SHORT:
        assert verdict["names"][0]["name"] == f"their mistake: {MISTAKES[mistake].name}"
        assert verdict["names"][0]["link"] == "learn?at=runs"
        assert [line["beside"] for line in verdict["lines"]][-1] == ""
