"""A file that is damaged, foreign or made up is refused with the place where it is wrong."""

import json
from collections.abc import Callable
from contextlib import suppress
from io import BytesIO
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.store.made import NOON, answer
from tests.transfer.made import read_text, text_of
from trainer.belongings import Belongings
from trainer.record import Shown
from trainer.store import Log
from trainer.transfer import reading
from trainer.transfer.fields import entry_fields

Change = Callable[[Any], object]


def refused(text: str | bytes) -> str:
    """Say why something is refused."""
    with pytest.raises(ValueError, match=r"^this file cannot be taken in: ") as error:
        read_text(text)
    sentence = str(error.value)
    assert sentence.isprintable()
    return sentence.removeprefix("this file cannot be taken in: ")


def read_or_refused(text: str) -> None:
    """See that nothing but a sentence comes of what cannot be read."""
    with suppress(ValueError):
        assert isinstance(read_text(text), Belongings)
        return
    refused(text)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "it is empty"),
        (" \n", "it is empty"),
        ("muggins", "it begins with 'muggins', which is nothing that Muggins wrote"),
        ("[]", "it begins with '[]'"),
        (b"SQLite format 3\0\x10", "it begins with 'SQLite format 3"),
        (b"PK\x03\x04\xff\xfe", "line 1 of it is no text in UTF-8"),
        ('{"format": "é"}'.encode("utf-16"), "line 1 of it is no text in UTF-8"),
        (b'{\n"a": "\xed\xa0\x80"}', "line 2 of it is no text in UTF-8"),
        ("{}", "its format is null, not 'muggins learner'"),
        ("{", "it ends in the middle"),
        ('{"format"', "it ends in the middle"),
        ('{"format": ', "it ends in the middle"),
        ('{"format": "mug', "it ends in the middle"),
        ('{"format" "x"}', "'\"x\"}' cannot be read, at line 1, letter 11"),
        ('{"format": x}', "'x}' cannot be read, at line 1, letter 12"),
        ('{\n "format": 1,\n}', "'}' cannot be read, at line 3, letter 1"),
        ("{1: 2}", "'1: 2}' cannot be read"),
        ('{"a": 1 "b": 2}', "'\"b\": 2}' cannot be read"),
        ('{"a": [1 2]}', "'2]}' cannot be read"),
        ('{"a": [1,]}', "']}' cannot be read"),
        ('{"a": "\t"}', "cannot be read"),
        ('{"a": 1, "a": 2}', "'a' is there twice, at line 1, letter 10"),
        ('{"a": {"b": 1, "c": 2, "b": 3}}', "'b' is there twice"),
        ('{"a": NaN}', "what begins at line 1, letter 7 cannot be: 'NaN' is no number"),
        ('{"a": [-Infinity]}', "'-Infinity' is no number"),
        (f'{{"a": {"9" * 5_000}}}', "has too many digits"),
        (f'{{"a": {"[" * 5_000}', "is nested too deeply"),
        (f'{{"a": [{"[" * 30_000}', "is nested too deeply"),
        (f'{{"a": ["{"x" * 40_000}"]}}', "what begins at line 1, letter 8 is too long"),
        ('{"a": 1} x', "'x' cannot be read, at line 1, letter 10"),
    ],
)
def test_what_is_no_json_of_ours_is_refused(text: str | bytes, why: str) -> None:
    assert why in refused(text)


def test_a_file_beyond_the_limits_is_refused(log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    text = text_of(log)
    monkeypatch.setitem(reading.MOST, "entries", 5)
    assert refused(text) == "it has more than 5 entries"
    monkeypatch.setattr(reading, "MOST_BYTES", 2 * 2**20)
    assert refused(text + " " * 2 * 2**20) == "it is larger than 2 MB"


def setting(*path: str | int, to: object) -> Change:
    """Set something at a path to something else."""

    def change(told: Any) -> None:  # noqa: ANN401  as JSON has it
        for step in path[:-1]:
            told = told[step]
        told[path[-1]] = to

    return change


def dropping(*path: str | int) -> Change:
    def change(told: Any) -> None:  # noqa: ANN401  as JSON has it
        for step in path[:-1]:
            told = told[step]
        del told[path[-1]]

    return change


CHANGES: list[tuple[Change, str]] = [
    (setting("format", to="other"), "its format is 'other', not 'muggins learner'"),
    (setting("version", to=True), "its version is true, and there is none but 1"),
    (setting("version", to=0), "its version is 0"),
    (setting("version", to="1"), "its version is '1'"),
    (dropping("version"), "its version is null"),
    (setting("more", to=1), "it has 'more', which is not known here"),
    (dropping("entries"), "it has no 'entries'"),
    (dropping("learner"), "it has no 'learner'"),
    (setting("entries", to={}), "'entries' cannot be {}"),
    (setting("learner", to=[]), "'learner' cannot be []"),
    (setting("preferences", to=7), "'preferences' is text, not 7"),
    (setting("preferences", to="a\nb"), "preferences are one line"),
    (setting("preferences", to="\ud800"), "preferences are one line"),
    (setting("learner", to="Ada"), "the learner: it is an object with fields, not 'Ada'"),
    (setting("learner", "id", to="a b"), "the learner: a learner's id is 1 to 64"),
    (setting("learner", "name", to=" Ada"), "the learner: a name has no unseen characters"),
    (setting("learner", "name", to="\udc00"), "the learner: a name"),
    (setting("learner", "name", to=5), "the learner: a name is 1 to 30 characters, not 5"),
    (setting("learner", "created", to="noon"), "created is a time, like 2026-03-14T12:00:00Z, not"),
    (setting("learner", "created", to=5), "created is a time, like 2026-03-14T12:00:00Z, not 5"),
    (setting("learner", "created", to="2026-03-14T12:00:00"), "created is a time in UTC"),
    (setting("learner", "created", to="2026-03-14T12:00:00+02:00"), "created is a time in UTC"),
    (
        setting("learner", "created", to="1969-12-31T23:59:59Z"),
        "the learner: created is a time in the years 1970 to 9000, not",
    ),
    (
        setting("practices", 0, "started", to="9001-01-01T00:00:00Z"),
        "practice 1: started is a time in the years 1970 to 9000, not",
    ),
    (
        setting("entries", 0, "answered", to="9999-12-31T23:59:59Z"),
        "entry 1: answered is a time in the years 1970 to 9000, not",
    ),
    (
        setting("entries", 3, "at", to="0001-01-01T00:00:00Z"),
        "entry 4: at is a time in the years 1970 to 9000, not",
    ),
    (setting("practices", 1, to=None), "practice 2: it is an object with fields, not null"),
    (setting("practices", 1, "learner", to="bob"), "practice 2: it has 'learner', which is not"),
    (setting("practices", 1, "id", to="first"), "practice 2 is there twice: 'first'"),
    (setting("practices", 0, "seed", to=True), "practice 1: seed is a whole number"),
    (setting("practices", 0, "seed", to=7.0), "practice 1: seed is a whole number"),
    (setting("practices", 0, "seed", to=10**18 + 1), "practice 1: a seed is a number from 0 to"),
    (setting("practices", 0, "settings", to="kinds=x"), "practice 1: 'x' cannot be chosen"),
    (dropping("practices", 0), "entry 1 belongs to practice 'first', which is not there"),
    (dropping("practices", 0, "seed"), "practice 1: it has no 'seed'"),
    (setting("entries", 2, to=[]), "entry 3: it is an object with fields, not []"),
    (setting("entries", 2, "entry", to=4), "entry 3: it says that it is entry 4, out of order"),
    (setting("entries", 0, "entry", to=True), "entry 1: it says that it is entry true"),
    (dropping("entries", 0), "entry 1: it says that it is entry 2, out of order"),
    (dropping("entries", 2, "entry"), "entry 3: it says that it is entry null"),
    (setting("entries", 2, "kind", to="vote"), "entry 3: its kind is answer, shown, slip, not"),
    (
        setting("entries", 2, "kind", to=["answer"]),
        'entry 3: its kind is answer, shown, slip, not ["',
    ),
    (setting("entries", 1, "why", to=""), "entry 2: it has 'why', which is not known here"),
    (dropping("entries", 0, "claimed"), "entry 1: it has no 'claimed'"),
    (setting("entries", 0, "claimed", to="twelve"), "entry 1: 'twelve' is no number of points"),
    (setting("entries", 0, "claimed", to=12), "entry 1: claimed is 1 to 1000 characters, not 12"),
    (setting("entries", 0, "claimed", to="1\0"), "entry 1: claimed is one line"),
    (setting("entries", 0, "scenario", to="show 5C"), "entry 1: "),
    (setting("entries", 0, "scenario", to="cut JD"), "entry 1: 'show' is not asked of 'cut JD'"),
    (setting("entries", 0, "number", to=-1), "entry 1: number is a whole number"),
    (setting("entries", 0, "number", to=10**19), "entry 1: number is a whole number"),
    (setting("entries", 0, "asked", to="a"), "entry 1: the rules asked are a tuple"),
    (setting("entries", 0, "asked", to=[1]), "entry 1: a rule is asked once"),
    (setting("entries", 0, "form", to=[]), "entry 1: form is one of total"),
    (setting("entries", 0, "house", to="game=99"), "entry 1: 'game=99' cannot be read"),
    (setting("entries", 2, "predicted", to=True), "entry 3: predicted is a float"),
    (setting("entries", 2, "predicted", to=2), "entry 3: predicted is a float"),
    (setting("entries", 3, "answer", to="a9"), "entry 4 belongs to answer 'a9', which does not"),
    (setting("entries", 3, "answer", to=9), "entry 4: an answer's id is"),
]


@pytest.mark.parametrize(("change", "why"), CHANGES)
def test_one_thing_wrong_is_found_where_it_is(log: Log, change: Change, why: str) -> None:
    told = json.loads(text_of(log))
    change(told)
    assert why in refused(json.dumps(told))


def test_what_a_newer_version_wrote_need_not_be_understood() -> None:
    newer = {"learners": [{}], "version": 2, "format": "muggins learner", "x": 1}
    assert "a newer version of Muggins wrote it (version 2" in refused(json.dumps(newer))


def test_what_cannot_be_held_against_the_cards_is_refused(log: Log) -> None:
    told = json.loads(text_of(log))
    told["entries"][4]["claimed"] = "KH"
    assert refused(json.dumps(told)).startswith("entry 5: ")
    told = json.loads(text_of(log))
    told["entries"][1] |= {"form": "combinations", "claimed": "a23456"}
    assert refused(json.dumps(told)).startswith("entry 2: ")


def test_a_count_shown_after_lines_is_not_heard_and_may_stand(log: Log) -> None:
    told = json.loads(text_of(log))
    shown = Shown(answer="a1", form="spoken", claimed="15", at=NOON)
    told["entries"].append(entry_fields(shown, 8))
    assert read_text(json.dumps(told)).entries[-1] == shown


def test_practices_of_another_dealing_are_asked_no_more_and_need_no_settings(log: Log) -> None:
    told = json.loads(text_of(log))
    told["practices"][1]["settings"] = "run"
    assert read_text(json.dumps(told)).practices[1].settings == "run"


WHOLE = json.dumps(
    {
        "format": "muggins learner",
        "version": 1,
        "learner": {"id": "ada", "name": "Ada", "created": "2026-03-14T12:00:00Z"},
        "preferences": "",
        "practices": [],
        "entries": [],
    }
)


@given(at=st.integers(0, len(WHOLE) - 1), other=st.sampled_from('\0\ud800}]{[",:1eE+-.tnN \\u'))
def test_any_damage_is_refused_or_harmless(at: int, other: str) -> None:
    for text in (WHOLE[:at], WHOLE[:at] + other + WHOLE[at + 1 :], WHOLE[:at] + other + WHOLE[at:]):
        read_or_refused(text)


@given(data=st.binary() | st.text().map(str.encode))
def test_any_file_is_refused_in_a_sentence(data: bytes) -> None:
    with pytest.raises(ValueError, match="this file cannot be taken in: "):
        reading.read(BytesIO(data))


any_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


@given(data=st.data(), value=any_json)
def test_any_value_in_any_place_is_refused_or_taken_for_what_it_is(
    data: st.DataObject, value: object
) -> None:
    told = json.loads(WHOLE)
    told["practices"] = [
        {"id": "p", "settings": "", "seed": 1, "generator": 1, "started": "2026-03-14T12:00:00Z"}
    ]
    told["entries"] = [entry_fields(answer(0, practice="p"), 1)]
    objects = [told, told["learner"], told["practices"][0], told["entries"][0]]
    chosen = data.draw(st.sampled_from(objects))
    chosen[data.draw(st.sampled_from(sorted(chosen)) | st.text())] = value
    read_or_refused(json.dumps(told))
