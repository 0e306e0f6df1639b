"""Who does not come in unasked knocks, and comes in with the teacher's nod or not at all."""

from collections.abc import Callable
from random import Random

import pytest

from tests.web.attending.conftest import Clock, come_in
from tests.web.attending.test_joining import BY, names
from trainer.classroom.knocks import LASTS, Why
from trainer.classroom.lesson import MOST_STUDENTS, Lesson
from trainer.store.sql_register import SqlRegister
from trainer.web.attending import joining
from trainer.web.attending.joining import Came, answer_to, go_on_in
from trainer.web.service import Service

Begin = Callable[..., Lesson]


def test_a_name_of_this_lesson_needs_a_nod(school: Service, begin: Begin, clock: Clock) -> None:
    lesson = begin()
    ada = come_in(school, lesson, "Ada").learner
    came = come_in(school, lesson, "ADA")
    assert came.knock
    assert (came.learner, came.knock.learner, came.knock.name) == ("", ada, "Ada")
    assert answer_to(school, came.knock).knock == came.knock
    school.knocks.allow(came.knock.id, clock.time)
    assert answer_to(school, came.knock) == Came(learner=ada)
    # It was good once.
    assert answer_to(school, came.knock) == Came(refused="no answer")
    assert names(school, lesson) == ["Ada"]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("\u0410nna", Why.ALIKE),
        ("Anna.", Why.ALIKE),
        ("Ann\u00e1", Why.ALIKE),
        ("\u13aa\u13b8\u13b8\u13aa", Why.ALIKE),  # Cherokee
        ("B\u043eb", Why.MIXED),
    ],
)
def test_who_could_be_taken_for_another_needs_a_nod_and_is_somebody_new(
    school: Service, begin: Begin, clock: Clock, name: str, why: Why
) -> None:
    lesson = begin()
    anna = come_in(school, lesson, "Anna").learner
    came = come_in(school, lesson, name)
    assert came.knock
    assert (came.knock.learner, came.knock.name, came.knock.why) == ("", name, why)
    assert names(school, lesson) == ["Anna"]
    assert answer_to(school, came.knock).knock == came.knock
    school.knocks.allow(came.knock.id, clock.time)
    somebody = answer_to(school, came.knock).learner
    assert somebody not in {"", anna}
    assert sorted(names(school, lesson)) == sorted(["Anna", name])


def test_of_two_with_the_same_name_and_a_nod_the_second_knocks_at_the_first(
    school: Service, begin: Begin, clock: Clock
) -> None:
    lesson = begin()
    came = [come_in(school, lesson, "B\u043eb").knock for _ in range(2)]
    assert came[0]
    assert came[1]
    for each in filter(None, came):
        school.knocks.allow(each.id, clock.time)
    first = answer_to(school, came[0]).learner
    second = answer_to(school, came[1]).knock
    assert second
    assert (second.learner, second.why) == (first, Why.TAKEN)


def test_who_is_refused_the_name_takes_another(school: Service, begin: Begin, clock: Clock) -> None:
    lesson = begin()
    come_in(school, lesson, "Ada")
    came = come_in(school, lesson, "Ada")
    assert came.knock
    school.knocks.refuse(came.knock.id, clock.time)
    assert answer_to(school, came.knock) == Came(refused="no nod")
    assert come_in(school, lesson, "Ada L").learner


def test_who_knocks_again_and_again_is_told_to_wait(school: Service, begin: Begin) -> None:
    lesson = begin()
    come_in(school, lesson, "Ada")
    for _ in range(3):
        assert come_in(school, lesson, "Ada", by=BY).knock
    assert come_in(school, lesson, "Ada", by=BY) == Came(refused="too many")
    # Nobody else waits for that, at the same address either, nor who takes a name of their own.
    assert come_in(school, lesson, "Ada", by=BY | {"browser": "c"}).knock
    assert come_in(school, lesson, "Bo", by=BY).learner


def test_so_many_knock_from_one_address_and_others_from_elsewhere(
    school: Service, begin: Begin
) -> None:
    lesson = begin()
    come_in(school, lesson, "Ada")
    for number in range(MOST_STUDENTS // 2):
        assert come_in(school, lesson, "Ada", by=BY | {"browser": str(number)}).knock
    assert come_in(school, lesson, "Ada", by=BY | {"browser": "more"}).refused == "too many"
    assert come_in(school, lesson, "Ada").knock


def test_who_takes_a_name_of_the_class_needs_a_nod_in_a_later_lesson_too(
    school: Service, begin: Begin, clock: Clock
) -> None:
    # With the name go all answers that were given under it.
    ada = come_in(school, begin(), "Ada").learner
    tuesday = begin(id_="tuesday", code="2345678")
    came = come_in(school, tuesday, "ada")
    assert came.knock
    assert [each.id for each, _ in school.register.attending(ada)] == ["monday"]
    school.knocks.allow(came.knock.id, clock.time)
    assert answer_to(school, came.knock) == Came(learner=ada)
    assert [each.id for each, _ in school.register.attending(ada)] == ["monday", "tuesday"]


def test_a_nod_for_a_lesson_that_is_gone_lets_nobody_in(
    school: Service, begin: Begin, clock: Clock
) -> None:
    lesson = begin()
    come_in(school, lesson, "Ada")
    came = come_in(school, lesson, "Ada")
    assert came.knock
    school.knocks.allow(came.knock.id, clock.time)
    school.register.forget_class("owls")
    assert answer_to(school, came.knock) == Came(refused="gone")


def test_who_knocks_hears_that_the_lesson_was_closed_or_that_nobody_answered(
    school: Service, begin: Begin, clock: Clock
) -> None:
    lesson = begin()
    come_in(school, lesson, "Ada")
    knock = come_in(school, lesson, "Ada").knock
    assert knock
    clock.time += LASTS
    assert answer_to(school, knock) == Came(refused="no answer")
    again = come_in(school, lesson, "Ada").knock
    assert again
    school.register.move_lesson(lesson.close(clock.time), instead_of=lesson)
    assert answer_to(school, again) == Came(refused="no seat")


def test_who_is_nodded_to_under_the_name_of_somebody_deleted_is_somebody_new(
    school: Service, begin: Begin, clock: Clock
) -> None:
    lesson = begin()
    ada = come_in(school, lesson, "Ada").learner
    knock = come_in(school, lesson, "Ada").knock
    assert knock
    school.knocks.allow(knock.id, clock.time)
    school.log.forget(ada)
    came = answer_to(school, knock)
    assert came.learner not in {"", ada}
    assert names(school, lesson) == ["Ada"]


def test_a_class_that_is_deleted_meanwhile_takes_nobody(
    school: Service, begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson = begin()
    ada = come_in(school, lesson, "Ada").learner
    knock = come_in(school, lesson, "Ada").knock
    assert knock
    school.log.forget(ada)
    assert go_on_in(school, lesson, ada) == Came(refused="out")
    school.register.forget_class("owls")
    gone = Came(refused="gone")
    assert go_on_in(school, lesson, ada) == gone
    assert come_in(school, lesson, "Bo") == gone
    assert joining.come_in_as_offered(school, lesson, "Blue Owl", Random(7), by=BY) == gone
    # Between two looks at it.
    school.knocks.allow(knock.id, school.now())
    monkeypatch.setattr(SqlRegister, "lesson", lambda *_: lesson)
    assert answer_to(school, knock) == gone


def test_one_device_takes_a_few_seats_and_more_with_a_nod(
    school: Service, begin: Begin, clock: Clock
) -> None:
    lesson = begin()
    for name in ("Ada", "Bo", "Cy"):
        assert come_in(school, lesson, name, by=BY).learner
    came = come_in(school, lesson, "Dee", by=BY)
    assert came.knock
    assert (came.knock.learner, came.knock.why) == ("", Why.MANY)
    offered = joining.come_in_as_offered(school, lesson, "Blue Owl", Random(7), by=BY)
    assert offered.knock
    assert names(school, lesson) == ["Ada", "Bo", "Cy"]
    school.knocks.allow(came.knock.id, clock.time)
    assert answer_to(school, came.knock).learner
    # Another lesson is another hour.
    assert come_in(school, begin(id_="tuesday", code="2345678"), "Eli", by=BY).learner


def test_a_class_behind_one_address_comes_in_the_second_half_with_a_nod(
    school: Service, begin: Begin
) -> None:
    lesson = begin()
    came = [
        come_in(school, lesson, f"No {number}", by=BY | {"browser": str(number)})
        for number in range(MOST_STUDENTS)
    ]
    assert [bool(each.learner) for each in came] == [True] * 30 + [False] * 30
    assert {each.knock.why for each in came if each.knock} == {Why.MANY}
    # From elsewhere there are seats yet.
    assert come_in(school, lesson, "Ada").learner


def test_who_shows_no_cookie_is_one_device_with_all_of_that_address(
    school: Service, begin: Begin
) -> None:
    lesson = begin()
    address = {"address": "192.0.2.7"}
    came = [come_in(school, lesson, f"No {number}", by=address) for number in range(4)]
    assert [bool(each.knock) for each in came] == [False, False, False, True]
