"""A name is what people are called, written plainly, with no more marks than are read."""

from unicodedata import category

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.scenarios.texts import unhurried
from tests.store.made import learner
from trainer.names import MOST_MARKS, name_to_read, plain_name


@pytest.mark.parametrize("name", ["Ada", "Zoë", "Nguyễn Văn A", "李小龍", "Ö", "x" * 30, "<b>&'\""])
def test_a_name_is_what_people_are_called(name: str) -> None:
    assert learner(plain_name(name)).name == plain_name(name) == name


@pytest.mark.parametrize(
    ("typed", "plain"),
    [
        ("  Ada  ", "Ada"),
        ("Ada \t\r\n Lovelace", "Ada Lovelace"),
        ("Ada\u00a0\u3000Lovelace", "Ada Lovelace"),
        ("A\u0301da", "\u00c1da"),
        ("A\u200bd\u2060a\ufeff", "Ada"),
        ("\u202eadA\u202c \u2066x\u2069", "adA x"),
        ("\x00A\x1bd\x7fa\x85", "Ada"),
        ("A\u00add\ufe0fa\U000e0041", "Ada"),
        ("A\u3164d\u115fa\u2800", "Ada"),
        ("A\ud800da\ue000", "Ada"),
        ("A\u200b\u0301da", "\u00c1da"),
        ("a \u200b b", "a b"),
        ("\u3164", ""),
    ],
    ids=ascii,
)
def test_a_name_is_written_plainly(typed: str, plain: str) -> None:
    assert plain_name(typed) == plain


@pytest.mark.parametrize("name", ["", " ", " Ada", "Ada  L", "A\u0301", "a\u200bb", "x" * 31, 7])
def test_a_name_that_is_not_written_plainly_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="a name"):
        learner(name)


@unhurried
@given(st.text())
@example("\u1100\u115f\u1161")
@example("a\u0301\u200b\u0327")
@example("A\U0001fae9\u0378")
def test_a_plain_name_is_plain_already(text: str) -> None:
    plain = plain_name(text)
    assert plain_name(plain) == plain
    assert not {category(each) for each in plain} & {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
    if 1 <= len(plain) <= 30:
        assert learner(plain).name == plain


@pytest.mark.parametrize(
    "name",
    ["Nguyễn Thị Hương", "שָׁלוֹם", "בַּתְיָה", "สมชาย น้ำผึ้ง", "कृष्णा श्री", "བསྟན་འཛིན", "김민준", "Zoë"],
)
def test_names_of_every_script_keep_their_marks(name: str) -> None:
    assert name_to_read(name) == plain_name(name)


@unhurried
@given(st.text(alphabet=st.sampled_from("aeé \u0301\u0327\u0336\u0489\u05bc\u0e49"), max_size=60))
def test_no_letter_is_read_with_more_than_a_few_marks(typed: str) -> None:
    name = name_to_read(typed)
    assert name == name_to_read(name) == plain_name(name)
    marks = ("".join("x" if category(each) in {"Mn", "Me"} else " " for each in name)).split()
    assert all(len(run) <= MOST_MARKS for run in marks)
