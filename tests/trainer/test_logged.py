"""What could not be read again is not logged."""

from dataclasses import replace
from typing import Any, cast

import pytest

from tests.store.made import NOON, answer
from trainer.record import Shown

PLAY = "play 7C 4D 3H 2S | 5D 6H 9C JS : 7C 5D 4D"
SHOWN = Shown(answer="a0", form="spoken", claimed="15 15 p", at=NOON)


@pytest.mark.parametrize(
    ("question", "form", "claimed"),
    [
        ("show", "total", "x"),
        ("show", "total", "   "),
        ("show", "total", "1000"),
        ("show", "spoken", "15 two"),
        ("show", "combinations", "78 zz"),
        ("show", "combinations", "p55555"),
        ("show", "combinations", "r345678"),
        ("open", "spoken", "p5"),
        ("closed", "combinations", "p55555"),
        ("turn", "cards", ""),
        ("turn", "cards", "seven"),
        ("turn", "cards", "go 7C"),
        ("show", "call", ""),
        ("show", "call", "muggins 2"),
        ("show", "call", "5C5D : "),
        ("show", "call", " : muggins 2"),
        ("show", "call", "nothing : muggins"),
        ("show", "call", "nothing : accept 78"),
        ("show", "call", "nothing : m2"),
        ("show", "call", "nothing : muggins 2 zz"),
        ("show", "call", "Nothing : accept"),
        ("show", "call", "nothing:accept"),
        ("show", "call", "p5D5C  : accept"),
    ],
)
def test_what_could_not_be_read_again_is_not_logged(question: str, form: str, claimed: str) -> None:
    scenario = "show 5C 5D 5S JH / 5H" if question == "show" else PLAY
    with pytest.raises(ValueError, match=r"\w"):
        answer(scenario=scenario, question=question, form=form, claimed=claimed)


def test_in_the_play_words_of_eight_cards_are_logged() -> None:
    assert answer(scenario=PLAY, question="closed", form="combinations", claimed="ra234567").claimed
    assert replace(SHOWN, form="combinations", claimed="ra234567").claimed


@pytest.mark.parametrize(("form", "claimed"), [("spoken", "x"), ("combinations", "p5")])
def test_a_count_shown_that_could_not_be_read_again_is_not_logged(form: str, claimed: str) -> None:
    with pytest.raises(ValueError, match=f"'{claimed}'"):
        replace(SHOWN, form=cast("Any", form), claimed=claimed)


@pytest.mark.parametrize(
    ("question", "scenario"),
    [
        ("open", "play KC 9D 9H 8S | JH TH 8C 7S :"),
        ("closed", "play KC 9D 9H 8S | JH TH 8C 7S :"),
        ("turn", "play KC 9D 9H 8S | JH TH 8C 7S :"),
        ("turn", "play KC 6H 4D AS | JH QD 9C 8S : KC JH 6H 4D AS"),
    ],
)
def test_a_play_in_which_there_is_nothing_to_ask_is_not_logged(
    question: str, scenario: str
) -> None:
    form, claimed = ("cards", "7C") if question == "turn" else ("total", "2")
    with pytest.raises(ValueError, match=f"'{question}' is not asked of 'play"):
        answer(
            scenario=scenario,
            question=question,
            form=form,
            claimed=claimed,
        )
