"""What a phone in the room is told: whoever knocks, and whoever is in the lesson no more."""

import pytest
from streamlit.testing.v1 import AppTest

from tests.web.teaching.lessons import a_class, a_lesson, go_on, say, with_questions
from tests.web.teaching.pages import LED, drawn
from tests.web.test_for_class import PHONES, Shows, _of_a_room, cut, opened, shows, texts
from tests.web.test_screens import act, app, press, view, whole
from trainer.classroom.lesson import Lesson
from trainer.classroom.ready import ready_drill
from trainer.web.drill.in_lesson import take_part
from trainer.web.service import Service
from trainer.web.teaching.acting import take_out

__all__ = ["_of_a_room", "app", "shows"]


def test_who_is_taken_out_of_a_lesson_is_told_so_on_their_phone(
    app: AppTest, service: Service, shows: Shows
) -> None:
    a_class(service, "Bob")
    lesson = a_lesson(service, with_questions(ready_drill("mix", 7), 3))
    take_part(service, lesson, "bob")
    cut(service, "student", learner="bob")
    shows("w")
    service.room.open_at(PHONES.ip)
    opened(app, "joined")
    question = view(app)["id"]
    assert take_out(service, lesson, "bob")
    assert not take_out(service, lesson, "bob")
    # Once by what they do next, and once by the page that looks by itself.
    act(app, act="answer", form="total", text="7", id=question)
    assert "You are not in the lesson any more." in texts(app)
    opened(app, "joined")
    assert "You are not in the lesson any more." in texts(app)
    assert "A class counts here." in texts(app)
    opened(app, "join")
    assert "not in the lesson any more" not in texts(app)
    assert service.register.answers(lesson.id) == ()


def joining(app: AppTest, service: Service, shows: Shows) -> Lesson:
    """Open the page on which a lesson is joined."""
    a_class(service, "Ada")
    lesson = a_lesson(service, with_questions(ready_drill("mix", 7), 3))
    shows("")
    service.room.open_at(PHONES.ip)
    app.query_params["code"] = lesson.code
    app.run()
    app.switch_page("screens/join.py").run()
    return lesson


def test_who_takes_another_name_knocks_no_more(
    app: AppTest, service: Service, shows: Shows
) -> None:
    lesson = joining(app, service, shows)
    for _ in range(5):
        app.text_input[0].set_value("Ada")
        press(app, "Join with this name")
        assert len(service.knocks.waiting(lesson.id, service.now())) == 1
        press(app, "Take another name")
        assert service.knocks.waiting(lesson.id, service.now()) == []


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("ADA", "Somebody counts here as Ada already."),
        ("Ada.", "The name Ada. looks like one that is here already."),
        ("B\u043e", "The name B\u043e mixes letters of two alphabets."),
    ],
)
def test_who_knocks_is_told_why(
    app: AppTest, service: Service, shows: Shows, name: str, told: str
) -> None:
    joining(app, service, shows)
    app.text_input[0].set_value(name)
    press(app, "Join with this name")
    assert f"{told} Whoever teaches is asked now." in texts(app).replace("\\", "")
    assert "take another name" in texts(app)


@pytest.mark.parametrize("screen", ["mistakes", "progress", "practise", "choose", "ladder"])
def test_a_lesson_that_is_done_opens_nothing_while_another_asks(
    app: AppTest, service: Service, shows: Shows, screen: str
) -> None:
    a_class(service, "Bob")
    asked = a_lesson(service, LED)
    short = a_lesson(service, with_questions(ready_drill("mix", 7), 1), id_="b", code="PPPPPPP")
    say(service, take_part(service, asked, "bob"), form="total", text="0")
    done = take_part(service, short, "bob")
    say(service, done)
    go_on(service, done)
    cut(service, "student", learner="bob")
    shows("w")
    service.room.open_at(PHONES.ip)
    for of in ("", short.id):
        app.query_params["of"] = of
        opened(app, screen)
        assert "Your answer is in" in drawn(app)
    # How the other went is there, and leads back to the one that goes on.
    opened(app, "joined")
    app.query_params["of"] = short.id
    whole(app.run())
    assert "Another lesson goes on." in texts(app)
    press(app, "Go on in the other lesson")
    assert "Your answer is in" in drawn(app)
