"""Somebody is taken out of a lesson that goes on, and asks to come back."""

from dataclasses import replace

import pytest
from streamlit.testing.v1 import AppTest

from tests.store import schooled
from tests.store.made import practice
from tests.web.teaching.lessons import a_class, a_lesson, count_lesson
from tests.web.teaching.pages import HANDS, choose, drawn, opened, words
from tests.web.test_screens import press
from trainer.classroom.keys import hashed_key
from trainer.classroom.knocks import Why
from trainer.classroom.lesson import Lesson
from trainer.web.attending.joining import answer_to, come_in
from trainer.web.drill.in_lesson import take_part
from trainer.web.service import Service
from trainer.web.teaching.words import ASKED

BY = {"address": "192.0.2.7"}


def taken_out(app: AppTest, who: str) -> str:
    """Take somebody out, and return what was asked before."""
    choose(app, who)
    press(app, f"Take {who} out")
    asked = words(app)
    press(app, "Yes, for good")
    return asked


def open_place(app: AppTest, lesson: Lesson) -> None:
    app.session_state["take somebody out"] = True
    opened(app, of=lesson.id)


def test_somebody_is_taken_out_while_the_lesson_goes_on(app: AppTest, service: Service) -> None:
    a_class(service)
    lesson = a_lesson(service, HANDS)
    count_lesson(service, lesson, ["Rude", "Bo"])
    service.register.add_key(schooled.key("phone", learner="rude"))
    service.log.start(practice("beside", of="rude"))
    open_place(app, lesson)
    asked = taken_out(app, "Rude")
    assert "Rude and 3 answers go from this lesson for good. Their device is out of it" in asked
    assert [each.learner.name for each in service.register.joined(lesson.id)] == ["Bo"]
    assert [who for who, _ in service.register.answers(lesson.id)] == ["bo", "bo"]
    assert service.register.key(hashed_key("phone")) is None
    assert service.log.learner("rude") is None
    assert "Rude" not in drawn(app)


def test_who_is_taken_out_keeps_the_lessons_before_and_needs_a_nod_to_come_back(
    app: AppTest, service: Service
) -> None:
    a_class(service)
    lesson = a_lesson(service, HANDS)
    earlier = a_lesson(service, HANDS, id_="sunday", code="PPPPPPP")
    for each in (earlier, lesson):
        count_lesson(service, each, ["Ada"])
    service.register.add_key(schooled.key("phone", learner="ada"))
    open_place(app, lesson)
    taken_out(app, "Ada")
    assert service.register.answers(lesson.id) == ()
    assert len(service.register.answers(earlier.id)) == 3
    assert service.register.key(hashed_key("phone")) is None
    came = come_in(service, lesson, "Ada", by={"address": "192.0.2.7"})
    assert came.knock
    assert (came.knock.why, came.knock.learner) == (Why.OUT, "ada")


def test_a_name_that_was_taken_out_needs_a_nod_in_that_lesson_and_in_no_other(
    app: AppTest, service: Service
) -> None:
    a_class(service)
    lesson = a_lesson(service, HANDS)
    count_lesson(service, lesson, ["Rude"])
    open_place(app, lesson)
    taken_out(app, "Rude")
    for name in ("Rude", "rude.", "RUDE"):
        came = come_in(service, lesson, name, by={"address": "192.0.2.7"})
        assert came.knock
        assert came.knock.why is Why.OUT
    tuesday = a_lesson(service, HANDS, id_="tuesday", code="PPPPPPP")
    assert come_in(service, tuesday, "Rude", by={"address": "192.0.2.7"}).learner


def test_who_went_meanwhile_is_taken_out_no_more(app: AppTest, service: Service) -> None:
    a_class(service)
    lesson = a_lesson(service, HANDS)
    count_lesson(service, lesson, ["Ada", "Bo"])
    open_place(app, lesson)
    choose(app, "Ada")
    press(app, "Take Ada out")
    service.log.forget("ada")
    press(app, "Yes, for good")
    assert [each.learner.name for each in service.register.joined(lesson.id)] == ["Bo"]
    assert "Ada" not in drawn(app)


@pytest.mark.parametrize("in_another", [False, True])
@pytest.mark.parametrize("is_nodded_to", [False, True])
def test_who_knocks_as_somebody_who_is_taken_out_is_asked_about_anew(
    app: AppTest, service: Service, *, in_another: bool, is_nodded_to: bool
) -> None:
    a_class(service)
    lesson = a_lesson(service, HANDS)
    count_lesson(service, lesson, ["Carl", "Bo"])
    if in_another:
        take_part(service, a_lesson(service, HANDS, id_="tuesday", code="PPPPPPP"), "carl")
    knocks = [come_in(service, lesson, name, by=BY).knock for name in ("Carl", "Carl.", "Bo")]
    carl, alike, bo = (each for each in knocks if each)
    if is_nodded_to:
        service.knocks.allow(carl.id, service.now())
    open_place(app, lesson)
    taken_out(app, "Carl")
    opened(app, of=lesson.id)
    said = words(app)
    assert f"**Carl** {ASKED[Why.OUT]}" in said
    assert f"**Carl.** {ASKED[Why.OUT]}" in said
    assert f"**Bo** {ASKED[Why.TAKEN]}" in said
    # A nod from before is none now; and what was asked last is heard by the phone.
    assert answer_to(service, carl).knock == replace(carl, why=Why.OUT)
    assert answer_to(service, bo).knock == bo
    service.knocks.allow(carl.id, service.now())
    came = answer_to(service, carl).learner
    assert (came == "carl") is in_another
    assert [each.learner.name for each in service.register.joined(lesson.id)] == ["Bo", "Carl"]
    # Then the name is somebody's again.
    again = come_in(service, lesson, "carl", by=BY).knock
    assert again
    assert (again.why, again.learner) == (Why.TAKEN, came)
    assert alike.why is Why.ALIKE
