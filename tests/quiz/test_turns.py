"""Turns are dealt so that what fits is not always the same."""

from random import Random

import pytest

from trainer.quiz.question import Ask
from trainer.quiz.turns import deal_turn


@pytest.mark.parametrize("seed", range(60))
def test_it_is_always_somebody_s_turn(seed: int) -> None:
    question = deal_turn(Random(seed))
    assert question.ask is Ask.TURN
    assert question.held
    assert set(question.fitting) <= set(question.held)
    assert question == deal_turn(Random(seed))
