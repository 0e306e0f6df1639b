"""How far a room is, as the address says it: what cannot be read is the beginning."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.web.showing.place import At


@given(st.integers(1, 999), st.integers(0, 999))
def test_what_is_written_is_read(hand: int, step: int) -> None:
    assert At.parse(str(At(hand, step))) == At(hand, step)


@pytest.mark.parametrize("text", ["", "3", "3.", ".2", "-1.2", "3.2.1", "٣.٢", "1e3.0", "1.9999"])
def test_nonsense_is_the_beginning(text: str) -> None:
    assert At.parse(text) == At(1, 0)


def test_there_is_no_hand_before_the_first() -> None:
    assert At.parse("0.4") == At(1, 4)
