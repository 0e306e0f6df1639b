"""Times are kept in little room, and the one in the middle is found again."""

from statistics import median

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.progress.times import median_lies, median_ms, tenths_of, together, with_time
from trainer.record import WALKED_AWAY_MS

spreads = st.dictionaries(st.integers(0, 600), st.integers(1, 9), max_size=12)


@pytest.mark.parametrize(
    ("times", "middle"),
    [
        ({}, None),
        ({0: 1}, 0),
        ({9: 1}, 900),
        ({9: 1, 12: 1}, 1050),
        ({600: 1, 9: 1, 12: 1}, 1200),
        ({9: 3, 600: 2}, 900),
        ({9: 2, 600: 2}, 30450),
    ],
    ids=str,
)
def test_the_median_is_the_time_in_the_middle(times: dict[int, int], middle: int | None) -> None:
    assert median_ms(times) == middle


@given(st.integers(0, WALKED_AWAY_MS))
def test_a_time_is_kept_nearly_as_it_is(milliseconds: int) -> None:
    kept = 100 * tenths_of(milliseconds)
    assert abs(kept - milliseconds) <= max(50, milliseconds / 20)
    assert kept <= WALKED_AWAY_MS
    assert tenths_of(kept) * 100 == kept


def test_times_take_little_room() -> None:
    assert len({tenths_of(each) for each in range(WALKED_AWAY_MS + 1)}) < 100


@given(spreads, spreads)
def test_times_together_are_all_of_both(one: dict[int, int], other: dict[int, int]) -> None:
    both = together(one, other)
    assert both == together(other, one)
    assert sum(both.values()) == sum(one.values()) + sum(other.values())
    assert all(both[tenths] == one.get(tenths, 0) + other.get(tenths, 0) for tenths in both)


@given(spreads)
def test_the_middle_is_that_of_all_times(spread: dict[int, int]) -> None:
    every = [tenths for tenths, times in spread.items() for _ in range(times)]
    if not every:
        assert (median_ms(spread), median_lies(spread)) == (None, None)
        return
    middle = median_ms(spread)
    assert middle == 100 * median(every)
    low, high = median_lies(spread) or (-1, -1)
    assert low <= middle <= high


def test_the_more_times_the_surer_is_their_middle() -> None:
    few, many = median_lies(dict.fromkeys(range(60), 1)), median_lies(dict.fromkeys(range(60), 99))
    assert few is not None
    assert many is not None
    assert few[0] < many[0] < many[1] < few[1]


def test_one_more_time_leaves_the_others_as_they_are() -> None:
    before = {9: 2}
    assert with_time(before, 9) == {9: 3}
    assert with_time(before, 12) == {9: 2, 12: 1}
    assert before == {9: 2}
