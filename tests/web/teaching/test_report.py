"""A lesson that is closed: what is left of it."""

from datetime import datetime, timedelta

from streamlit.testing.v1 import AppTest

from tests.store.made import NOON
from tests.web.teaching.lessons import (
    a_class,
    a_lesson,
    close,
    count_lesson,
)
from tests.web.teaching.pages import HANDS, choose, drawn, opened, words
from tests.web.test_screens import press
from trainer.web.service import Service


def test_the_report_offers_sheets_and_compares_the_same_drill(
    app: AppTest, service: Service, clock: list[datetime]
) -> None:
    a_class(service)
    clock.append(NOON - timedelta(days=2))
    first = close(service, a_lesson(service, HANDS))
    opened(app, of=first.id)
    assert "mg-lies" in drawn(app)
    clock.append(NOON)
    again = a_lesson(service, HANDS, id_="tuesday")
    count_lesson(service, again, ["Ada", "Bo"])
    close(service, again)
    opened(app, of=again.id)
    assert [each.label for each in app.download_button] == [
        "By student, as a sheet",
        "Every answer, as a sheet",
    ]
    assert app.code[0].value == str(HANDS)
    assert "12 March 2026, 12:00<" in drawn(app)
    assert "14 March 2026, 12:00, this one" in drawn(app)
    assert first.id not in drawn(app)


def test_somebody_is_taken_out_of_a_lesson(app: AppTest, service: Service) -> None:
    a_class(service)
    lesson = a_lesson(service, HANDS)
    count_lesson(service, lesson, ["Eve", "Bo"])
    close(service, lesson)
    opened(app, of=lesson.id)
    choose(app, "Eve")
    press(app, "Take Eve out")
    assert "Eve and 3 answers go from this lesson for good." in words(app)
    press(app, "Yes, for good")
    assert [each.learner.name for each in service.register.joined(lesson.id)] == ["Bo"]
    assert "Eve is taken out of this lesson." in words(app)
    assert "Eve" not in drawn(app)
