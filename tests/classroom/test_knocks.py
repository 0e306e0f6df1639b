"""Who wants a name that is taken knocks, and comes in with the teacher's nod alone."""

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta

import pytest

from trainer.classroom.knocks import LASTS, MOST_WAITING, Knock, Knocks, Nod, Why

NOW = datetime(2026, 12, 1, 9, tzinfo=UTC)
NOBODY: Mapping[str, str] = {}
LATER = NOW + LASTS
LAST = LATER - timedelta(seconds=1)


def knock(
    id_: str = "phone", *, of: str = "ada", lesson: str = "monday", by: Mapping[str, str] = NOBODY
) -> Knock:
    return Knock(id=id_, lesson=lesson, learner=of, name=of.title(), at=NOW, by=by)


def waiting(knocks: Knocks, lesson: str = "monday") -> list[str]:
    return [each.id for each in knocks.waiting(lesson, NOW)]


def test_a_nod_lets_one_in_once() -> None:
    knocks = Knocks()
    assert knocks.knock(knock()) is Nod.WAITS
    assert knocks.take("phone", NOW) is None
    knocks.allow("phone", NOW)
    assert knocks.nod_to("phone", NOW) is Nod.YES
    assert waiting(knocks) == []
    taken = knocks.take("phone", NOW)
    assert taken
    assert taken.learner == "ada"
    assert knocks.take("phone", NOW) is None
    assert knocks.nod_to("phone", NOW) is None


def test_a_refusal_stays_one() -> None:
    knocks = Knocks()
    knocks.knock(knock())
    knocks.refuse("phone", NOW)
    knocks.allow("phone", NOW)
    assert knocks.knock(knock()) is Nod.NO
    assert knocks.take("phone", NOW) is None


def test_whoever_was_refused_may_ask_for_another_name() -> None:
    knocks = Knocks()
    knocks.knock(knock())
    knocks.refuse("phone", NOW)
    assert knocks.knock(knock(of="bo")) is Nod.WAITS
    assert [each.name for each in knocks.waiting("monday", NOW)] == ["Bo"]


def test_they_wait_before_their_own_lesson_as_they_came() -> None:
    knocks = Knocks()
    for id_, lesson in (("b", "monday"), ("a", "monday"), ("c", "tuesday"), ("b", "monday")):
        knocks.knock(knock(id_, lesson=lesson))
    assert waiting(knocks) == ["b", "a"]
    assert waiting(knocks, "tuesday") == ["c"]


def test_after_ten_minutes_nobody_is_there() -> None:
    knocks = Knocks()
    for id_ in ("one", "two"):
        knocks.knock(knock(id_))
    knocks.allow("one", NOW)
    assert knocks.nod_to("one", LAST) is Nod.YES
    assert knocks.nod_to("one", LATER) is None
    assert knocks.take("one", LATER) is None
    assert knocks.waiting("monday", LATER) == []
    knocks.allow("two", NOW)
    assert knocks.take("two", NOW) is None


def test_who_takes_another_name_waits_no_more() -> None:
    knocks = Knocks()
    for id_ in ("one", "two"):
        knocks.knock(knock(id_))
    knocks.withdraw("one")
    knocks.withdraw("one")
    assert waiting(knocks) == ["two"]
    knocks.allow("two", NOW)
    knocks.withdraw("two")
    assert knocks.take("two", NOW) is None


@pytest.mark.parametrize(("how", "most"), [("browser", 3), ("address", 30)])
def test_one_keeps_nobody_else_from_knocking(how: str, most: int) -> None:
    knocks, one, other = Knocks(), {how: "one"}, {how: "other"}
    for number in range(most):
        assert knocks.knock(knock(str(number), by=one)) is Nod.WAITS
    assert knocks.knock(knock("one more", by=one)) is None
    assert knocks.knock(knock("one more", by=other)) is Nod.WAITS
    assert knocks.knock(knock("elsewhere", lesson="tuesday", by=one)) is Nod.WAITS
    # Once they are answered there is room again.
    knocks.refuse("0", NOW)
    knocks.withdraw("1")
    assert knocks.knock(knock("later", by=one)) is Nod.WAITS
    assert len(waiting(knocks)) == most


def test_so_many_wait_before_a_lesson_and_no_more() -> None:
    knocks = Knocks()
    for number in range(MOST_WAITING):
        assert knocks.knock(knock(str(number))) is Nod.WAITS
    assert knocks.knock(knock("one more")) is None
    assert knocks.knock(knock("elsewhere", lesson="tuesday")) is Nod.WAITS
    assert len(waiting(knocks)) == MOST_WAITING
    knocks.refuse("0", NOW)
    assert knocks.knock(knock("one more")) is Nod.WAITS


def test_who_is_taken_out_is_asked_about_anew_in_that_lesson_alone() -> None:
    knocks = Knocks()
    for id_, of, lesson in (
        ("one", "ada", "monday"),
        ("two", "bo", "monday"),
        ("three", "ada", "tuesday"),
        ("four", "ada", "monday"),
    ):
        knocks.knock(knock(id_, of=of, lesson=lesson))
    knocks.allow("one", NOW)
    knocks.refuse("four", NOW)
    knocks.take_out("monday", "ADA.")
    found = [knocks.find(id_, NOW) for id_ in ("one", "two", "three", "four")]
    assert [(each.why, each.nod) for each in found if each] == [
        (Why.OUT, Nod.WAITS),
        (Why.TAKEN, Nod.WAITS),
        (Why.TAKEN, Nod.WAITS),
        (Why.TAKEN, Nod.NO),
    ]
    assert knocks.take("one", NOW) is None
