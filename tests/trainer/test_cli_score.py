"""`muggins score`: what cards are worth, for people and for scripts."""

import json

import pytest

from tests.trainer.conftest import Run


def test_a_count_is_printed_as_it_is_said(muggins: Run) -> None:
    status, out, err = muggins("score", "4C 5D 6S 6H / JH")
    assert (status, err) == (0, "")
    assert out == (
        "show 4C 5D 6S 6H / JH\n"
        "\n"
        "  fifteen two                              5D JH   2\n"
        "  fifteen four                          4C 5D 6S   4\n"
        "  fifteen six                           4C 5D 6H   6\n"
        "  and a pair is eight                      6S 6H   8\n"
        "  and a run of three is eleven          4C 5D 6S  11\n"
        "  and another run of three is fourteen  4C 5D 6H  14\n"
        "\n"
        "14 points\n"
    )


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("TC 9D JS 4H / 4D", "and a run of three is five  9D TC JS   5"),
        ("play 4C 6H 5D", "and a run of three is five  4C 6H 5D   5"),
        ("PLAY 4C 6H 5D", "and a run of three is five  4C 6H 5D   5"),
    ],
)
def test_a_run_goes_up_its_ranks_and_in_the_play_as_it_was_laid(
    muggins: Run, text: str, line: str
) -> None:
    assert f"  {line}\n" in muggins("score", text)[1]


@pytest.mark.parametrize(
    ("text", "last_line"),
    [
        ("5C 5D 5S JH / 5H", "29 points"),
        ("crib 2H 4H 6H 8H / KC", "nothing, which players call nineteen"),
        ("2C 4S 6C JH / TH", "1 point"),
        ("cut JD", "2 points"),
        ("cut TD", "nothing"),
        ("play 7C 4D 3H 2S | 5D 6H 9C JS : 7C 5D 4D", "nothing"),
        ("play 7C 5D 6H", "3 points, and 1 more if nobody can add to the count"),
        ("play TC QD 4H 7S", "2 points"),
        ("play 7C 5D", "nothing, or 1 point if nobody can add to the count"),
    ],
)
def test_the_total_comes_last(muggins: Run, text: str, last_line: str) -> None:
    status, out, _ = muggins("score", text)
    assert status == 0
    assert out.splitlines()[-1] == last_line


def test_quotes_around_a_scenario_may_be_left_out(muggins: Run) -> None:
    assert muggins("score", "5C", "5D", "5S", "JH", "/", "5H") == muggins(
        "score", "5C 5D 5S JH / 5H"
    )


def test_a_house_rule_changes_what_a_crib_is_worth(muggins: Run) -> None:
    crib = "crib 3C 6C 9C QC / 5D"
    assert muggins("score", crib)[1].endswith("4 points\n")
    assert muggins("score", "--rules", "crib_flush=4", crib)[1].endswith("8 points\n")
    status, _, err = muggins("score", "--rules", "crib_flush=3", crib)
    assert status == 2
    assert "4 or 5 cards, not 3" in err


def test_json_names_every_combination(muggins: Run) -> None:
    status, out, _ = muggins("score", "--json", "show 2c 4s 6c jh/ th")
    assert status == 0
    assert json.loads(out) == {
        "scenario": "show 2C 4S 6C JH / TH",
        "points": 1,
        "combinations": [{"category": "nobs", "cards": ["JH"], "points": 1}],
    }


def test_json_names_categories_in_small_letters(muggins: Run) -> None:
    for text, category in [
        ("play KC 6H 4D AS | JH QD 9C 8S : KC JH 6H 4D AS", "thirty_one"),
        ("play 4C 2H 7D JD | JH AD 4S 9C : 2H 4S 7D JH 4C AD JD 9C", "last_card"),
    ]:
        found = json.loads(muggins("score", "--json", text)[1])["combinations"]
        assert [each["category"] for each in found] == [category]


def test_the_bare_cards_of_a_count_are_echoed_as_typed(muggins: Run) -> None:
    status, out, _ = muggins("score", "--json", "play 7c, 5d 6h")
    assert status == 0
    assert json.loads(out)["scenario"] == "play 7c, 5d 6h"
    assert json.loads(out)["points"] == 3


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("5C 5D 5S JH", "'5C 5D 5S JH' cannot be read"),
        ("5C 5D 5S JX / 5H", "'JX' is not a card"),
        ("5C 5D 5S 5H / 5H", "5H is there twice"),
        ("play KC QD JH 2C", "over 31"),
        ("play", "'play' cannot be read"),
        ("play 7C 7C", "7C is there twice"),
        ("play 7C 4D 3H 2S | 5D 6H 9C JS : 7C 4D", "4D is out of turn"),
    ],
)
def test_a_bad_scenario_is_refused_with_its_text(muggins: Run, text: str, reason: str) -> None:
    status, out, err = muggins("score", text)
    assert (status, out) == (1, "")
    assert err.startswith("muggins: ")
    assert reason in err


LINES = """\
# cards of an evening
show 5C 5D 5S JH / 5H

five of hearts
crib 2h 4h 6h 8h / kc
play 7C 5D 6H
show 5C\t5C 5S JH / 5H
cut JD
"""


def test_lines_are_answered_each_in_its_place(muggins: Run) -> None:
    status, out, err = muggins("score", "-", lines=LINES)
    assert (status, err) == (1, "")
    fields = [line.split("\t") for line in out.splitlines()]
    assert [field[:2] for field in fields] == [
        ["29", "show 5C 5D 5S JH / 5H"],
        ["error", "five of hearts"],
        ["0", "crib 2H 4H 6H 8H / KC"],
        ["3", "play 7C 5D 6H"],
        ["error", "show 5C 5C 5S JH / 5H"],
        ["2", "cut JD"],
    ]
    assert [len(field) for field in fields] == [2, 3, 2, 2, 3, 2]
    assert "'five of hearts' cannot be read" in fields[1][2]


def test_lines_are_answered_as_json_each_in_its_place(muggins: Run) -> None:
    status, out, _ = muggins("score", "--json", "-", lines=LINES)
    assert status == 1
    answers = [json.loads(line) for line in out.splitlines()]
    assert [answer.get("points") for answer in answers] == [29, None, 0, 3, None, 2]
    assert answers[1]["scenario"] == "five of hearts"
    assert set(answers[1]) == {"scenario", "error"}
    assert answers[4]["scenario"] == "show 5C\t5C 5S JH / 5H"


def test_lines_that_are_all_well_exit_with_0(muggins: Run) -> None:
    assert muggins("score", "-", lines="cut JD\n5C 5D 5S JH / 5H")[0] == 0


def test_what_would_break_a_line_is_taken_out(muggins: Run) -> None:
    lines = "play 7C\t8D\n\x1b[31mcut JD\x07\tagain\n  # a comment\nplay 7C\u20288D\n"
    status, out, _ = muggins("score", "-", lines=lines)
    assert status == 1
    fields = [line.split("\t") for line in out.splitlines()]
    assert [field[:2] for field in fields] == [
        ["2", "play 7C 8D"],
        ["error", "[31mcut JD  again"],
        ["2", "play 7C 8D"],
    ]
    assert [len(field) for field in fields] == [2, 3, 2]
