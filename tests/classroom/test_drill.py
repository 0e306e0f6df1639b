"""A drill as a teacher plans it: as text it is the same again, and it asks all the same."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.classroom.drill import CLOCKS, ClassDrill, Pace, Told
from trainer.classroom.ready import READY, ready_drill
from trainer.house import HOUSES
from trainer.names import plain_name
from trainer.quiz.drill import Drill
from trainer.quiz.settings import Settings

FIFTEENS = ready_drill("fifteens", 7)
MIX = ready_drill("mix", 7)
PICKED = "kinds=hand&picked=0-3&seed=7&generator=3"

titles = (
    st.text(st.characters(exclude_categories=["Cc", "Cs", "Zl", "Zp"]), max_size=30)
    .map(plain_name)
    .filter(bool)
)


@st.composite
def drills(draw: st.DrawFn) -> ClassDrill:
    """Draw a drill with any of its switches."""
    ready = ready_drill(draw(st.sampled_from(READY)), draw(st.integers(0, 10**9)))
    picked = draw(st.lists(st.integers(0, 500), min_size=1, max_size=12, unique=True))
    settings = replace(ready.drill.settings, picked=tuple(picked), length=Settings().length)
    pace = draw(st.sampled_from(Pace))
    return replace(
        ready,
        title=draw(titles),
        drill=replace(ready.drill, settings=settings),
        worked=draw(st.integers(0, 2 if settings.stage else 0)),
        form=draw(st.sampled_from([None, "total", "spoken", "combinations"])),
        house=draw(st.sampled_from([*HOUSES.values()])),
        pace=pace,
        told=Told.EACH if pace is Pace.LED else draw(st.sampled_from(Told)),
        clock_s=draw(st.sampled_from(CLOCKS)) if pace is Pace.LED else 0,
        is_named=draw(st.booleans()),
    )


@given(drill=drills())
def test_its_text_is_the_same_drill_again(drill: ClassDrill) -> None:
    text = str(drill)
    assert ClassDrill.parse(text) == drill
    assert ClassDrill.parse(f" ?{text}\n") == drill
    assert str(ClassDrill.parse(text)) == text
    assert text.isascii()


@given(drill=drills(), places=st.lists(st.integers(0, 11), max_size=20))
def test_a_question_that_is_swapped_comes_never_again(drill: ClassDrill, places: list[int]) -> None:
    seen = set(drill.drill.settings.picked)
    for place in places:
        if place >= len(drill):
            continue
        before = drill.drill.settings.picked
        drill = drill.swap(place)
        after = drill.drill.settings.picked
        assert after[place] not in seen
        assert (*before[:place], *before[place + 1 :]) == (*after[:place], *after[place + 1 :])
        seen.add(after[place])
        assert len(drill) == len(before)


def test_a_swap_asks_something_else_and_the_rest_as_before() -> None:
    swapped = FIFTEENS.swap(1)
    assert swapped.question(1) != FIFTEENS.question(1)
    for number in (0, *range(2, 10)):
        assert swapped.question(number) == FIFTEENS.question(number)


def test_what_is_as_at_first_is_not_spoken_of() -> None:
    assert str(replace(MIX, title="Mix")) == ("title=Mix&picked=0-9&seed=7&generator=3")
    all_else = replace(
        FIFTEENS,
        title="F",
        worked=1,
        form="spoken",
        house=HOUSES["ACC with muggins"],
        pace=Pace.LED,
        clock_s=30,
        is_named=False,
    )
    assert str(all_else) == (
        "title=F&stage=fifteens&picked=0-9&seed=7&generator=3&worked=1&form=spoken"
        "&house=ACC+with+muggins&pace=led&clock=30&names=hidden"
    )
    assert str(replace(MIX, title="Mix", told=Told.END)).endswith("&told=end")


def test_where_the_teacher_leads_all_are_told_when_the_big_screen_tells() -> None:
    text = str(replace(MIX, pace=Pace.LED))
    assert ClassDrill.parse(f"{text}&told=end") == ClassDrill.parse(text)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"title": ""}, "a title is 1 to 60 characters"),
        ({"title": "x" * 61}, "a title is 1 to 60 characters"),
        ({"title": " "}, "a title has no unseen characters or spare spaces"),
        ({"drill": Drill(Settings(), 7)}, "a class is asked questions that are picked"),
        ({"form": "cards"}, "a class does not answer by 'cards'"),
        ({"worked": 1}, "0 to 0 hands are worked through here, not 1"),
        ({"worked": True}, "0 to 0 hands are worked through here, not True"),
        ({"clock_s": 31}, "a clock has 0, 15, 30, 60 or 120 seconds, not 31"),
        ({"clock_s": 30}, "a clock runs where the teacher leads"),
        ({"pace": Pace.LED, "told": Told.END}, "all are told when a question is over"),
    ],
)
def test_what_is_no_drill_is_refused(changes: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        replace(MIX, **changes)


def test_a_stage_has_hands_that_are_worked_through() -> None:
    assert [replace(FIFTEENS, worked=number).worked for number in range(3)] == [0, 1, 2]
    with pytest.raises(ValueError, match="0 to 2 hands are worked through here, not 3"):
        replace(FIFTEENS, worked=3)


def test_what_is_too_much_to_be_kept_is_refused() -> None:
    picked = tuple(range(1000, 1300, 4))
    drill = Drill(Settings(picked=picked), 7)
    assert len(str(replace(MIX, title="x", drill=drill))) < 1000
    with pytest.raises(ValueError, match="is too much to be kept"):
        replace(MIX, title="🃏" * 60, drill=drill)


@pytest.mark.parametrize(
    ("behind", "why"),
    [
        ("", "a title is 1 to 60 characters"),
        ("&title=A&names=shown", "names are hidden, or not spoken of; not 'shown'"),
        ("&title=A&form=cards", "answers by total, spoken or combinations, not 'cards'"),
        ("&title=A&worked=x", "worked is a small number, not 'x'"),
        ("&title=A&worked=1", "0 to 0 hands are worked through here"),
        ("&title=A&clock=³", "clock is a small number"),
        ("&title=A&pace=led&clock=9999", "clock is a small number, not '9999'"),
        ("&title=A&pace=fast", "'fast'"),
        ("&title=A&told=never", "'never'"),
        ("&title=A&house=game%3D91", "'game=91' cannot be read"),
        ("&title=A&title=B", "says something twice"),
        ("&title=A&dress=blue", "dress"),
    ],
)
def test_what_cannot_be_read_is_refused(behind: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        ClassDrill.parse(PICKED + behind)


def test_a_drill_for_another_version_of_the_dealing_is_refused() -> None:
    with pytest.raises(ValueError, match="this drill is for version 1 of the dealing"):
        ClassDrill.parse(str(MIX).replace("generator=3", "generator=1"))


@given(text=st.text())
def test_whatever_else_is_pasted_is_refused_in_words(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        ClassDrill.parse(text)
