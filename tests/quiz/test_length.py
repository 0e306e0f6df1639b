"""A set ends behind its last question; a sprint behind the one that lay there at its time."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.quiz.length import ENDLESS, OFFERED, ONE_MINUTE, TEN, TWO, Length, Phase, phase_of

SPRINT = ONE_MINUTE


@pytest.mark.parametrize(
    ("length", "questions", "seconds"),
    [
        (ENDLESS, None, None),
        (TWO, 2, None),
        (TEN, 10, None),
        (Length(20), 20, None),
        (Length(50), 50, None),
        (ONE_MINUTE, None, 60),
        (Length(seconds=120), None, 120),
    ],
)
def test_a_length_is_some_questions_or_some_seconds(
    length: Length, questions: int | None, seconds: int | None
) -> None:
    assert (length.questions, length.seconds) == (questions, seconds)
    assert length.is_set is (questions is not None or seconds is not None)


@given(number=st.integers(0, 10_000), now=st.floats(0, 1e9))
def test_an_endless_practice_goes_on(number: int, now: float) -> None:
    assert phase_of(ENDLESS, number=number, now_s=now) is Phase.GOES_ON


@given(now=st.floats(-1e9, 1e9))
@pytest.mark.parametrize(
    ("number", "phase"),
    [(0, Phase.GOES_ON), (8, Phase.GOES_ON), (9, Phase.LAST), (10, Phase.OVER), (11, Phase.OVER)],
)
def test_a_set_ends_behind_its_last_question_however_long_it_takes(
    number: int, phase: Phase, now: float
) -> None:
    assert phase_of(TEN, number=number, now_s=now) is phase


@pytest.mark.parametrize(
    ("now", "before", "answered", "phase"),
    [
        # The question is open.
        (0, None, None, Phase.GOES_ON),
        (59.9, 50, None, Phase.GOES_ON),
        (60, 50, None, Phase.LAST),
        (119.9, None, None, Phase.LAST),
        (120, 50, None, Phase.LEFT),
        (120, None, None, Phase.LEFT),
        (60.1, 60, None, Phase.OVER),
        (900, 130, None, Phase.OVER),
        # It is answered, and its verdict is read.
        (59, 50, 58, Phase.GOES_ON),
        (61, 50, 58, Phase.GOES_ON),
        (61, 50, 60, Phase.LAST),
        (300, 50, 58, Phase.LAST),
        (300, 50, 130, Phase.LAST),
        # The clock was set back meanwhile.
        (-500, 50, None, Phase.GOES_ON),
    ],
)
def test_the_last_of_a_sprint_is_the_one_behind_those_answered_in_time(
    now: float, before: float | None, answered: float | None, phase: Phase
) -> None:
    told = phase_of(SPRINT, number=5, now_s=now, before_s=before, answered_s=answered)
    assert told is phase


@given(before=st.none() | st.floats(0, 500), answered=st.none() | st.floats(0, 500))
def test_as_time_passes_a_sprint_only_comes_nearer_to_its_end(
    before: float | None, answered: float | None
) -> None:
    order = list(Phase)
    told = [
        order.index(phase_of(SPRINT, number=1, now_s=now, before_s=before, answered_s=answered))
        for now in range(0, 500, 5)
    ]
    assert told == sorted(told)


def test_what_is_left_or_over_is_looked_back_at() -> None:
    assert [each.is_over for each in Phase] == [False, False, True, True]


@given(st.builds(Length, st.integers(1, 200)) | st.sampled_from(OFFERED))
def test_a_length_is_read_back_as_it_is_written(length: Length) -> None:
    assert Length.parse(str(length)) == length


@pytest.mark.parametrize(
    ("questions", "seconds"), [(0, None), (201, None), (True, None), (None, 61), (10, 60)]
)
def test_what_is_no_length_is_refused(questions: int | None, seconds: int | None) -> None:
    with pytest.raises(ValueError, match=r"a set has 1 to 200|a sprint takes 60 or 120"):
        Length(questions, seconds)


@pytest.mark.parametrize(
    "text", ["0", "201", "61s", "60 s", "s", "-1", "ten", "1" * 5_000, "\u0661\u0660"]
)
def test_text_that_is_no_length_is_quoted(text: str) -> None:
    with pytest.raises(ValueError, match="cannot be chosen; there are 1 to 200, 60s and 120s"):
        Length.parse(text)
