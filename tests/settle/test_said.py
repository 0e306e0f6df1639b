"""What somebody says is read with the cards before one: points, lines, cards with no letter."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.claims import Claim
from trainer.quiz.kinds import Kind
from trainer.settle.entered import Entered, read_cards
from trainer.settle.said import Said, read_said

HAND = "5 6 6 7 / 8"


def lies(there: str) -> Entered:
    word, _, cards = there.partition(" ")
    return read_cards(Kind.PLAY if word == "play" else Kind.HAND, cards)


def lines_said(says: str, there: str = f"show {HAND}") -> tuple[Claim, ...]:
    count = read_said(says, lies(there)).count
    assert not isinstance(count, int)
    return count


@pytest.mark.parametrize(
    ("says", "points"),
    [
        ("012", 12),
        ("15", 15),
        ("30", 30),
        ("22", 22),
        ("14 points", 14),
        ("1 point", 1),
        ("nothing", 0),
        ("66 points", 66),
    ],
)
def test_a_number_is_the_points(says: str, points: int) -> None:
    assert read_said(says, lies("show 2 2 6 6 / 8")).count == points


@pytest.mark.parametrize("says", ["fifteen for two", "Fifteen two", "a fifteen", "two for fifteen"])
def test_one_fifteen_said_with_its_points_is_a_line(says: str) -> None:
    assert [claim.text for claim in lines_said(says)] == ["15"]
    assert read_said("fifteen", lies("show 2 2 6 6 / 8")).count == 15


def test_lines_are_said_however_they_are_written() -> None:
    said = lines_said("15 78 P66 r3 n")
    assert [(part.category.value, part.size) for claim in said for part in claim.parts] == [
        ("fifteen", None),
        ("fifteen", 2),
        ("pair", 2),
        ("run", 3),
        ("nobs", None),
    ]


@pytest.mark.parametrize(
    ("there", "says", "read"),
    [
        # Wherever it makes fifteen it is that, also where the cards are a run or alike.
        ("show 4 5 6 6 / K", "456", "456"),
        ("show 5 5 5 J / 9", "555", "555"),
        ("show 7 8 A A / 9", "87", "87"),
        ("show A 2 3 9 / K", "A23 9", None),
        # Else what lies there decides.
        (f"show {HAND}", "66", "p66"),
        (f"show {HAND}", "678", "r678"),
        (f"show {HAND}", "5678", "r5678"),
        (f"show {HAND}", "56678", "d56678"),
        ("show 9 9 9 2 / K", "999", "p999"),
        ("show J Q K A / 4", "qkj", "rqkj"),
        ("show J Q K A / 4", "qka", "qka"),
        (f"show {HAND}", "99", "99"),
        (f"show {HAND}", "6666", "6666"),
        (f"show {HAND}", "789", "789"),
        (f"show {HAND}", "58", "58"),
        (f"show {HAND}", "568", "568"),
        # In the play as well, where order is free and a thirty-one is one.
        ("play 7 5 6", "756", "r756"),
        ("play 2 2", "22", "p22"),
        ("play 3 3 3", "333", "p333"),
        ("play K J A Q", "kjaq", "kjaq"),
        ("play 7 8", "78", "78"),
        ("play 7 8", "15", "15"),
        ("play K Q J A", "31", "31"),
    ],
)
def test_cards_without_a_letter_are_what_they_make(there: str, says: str, read: str | None) -> None:
    if read is None:
        with pytest.raises(ValueError, match="too few cards"):
            read_said(says, lies(there))
        return
    assert [claim.text for claim in lines_said(says, there)] == [read]


@pytest.mark.parametrize(
    ("there", "says", "sentence"),
    [
        (f"show {HAND}", "66 678 87", "66 is read as a pair and 678 as a run."),
        (f"show {HAND}", "56678", "56678 is read as a multiple run."),
        ("show 9 9 9 2 / K", "999", "999 is read as a pair royal."),
        ("show 9 9 9 9 / K", "9999", "9999 is read as a double pair royal."),
        ("play 9 9 9", "999", "999 is read as a pair royal."),
        ("play 9 9", "99", "99 is read as a pair."),
        (f"show {HAND}", "p66 r678 87 d3", ""),
        (f"show {HAND}", "12", ""),
    ],
)
def test_it_is_told_how_they_are_read(there: str, says: str, sentence: str) -> None:
    assert read_said(says, lies(there)).read_as == sentence


def test_too_many_for_points_are_a_line_only_where_it_names_cards() -> None:
    assert [claim.text for claim in lines_said("78")] == ["78"]
    with pytest.raises(ValueError, match="'1234' is no number of points"):
        read_said("1234", lies(f"show {HAND}"))
    # No card of the play earns so many; but no two twos lie there.
    assert read_said("22", lies("play 2 3")).count == 22


def test_go_and_last_card_are_one_point() -> None:
    with pytest.raises(ValueError, match="'15 g l' has go and last card; it is one point"):
        read_said("15 g l", lies("play 7 8"))


@given(
    st.text("23456789tjqkaprdxngl0 15", max_size=12),
    st.sampled_from([f"show {HAND}", "play 6 7 8", "show J J 5 5 / 5"]),
)
def test_anything_said_is_read_or_refused_in_a_sentence(says: str, there: str) -> None:
    text = " ".join(says.split())
    said, sentence = read_or_refused(text, lies(there))
    assert bool(said) != ("'" in sentence)
    assert not (said and said.read_as and isinstance(said.count, int))


def read_or_refused(says: str, cards: Entered) -> tuple[Said | None, str]:
    try:
        return read_said(says, cards), ""
    except ValueError as refused:
        return None, str(refused)
