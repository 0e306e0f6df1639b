"""Every line of a count says what became of it."""

import pytest

from tests.quiz.replied import WORTH_14
from tests.verdict.telling import told
from trainer.record import Form


def notes(text: str, form: Form, claimed: str) -> list[tuple[str, str]]:
    return [(line.mark, line.note) for line in told(text, form, claimed).lines]


@pytest.mark.parametrize(
    ("text", "form", "claimed", "expected"),
    [
        ("show 8C 8D 8S 2H / KD", "combinations", "p8c8d", ("unsure", "one of its three pairs")),
        ("show 8C 8D 8S 2H / KD", "spoken", "p p", ("unsure", "two of three counted")),
        ("show 5C 5D 6H 6S / KC", "spoken", "p3 p4", ("misvalued", "said for twelve; it is two")),
        ("show 5C 5D 6H 6S / KC", "spoken", "p3 p4", ("misvalued", "said for six; it is two")),
        ("show 8C 8D 8S 2H / KD", "spoken", "p3 p", ("twice", "one too many")),
        (WORTH_14, "spoken", "15 r3", ("unsure", "one of two counted")),
        (WORTH_14, "combinations", "5j 5j 5j", ("twice", "counted 3 times")),
    ],
)
def test_a_line_has_a_note(text: str, form: Form, claimed: str, expected: tuple[str, str]) -> None:
    assert expected in notes(text, form, claimed)


def test_three_of_a_kind_said_of_two_pairs_is_told_as_a_pair() -> None:
    said = told("show 5C 5D 6H 6S / KC", "spoken", "p3").said
    assert "The pair is for two, not six." in said
    assert "two sixes, a pair for two." in said
