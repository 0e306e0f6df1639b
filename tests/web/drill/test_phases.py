"""A set stands where the log and the clock say, in whatever window; and ends there."""

from dataclasses import replace
from datetime import timedelta

import pytest

from tests.store.made import NOON
from tests.web.begun import practice_for
from trainer.quiz.length import Phase
from trainer.record import Learner, Practice
from trainer.web.drill import desk
from trainer.web.drill.acts import take_act
from trainer.web.drill.desk import Reply, Stand, stand_of
from trainer.web.drill.view import Aside, view_of
from trainer.web.service import Service


def at(service: Service, seconds: float) -> Service:
    """Take the service some seconds after the start of what is started at its beginning."""
    return replace(service, now=lambda: NOON + timedelta(seconds=seconds))


def give(service: Service, practice: Practice) -> Stand:
    desk.answer(service, stand_of(service, practice), Reply("total", "12"))
    return stand_of(service, practice)


@pytest.fixture
def set_of_ten(service: Service, ada: Learner) -> Practice:
    return practice_for(service, ada.id, {"kinds": "hand", "where": "points=12", "set": "10"})


@pytest.fixture
def sprint(service: Service, ada: Learner) -> Practice:
    return practice_for(service, ada.id, {"kinds": "hand", "where": "points=12", "set": "60s"})


def test_a_set_is_over_when_the_last_verdict_was_read(
    service: Service, set_of_ten: Practice
) -> None:
    for number in range(10):
        stand = stand_of(service, set_of_ten)
        assert stand.phase is (Phase.LAST if number == 9 else Phase.GOES_ON)
        assert stand.left_s is None
        verdict = give(service, set_of_ten)
        assert (verdict.stage, verdict.phase) == ("verdict", stand.phase)
        desk.go_on(service, verdict)
    assert stand_of(at(service, 1e6), set_of_ten).phase is Phase.OVER
    assert len(service.log.answers(set_of_ten.id)) == 10


def test_behind_the_end_nothing_is_taken(service: Service, set_of_ten: Practice) -> None:
    for _ in range(10):
        desk.go_on(service, give(service, set_of_ten))
    stand = stand_of(service, set_of_ten)
    act = {"act": "answer", "id": stand.id, "form": "total", "text": "12", "n": 3}
    assert take_act(service, stand, act).taken == 3
    assert len(service.log.answers(set_of_ten.id)) == 10


def test_the_question_that_lies_there_when_time_is_up_still_counts(
    service: Service, sprint: Practice
) -> None:
    desk.go_on(at(service, 20), give(at(service, 20), sprint))
    assert stand_of(at(service, 20), sprint).left_s == 40
    late = at(service, 75)
    assert (stand_of(late, sprint).phase, stand_of(late, sprint).left_s) == (Phase.LAST, 0)
    stand = give(late, sprint)
    assert (stand.stage, stand.phase) == ("verdict", Phase.LAST)
    desk.go_on(late, stand)
    assert stand_of(late, sprint).phase is Phase.OVER
    assert len(service.log.answers(sprint.id)) == 2


def test_no_more_time_is_left_than_a_sprint_has(service: Service, sprint: Practice) -> None:
    # The clock of the machine was set back by an hour.
    assert stand_of(at(service, -3_600), sprint).left_s == 60


def test_a_verdict_that_is_read_as_time_runs_out_leads_to_the_last_one(
    service: Service, sprint: Practice
) -> None:
    stand = give(at(service, 59), sprint)
    late = at(service, 61)
    assert stand_of(late, sprint).phase is Phase.GOES_ON
    desk.go_on(late, stand)
    assert stand_of(late, sprint).phase is Phase.LAST
    desk.go_on(late, give(late, sprint))
    assert stand_of(late, sprint).phase is Phase.OVER


def test_a_last_one_that_was_left_lying_counts_if_it_is_answered_after_all(
    service: Service, sprint: Practice
) -> None:
    much_later = at(service, 10_000)
    left = stand_of(much_later, sprint)
    assert left.phase is Phase.LEFT
    assert left.phase.is_over
    act = {"act": "answer", "id": left.id, "form": "total", "text": "12"}
    take_act(much_later, left, act)
    stand = stand_of(much_later, sprint)
    assert (stand.stage, stand.phase) == ("verdict", Phase.LAST)
    desk.go_on(much_later, stand)
    assert stand_of(much_later, sprint).phase is Phase.OVER


@pytest.mark.parametrize(
    ("fields", "seconds", "shown"),
    [
        ({}, 0, (None, None, False)),
        ({"set": "10"}, 500, (10, None, False)),
        ({"set": "60s"}, 12.5, (None, 47_500, False)),
        ({"set": "120s"}, 121, (None, 0, True)),
    ],
)
def test_the_table_is_told_how_far_one_is(
    service: Service,
    ada: Learner,
    fields: dict[str, str],
    seconds: float,
    shown: tuple[int | None, int | None, bool],
) -> None:
    practice = practice_for(service, ada.id, {"kinds": "hand", **fields})
    later = at(service, seconds)
    stand = stand_of(later, practice)
    view = view_of(stand, context="hands", aside=Aside())
    assert (view["of"], view["left_ms"], view["is_last"]) == shown
    assert view["number"] == 1
