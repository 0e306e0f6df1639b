"""An argument is what lies there and who says what."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenarios import DECK, Card, parse_cards
from scenarios.play import THIRTY_ONE
from tests.settle.argued import argument
from trainer.settle.argument import Argument, Person
from trainer.settle.laid import Line


def lines(cards: list[Card]) -> Line:
    line = cards[:1]
    for card in cards[1:]:
        if sum(each.pips for each in (*line, card)) <= THIRTY_ONE:
            line.append(card)
    return Line(tuple(line))


@given(st.builds(lines, st.lists(st.sampled_from(DECK), min_size=1, max_size=8, unique=True)))
def test_every_line_can_have_been_laid(line: Line) -> None:
    play = line.as_play()
    assert play.line == line.cards
    ends = play.score().points - line.score().points
    assert ends in ({0, 1} if line.may_add_one else {0})


@pytest.mark.parametrize(
    "text",
    ["7C 7C", "KC QC JC 5C", "KC QC AC AD AH AS 2C 2D 2H"],
)
def test_what_cannot_have_been_laid_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        Line(parse_cards(text))


@pytest.mark.parametrize(
    ("text", "end", "may_add_one"),
    [
        ("KC QC TC AC", None, False),  # thirty-one
        ("KC QC TC", None, True),
        ("KC QC 6C AC AD AH AS", "go", False),  # thirty, and no ace is left
        ("KC QC 7C AC AD AH", None, True),
        ("AC AD AH AS 2C 2D 2H 2S", "last_card", False),  # of eight cards the eighth
        ("AC AD AH AS 3C 3D 3H 3S", "last_card", False),
    ],
)
def test_the_point_for_the_end_is_there_where_no_card_is_left_that_fits(
    text: str, end: str | None, may_add_one: bool
) -> None:
    line = Line(parse_cards(text))
    assert (line.end and line.end.value) == end
    assert line.may_add_one == may_add_one


def test_only_two_can_argue() -> None:
    with pytest.raises(ValueError, match="of 3 people only two can argue"):
        Argument(argument("cut J").given, (Person("1"), Person("2"), Person("3")))


@pytest.mark.parametrize(
    ("says", "name", "sentence"),
    [
        ("", "", "'' is no count; say the points, a number like 12"),
        ("15 " * 90, "", "is no count"),
        ("1\x072", "", "is no count"),
        ("2", "x" * 31, "is longer than 30 letters"),
    ],
)
def test_what_nobody_says_is_refused_and_quoted(says: str, name: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=r".") as refused:
        Person(says, name)
    assert sentence in str(refused.value)
