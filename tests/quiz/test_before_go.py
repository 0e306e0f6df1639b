"""Plays for those who have not heard of go: one count, laid card after card."""

from random import Random

import pytest

from scenarios import Play, deal_play, parse_scenario
from trainer.quiz.before_go import deal_before_go, is_before_go
from trainer.quiz.question import Ask


def play(text: str) -> Play:
    scenario = parse_scenario(text)
    assert isinstance(scenario, Play)
    return scenario


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("play 4H 7H 9S QS | 4S 6S TH 2C : 4H", True),
        ("play 4H 7H 9S QS | 4S 6S TH 2C : 4H 4S", True),
        ("play KC 5D 8S QH | 6C TS 5H JD : KC 6C 5D TS", True),  # thirty-one
        ("play KC 9D 9H 8S | JH TH 8C 7S : KC JH 9D", False),  # go is said behind it
        ("play KC 6H 4D AS | JH QD 9C 8S : KC JH 6H 4D", False),  # go is said before it
        ("play KC QD 9H 8S | JH TH 9C 7S : KC JH QD TH", False),  # another count
        ("play KC 5D 8S QH | 6C TS 5H JD : KC 6C 5D TS QH", False),  # behind thirty-one
    ],
)
def test_before_go_nothing_is_heard_but_cards(text: str, *, expected: bool) -> None:
    assert is_before_go(play(text)) is expected


def test_a_play_before_go_is_dealt_with_both_hands_open() -> None:
    dealt = [deal_before_go(Random(seed), where="parted pair") for seed in range(50)]
    for question in dealt:
        assert question.ask is Ask.OPEN
        assert is_before_go(play(str(question.scenario)))
    assert not all(is_before_go(deal_play(Random(seed), where="parted pair")) for seed in range(50))


def test_where_there_is_none_before_go_any_is_taken() -> None:
    question = deal_before_go(Random(1), where="after a reset")
    assert not is_before_go(play(str(question.scenario)))
