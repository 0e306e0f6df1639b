"""The switches that change what cards are worth."""

from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenarios import ACC, Rules, parse_scenario
from tests.scenarios.texts import unhurried


def test_the_rules_of_the_congress_are_the_rules_unless_said_otherwise() -> None:
    assert Rules() == Rules(crib_flush=5) == ACC
    assert ACC.crib_flush == 5
    assert Rules(crib_flush=4) != ACC


def test_only_a_crib_changes_with_the_crib_s_flush() -> None:
    kitchen = Rules(crib_flush=4)
    assert parse_scenario("crib 2H 4H 6H 8H / KC").score(kitchen).points == 4
    assert parse_scenario("show 2H 4H 6H 8H / KC").score(kitchen).points == 4
    assert parse_scenario("cut JD").score(kitchen).points == 2
    assert parse_scenario("play TC 2D 3D 4D | 5C 6D 7D 8D : TC 5C").score(kitchen).points == 2


@pytest.mark.parametrize("crib_flush", [0, 3, 6, -4, 4.0, 5.0, True, "4", None, (4,)], ids=repr)
def test_a_crib_s_flush_takes_four_cards_or_five(crib_flush: object) -> None:
    with pytest.raises(ValueError, match="a crib's flush takes 4 or 5 cards") as refused:
        Rules(crib_flush=cast("int", crib_flush))
    assert repr(crib_flush) in str(refused.value)


def test_the_text_names_only_what_differs_from_the_congress() -> None:
    assert str(ACC) == ""
    assert str(Rules(crib_flush=5)) == ""
    assert str(Rules(crib_flush=4)) == "crib_flush=4"


@pytest.mark.parametrize("rules", [ACC, Rules(crib_flush=4)], ids=repr)
def test_rules_written_are_read_again(rules: Rules) -> None:
    assert Rules.parse(str(rules)) == rules


@pytest.mark.parametrize(
    ("text", "crib_flush"),
    [
        ("", 5),
        (" \t", 5),
        ("crib_flush=5", 5),
        ("crib flush = 4", 4),
        (" CRIB_FLUSH=4\n", 4),
        ("Crib_Flush =4", 4),
    ],
)
def test_rules_are_read_in_either_case_and_with_spaces(text: str, crib_flush: int) -> None:
    assert Rules.parse(text) == Rules(crib_flush=crib_flush)


@pytest.mark.parametrize(
    "text",
    [
        *"4 ACC flush=4 crib_flush crib_flush= crib_flush=four".split(),
        *"crib_flush=-4 crib_flush=4.0".split(),
        "crib_flush=4 crib_flush=4",
        "crib_flush=\u0664",
        "crib_flu\u017fh=4",
        "x" * 10_000,
    ],
    ids=lambda text: ascii(text)[:30],
)
def test_a_text_that_names_no_rule_is_refused_and_quoted(text: str) -> None:
    with pytest.raises(ValueError, match="names no rule") as refused:
        Rules.parse(text)
    assert text[:40] in str(refused.value)
    assert len(str(refused.value)) < 200


@pytest.mark.parametrize("setting", ["3", "6", "45"])
def test_a_setting_that_there_is_not_is_refused(setting: str) -> None:
    with pytest.raises(ValueError, match=f"4 or 5 cards, not {setting}"):
        Rules.parse(f"crib_flush={setting}")


@pytest.mark.parametrize("figures", [1_000, 10_000])
def test_a_setting_of_many_figures_is_quoted_short(figures: int) -> None:
    with pytest.raises(ValueError, match="flush") as refused:
        Rules.parse(f"crib_flush={'9' * figures}")
    assert len(str(refused.value)) < 200


@unhurried
@given(st.text())
def test_any_text_is_rules_or_a_value_error(text: str) -> None:
    try:
        rules = Rules.parse(text)
    except ValueError:
        return
    assert Rules.parse(str(rules)) == rules
