"""A claim may be said for other points than such a thing pays."""

from dataclasses import replace

import pytest

from scenarios import parse_scenario
from trainer.claims import Claim, Part, parse_combinations
from trainer.fitting import fits, is_near, part_points
from trainer.marking import mark_claims

ROYAL = "play 5C 5D 3H 2S | 5H 6H 9C JS : 5C 5H 5D"
GO = "play KC QD 9H 8S | JH TH 9C 7S : KC JH QD"
FOUR = "show 9C TD JS QH / 2D"


def said_for(word: str, points: int | None) -> Part:
    (claim,) = parse_combinations(word, in_play=True)
    return replace(claim.parts[0], said_for=points)


@pytest.mark.parametrize(
    ("text", "word", "points", "is_there", "nearly"),
    [
        (ROYAL, "p555", None, True, False),
        (ROYAL, "p555", 6, True, False),
        (ROYAL, "p555", 8, False, True),
        (ROYAL, "p55", 8, False, True),
        (ROYAL, "p66", 8, False, False),
        (GO, "g", 2, False, True),
        (GO, "g", 1, True, False),
        (GO, "l", 2, False, False),
        (FOUR, "r9tjq", 5, False, True),
        (FOUR, "r9tj", 4, False, True),
        (FOUR, "p99", 4, False, False),
    ],
)
def test_points_that_it_does_not_pay_are_nearly_right(
    text: str, word: str, points: int | None, is_there: bool, nearly: bool
) -> None:
    there = parse_scenario(text).score().combinations[-1]
    part = said_for(word, points)
    assert (fits(part, there), is_near(part, there)) == (is_there, nearly)
    assert points in {None, part_points(part)}


def test_points_that_it_does_not_pay_are_marked_so() -> None:
    score = parse_scenario(GO).score()
    marking = mark_claims(score, [Claim("g=2", (said_for("g", 2),))])
    (go,) = marking.misvalued
    assert (go.claimed, go.combination.points, marking.claimed) == (2, 1, 2)
    assert [each.points for each in marking.missed] == [3]
