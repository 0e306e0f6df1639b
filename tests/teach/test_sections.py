"""The reference: every situation that people misjudge stands there, and scores as it should."""

from collections.abc import Iterator

import pytest

from scenarios import Play, Show, parse_scenario
from trainer.quiz.asked import score_asked
from trainer.teach.example import Example
from trainer.teach.section import Part
from trainer.teach.sections import GROUPS, SECTIONS, beside

RANKS = "A23456789TJQK"
KEYS = (
    "fifteens pairs runs flush jacks heels crib play go patterns traps tables questions how-often "
    "order house habits"
).split()
# Ranks of a hand and its starter in any order, and what they are worth.
MISJUDGED = {
    "8 7 6 A A": 13,
    "8 7 6 2 2": 11,
    "3 3 4 4 A": 6,
    "4 4 4 3 3": 12,
    "T 4 4 4 3": 8,
    "T 6 4 5 5": 16,
    "T J Q Q K": 10,
    "3 4 5 5 6": 14,
    "3 3 3 4 5": 21,
    "A 2 3 4 5": 7,
    "5 5 J Q K": 17,
    "4 5 6 6 9": 16,
    "2 2 2 9 9": 12,
    "7 7 8 8 9": 24,
    "4 5 5 6 6": 24,
    "6 6 6 9 9": 20,
    "3 3 6 6 6": 20,
    "7 7 7 A A": 20,
    "4 4 4 7 7": 20,
    "3 3 3 6 6": 18,
    "3 3 3 6 9": 16,
    "5 5 5 J 5": 29,
    "2 4 6 8 K": 0,
}
# By suits and jacks, as the text of the scenario.
MISJUDGED_SUITS = {
    "show 3C 6C 9C QC / 5D": 8,
    "crib 3C 6C 9C QC / 5D": 4,
    "crib 3C 6C 9C QC / KC": 7,
    "show 2H 6H TH QC / KH": 0,
    "show JD 2S 7D 9C / 6D": 5,
    "show TC JC JD QC / JH": 15,
    "show 7D 2C 6H KC / QS": 2,
    "cut JD": 2,
}
# Ranks laid to one count, and what the last of them earns.
MISJUDGED_IN_PLAY = {
    "8 6 9 7": 4,
    "T 5": 2,
    "J Q K": 3,
    "A 3 2": 3,
    "2 2 3 A": 3,
    "3 3 4 5": 5,
    "4 4 7": 2,
    "5 5 5": 8,
    "7 9 6 8": 4,
    "3 2 A A": 2,
    "3 3 2 A": 3,
    "3 4 5 6 3": 4,
    "3 4 5 6 3 4": 4,
    "3 4 5 6 3 4 5": 4,
    "4 2 3 A 5": 7,
    "4 2 3 A 5 2": 0,
    "4 2 3 A 5 2 4": 5,
    "3 4 5 6 A": 0,
    "3 4 5 6 A 6": 0,
    "3 4 5 6 A 6 3": 0,
    "7 5 6 8": 4,
    "3 4 7 5": 0,
    "4 6 5": 5,
    "T Q K": 0,
    "T 9 4 4": 2,
    "4 8 9 T": 5,
    "Q 2 J 6 3": 2,
    "7 8": 3,
    "T 7 T 4": 2,
    "T K J": 1,
}


def parts() -> Iterator[tuple[str, Part]]:
    for key, section in SECTIONS.items():
        yield from ((key, part) for part in section.parts())


def examples() -> Iterator[Example]:
    for _, part in parts():
        yield from part.examples


def ranks(text: str) -> str:
    scenario = parse_scenario(text)
    if isinstance(scenario, Play):
        return " ".join(str(card)[0] for card in scenario.line)
    assert isinstance(scenario, Show)
    every = [str(card)[0] for card in (*scenario.hand, scenario.starter)]
    return " ".join(sorted(every, key=RANKS.index))


def test_the_sections_have_these_keys() -> None:
    assert list(SECTIONS) == KEYS
    assert [section.key for group in GROUPS.values() for section in group] == KEYS


def test_before_and_after_each_stands_its_neighbour() -> None:
    for place, key in enumerate(KEYS):
        before, after = beside(key)
        assert (before.key if before else None) == (KEYS[place - 1] if place else None)
        assert (after.key if after else None) == (KEYS[place + 1] if key != KEYS[-1] else None)


def test_each_section_has_something_to_say() -> None:
    for section in SECTIONS.values():
        assert section.about.endswith(".")
        assert all(part.words or part.examples for part in section.parts())
        words = [word for part in section.parts() for word in part.words]
        assert words
        assert all(word[-1] in ".:" for word in words)


def test_each_kind_of_score_has_examples() -> None:
    for key in ("fifteens", "pairs", "runs", "flush", "jacks", "heels", "crib", "play", "go"):
        assert sum(len(part.examples) for part in SECTIONS[key].parts()) >= 3, key


def test_every_place_of_a_section_is_there_once() -> None:
    for section in SECTIONS.values():
        anchors = [part.anchor for part in section.parts() if part.title]
        anchors += [each.anchor for part in section.parts() for each in part.examples]
        assert len(set(anchors)) == len(anchors), section.key


def test_a_table_is_as_wide_as_its_heads() -> None:
    tables = [part.table for _, part in parts() if part.table]
    assert len(tables) == 4
    for table in tables:
        assert {len(row) for row in table.rows} == {len(table.heads)}


def test_every_example_adds_up_to_what_it_is_worth() -> None:
    found = list(examples())
    assert len(found) > 100
    for example in found:
        assert example.points == score_asked(example.scenario.score(), example.asked).points
        assert example.lines()[-1].running == example.points


@pytest.mark.parametrize(
    ("key", "asked", "points"),
    [
        ("fifteens", {("fifteen",)}, {"behind-eight-and-seven": 8, "a-five-among-tens": 4}),
        ("pairs", {("pair",), ()}, {"three-nines": 6, "sixes-and-nines": 20}),
        ("runs", {("run",), ()}, {"a-run-of-five": 5, "round-the-corner": 0, "inner-runs": 14}),
        ("flush", {("flush",)}, {"a-flush-of-four": 4, "four-of-a-suit-in-the-crib": 0}),
    ],
)
def test_where_one_way_to_score_is_explained_no_other_is_asked(
    key: str, asked: set[tuple[str, ...]], points: dict[str, int]
) -> None:
    found = [each for part in SECTIONS[key].parts() for each in part.examples]
    assert {each.asked for each in found} == asked
    assert {each.anchor: each.points for each in found if each.anchor in points} == points


@pytest.mark.parametrize(("row", "points"), MISJUDGED.items())
def test_a_hand_that_is_misjudged_stands_there(row: str, points: int) -> None:
    row = " ".join(sorted(row.split(), key=RANKS.index))
    shows = [each for each in examples() if each.text.startswith("show")]
    found = [each for each in shows if ranks(each.text) == row]
    assert points in {each.scenario.score().points for each in found}


@pytest.mark.parametrize(("text", "points"), MISJUDGED_SUITS.items())
def test_a_flush_or_jack_that_is_misjudged_stands_there(text: str, points: int) -> None:
    found = [each.scenario for each in examples() if each.text == text]
    assert {each.score().points for each in found} == {points}


@pytest.mark.parametrize(("row", "points"), MISJUDGED_IN_PLAY.items())
def test_a_count_of_the_play_that_is_misjudged_stands_there(row: str, points: int) -> None:
    plays = [each for each in examples() if each.text.startswith("play")]
    assert points in {each.points for each in plays if ranks(each.text) == row}
