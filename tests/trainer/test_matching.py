"""As many are served as can be, and who comes first is served in any case."""

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from trainer.matching import matched

FITTING = st.lists(st.lists(st.integers(0, 4), max_size=5, unique=True), max_size=5)


def most(fitting: list[list[int]]) -> int:
    """Try every way of giving the things out."""
    things = [*range(5), *[None] * len(fitting)]
    ways = permutations(things, len(fitting))
    return max(sum(thing in fits for thing, fits in zip(way, fitting, strict=True)) for way in ways)


@given(FITTING.filter(lambda fitting: len(fitting) < 4))
def test_no_way_of_giving_serves_more(fitting: list[list[int]]) -> None:
    assert sum(thing is not None for thing in matched(fitting)) == most(fitting)


@given(FITTING)
def test_each_gets_what_fits_and_nothing_is_given_twice(fitting: list[list[int]]) -> None:
    given_out = matched(fitting)
    things = [thing for thing in given_out if thing is not None]
    assert len(things) == len(set(things))
    for thing, fits in zip(given_out, fitting, strict=True):
        assert thing is None or thing in fits
    if fitting and fitting[0]:
        assert given_out[0] is not None
