"""Whatever is asked has a shape, and it is what a player sees first."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenarios import Rules, parse_scenario
from trainer.quiz.drill import Drill
from trainer.quiz.question import Ask, questions_about
from trainer.quiz.settings import Settings
from trainer.quiz.shapes import shape_of


@pytest.mark.parametrize(
    ("text", "shape"),
    [
        ("show 2H 4C 8S TD / QH", "nothing"),
        ("show 7C 7D 8S 8H / 9D", "double double run"),
        ("show TC JC JD QC / JH", "triple run"),
        ("show 4C 5D 6S 6H / JH", "double run"),
        ("show 9C TD JS 2H / 2D", "run"),
        ("show 8C 8D 8S 8H / KD", "double pair royal"),
        ("show 9C 9D 9S 2H / KD", "pair royal"),
        ("show 3C 6C 9C QC / 5D", "flush"),
        ("show 6C 6D AS KH / 2D", "pair"),
        ("show AC 4H 5S TD / QD", "fifteen"),
        ("show JD 2S 6H 8C / 4D", "nobs"),
        ("crib 2H 4H 6H 8H / KC", "nothing"),
        ("cut JD", "the cut"),
        ("play KC QD 9H 8S | JH TH 9C 7S : KC JH", "nothing in the play"),
        ("play 4C 5D 9H 2S | 6H KH 9C JS : 4C 6H 5D", "run in the play"),
        ("play 5C 5D 3H 2S | 5H 5S 9C JS : 5C 5H 5D 5S", "double pair royal in the play"),
        ("play 5C 5D 3H 2S | 5H 6H 9C JS : 5C 5H 5D", "pair royal in the play"),
        ("play 7C 4D 3H 2S | 7D 6H 9C JS : 7C 7D", "pair in the play"),
        ("play TC 4D 3H 2S | QD 7H 9C JS : TC QD 4D 7H", "thirty-one"),
        ("play 7C 4D 3H 2S | 8D 6H 9C JS : 7C 8D", "fifteen in the play"),
        ("play KC 9D 9H 8S | JH TH 8C 7S : KC JH 9D", "go"),
        ("play JD 8H 3H 7C | KD 4S 7H JC : 8H 4S JD 7H 3H JC 7C KD", "last card"),
    ],
)
def test_the_first_thing_seen_names_it(text: str, shape: str) -> None:
    question = questions_about(parse_scenario(text))[0]
    assert shape_of(question.ask, question.scenario) == shape


def test_whose_turn_it_is_is_a_shape_of_its_own() -> None:
    play = parse_scenario("play KC 9D 9H 8S | JH TH 8C 7S : KC JH 9D")
    assert shape_of(Ask.TURN, play) == "legal card or go"


def test_where_nothing_is_laid_there_is_no_shape() -> None:
    with pytest.raises(ValueError, match=r"nothing is laid in 'play KC .* :'"):
        shape_of(Ask.OPEN, parse_scenario("play KC 9D 9H 8S | JH TH 8C 7S :"))


def test_a_house_may_pay_a_flush_that_others_do_not() -> None:
    crib = parse_scenario("crib 2H 4H 6H 8H / KC")
    assert shape_of(Ask.SHOW, crib, Rules(crib_flush=4)) == "flush"


@given(seed=st.integers(0, 10**9), number=st.integers(0, 50))
def test_all_that_is_asked_has_a_shape(seed: int, number: int) -> None:
    question = Drill(Settings(), seed).question(number)
    assert shape_of(question.ask, question.scenario)
