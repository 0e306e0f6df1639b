"""It is said to get better or faster only where that is no chance."""

from random import Random

import pytest

from trainer.progress.depth import Pace
from trainer.progress.line import Stretch
from trainer.progress.trend import Change, Estimate, moved, points_found, time_taken


def answered(found: list[int], points: int = 10) -> list[Stretch]:
    return [Stretch(1, points, each, int(each == points), points**2) for each in found]


def took(*tenths: int | None) -> list[Pace]:
    return [Pace(1, {}, {} if each is None else {each: 1}) for each in tenths]


@pytest.mark.parametrize(
    ("found", "change"),
    [
        ([5] * 40 + [7] * 40 + [9] * 40, Change.UP),
        ([9] * 40 + [7] * 40 + [5] * 40, Change.DOWN),
        ([8, 7, 8, 9] * 30, Change.NONE),
        ([7] * 15 + [8] * 30, Change.NONE),
    ],
)
def test_what_changed_is_told_by_its_thirds(found: list[int], change: Change) -> None:
    trend = points_found(answered(found))
    assert trend.change is change
    assert trend.first is not None
    assert trend.lately is not None
    assert trend.first.low <= trend.first.at <= trend.first.high


def test_too_few_answers_show_and_say_nothing() -> None:
    trend = points_found(answered([5, 9, 9]))
    assert (trend.columns, trend.first, trend.lately) == ((), None, None)
    assert trend.change is Change.NONE
    assert len(points_found(answered([5] * 44)).columns) == 4
    assert points_found(answered([5] * 44)).first is None
    assert points_found(answered([5] * 45)).first is not None


def test_answers_without_points_or_times_tell_nothing() -> None:
    nothing = points_found(answered([0] * 60, points=0))
    assert nothing.first is None
    assert time_taken(took(*[None] * 60)).first is None


def test_faster_is_a_shorter_time() -> None:
    trend = time_taken(took(*[90, 80, 70] * 10, *[60] * 30, *[50, 40, 30] * 10))
    assert trend.change is Change.DOWN
    assert trend.first == Estimate(7000, 8000, 9000)
    assert time_taken(took(*[50] * 30, *[60] * 30, *[70] * 30)).change is Change.UP
    assert time_taken(took(*[50, 70] * 45)).change is Change.NONE


def test_slower_than_a_minute_is_not_taken_for_faster() -> None:
    # Of 15 each, all but one took over a minute; the few that did not tell of nobody's pace.
    third = [300, *[600] * 14]
    assert time_taken(took(*[500, *third[1:]], *third, *third)).change is Change.HIDDEN
    away = [Pace(1, {}, {})] * 14
    few = [*took(500), *away, *took(400), *away, *took(300), *away]
    assert time_taken(few).first is None


@pytest.mark.parametrize("seed", range(12))
def test_who_comes_from_over_a_minute_is_faster_or_it_cannot_be_said(seed: int) -> None:
    rng = Random(seed)
    true = [(800 - 280 * number / 179) * rng.lognormvariate(0, 0.3) for number in range(180)]
    trend = time_taken(took(*(min(600, round(each)) for each in true)))
    assert trend.change in {Change.DOWN, Change.HIDDEN}


def test_over_a_minute_at_first_and_well_under_it_lately_is_faster() -> None:
    trend = time_taken(took(*[600] * 30, *[590] * 30, *[400, 420, 440] * 10))
    assert (trend.change, trend.first) == (Change.DOWN, Estimate(60_000, 60_000, 60_000))
    back = time_taken(took(*[400, 420, 440] * 10, *[590] * 30, *[600] * 30))
    assert back.change is Change.UP


def test_some_who_walk_away_leave_the_median_as_it_is() -> None:
    third = [*[90, 100, 110] * 8, *[600] * 6]
    trend = time_taken(took(*third * 3))
    assert (trend.change, trend.first) == (Change.NONE, trend.lately)
    assert trend.first is not None
    assert trend.first.high < 60_000


def test_chance_is_seldom_taken_for_a_change() -> None:
    rng = Random(1)
    changes = [
        points_found(answered([10 * (rng.random() < 0.8) for _ in range(120)])).change
        for _ in range(300)
    ]
    assert sum(change is not Change.NONE for change in changes) <= 0.15 * len(changes)


def test_a_move_is_one_only_beyond_both_intervals() -> None:
    low, high = Estimate(0.1, 0.2, 0.3), Estimate(0.35, 0.4, 0.45)
    assert moved(low, high) is Change.UP
    assert moved(high, low) is Change.DOWN
    assert moved(low, low) is Change.NONE
