"""Between what shares a true one lies."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.progress.interval import wilson


# With z = 1.6449: of 0 in n it is z² / (n + z²) above, of half z / 2√(n + z²) to either side.
@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (0, 10, 0.0, 0.21295),
        (10, 10, 0.78705, 1.0),
        (5, 10, 0.26927, 0.73073),
        (8, 22, 0.21868, 0.53846),
        (50, 100, 0.41885, 0.58115),
        (1, 1, 0.26986, 1.0),
    ],
)
def test_the_interval_is_wilsons(successes: int, trials: int, low: float, high: float) -> None:
    interval = wilson(successes, trials)
    assert (interval.low, interval.high) == pytest.approx((low, high), abs=1e-5)


@given(st.integers(0, 10**6).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))))
def test_the_interval_lies_around_the_share(of: tuple[int, int]) -> None:
    successes, trials = of
    interval, mirrored = wilson(successes, trials), wilson(trials - successes, trials)
    assert 0 <= interval.low < interval.high <= 1
    assert interval.low == pytest.approx(1 - mirrored.high)
    if trials:
        assert interval.low - 1e-9 <= successes / trials <= interval.high + 1e-9
        assert wilson(2 * successes, 2 * trials).width < interval.width


def test_a_wider_interval_holds_more_often() -> None:
    assert wilson(8, 22, z=1.96).width > wilson(8, 22).width


@pytest.mark.parametrize(("successes", "trials"), [(-1, 3), (4, 3), (0, -1)])
def test_more_successes_than_trials_are_refused(successes: int, trials: int) -> None:
    with pytest.raises(ValueError, match="successes"):
        wilson(successes, trials)
