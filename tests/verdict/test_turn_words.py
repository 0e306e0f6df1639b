"""What is said about whose turn it is: which cards fit, and why."""

import pytest

from scenarios import Card, parse_cards
from tests.quiz.replied import IT_IS_GO, TWO_FITS
from tests.verdict.telling import told

ROOM = "The count is 29, so there is room for 2 more."


@pytest.mark.parametrize(
    ("text", "claimed", "said"),
    [
        (TWO_FITS, "2H", "Two, right."),
        (IT_IS_GO, "go", "Go, right."),
        (IT_IS_GO, "7S", f"It is go. Too many: seven. {ROOM}"),
        (TWO_FITS, "go", "Not go yet. Missed: two. Who holds a card that fits has to lay it."),
        (TWO_FITS, "2H 8C", f"All that fit, and more. Too many: eight. {ROOM}"),
        (TWO_FITS, "8C", f"0 of 1 that fit. Missed: two. Too many: eight. {ROOM}"),
    ],
)
def test_a_verdict_says_which_cards_fit(text: str, claimed: str, said: str) -> None:
    assert told(text, "cards", claimed).said == said


def test_every_card_held_has_a_line() -> None:
    verdict = told(TWO_FITS, "cards", "8C")
    assert [(line.mark, line.words, line.note) for line in verdict.lines] == [
        ("missed", "two: 31, fits", "missed"),
        ("imagined", "eight: 37, too many", "not to be laid"),
        ("plain", "seven: 36, too many", ""),
    ]
    cards: list[tuple[Card, ...]] = [line.cards for line in verdict.lines]
    assert cards == [(card,) for card in parse_cards("2H 8C 7S")]
    assert told(TWO_FITS, "cards", "2H").lines[0].mark == "found"
