"""A count that names no cards is marked for what it says, and for no more."""

import pytest

from scenarios import Category
from tests.trainer.marked import WORTH_14, require_books_balance, score_of, spoken, texts


@pytest.mark.parametrize(
    ("text", "claimed"),
    [
        (WORTH_14, "15 15 15 p r3 r3"),
        (WORTH_14, "15 15 15 d3"),
        ("show 8D 8S 9C TH / JD", "d4"),
        ("show TC JC JD QC / JH", "t3"),
        ("show 7C 7D 8S 8H / 9D", "15 15 15 15 dd3"),
        ("show 5C 5D 5S JH / 5H", "15 15 15 15 15 15 15 15 p4 n"),
        ("show 2C 4C 6C QC / TC", "x5"),
        ("cut JD", "h"),
        ("play KC 6H 4D AS | JH QD 9C 8S : KC JH 6H 4D AS", "31"),
        ("play 5C 5D 3H 2S | 5H 6H 9C JS : 5C 5H 5D", "15 p3"),
        ("play KC 9D 9H 8S | JH TH 8C 7S : KC JH 9D", "g"),
        ("play 4C 2H 7D JD | JH AD 4S 9C : 2H 4S 7D JH 4C AD JD 9C", "l"),
        ("show 2H 4C 8S TD / QH", ""),
    ],
)
def test_a_count_is_right_as_it_is_said(text: str, claimed: str) -> None:
    marking = spoken(text, claimed)
    assert marking.is_right
    assert marking.claimed == score_of(text).points
    require_books_balance(marking)


def test_some_of_several_are_not_guessed_at() -> None:
    marking = spoken(WORTH_14, "15 p r3 r3")
    (unsure,) = marking.unsure
    assert unsure.missed == 2
    assert [each.category for each in unsure.combinations] == [Category.FIFTEEN] * 3
    assert not marking.missed
    assert marking.points_found == 10
    require_books_balance(marking)


def test_none_of_several_are_all_missed() -> None:
    marking = spoken(WORTH_14, "d3")
    assert [each.category for each in marking.missed] == [Category.FIFTEEN] * 3
    assert not marking.unsure


def test_one_more_than_there_are_is_counted_twice() -> None:
    marking = spoken(WORTH_14, "15 15 15 15 d3")
    assert [part.category for part in marking.twice] == [Category.FIFTEEN]
    assert marking.claimed == 16


def test_a_double_run_of_four_said_as_three_is_misvalued() -> None:
    marking = spoken("show 8D 8S 9C TH / JD", "d3")
    assert [each.claimed for each in marking.misvalued] == [3, 3]
    assert texts(marking.found) == ["pair 8D 8S for 2"]
    require_books_balance(marking)


def test_a_line_for_nothing_is_imagined() -> None:
    marking = spoken("show 2H 4C 8S TD / QH", "15 r3 n")
    assert len(marking.imagined) == 3
    assert marking.claimed == 6
    assert marking.points_found == 0


@pytest.mark.parametrize("said", ["r3 r4", "r4 r3"])
def test_the_run_that_is_there_is_found_beside_one_that_is_not(said: str) -> None:
    marking = spoken("show 9C TD JS QH / 2D", said)
    assert texts(marking.found) == ["run 9C TD JS QH for 4"]
    assert [part.size for part in marking.imagined] == [3]
