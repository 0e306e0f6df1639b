"""A folded log is read back from its text as it was."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.progress.made import answer, logs
from tests.scenarios.texts import unhurried
from trainer.progress.depth import MOST_OF_TIMES, Depth, Pace
from trainer.progress.fold import EMPTY, Folded, fold
from trainer.progress.learned import Learned
from trainer.progress.line import Line
from trainer.progress.mistakes import MOST_OPEN
from trainer.progress.text import read, text
from trainer.progress.times import tenths_of
from trainer.record import WALKED_AWAY_MS, Entry

DEPTH = {"skills": {}, "pace": [1, []], "shapes": {}, "habits": {}}
HEARING = {"short": {}, "over": {}, "right": [0, 0], "levels": [["", 0]] * 4, "row": 0}
NOON = "2026-03-14T12:00:00+00:00"
MISTAKE = ["a0", "first", 0, NOON, ["PAIR"], ["FIFTEENS"], 2, NOON, "second"]
# What cannot stand at a place of it.
NO_PARTS: list[tuple[int, object]] = [
    (0, ""),
    (0, 7),
    (1, "a b"),
    (2, -1),
    (2, True),
    (3, "noon"),
    (3, "2026-03-14T12:00:00"),
    (3, "2026-03-14T12:00:00+01:00"),
    (3, None),
    (4, ["PEAR"]),
    (5, ["PEARS"]),
    (6, "2"),
    (7, 7),
    (8, ""),
    (8, None),
]


@unhurried
@given(logs())
def test_a_folded_log_is_read_back_from_its_text(log: list[Entry]) -> None:
    folded = fold(EMPTY, log)
    assert read(text(folded)) == folded
    assert "\n" not in text(folded)


@unhurried
@given(logs(), st.integers(0, 80))
def test_the_log_goes_on_from_its_text(log: list[Entry], cut: int) -> None:
    from_text = fold(read(text(fold(EMPTY, log[:cut]))), log[cut:])
    assert text(from_text) == text(fold(EMPTY, log))


def test_what_is_said_in_any_script_is_read_back() -> None:
    folded = fold(EMPTY, [answer(claimed="14", why="für sié: \U0001f0a1 'x' \\ \"")])
    assert read(text(folded)) == folded


def test_nothing_heard_is_read_back() -> None:
    assert json.loads(text(EMPTY))["hearing"] == HEARING


def test_a_mistake_is_read_back() -> None:
    for solved in (MISTAKE, [*MISTAKE[:7], None, ""]):
        whole = json.dumps(json.loads(text(EMPTY)) | {"mistakes": [solved]})
        assert json.loads(text(read(whole)))["mistakes"] == [solved]


def test_mistakes_stay_small_however_many_there_are() -> None:
    log = [answer(number, claimed="9", practice="x" * 22) for number in range(1_000)]
    assert len(read(text(fold(EMPTY, log))).mistakes) == MOST_OPEN
    assert len(text(fold(EMPTY, log))) < 40_000


def test_the_text_stays_small_however_many_answers_there_are() -> None:
    log = [answer(number, answer_ms=number % 7 * 1_000) for number in range(3_000)]
    once, twice = fold(EMPTY, log[:1_500]), fold(EMPTY, log)
    assert len(text(twice)) < 1.1 * len(text(once))


def test_the_text_stays_small_whatever_times_there_are() -> None:
    every = {tenths_of(each): 10**6 for each in range(WALKED_AWAY_MS)}
    pace = Pace(10**8, every, every)
    depth = Depth(pace=Line(10**8, (pace,) * MOST_OF_TIMES))
    assert len(text(Folded(Learned(depth=depth)))) < 60_000


@pytest.mark.parametrize(
    "change",
    [
        {"tallies": {"LONG_FIFTEEN": ["2", 1, 1, 1, 2]}},
        {"tallies": {"LONG_FIFTEEN": [2, 1, 1, 1, 2, 0, 3]}},
        {"tallies": {"SHORT_FIFTEEN": [2, 1, 1, 1, 2]}},
        {"tallies": [1]},
        {"headings": {"FIFTEENS": [2, 1, 1, -1, 2]}},
        {"headings": {"LONG_FIFTEEN": [2, 1, 1, 1, 2]}},
        {"times": {"PAIR": [[1]]}},
        {"slips": True},
        {"again": -1},
        {"unattributed": -1},
        {"length": None},
        {"recent": [{"answer": {}, "shown": None, "is_slip": False}]},
        {"recent": [None]},
        {"depth": {}},
        {"depth": DEPTH | {"habits": {"scolding": [1]}}},
        {"depth": DEPTH | {"habits": {"nobs missed": [-1]}}},
        {"depth": DEPTH | {"pace": [1, [[1, [[9, "2"]], [], 0]]]}},
        {"depth": DEPTH | {"pace": [1, [[1, [], []]]]}},
        {"depth": DEPTH | {"pace": [1, [[1, [], [], -1]]]}},
        {"depth": DEPTH | {"skills": {"PAIR": [1, [[1, 2]]]} | {"RUN": [1]}}},
        {"depth": DEPTH | {"shapes": {"run": [1, []]}}},
        {"ladder": None},
        {"ladder": {"pears": ["1", 0]}},
        {"ladder": {"pairs": ["1"]}},
        {"ladder": {"pairs": ["12", 0]}},
        {"ladder": {"pairs": ["1" * 11, 1]}},
        {"ladder": {"pairs": ["1", 2]}},
        {"ladder": {"pairs": [1, 0]}},
        {"hearing": None},
        {"hearing": {}},
        {"hearing": HEARING | {"loud": {}}},
        {"hearing": HEARING | {"short": {"RUN": [2, 1]}}},
        {"hearing": HEARING | {"over": {"RUNS": [2, 1, 1]}}},
        {"hearing": HEARING | {"right": [2, -1]}},
        {"hearing": HEARING | {"row": -1}},
        {"hearing": HEARING | {"levels": [["", 0]] * 3}},
        {"hearing": HEARING | {"levels": [["", 0]] * 3 + [["2", 0]]}},
        {"mistakes": None},
        {"mistakes": [[]]},
        {"mistakes": [MISTAKE] * 201},
        *({"mistakes": [[*MISTAKE[:at], wrong, *MISTAKE[at + 1 :]]]} for at, wrong in NO_PARTS),
    ],
    ids=str,
)
def test_another_text_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="is no folded log"):
        read(json.dumps(json.loads(text(EMPTY)) | change))


@pytest.mark.parametrize("wrong", ["", "{}", "[]", "null", "[" * 100_000, "\0", "1e999"])
def test_nonsense_is_refused_and_quoted_shortly(wrong: str) -> None:
    with pytest.raises(ValueError, match="is no folded log") as refused:
        read(wrong)
    assert len(str(refused.value)) < 300
