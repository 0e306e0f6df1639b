"""Who has a habit is soon told of it, and who has none hardly ever."""

from itertools import islice
from random import Random

import pytest

from tests.progress.simulated import Somebody
from trainer.progress.fallen import Fallen, habits_told
from trainer.progress.figures import progress
from trainer.progress.fold import EMPTY, fold
from trainer.progress.habits import HABITS
from trainer.skills import Tally

LONG = "long fifteen behind a short one"
JACK = "wrong jack claimed"
HABIT = {habit.name: habit for habit in HABITS}
STEADY = Tally(there=400, found=380, claimed=400, right=390)


def told(somebody: Somebody, answers: int, every: int = 20) -> set[str]:
    """Name all habits that were ever told, when one looked every few answers."""
    folded, names, given = EMPTY, set(), somebody.answers()
    for _ in range(0, answers, every):
        folded = fold(folded, islice(given, every))
        names |= {fallen.habit.name for fallen in progress(folded).habits}
    return names


def test_who_has_no_habit_is_hardly_ever_told_of_one() -> None:
    chances = [0.05, 0.1, 0.1, 0.2, 0.2, 0.3] * 3
    somebodies = [Somebody(Random(seed), misses=each) for seed, each in enumerate(chances)]
    assert sum(bool(told(each, 160)) for each in somebodies) <= 1


@pytest.mark.parametrize(
    ("habit", "name"), [("long fifteen", LONG), ("wrong jack", JACK)], ids=[LONG, JACK]
)
def test_who_has_one_is_soon_told_of_it_and_of_no_other(habit: str, name: str) -> None:
    somebodies = [Somebody(Random(seed), misses=0.1, habit=habit) for seed in range(6)]
    every = [told(each, 160) for each in somebodies]
    assert sum(name in names for names in every) >= 5
    assert sum(len(names - {name}) for names in every) <= 1


def test_a_habit_is_told_in_numbers_of_the_last_occasions() -> None:
    (fallen,) = habits_told({LONG: (2, 0, 2, 2, 0, 2, 2, 0, 2)}, STEADY)
    assert fallen == Fallen(HABIT[LONG], fell=6, of=9, cost=12)
    assert fallen.sentence == (
        "You missed 6 of the last 9 fifteens of three or more behind a fifteen of two."
    )


@pytest.mark.parametrize(
    ("costs", "is_told"),
    [
        ((2,) * 5, False),
        ((2,) * 6, True),
        ((2,) * 5 + (0,) * 4, False),
        ((2,) * 6 + (0,) * 3, True),
        ((2,) * 13 + (0,) * 17, False),
        ((2,) * 16 + (0,) * 14, True),
        ((0,) * 30, False),
        ((), False),
    ],
    ids=lambda value: str(value)[:30],
)
def test_it_takes_enough_occasions_and_enough_of_them(
    costs: tuple[int, ...], *, is_told: bool
) -> None:
    assert bool(habits_told({LONG: costs}, STEADY)) is is_told


def test_who_misses_much_of_everything_has_no_habit() -> None:
    costs = (2,) * 18 + (0,) * 12
    assert habits_told({LONG: costs}, STEADY)
    assert not habits_told({LONG: costs}, Tally(there=400, found=180))


def test_what_a_habit_brought_is_no_sign_of_going_wrong_elsewhere() -> None:
    costs = (2,) * 18 + (0,) * 12
    assert habits_told({LONG: costs}, Tally(there=60, found=40))
    assert habits_told({LONG: costs}, Tally(there=30, found=12))


def test_for_a_claim_it_counts_how_often_others_are_wrong() -> None:
    costs = (1,) * 18 + (0,) * 12
    assert habits_told({JACK: costs}, STEADY)
    assert habits_told({JACK: costs}, Tally(there=400, found=100, claimed=400, right=390))
    assert not habits_told({JACK: costs}, Tally(there=400, found=400, claimed=400, right=200))


def test_missing_one_run_of_two_is_allowed_for_what_chance_brings() -> None:
    costs = (3,) * 18 + (0,) * 12
    careless = Tally(there=400, found=300)
    assert habits_told({"pair in a double run": costs}, careless)
    assert not habits_told({"second run": costs}, careless)
    assert habits_told({"second run": costs}, STEADY)
    assert habits_told({"pair royal as less": (4,) * 16 + (0,) * 14}, careless)


def test_no_more_than_three_are_told_and_the_costliest_first() -> None:
    lately = {
        LONG: (2,) * 9,
        "second run": (4,) * 9,
        "nobs missed": (1,) * 9,
        "crib flush claimed": (4,) * 8,
    }
    names = [fallen.habit.name for fallen in habits_told(lately, STEADY)]
    assert names == ["second run", "crib flush claimed", LONG]
