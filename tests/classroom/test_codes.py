"""The code of a class: drawn so that nobody mistakes it, and read as people type it."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.classroom.codes import LENGTH, SYMBOLS, code_words, new_code, parse_code

codes = st.text(SYMBOLS, min_size=LENGTH, max_size=LENGTH)


def test_no_two_symbols_are_taken_for_each_other() -> None:
    assert not set("01ILOU") & set(SYMBOLS)
    assert len(set(SYMBOLS)) == len(SYMBOLS) == 30


@given(seed=st.integers())
def test_a_code_that_is_drawn_can_be_read(seed: int) -> None:
    code = new_code(Random(seed))
    assert parse_code(code) == code


@given(code=codes, spare=st.text(" -.", max_size=3), at=st.integers(0, LENGTH), low=st.booleans())
def test_a_code_is_read_in_either_case_with_gaps_or_without(
    code: str, spare: str, at: int, low: bool
) -> None:
    typed = f" {code[:at]}{spare}{code[at:]} "
    assert parse_code(typed.lower() if low else typed) == code
    assert parse_code(code_words(code)) == code


@pytest.mark.parametrize(
    "typed", ["", "C6EP34", "C6EP34WW", "C6EP340", "C6EP34\u0131", "C6EP34\u017f", "😀"]
)
def test_what_is_no_code_is_refused(typed: str) -> None:
    with pytest.raises(ValueError, match="a code is 7 letters and digits, none of them 0") as told:
        parse_code(typed)
    assert repr(typed) in str(told.value) or not typed.isascii()


@given(typed=st.text())
def test_whatever_is_typed_is_a_code_or_refused(typed: str) -> None:
    try:
        code = parse_code(typed)
    except ValueError:
        return
    assert len(code) == LENGTH
    assert set(code) <= set(SYMBOLS)
