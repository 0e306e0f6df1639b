"""The page on which one joins, left open while the teacher takes somebody out or deletes all."""

import pytest
from streamlit.testing.v1 import AppTest

from tests.web.door.test_route import hand_in
from tests.web.teaching.lessons import a_class, a_lesson, with_questions
from tests.web.test_data import shown
from tests.web.test_for_class import PHONES, Shows, _of_a_room, cut, handed, labels, shows
from tests.web.test_for_class import texts as raw_texts
from tests.web.test_screens import app, press, whole
from trainer.classroom.lesson import Lesson
from trainer.classroom.ready import ready_drill
from trainer.web.attending.joining import WHY_NOT, come_in
from trainer.web.drill.in_lesson import take_part
from trainer.web.service import Service, running
from trainer.web.teaching.acting import take_out

__all__ = ["_of_a_room", "app", "shows"]

DRILL = with_questions(ready_drill("mix", 7), 3)


@pytest.fixture
def lesson(service: Service, shows: Shows) -> Lesson:
    a_class(service, "Bob")
    shows("")
    service.room.open_at(PHONES.ip)
    return a_lesson(service, DRILL)


def opened(app: AppTest, lesson: Lesson) -> AppTest:
    app.run()
    app.switch_page("screens/join.py").run()
    app.query_params["code"] = lesson.code
    return whole(app.run())


def joined(app: AppTest, lesson: Lesson, name: str) -> str:
    """Join under a name, and return who that is."""
    opened(app, lesson).text_input[0].set_value(name)
    press(app, "Join with this name")
    assert "Come in." in texts(app)
    there = running().register.joined(lesson.id)
    return next(each.learner.id for each in there if each.learner.name == name)


def texts(app: AppTest) -> str:
    return shown(raw_texts(app))


def is_handed(app: AppTest) -> bool:
    return any(each.key == "hand in a key" for each in app.get("bidi_component"))


def test_a_window_that_stays_has_one_ticket_however_often_it_is_drawn(
    app: AppTest, service: Service, lesson: Lesson
) -> None:
    joined(app, lesson, "Rude")
    ticket = handed(app)["ticket"]
    assert handed(whole(app.run()))["ticket"] == ticket
    assert hand_in(service, ticket).status == 204
    assert handed(whole(app.run()))["ticket"] == ticket
    assert hand_in(service, ticket).status == 403


@pytest.mark.parametrize("in_another", [False, True])
def test_who_is_taken_out_has_no_ticket_any_more(
    app: AppTest, service: Service, lesson: Lesson, *, in_another: bool
) -> None:
    rude = joined(app, lesson, "Rude")
    if in_another:
        take_part(service, a_lesson(service, DRILL, id_="tuesday", code="PPPPPPP"), rude)
    ticket = handed(app)["ticket"]
    assert take_out(service, lesson, rude)
    assert hand_in(service, ticket).status == 403
    whole(app.run())
    assert not is_handed(app)
    assert WHY_NOT["out"] in texts(app)
    app.text_input[0].set_value("Rude")
    press(app, "Join with this name")
    assert "Somebody of the name Rude was taken out of this lesson." in texts(app)
    assert not is_handed(app)


@pytest.mark.parametrize("in_another", [False, True])
def test_who_goes_on_after_being_taken_out_is_told_so(
    app: AppTest, service: Service, lesson: Lesson, shows: Shows, *, in_another: bool
) -> None:
    take_part(service, lesson, "bob")
    if in_another:
        take_part(service, a_lesson(service, DRILL, id_="tuesday", code="PPPPPPP"), "bob")
    cut(service, "student", learner="bob")
    shows("w")
    opened(app, lesson)
    assert take_out(service, lesson, "bob")
    press(app, "Go on as Bob")
    assert WHY_NOT["out"] in texts(app)
    assert not is_handed(app)
    assert service.register.joined(lesson.id) == ()


def test_who_joins_a_lesson_that_is_deleted_is_told_so(
    app: AppTest, service: Service, lesson: Lesson
) -> None:
    opened(app, lesson)
    offered = next(each for each in labels(app) if each.startswith("Join as "))
    service.register.forget_class("owls")
    press(app, offered)
    assert WHY_NOT["gone"] in texts(app)
    assert WHY_NOT["no lesson"] not in texts(app)
    assert "code" not in app.query_params
    assert [each.label for each in app.text_input] == ["The code"]


def test_who_goes_on_in_a_lesson_that_is_deleted_is_told_so(
    app: AppTest, service: Service, lesson: Lesson, shows: Shows
) -> None:
    take_part(service, lesson, "bob")
    cut(service, "student", learner="bob")
    shows("w")
    opened(app, lesson)
    service.register.forget_class("owls")
    press(app, "Go on as Bob")
    assert WHY_NOT["gone"] in texts(app)


def test_whose_lesson_is_deleted_while_they_come_in_is_told_so(
    app: AppTest, service: Service, lesson: Lesson
) -> None:
    joined(app, lesson, "Rude")
    service.register.forget_class("owls")
    assert WHY_NOT["gone"] in texts(whole(app.run()))
    assert not is_handed(app)


def test_who_knocks_is_told_that_somebody_of_the_name_was_taken_out(
    app: AppTest, service: Service, lesson: Lesson
) -> None:
    take_part(service, lesson, "bob")
    opened(app, lesson).text_input[0].set_value("Bob")
    press(app, "Join with this name")
    assert "Somebody counts here as Bob already." in texts(app)
    (knock,) = service.knocks.waiting(lesson.id, service.now())
    service.knocks.allow(knock.id, service.now())
    assert take_out(service, lesson, "bob")
    whole(app.run())
    assert "Somebody of the name Bob was taken out of this lesson." in texts(app)
    service.knocks.allow(knock.id, service.now())
    whole(app.run())
    assert "Come in." in texts(app)
    assert hand_in(service, handed(app)["ticket"]).status == 204
    assert come_in(service, lesson, "Bob", by={"address": "192.0.2.9"}).knock


@pytest.mark.parametrize("came_by", ["joining", "reloading"])
def test_a_device_goes_out_with_whoever_had_it_and_comes_back_with_a_nod(
    app: AppTest, service: Service, lesson: Lesson, shows: Shows, came_by: str
) -> None:
    if came_by == "joining":
        rude = joined(app, lesson, "Rude")
    else:  # the server started anew meanwhile
        rude = "bob"
        take_part(service, lesson, rude)
        cut(service, "student", learner=rude)
        shows("w")
        whole(app.run())
    assert take_out(service, lesson, rude)
    shows("")
    opened(app, lesson).text_input[0].set_value("Somebody Else")
    press(app, "Join with this name")
    assert "Somebody was taken out of this lesson on this device." in texts(app)
    press(app, "Take another name")
    press(app, next(each for each in labels(app) if each.startswith("Join as ")))
    assert "Somebody was taken out of this lesson on this device." in texts(app)
    assert not is_handed(app)
    (*_, knock) = service.knocks.waiting(lesson.id, service.now())
    service.knocks.allow(knock.id, service.now())
    assert "Come in." in texts(whole(app.run()))
    # Another device of that room comes in unasked, and this one into another lesson.
    elsewhere = {"browser": "another", "address": "127.0.0.1"}
    assert come_in(service, lesson, "Cy", by=elsewhere).learner
    tuesday = a_lesson(service, DRILL, id_="tuesday", code="PPPPPPP")
    assert come_in(service, tuesday, "Dee", by={"address": "127.0.0.1"}).learner
