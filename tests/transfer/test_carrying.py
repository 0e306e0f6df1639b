"""What is written of a learner is read again as it was, by us and by anybody."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scenarios import GENERATOR
from tests.store.drawn import answers, ids, remarks, times
from tests.store.made import answer, learner
from tests.transfer.made import ADAS, ENTRIES, document, practice, read_text, text_of
from trainer.belongings import Belongings
from trainer.names import plain_name
from trainer.record import Entry, Learner
from trainer.store import Log, open_log
from trainer.transfer import written
from trainer.transfer.fields import entry_fields, entry_of, fields_of, record_of


def test_what_is_written_is_read_as_it_was(log: Log) -> None:
    assert read_text(text_of(log)) == ADAS


def test_it_is_json_with_plain_names(log: Log) -> None:
    told = document(log)
    assert list(told) == ["format", "version", "learner", "preferences", "practices", "entries"]
    assert (told["format"], told["version"]) == ("muggins learner", 1)
    assert told["learner"] == {
        "id": "ada",
        "name": "Ada",
        "created": "2026-03-14T12:00:00.123456Z",
    }
    assert told["practices"][0] == {
        "id": "first",
        "settings": "kinds=hand",
        "seed": 7,
        "generator": GENERATOR,
        "started": "2026-03-14T12:00:00.123456Z",
    }
    assert [each["kind"] for each in told["entries"]] == [
        type(entry).__name__.lower() for entry in ENTRIES
    ]
    assert told["entries"][1] == {
        "entry": 2,
        "kind": "shown",
        "answer": "a0",
        "form": "spoken",
        "claimed": "15 15 d3",
        "at": "2026-03-14T12:00:00.123456Z",
    }
    assert told["entries"][4]["asked"] == ["a", "b"]
    assert not {"why", "predicted", "walked_away"} & set(told["entries"][0])


@pytest.mark.parametrize("indent", [None, 4])
@pytest.mark.parametrize("is_sorted", [False, True])
def test_another_program_may_write_it_anew(
    log: Log, indent: int | None, *, is_sorted: bool
) -> None:
    anew = json.dumps(document(log), indent=indent, sort_keys=is_sorted)
    assert read_text(anew) == ADAS
    assert read_text(f"\ufeff \r\n{anew}\n") == ADAS


def test_a_number_may_lose_its_point(log: Log) -> None:
    told = document(log)
    told["entries"][2]["predicted"] = 1
    (*_, certain) = (
        each for each in read_text(json.dumps(told)).entries if getattr(each, "predicted", None)
    )
    assert certain == answer(
        1, form="combinations", claimed="5j p55", why="the weakest", predicted=1.0
    )


def test_somebody_new_is_written_and_read(tmp_path: Path) -> None:
    with open_log(tmp_path / "new.db") as log:
        log.add_learner(learner("漢 <b>"))
        text = text_of(log)
    assert "漢" in text
    assert read_text(text) == Belongings(learner=learner("漢 <b>"))


def test_what_came_of_a_practice_begun_meanwhile_is_left_out(log: Log) -> None:
    parts = written(log, learner())
    before = next(parts)  # the practices are known from here on
    log.start(practice("later"))
    log.append(answer(0, id="l0", practice="later"))
    assert read_text(before + "".join(parts)) == ADAS
    assert read_text(text_of(log)).entries[-1] == answer(0, id="l0", practice="later")


def test_of_nobody_nothing_is_written(log: Log) -> None:
    with pytest.raises(ValueError, match="no learner 'bob'"):
        next(written(log, learner("Bob", id_="bob")))


@given(data=st.data())
def test_any_learner_is_read_as_written(data: st.DataObject) -> None:
    name = plain_name(data.draw(st.text()))[:30].strip() or "x"
    one = Learner(id=data.draw(ids), name=name, created=data.draw(times))
    found = json.loads(json.dumps(fields_of(one)))
    assert record_of(Learner, found) == one


@settings(max_examples=60)
@given(entry=answers() | remarks("a0"), number=st.integers(1, 1_000))
def test_any_entry_is_read_as_written(entry: Entry, number: int) -> None:
    found = json.loads(json.dumps(entry_fields(entry, number)))
    assert entry_of(found, number) == entry
