"""The line over time stays small and sees the whole history."""

from hypothesis import given
from hypothesis import strategies as st

from trainer.progress.line import MOST_STRETCHES, Line, Stretch
from trainer.quiz.replies import Result

results = st.builds(
    lambda points, lost, is_right: Result(points, max(0, points - lost), is_right=is_right),
    st.integers(0, 29),
    st.integers(0, 29),
    st.booleans(),
)


def line_of(came_out: list[Result]) -> Line:
    line = Line()
    for result in came_out:
        line = line.with_answer(result)
    return line


@given(st.lists(results, max_size=400))
def test_every_answer_is_in_one_stretch(came_out: list[Result]) -> None:
    line = line_of(came_out)
    assert len(line.stretches) <= MOST_STRETCHES
    assert all(stretch.answers == line.length for stretch in line.stretches[:-1])
    assert line.total == Stretch(
        len(came_out),
        sum(result.points for result in came_out),
        sum(result.found for result in came_out),
        sum(result.is_right for result in came_out),
    )
    begin = 0
    for stretch in line.stretches:
        part = came_out[begin : begin + stretch.answers]
        assert stretch.found == sum(result.found for result in part)
        begin += stretch.answers


def test_stretches_are_as_short_as_they_can_be() -> None:
    nothing = Result(0, 0, is_right=True)
    lengths = [line_of([nothing] * many).length for many in (1, 64, 65, 128, 129, 256, 257)]
    assert lengths == [1, 1, 2, 2, 4, 4, 8]


def test_shares_are_of_what_was_there() -> None:
    stretch = Stretch(answers=4, points=20, found=15, right=1)
    assert (stretch.found_share, stretch.right_share) == (0.75, 0.25)
    assert (Stretch().found_share, Stretch().right_share) == (None, None)
    assert Stretch(answers=1, right=1).found_share is None
