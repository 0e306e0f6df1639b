"""A page of a lesson without a browser: how it is opened and read."""

from dataclasses import replace
from datetime import datetime, timedelta

from streamlit.testing.v1 import AppTest

from tests.web.teaching.lessons import (
    with_questions,
)
from tests.web.test_data import shown
from tests.web.test_screens import press, whole
from trainer.classroom.drill import Pace
from trainer.classroom.lesson import Lesson
from trainer.classroom.ready import ready_drill
from trainer.web.service import Service

HANDS = with_questions(ready_drill("fifteens", 7), 3)
LED = replace(HANDS, pace=Pace.LED)


def opened(app: AppTest, **fields: str) -> AppTest:
    app.query_params.clear()
    app.run()
    for name, value in fields.items():
        app.query_params[name] = value
    app.switch_page("screens/lesson.py").run()
    return whole(app)


def words(app: AppTest) -> str:
    """Read what the page says beside its headings."""
    parts = [*app.markdown, *app.caption, *app.success, *app.warning]
    return "\n".join(shown(str(each.value)) for each in parts)


def drawn(app: AppTest) -> str:
    """Read what the page draws in HTML."""
    every = (each.proto.body for each in app.get("html"))
    return "\n".join(each for each in every if not each.startswith("<style"))


def labels(app: AppTest) -> list[str]:
    return [each.label for each in app.button]


def choose(app: AppTest, name: str) -> AppTest:
    """Choose somebody of a lesson, by name."""
    (who,) = (each for each in app.button_group if each.label == "Who")
    (chosen,) = (each.content for each in who.proto.options if each.content == name)
    who.set_value(chosen).run()
    return whole(app)


def led_on(app: AppTest, clock: list[datetime], *labels: str) -> AppTest:
    """Press these one after the other, each when it stood there for a while."""
    for label in labels:
        clock.append(clock[-1] + timedelta(seconds=2))
        press(app, label)
    return app


def the_lesson(service: Service) -> Lesson:
    (classroom,) = service.register.classes()
    (lesson,) = service.register.lessons(classroom.id)
    return lesson
