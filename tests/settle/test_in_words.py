"""What is said in words is read as the lines it names; what is not exact gets a sentence."""

import pytest

from trainer.quiz.kinds import Kind
from trainer.settle.entered import Entered, read_cards
from trainer.settle.in_words import in_codes
from trainer.settle.said import read_said

HAND = "5 6 6 7 / 8"


def lies(there: str) -> Entered:
    word, _, cards = there.partition(" ")
    return read_cards(Kind.PLAY if word == "play" else Kind.HAND, cards)


@pytest.mark.parametrize(
    ("says", "codes"),
    [
        ("fifteen two", "15"),
        ("Fifteen-two, fifteen-four, and a pair is six.", "15 15 p"),
        ("fifteen two fifteen four and a pair six", "15 15 p"),
        ("15 two, 15 four", "15 15"),
        ("15 15 and a pair", "15 15 p"),
        ("fifteen for two", "15"),
        ("two for fifteen", "15"),
        ("three fifteens", "15 15 15"),
        ("two fifteens for four", "15 15"),
        ("a pair", "p"),
        ("two pairs", "p p"),
        ("fifteen two and two pairs is six", "15 p p"),
        ("fifteen two, pair four", "15 p"),
        ("fifteen two, two pairs", "15 p p"),
        ("pair of sixes", "p66"),
        ("two kings and three fives", "pkk p555"),
        ("two points for the pair", "p"),
        ("three of a kind for six", "p3"),
        ("a pair royal", "p3"),
        ("double pair royal for twelve", "p4"),
        ("four of a kind", "p4"),
        ("run of three", "r3"),
        ("a run for 4", "r4"),
        ("three for a run", "r3"),
        ("and another run of three is fourteen", "r3"),
        ("double run of three", "d3"),
        ("a double run of four for ten", "d4"),
        ("double run for eight", "d3"),
        ("ten for the double run", "d4"),
        ("triple run for fifteen", "t3"),
        ("a double double run is sixteen points", "dd3"),
        ("flush", "x"),
        ("flush of four", "x4"),
        ("a flush for five", "x5"),
        ("one for his nobs", "n"),
        ("the right jack", "n"),
        ("two for his heels", "h"),
        ("thirty-one for two", "31"),
        ("one for the go", "g"),
        ("last card", "l"),
        ("one for last", "l"),
        ("p and 78, r678 + go", "p 78 r678 g"),
        ("twelve", "12"),
        ("twenty-nine points", "29 points"),
        ("zero", "0"),
        ("15 15 p d3", "15 15 p d3"),
        ("12", "12"),
        ("66 678", "66 678"),
        ("and", "and"),
    ],
)
def test_words_are_read_as_lines(says: str, codes: str) -> None:
    assert in_codes(says, lies(f"show {HAND}")) == codes


@pytest.mark.parametrize(
    ("there", "codes"), [(f"show {HAND}", "d4"), ("show 5 6 6 7 / K", "d3"), ("play 3 4", "d3")]
)
def test_a_double_run_is_as_long_as_the_one_that_lies_there(there: str, codes: str) -> None:
    assert in_codes("a double run", lies(there)) == codes


@pytest.mark.parametrize(
    ("says", "told"),
    [
        ("a run", "'a run' does not tell of how many cards; say the points, like 12"),
        ("fifteen for four", "'fifteen for four' would be 2;"),
        ("three for a pair", "'three for a pair' would be 2;"),
        ("two pairs for two", "'two pairs for two' would be 4;"),
        ("run of three for four", "'run of three for four' would be 3;"),
        ("double run of five", "'double run of five' is nothing that scores;"),
        ("run of nine", "'run of nine' is nothing that scores;"),
        ("fifteen two and a bit", "'bit' is not understood;"),
        ("fifteen two and six", "'six' is not understood;"),
        ("hello", "'hello' is not understood; say the points, like 12, or what scores, like: fift"),
        ("go and last card", "'g l' has go and last card;"),
        ("fifteen two p6", "'p6' names too few cards: a pair needs two cards"),
    ],
)
def test_what_is_not_exact_is_told_with_an_example(says: str, told: str) -> None:
    with pytest.raises(ValueError, match="^" + told.replace("(", r"\(")):
        read_said(says, lies(f"show {HAND}"))
