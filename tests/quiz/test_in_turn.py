"""Hands and cribs of a race, dealt as in life, and counted in turn."""

from itertools import pairwise

import pytest

from scenarios import GENERATOR, Show
from trainer.house import House
from trainer.miscounts.choosing import right_count
from trainer.quiz.drill import Drill
from trainer.quiz.in_turn import Side, Turn, turn_at
from trainer.quiz.question import Ask
from trainer.quiz.settings import Settings

DEALS = 40


def turns(seed: int, many: int = 3 * DEALS) -> list[Turn]:
    return [turn_at(f"{GENERATOR}/{seed}", place) for place in range(many)]


def deals(seed: int) -> list[list[Turn]]:
    every = turns(seed)
    return [every[place : place + 3] for place in range(0, len(every), 3)]


@pytest.mark.parametrize("seed", [0, 7, 10**9])
def test_pone_counts_first_then_the_dealer_the_hand_and_the_crib(seed: int) -> None:
    dealers = []
    for pone, dealer, crib in deals(seed):
        assert (pone.side, dealer.side) == (crib.side.other, crib.side)
        assert [each.show.is_crib for each in (pone, dealer, crib)] == [False, False, True]
        dealers.append(crib.side)
    assert all(one is other.other for one, other in pairwise(dealers))


def test_all_of_a_deal_is_of_one_pack_with_one_starter() -> None:
    for deal in deals(3):
        assert len({each.show.starter for each in deal}) == 1
        cards = [card for each in deal for card in each.show.hand]
        assert len({*cards, deal[0].show.starter}) == 13


def test_chance_says_who_deals_first() -> None:
    first = [turn_at(f"{GENERATOR}/{seed}", 0).side for seed in range(40)]
    assert 10 < first.count(Side.YOU) < 30


@pytest.mark.parametrize("seed", range(4))
def test_the_learner_is_asked_each_count_of_theirs_and_no_other(seed: int) -> None:
    drill = Drill(Settings.parse("race=61"), seed)
    yours = [each.show for each in turns(seed) if each.side is Side.YOU]
    asked = [drill.question(number) for number in range(len(yours))]
    assert [each.scenario for each in asked] == yours
    assert {(each.ask, each.said) for each in asked} == {(Ask.SHOW, None)}


@pytest.mark.parametrize("heard", ["half", "table"])
def test_where_counts_are_heard_each_of_either_side_is_asked(heard: str) -> None:
    drill, every = Drill(Settings.parse(f"race=121&heard={heard}"), 7), turns(7)
    asked = [drill.question(number) for number in range(len(every))]
    assert [each.scenario for each in asked] == [each.show for each in every]
    theirs = [each for each, turn in zip(asked, every, strict=True) if turn.side is Side.THEY]
    assert all((each.said is not None) is (each in theirs) for each in asked)
    wrong = [each for each in theirs if each.mistake]
    assert 0 < len(wrong) < len(theirs) / (2 if heard == "table" else 1)
    for each in theirs:
        assert isinstance(each.scenario, Show)
        right = right_count(each.scenario, rules=House().rules, house=House())
        assert (each.said == right) is not bool(each.mistake)


def test_only_the_mistakes_chosen_are_made() -> None:
    drill = Drill(Settings.parse("race=121&heard=half&mistakes=runs"), 7)
    other = Drill(Settings.parse("race=121&heard=half"), 7)
    every = [drill.question(number) for number in range(200)]
    assert any(each.mistake for each in every)
    assert [each.scenario for each in every] == [
        other.question(number).scenario for number in range(200)
    ]
    assert len({each.mistake for each in every}) < len(
        {other.question(number).mistake for number in range(200)}
    )
