"""Which cards may be laid: what was said of it, and what became of that."""

import pytest

from scenarios import parse_cards
from trainer.quiz.turn import TurnMarking, parse_turn

HELD = parse_cards("7C KH 5D")


@pytest.mark.parametrize(
    ("text", "expected"),
    [("7C 5D", "7C 5D"), ("5d,7c", "7C 5D"), ("go", ""), (" GO ", ""), ("kh", "KH")],
)
def test_a_turn_is_answered_with_cards_in_any_order_or_with_go(text: str, expected: str) -> None:
    assert parse_turn(text, HELD) == parse_cards(expected)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "choose the cards that you may lay, or say go"),
        ("   ", "choose the cards that you may lay, or say go"),
        ("8C", "'8C' is not among the cards you hold"),
        ("7C 7C", "7C is there twice"),
        ("go 7C", "'go' is not a card"),
        ("seven", "'seven' is not a card"),
    ],
)
def test_what_is_neither_is_refused_with_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        parse_turn(text, HELD)


def test_each_card_is_found_missed_or_wrong() -> None:
    seven, king, five = HELD
    marking = TurnMarking(HELD, fitting=(seven, five), claimed=(king, five))
    assert (marking.found, marking.missed, marking.wrong) == ((five,), (seven,), (king,))
    assert not marking.is_right


@pytest.mark.parametrize(
    ("fitting", "claimed", "is_right"),
    [("7C 5D", "7C 5D", True), ("7C 5D", "7C", False), ("7C", "7C KH", False), ("", "", True)],
)
def test_it_is_right_when_all_that_fit_were_said_and_no_others(
    fitting: str, claimed: str, is_right: bool
) -> None:
    assert TurnMarking(HELD, parse_cards(fitting), parse_cards(claimed)).is_right is is_right
