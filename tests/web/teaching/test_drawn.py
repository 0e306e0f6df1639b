"""What is drawn of a lesson: names are text, and rows tell no order where names are hidden."""

import re
from collections.abc import Iterable
from dataclasses import replace

import pytest

from scenarios import parse_scenario
from tests.progress.made import answer
from tests.web.teaching.lessons import NAMES
from trainer.classroom.board import Figures, board
from trainer.classroom.ready import ready_drill
from trainer.house import House
from trainer.progress.recent import Recent
from trainer.quiz.question import Ask, Question
from trainer.record import Form
from trainer.web.progress.marks import NONE
from trainer.web.teaching.asked import asked_html, right_said
from trainer.web.teaching.drawn import (
    lessons_html,
    missed_html,
    people_html,
    questions_html,
    rules_html,
)

PEOPLE = [(name.lower(), name, number % 3) for number, name in enumerate(NAMES)]


def places(html: str) -> list[str]:
    """Read where each row is, of people who are at questions of their own."""
    return re.findall(r'data-of="at">([^<]+)<', html)


def test_rows_stand_by_name_and_else_in_an_order_that_tells_nothing_and_stays() -> None:
    told = board(90, [(id_, name, at) for at, (id_, name, _) in enumerate(PEOPLE)], [])
    named = people_html(told, lesson="monday", is_named=True)
    assert places(named) == [f"{at} of 90" for at in range(1, 13)]
    hidden = people_html(told, lesson="monday", is_named=False)
    assert not any(name in hidden for name in NAMES)
    assert sorted(places(hidden)) == sorted(places(named))
    assert places(hidden) != places(named)
    assert hidden == people_html(told, lesson="monday", is_named=False)
    assert places(hidden) != places(people_html(told, lesson="tuesday", is_named=False))


def test_a_name_is_text_whatever_it_is() -> None:
    told = board(1, [("eve", "<script>alert(1)</script>", 0)], [])
    html = people_html(told, lesson="monday", is_named=True)
    assert "&lt;script&gt;" in html
    assert "<script" not in html


def test_each_answer_has_a_shape_and_a_word() -> None:
    told = board(4, [("ada", "Ada", 3)], [])
    (ada,) = told.people
    answered = {0: Figures(1, 1, 8, 8), 1: Figures(1, 0, 8, 6), 2: Figures(1, 0, 8, 0)}
    told = replace(told, people=(replace(ada, by_question=answered),))
    html = people_html(told, lesson="monday", is_named=True)
    for kind, words in (("right", "1: right"), ("part", "2: part"), ("none", "3: none")):
        assert f'<li class="mg-{kind}" title="{words}">' in html
    assert '<li class="mg-yet" title="4: not yet">' in html


def test_before_anybody_answers_each_view_says_so() -> None:
    told = board(2, [], [])
    assert "Nobody has joined yet." in people_html(told, lesson="monday", is_named=True)
    assert "Nothing is counted yet." in rules_html(told)
    assert "Nothing is missed so far." in missed_html(told)
    # What nobody has answered is not told of.
    assert "mg-card" not in questions_html(told, ready_drill("mix", 7))


def test_when_a_lesson_is_over_what_nobody_answered_shows_its_cards() -> None:
    html = questions_html(board(2, [], []), ready_drill("fifteens", 7), is_over=True)
    assert [row.count("mg-lies") > 0 for row in html.split("<tr>")[2:]] == [True, True]


def test_points_that_are_not_there_are_shown() -> None:
    told = board(2, [("ada", "Ada", 1), ("bo", "Bo", 0)], [("ada", Recent(answer(claimed="27")))])
    people = people_html(told, lesson="monday", is_named=True)
    each_time = lessons_html([("today", 2, told.total), ("before", 1, Figures())])
    for html in (people, questions_html(told, ready_drill("fifteens", 7)), each_time):
        assert re.findall('data-of="too many">([^<]+)<', html) == ["+13", NONE]


def test_points_lost_by_totals_are_said_to_be_of_no_rule() -> None:
    totals = [("ada", Recent(answer(0))), ("ada", Recent(answer(1, claimed="10")))]
    told = board(2, [("ada", "Ada", 2)], totals)
    said = "Of the points lost, 4 cannot be told by rule"
    assert said in rules_html(told)
    assert "mg-share" not in rules_html(told)
    assert "Nothing is known to be missed." in missed_html(told)
    assert said in missed_html(told)


def test_a_rule_of_which_no_loss_is_known_has_no_bar_while_some_are_of_no_rule() -> None:
    run_only = Recent(answer(0, form="combinations", claimed="p66 d4566"))
    told = board(2, [("ada", "Ada", 2)], [("ada", run_only)])
    assert rules_html(told).count("mg-share") == 3
    total = Recent(answer(1, claimed="10"))
    told = board(2, [("ada", "Ada", 2)], [("ada", run_only), ("ada", total)])
    assert rules_html(told).count("mg-share") == 1
    assert "cannot be told by rule" in rules_html(told)
    assert "missed by" in missed_html(told)


@pytest.mark.parametrize("key", ["mix", "miscounts", "play-runs"])
def test_a_question_tells_nothing_of_its_count_before_it_is_told(key: str) -> None:
    drill = ready_drill(key, 7)
    for number in range(len(drill)):
        question = drill.question(number)
        asked = asked_html(question, House(), None)
        assert "<h3>" not in asked
        assert "mg-ask" in asked
        told = asked_html(question, House(), [])
        assert "Nobody answered." in told
        assert (question.said is None) == ("They count, and peg" not in asked)
        assert "They count, and peg" not in told


def rows_said(question: Question, claims: Iterable[str], *, joined: int = 0) -> list[str]:
    """Read what the room said to a question, row by row."""
    form: Form = "cards" if question.ask is Ask.TURN else "total"
    answers = [
        Recent(
            answer(
                number,
                claimed=said,
                scenario=str(question.scenario),
                question=question.ask.value,
                form=form,
            )
        )
        for number, said in enumerate(claims)
    ]
    room = asked_html(question, House(), answers, joined=joined).partition("The room said")[2]
    every = re.findall("<li.*?</li>", room)
    return [" ".join(re.sub("<[^>]+>", " ", row).split()) for row in every]


FOURTEEN = Question(Ask.SHOW, parse_scenario("show 4C 5D 6S 6H / JH"))
GOES = Question(Ask.TURN, parse_scenario("play 7C 4D 3H 2S | 8D 6H 9C JS : 7C 8D"), "pone")


@pytest.mark.parametrize(
    ("claims", "rows"),
    [
        (["12", "12", "10"], ["12 2", "10 1", "14 0 ✓ right"]),
        (["12", "14"], ["12 1", "14 1 ✓ right"]),
        # More answers than are read from the back: the right one is among them in any case.
        (
            [*map(str, range(1, 10)), "14"],
            [*(f"{each} 1" for each in range(1, 9)), "14 1 ✓ right"],
        ),
    ],
)
def test_the_right_answer_stands_among_what_the_room_said(
    claims: list[str], rows: list[str]
) -> None:
    assert rows_said(FOURTEEN, claims) == rows


def test_where_it_is_cards_or_a_call_the_right_answer_stands_there_as_well() -> None:
    assert rows_said(GOES, ["go"])[1].endswith("0 ✓ right")
    heard = ready_drill("miscounts", 7).question(0)
    assert right_said(heard, House()).partition(" ")[0] in {"accept", "muggins", "over"}
    any_fifteen = replace(FOURTEEN, asked=("any fifteen",))
    assert right_said(any_fifteen, House()) == ""


def test_who_gave_no_answer_is_counted_among_what_the_room_said() -> None:
    assert rows_said(FOURTEEN, ["14"], joined=3) == ["14 1 ✓ right", "no answer 2"]
    assert rows_said(FOURTEEN, ["14"], joined=1) == ["14 1 ✓ right"]


def test_once_a_count_that_was_heard_is_told_it_stands_beside_what_they_said() -> None:
    drill = ready_drill("miscounts", 7)
    told = "".join(asked_html(drill.question(at), House(), []) for at in range(len(drill)))
    # Of a line that went wrong that is said already.
    assert "<em>said for three; it is four</em>" in told
    assert "<em>they said: and a pair is six</em>" in told
