"""`muggins odds`: how often something comes up."""

import pytest

from tests.trainer.conftest import Run


def test_odds_are_exact_a_share_and_one_in_so_many(muggins: Run) -> None:
    status, out, _ = muggins("odds", "double double run")
    assert status == 0
    first, _, *population = out.splitlines()
    assert first == "double double run: 23,760 of 12,994,800 hands, 0.183 %, 1 in 547"
    assert "four cards and a starter dealt at random" in " ".join(population)


@pytest.mark.parametrize(
    ("arguments", "first"),
    [
        (["points=29"], "points=29: 4 of 12,994,800 hands, 0.0000308 %, 1 in 3,248,700"),
        (["fifteen"], "fifteen: 8,795,400 of 12,994,800 hands, 67.7 %, 1 in 1.48"),
        (
            ["no points=29"],
            "no points=29: 12,994,796 of 12,994,800 hands, 99.999969 %, 1 in 1.00000031",
        ),
        (["  Points>=0 "], "points>=0: 12,994,800 of 12,994,800 hands, 100 %, 1 in 1"),
        ([""], "any: 12,994,800 of 12,994,800 hands, 100 %, 1 in 1"),
        (["--crib", "flush"], "flush: 25,740 of 12,994,800 cribs, 0.198 %, 1 in 505"),
        (["no", "pair"], "no pair: 6,589,440 of 12,994,800 hands, 50.7 %, 1 in 1.97"),
        (
            ["--crib", "--rules", "crib_flush=4", "flush of four"],
            "flush of four: 111,540 of 12,994,800 cribs, 0.858 %, 1 in 117",
        ),
    ],
)
def test_odds_are_of_the_filter_asked_for(muggins: Run, arguments: list[str], first: str) -> None:
    status, out, _ = muggins("odds", *arguments)
    assert status == 0
    assert out.splitlines()[0] == first


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (
            ["points=19"],
            "points=19: 0 of 12,994,800 hands, and players say nineteen for nothing",
        ),
        (
            ["--crib", "points = 19"],
            "points = 19: 0 of 12,994,800 cribs, and players say nineteen for nothing",
        ),
        (["points=27"], "points=27: 0 of 12,994,800 hands"),
        (["points>=30"], "points>=30: 0 of 12,994,800 hands"),
        (["pair", "+", "no", "pair"], "pair + no pair: 0 of 12,994,800 hands"),
        (["--crib", "flush of four"], "flush of four: 0 of 12,994,800 cribs"),
    ],
)
def test_what_cannot_be_comes_up_never(muggins: Run, arguments: list[str], line: str) -> None:
    assert muggins("odds", *arguments) == (0, f"{line}\n", "")


@pytest.mark.parametrize(
    ("term", "reason"),
    [
        ("nineteen", "is no term of a filter"),
        ("points=1999", "is no term of a filter"),
        ("crib flush trap", "is about cribs, and this asks for a hand"),
        ("no no pair", "'no no pair' says no twice; say it once, or not at all"),
    ],
)
def test_odds_of_what_cannot_be_read_are_refused(muggins: Run, term: str, reason: str) -> None:
    status, out, err = muggins("odds", term)
    assert (status, out) == (1, "")
    assert reason in err
