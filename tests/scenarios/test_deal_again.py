"""A seed deals again what it dealt before, as long as `GENERATOR` stays the same."""

from pathlib import Path

import pytest

from scenarios import GENERATOR, catalogue, parse_scenario
from tests.tools.dealt import FILTERS, dealt

DEALT = Path(__file__).parent.parent / "data" / "dealt.txt"
HEAD, *LINES = DEALT.read_text(encoding="utf-8").splitlines()
WHAT_TO_DO = (
    "A seed deals something else than before. If that is not meant, it is a fault. If it is, "
    "GENERATOR has to go up, so that no written seed is dealt wrongly; and then "
    "`python -m tests.tools.dealt > tests/data/dealt.txt`."
)


def test_what_was_dealt_is_of_the_generator_there_is() -> None:
    assert f"# GENERATOR {GENERATOR}" == HEAD, WHAT_TO_DO


@pytest.mark.parametrize("line", LINES)
def test_a_seed_deals_again_what_it_dealt(line: str) -> None:
    seed, kind, where, text = line.split(" | ", maxsplit=3)
    assert str(dealt(int(seed), kind, where)) == text, WHAT_TO_DO
    assert str(parse_scenario(text)) == text


def test_all_there_is_to_deal_was_dealt() -> None:
    lines = [line.split(" | ", maxsplit=3) for line in LINES]
    seeds, kinds, filters = ([line[column] for line in lines] for column in range(3))
    assert len(set(seeds)) == len(seeds) == sum(map(len, FILTERS.values()))
    assert set(kinds) == FILTERS.keys()
    for kind, wanted in FILTERS.items():
        assert [where for of, where in zip(kinds, filters, strict=True) if of == kind] == wanted
    assert set(catalogue.play_filters) <= set(FILTERS["play"])
