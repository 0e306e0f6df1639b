"""The line over time stays small and sees the whole history."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.progress.line import MOST_STRETCHES, Line, Stretch, in_groups

answers = st.builds(
    lambda points, lost, right, over: Stretch(
        1, points, max(0, points - lost), right, points**2, over
    ),
    st.integers(0, 29),
    st.integers(0, 29),
    st.integers(0, 1),
    st.integers(0, 9),
)


def line_of(parts: list[Stretch], most: int = MOST_STRETCHES) -> Line[Stretch]:
    line: Line[Stretch] = Line()
    for part in parts:
        line = line.and_one(part, most=most)
    return line


@given(st.lists(answers, max_size=400), st.sampled_from([2, 16, MOST_STRETCHES]))
def test_every_answer_is_in_one_stretch(parts: list[Stretch], most: int) -> None:
    line = line_of(parts, most)
    assert len(line.stretches) <= most
    assert all(stretch.answers == line.length for stretch in line.stretches[:-1])
    begin = 0
    for stretch in line.stretches:
        assert stretch == sum(parts[begin : begin + stretch.answers], Stretch())
        begin += stretch.answers
    assert begin == len(parts)


def test_stretches_are_as_short_as_they_can_be() -> None:
    nothing = Stretch(1)
    lengths = [line_of([nothing] * many).length for many in (1, 64, 65, 128, 129, 256, 257)]
    assert lengths == [1, 1, 2, 2, 4, 4, 8]


def test_shares_are_of_what_was_there() -> None:
    assert Stretch(answers=4, points=20, found=15, right=1).found_share == 0.75
    assert Stretch().found_share is None
    assert Stretch(answers=1, right=1).found_share is None


@given(st.lists(answers, max_size=60))
def test_points_are_no_surer_than_the_answers_they_come_from(parts: list[Stretch]) -> None:
    stretch = sum(parts, Stretch())
    interval = stretch.found_interval
    assert 0 <= interval.low < interval.high <= 1
    if stretch.found_share is None:
        assert interval.width == 1
    else:
        assert interval.low - 1e-9 <= stretch.found_share <= interval.high + 1e-9


def test_a_few_large_hands_tell_less_than_many_small_ones() -> None:
    many = sum([Stretch(1, 4, 3, 0, 16)] * 40, Stretch())
    few = sum([Stretch(1, 16, 12, 0, 256)] * 10, Stretch())
    uneven = sum([Stretch(1, 4, 3, 0, 16)] * 36, Stretch()) + Stretch(1, 16, 12, 0, 256)
    widths = [each.found_interval.width for each in (many, uneven, few)]
    assert widths == sorted(widths)


@given(st.lists(answers, max_size=400), st.integers(1, 20), st.integers(1, 30))
def test_groups_are_neighbours_and_about_as_long(
    parts: list[Stretch], most: int, fewest: int
) -> None:
    line = line_of(parts)
    groups = in_groups(line.stretches, most=most, fewest=fewest)
    assert len(groups) <= most
    assert bool(groups) is (len(parts) >= fewest)
    if groups:
        assert sum(groups, Stretch()) == sum(parts, Stretch())
        lengths = [group.answers for group in groups]
        assert max(lengths) - min(lengths) <= 2 * line.length


@pytest.mark.parametrize("many", [60, 640, 5_000, 6_500])
def test_thirds_are_thirds(many: int) -> None:
    line = line_of([Stretch(1, 4, 4, 1, 16)] * many)
    thirds = in_groups(line.stretches, most=3, fewest=15)
    assert len(thirds) == 3
    assert all(abs(each.answers - many / 3) <= line.length for each in thirds)
