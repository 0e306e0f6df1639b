"""Turns are dealt so that what fits is not always the same."""

from collections import Counter
from random import Random

import pytest

from trainer.quiz.question import Ask
from trainer.quiz.turns import deal_turn


def test_all_fit_or_some_or_none_and_none_of_these_is_rare() -> None:
    turns = [deal_turn(Random(seed)) for seed in range(300)]
    fit = Counter(
        "none" if not turn.fitting else "all" if turn.fitting == turn.held else "some"
        for turn in turns
    )
    assert min(fit[answer] for answer in ("all", "some", "none")) > 75


@pytest.mark.parametrize("seed", range(60))
def test_it_is_always_somebody_s_turn(seed: int) -> None:
    question = deal_turn(Random(seed))
    assert question.ask is Ask.TURN
    assert question.held
    assert set(question.fitting) <= set(question.held)
    assert question == deal_turn(Random(seed))
