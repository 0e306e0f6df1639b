"""Times are kept in little room, and the one in the middle is found again."""

from math import comb
from statistics import median

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.progress.times import median_lies, median_ms, tenths_of, together
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
    middle = median_ms(spread)
    assert middle == (100 * median(every) if every else None)
    lies = median_lies(spread)
    assert (lies is None) == (len(every) < 5)
    assert lies is None or middle is None or lies[0] <= middle <= lies[1]


def test_the_more_times_the_surer_is_their_middle() -> None:
    few, many = median_lies(dict.fromkeys(range(60), 1)), median_lies(dict.fromkeys(range(60), 99))
    assert few is not None
    assert many is not None
    assert few[0] < many[0] < many[1] < few[1]


@pytest.mark.parametrize("many", [*range(5, 60), 199, 200, 1_000])
def test_the_true_middle_is_missed_once_in_ten_at_most(many: int) -> None:
    low, high = median_lies(dict.fromkeys(range(many), 1)) or (-1, -1)
    # The true middle lies between the two where neither all above nor all below are shorter.
    shorter = range(low // 100 + 1, high // 100 + 1)
    assert sum(comb(many, each) for each in shorter) >= 0.9 * 2**many
    narrower = shorter[1:-1]
    assert sum(comb(many, each) for each in narrower) < 0.91 * 2**many


def test_of_very_few_times_the_true_middle_is_not_known() -> None:
    assert median_lies({9: 4}) is None
    assert median_lies({9: 4, 600: 1}) == (900, 60_000)
