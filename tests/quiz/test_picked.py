"""A drill's questions can be picked and swapped, and a link says which are asked."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenarios import GENERATOR
from trainer.quiz.drill import Drill
from trainer.quiz.length import Length
from trainer.quiz.picked import parse_picked, picked_text, require_picked, swapped
from trainer.quiz.settings import Settings

picks = st.lists(st.integers(0, 9_999), max_size=200, unique=True).map(tuple)


@given(picks)
def test_what_is_picked_is_read_back(picked: tuple[int, ...]) -> None:
    assert parse_picked(picked_text(picked)) == picked


@pytest.mark.parametrize(
    ("text", "picked"),
    [("", ()), ("4", (4,)), ("0-3", (0, 1, 2, 3)), ("3,2,1", (3, 2, 1)), ("7-8,0-1", (7, 8, 0, 1))],
)
def test_spans_and_single_numbers_are_read(text: str, picked: tuple[int, ...]) -> None:
    assert parse_picked(text) == picked
    assert picked_text(picked) == text


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("a", "questions are picked as in 0-3,11,5-9, and not as in 'a'"),
        ("1-2-3", "and not as in '1-2-3'"),
        ("1,", "and not as in '1,'"),
        ("-1", "and not as in '-1'"),
        ("10000", "and not as in '10000'"),
        ("\u0661", "and not as in '"),
        ("0-3,2", "a question is picked once, and not as in '0-3,2'"),
        ("0-200", "at most 200 questions can be picked, not 201"),
        ("0-9999", "at most 200 questions can be picked, not 10000"),
    ],
)
def test_what_cannot_be_picked_is_quoted(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=r"picked") as refused:
        parse_picked(text)
    assert reason in str(refused.value)


@pytest.mark.parametrize("picked", [(True,), (-1,), (10_000,), (1.0,)])
def test_only_numbers_of_questions_are_picked(picked: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="questions are picked by numbers from 0 to 9999, not"):
        require_picked(picked)


def test_what_is_picked_is_asked_in_its_order_and_then_what_follows() -> None:
    plain = Drill(Settings(stage="pairs"), 7)
    picked = Drill(Settings(stage="pairs", picked=(4, 0, 11)), 7)
    asked = [picked.question(place) for place in range(5)]
    assert asked == [plain.question(number) for number in (4, 0, 11, 12, 13)]
    assert Drill.parse(str(picked)) == picked
    assert str(picked) == f"stage=pairs&picked=4,0,11&seed=7&generator={GENERATOR}"


def test_the_pick_says_how_many_there_are() -> None:
    assert Settings(picked=(3, 1)).length == Length(2)
    assert Settings.parse("picked=3,1&set=2") == Settings(picked=(3, 1))
    with pytest.raises(ValueError, match="2 questions are picked; no length can be chosen"):
        Settings.parse("picked=3,1&set=10")


@pytest.mark.parametrize("link", ["again=all", "day=2026-12-01", "race=61"])
def test_nothing_can_be_picked_where_something_else_says_what_is_asked(link: str) -> None:
    with pytest.raises(ValueError, match="no pick of questions can be chosen with it"):
        Settings.parse(f"{link}&picked=0-4")


@given(picks.filter(bool), st.data())
def test_one_is_swapped_for_one_that_was_not_there(
    picked: tuple[int, ...], data: st.DataObject
) -> None:
    place = data.draw(st.integers(0, len(picked) - 1))
    other = swapped(picked, place)
    assert other[place] not in picked
    assert [*other[:place], *other[place + 1 :]] == [*picked[:place], *picked[place + 1 :]]
