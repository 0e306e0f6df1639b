"""A day asks a hand and a play: the same of everybody, once it has begun, and worth the while."""

from collections import Counter
from datetime import date, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenarios import Play, Show
from tests.tools.days import lines
from trainer.quiz.daily import daily, parse_day, require_begun, told
from trainer.quiz.drill import Drill
from trainer.quiz.question import Ask, Question
from trainer.quiz.replies import Result
from trainer.quiz.settings import Settings

DAYS_FILE = Path(__file__).parent.parent / "data" / "days.txt"
DAY = date(2026, 12, 1)
YEAR = [DAY + timedelta(days=passed) for passed in range(365)]


def test_a_day_asks_what_it_always_asked() -> None:
    assert list(lines()) == DAYS_FILE.read_text(encoding="utf-8").splitlines(), (
        "what days ask has changed: raise GENERATOR, and run python -m tests.tools.days"
    )


def test_whatever_asks_it_the_date_alone_decides() -> None:
    drill = Drill(Settings(day=str(DAY)), 0)
    assert [drill.question(number) for number in range(2)] == [
        daily(DAY, number) for number in range(2)
    ]
    assert Drill.parse(str(drill)) == drill


def test_a_day_asks_a_hand_or_a_crib_and_then_a_play() -> None:
    asked = [(daily(day, 0), daily(day, 1)) for day in YEAR]
    assert {show.ask for show, _ in asked} == {Ask.SHOW}
    assert {play.ask for _, play in asked} == {Ask.CLOSED}
    cribs = sum(isinstance(show.scenario, Show) and show.scenario.is_crib for show, _ in asked)
    assert 60 < cribs < 130
    assert len({str(question.scenario) for pair in asked for question in pair}) > 720


def test_every_day_is_worth_something_and_none_is_seen_at_a_glance() -> None:
    shows = Counter(daily(day, 0).scenario.score().points for day in YEAR)
    plays = Counter(daily(day, 1).scenario.score().points for day in YEAR)
    assert min(shows) >= 4
    assert min(plays) >= 2
    assert sum(many for points, many in shows.items() if points >= 8) > 240
    assert sum(many for points, many in plays.items() if points > 2) > 240


@given(st.dates(), st.integers(0, 5))
def test_any_day_can_be_asked(day: date, number: int) -> None:
    question = daily(day, number)
    assert question == daily(day, number)
    assert isinstance(question.scenario, Play if number % 2 else Show)


@given(st.dates())
def test_a_day_is_read_as_it_is_written(day: date) -> None:
    assert parse_day(str(day)) == day


def test_a_day_that_has_not_begun_is_not_asked_ahead() -> None:
    require_begun(DAY, DAY)
    require_begun(DAY, DAY + timedelta(days=400))
    with pytest.raises(ValueError, match="not yet: 2026-12-01 has not begun where you are"):
        require_begun(DAY, DAY - timedelta(days=1))


def the(kind: type[Show | Play], *, is_crib: bool = False) -> Question:
    """Find a question about a hand, a crib or the play."""
    every = (daily(day, number) for day in YEAR for number in range(2))
    return next(
        each
        for each in every
        if isinstance(each.scenario, kind) and getattr(each.scenario, "is_crib", False) == is_crib
    )


@pytest.mark.parametrize(
    ("hand", "play", "line"),
    [
        (
            Result(14, 12, 0, is_right=False),
            Result(2, 2, 0, is_right=True),
            "hand 12 of 14, play right",
        ),
        (
            Result(8, 8, 3, is_right=False),
            Result(5, 2, 1, is_right=False),
            "hand 8 of 8 and 3 too many, play 2 of 5 and 1 too many",
        ),
        (
            Result(8, 8, 0, is_right=False),
            Result(5, 0, 0, is_right=False),
            "hand 8 of 8, counted otherwise, play 0 of 5",
        ),
    ],
)
def test_how_it_went_is_a_line_that_gives_nothing_away(
    hand: Result, play: Result, line: str
) -> None:
    came_out = [(the(Show), hand), (the(Play), play)]
    assert told(DAY, came_out) == f"Muggins 2026-12-01: {line}"


def test_a_crib_is_called_one() -> None:
    right = Result(8, 8, 0, is_right=True)
    assert told(DAY, [(the(Show, is_crib=True), right)]) == "Muggins 2026-12-01: crib right"
