"""What answers tell beyond sums stays small, and agrees with the sums."""

from hypothesis import given

from tests.progress.made import answer, learned, logs
from tests.scenarios.texts import unhurried
from trainer.progress.depth import (
    MOST_OCCASIONS,
    MOST_OF_A_SKILL,
    MOST_OF_TIMES,
    Pace,
    pace_of,
)
from trainer.quiz.kinds import TURNS
from trainer.record import Entry


@unhurried
@given(logs())
def test_every_part_adds_up_to_what_there_is(log: list[Entry]) -> None:
    told = learned(log)
    depth = told.depth
    assert {skill for skill, tally in told.tallies.items() if tally.there} == set(depth.skills)
    for skill, line in depth.skills.items():
        tally = told.tallies[skill]
        assert sum(tried.there for tried in line.stretches) == tally.there
        assert sum(tried.found for tried in line.stretches) == tally.found
    # How long a call took hangs on the other side.
    timed = told.total.answers - told.hearing.heard
    assert sum(depth.pace.stretches, Pace()).answers == timed
    assert sum(depth.shapes.values(), Pace()) == sum(depth.pace.stretches, Pace())


def test_it_stays_small_however_many_answers_there_are() -> None:
    depth = learned(answer(number, answer_ms=900) for number in range(200)).depth
    assert all(len(line.stretches) <= MOST_OF_A_SKILL for line in depth.skills.values())
    assert len(depth.pace.stretches) <= MOST_OF_TIMES
    assert all(len(costs) == MOST_OCCASIONS for costs in depth.habits.values())


def test_the_last_occasions_of_a_habit_are_remembered() -> None:
    wrong = answer(0, form="combinations", claimed="5j 456 d4566")
    right = (answer(number, claimed="14") for number in range(1, 15))
    costs = learned([wrong, *right]).depth.habits["long fifteen behind a short one"]
    assert costs == (0, 2, *[0] * 28)
    one_more = learned([wrong, *(answer(number, claimed="14") for number in range(1, 16))])
    assert one_more.depth.habits["long fifteen behind a short one"] == (0,) * 30


def test_what_takes_time_is_told_by_what_lies_there() -> None:
    turn = answer(
        1,
        scenario="play 7C 4D 3H 2S | 8D 6H 9C JS : 7C 8D",
        question="turn",
        form="cards",
        claimed="go",
        answer_ms=2_000,
    )
    depth = learned([answer(0, first_key_ms=900, answer_ms=4_000), turn]).depth
    assert depth.shapes == {
        "double run": Pace(1, {9: 1}, {40: 1}),
        TURNS: Pace(1, {}, {20: 1}),
    }


def test_who_walked_away_took_a_minute_and_is_counted() -> None:
    away = answer(first_key_ms=900, answer_ms=60_000, walked_away=True)
    assert pace_of(away) == Pace(1, {9: 1}, {600: 1}, over=1)
    assert pace_of(answer()) == Pace(1)
    assert (pace_of(away) + pace_of(away)).over == 2
