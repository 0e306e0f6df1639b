"""What is called on a count: read kindly as it is typed, kept in one text, and read again."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenarios.cards import quoted
from tests.miscounts.test_said import first, later
from trainer.called import Called, read_call
from trainer.claims import parse_combinations
from trainer.miscounts.said import SaidCount
from trainer.muggins import Call, Saying

TYPED = {
    "a": "accept",
    "ok": "accept",
    "  Accept ": "accept",
    "m4": "muggins 4",
    "M4": "muggins 4",
    "m 4": "muggins 4",
    "muggins 4": "muggins 4",
    "Muggins for 4": "muggins 4",
    "muggins4": "muggins 4",
    "m04": "muggins 4",
    "m29": "muggins 29",
    "m 10": "muggins 10",
    "m4 78 p66": "muggins 4 78 p66",
    "m2 78 p66": "muggins 2 78 p66",
    "m 78 p66": "muggins 4 78 p66",
    "m78": "muggins 2 78",
    "m465": "muggins 2 465",
    "m 105": "muggins 2 105",
    "m2 99": "muggins 2 99",
    "m for 78": "muggins 2 78",
    "m 465 R678": "muggins 5 465 r678",
    "m1 n": "muggins 1 n",
    "m n": "muggins 1 n",
    "m4 x": "muggins 4 x",
    "m d6778": "muggins 8 d6778",
    "o2": "over 2",
    "o2 r345": "over 2 r345",
    "o r345": "over 3 r345",
    "over by 2": "over 2",
    "OVER 12 7h8c": "over 12 7h8c",
}


@pytest.mark.parametrize("typed", TYPED)
def test_a_call_is_read_as_it_is_typed(typed: str) -> None:
    assert str(Called(SaidCount(), *read_call(typed))) == f"nothing : {TYPED[typed]}"


def test_on_a_card_laid_thirty_one_is_named_by_its_cards() -> None:
    call, named = read_call("m kqjA", in_play=True)
    assert (str(call), named) == ("muggins 2", parse_combinations("kqja", in_play=True))


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("", "nothing is called; type a to accept, m4 for muggins or o2"),
        ("   ", "nothing is called"),
        ("x4", "'x4' is no call; type a to accept"),
        ("4", "'4' is no call"),
        ("go", "'go' is no call"),
        ("mm4", "'mm4' is no call"),
        ("m\u0664", "is no call"),  # a digit, but of another script
        ("\u212aok", "is no call"),
        ("accept 78", "'accept 78' accepts the count, and says more as well"),
        ("a4", "'a4' is no call"),
        ("m", "say how many points it is short, or name what they are of"),
        ("muggins for", "say how many points it is short"),
        ("o", "say how many points it is over"),
        ("m x", "say how many points it is short"),  # of four, or of five
        ("m0", "muggins for 0: where nothing is wrong, type a to accept"),
        ("o00", "over by 0: where nothing is wrong"),
        ("m30", "muggins for 30: a count is off by at most 29"),
        ("m999", "muggins for 999: a count is off by at most 29"),
        ("o99", "over by 99: a count is off by at most 29"),
        ("m 99", "muggins for 99: a count is off by at most 29"),
        ("m 1" + "0" * 900, "a count is off by at most 29"),
        ("m2 3", "muggins for 2 and 3: say one number, then the cards it is of"),
        ("m 2 3", "muggins for 2 and 3: say one number"),
        ("over by 12 10", "over by 12 and 10: say one number"),
        ("o2 zz", "'zz' is no combination"),
        ("m for for 4", "'for' is no combination"),
        ("m4 4 p66", "muggins for 4 and 4: say one number"),
        ("m2 12", "muggins for 2 and 12: say one number"),
        ("m2 123", "'123' is no combination"),
        ("m4 78 3", "'3' names too few cards"),
    ],
)
def test_what_is_no_call_is_refused_in_a_sentence(typed: str, reason: str) -> None:
    with pytest.raises(ValueError, match=re.escape(reason)):
        read_call(typed)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "has no call behind a count"),
        ("7H8C", "has no call behind a count"),
        ("7H8C : ", "is no call"),
        (" : accept", "says nothing"),
        ("7H8C : m4", "is no call"),
        ("7H8C : accept 78", "nothing is named where a count is accepted"),
        ("7H8C : muggins 4 zz", "'zz' is no combination"),
        ("78 : muggins 4", "has to name its cards, with their suits"),
        ("7H8C : accept : accept", "':' is no combination"),
        ("7H8C : muggins 4 : over 2", "':' is no combination"),
    ],
)
def test_what_is_no_count_with_a_call_is_refused(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=re.escape(reason)):
        Called.parse(text)


def test_a_number_without_end_is_cut_short() -> None:
    with pytest.raises(ValueError, match="at most 29") as refused:
        read_call("m" + "9" * 390)
    assert len(str(refused.value)) < 100


def test_a_refusal_quotes_what_came_in() -> None:
    long = "7H8C " * 100
    with pytest.raises(ValueError, match=re.escape(quoted(long))):
        Called.parse(long)


names = st.lists(st.sampled_from(["78", "p66", "r678", "7h8c", "x", "n", "d4566", "l"]), max_size=4)
counts = st.one_of(
    st.just("nothing"),
    st.builds(lambda one, more: " ".join([one, *more]), first, st.lists(later, max_size=3)),
)
sayings = st.sampled_from([Saying.MUGGINS, Saying.OVER])


@given(counts, sayings, st.integers(1, 999), names, st.booleans())
def test_whatever_is_called_is_read_again(
    said: str, saying: Saying, points: int, named: list[str], is_laid: bool
) -> None:
    count = SaidCount.parse(said, in_play=is_laid)
    claims = parse_combinations(" ".join(named), in_play=is_laid)
    called = Called(count, Call(saying, points), claims)
    assert Called.parse(str(called), in_play=is_laid) == called
    accepted = Called(count, Call(Saying.ACCEPT))
    assert Called.parse(str(accepted), in_play=is_laid) == accepted


@given(sayings, st.integers(1, 29), names, st.booleans())
def test_what_is_written_can_be_typed_as_well(
    saying: Saying, points: int, named: list[str], is_laid: bool
) -> None:
    call, claims = Call(saying, points), parse_combinations(" ".join(named), in_play=is_laid)
    written = str(Called(SaidCount(), call, claims)).removeprefix("nothing : ")
    assert read_call(written, in_play=is_laid) == (call, claims)
