"""What is dealt for a mistake can carry it, always or as often as is said."""

from random import Random

import pytest

from scenarios import ACC, Cut, Play, Rules, Show
from tests.miscounts.houses import ITEMISED
from trainer.miscounts.choosing import miscounts
from trainer.miscounts.dealing import DEALT_BY, Dealt, deal_for
from trainer.miscounts.mistakes import MISTAKES

EVERY = [(key, dealt) for key, every in DEALT_BY.items() for dealt in every]


def carries(key: str, dealt: Dealt, rng: Random) -> bool:
    scenario = dealt.deal(rng)
    return bool(miscounts(MISTAKES[key], scenario, rules=ACC, house=ITEMISED))


@pytest.mark.parametrize(("key", "dealt"), EVERY)
def test_as_much_can_carry_it_as_is_said(key: str, dealt: Dealt) -> None:
    rng = Random(11)
    deals = round(200 + 20 / dealt.share)
    carried = sum(carries(key, dealt, rng) for _ in range(deals))
    assert dealt.share * deals <= carried


def test_every_mistake_can_be_dealt_for() -> None:
    assert set(DEALT_BY) == set(MISTAKES)
    assert all(DEALT_BY.values())


@pytest.mark.parametrize(("key", "dealt"), EVERY)
def test_it_is_dealt_until_it_can_be_made(key: str, dealt: Dealt) -> None:
    scenario = deal_for(key, dealt, Random(5), rules=ACC, house=ITEMISED)
    assert scenario == deal_for(key, dealt, Random(5), rules=ACC, house=ITEMISED)
    assert scenario
    assert miscounts(MISTAKES[key], scenario, rules=ACC, house=ITEMISED)
    match dealt.kind:
        case "play":
            assert isinstance(scenario, Play)
        case "cut":
            assert isinstance(scenario, Cut)
        case kind:
            assert isinstance(scenario, Show)
            assert scenario.is_crib == (kind == "crib")


def test_nothing_is_dealt_where_it_is_no_mistake() -> None:
    pays = Rules(crib_flush=4)
    trap, any_cut = DEALT_BY["flush_in_the_crib"][0], Dealt("cut", "nothing")
    assert deal_for("flush_in_the_crib", trap, Random(1), rules=pays, house=ITEMISED) is None
    assert deal_for("heels_forgotten", any_cut, Random(1), rules=ACC, house=ITEMISED) is None
