"""The hand and play of a day on the page: led to, answered once, looked at again, sent on."""

from datetime import date

import pytest
from streamlit.testing.v1 import AppTest

from tests.browser.table import right_text
from tests.store.made import NOON
from tests.web.begun import practice_for
from tests.web.test_choose import kinds, radios
from tests.web.test_screens import SCRIPT, act, opened, press, titles, view
from tests.web.test_sets import address, at
from trainer.days import day_of
from trainer.quiz.daily import daily
from trainer.quiz.kinds import Kind
from trainer.quiz.length import ENDLESS
from trainer.record import Learner, Practice
from trainer.web.drill.desk import stand_of
from trainer.web.service import Service, run_with

TODAY = {"day": "2026-03-14"}
OLDER = {"day": "2026-03-13"}


@pytest.fixture
def app(service: Service, ada: Learner) -> AppTest:
    assert ada
    run_with(service)
    return AppTest.from_file(SCRIPT, default_timeout=60)


def practice_of(service: Service, fields: dict[str, str]) -> Practice:
    return practice_for(service, "ada", fields)


def html_of(app: AppTest) -> list[str]:
    return [str(each.proto.body) for each in app.get("html")]


def answer_here(app: AppTest, service: Service, fields: dict[str, str], *, wrong: int = 0) -> None:
    """Answer both questions, and go on; of the hand so many points are left out."""
    for _ in range(2):
        question = stand_of(service, practice_of(service, fields)).question
        text = right_text(question, "total")
        if wrong and question == daily(date.fromisoformat(fields["day"]), 0):
            text = str(int(text) - wrong)
        act(app, act="answer", id=view(app)["id"], form="total", text=text, ms=2_000)
        if view(app)["stage"] == "count":
            act(app, act="reveal", id=view(app)["id"])
        act(app, act="next", id=view(app)["id"])
    app.run()


def test_today_is_led_to_and_answered_once(app: AppTest, service: Service) -> None:
    assert str(day_of(NOON, "UTC")) == TODAY["day"]
    press(opened(app, "choose"), "Today's hand and play")
    assert address(app) == TODAY
    assert view(app)["context"] == "the hand and play of 14 March 2026"
    assert (view(app)["number"], view(app)["of"]) == (1, 2)
    opened(app, "practise")  # where a browser is by now
    answer_here(app, service, TODAY)
    assert titles(app)[0].startswith("2 of 2 wholly right, ")
    (line,) = (each.value for each in app.code)
    assert line.split("\n")[0].startswith("Muggins 2026-03-14: ")
    assert line.split("\n")[0].endswith(" right, play right")
    assert line.endswith("?day=2026-03-14")
    (asked,) = (body for body in html_of(app) if "<details>" in body)
    assert asked.count("<details>") == 2
    # It is not asked again: whoever comes back looks at how it went.
    assert not {"Another set of these", "The same set again"} & {each.label for each in app.button}
    press(opened(app, "choose"), "Today's hand and play")
    assert titles(app)[0].startswith("2 of 2 wholly right, ")
    answered = service.log.answers(practice_of(service, TODAY).id)
    assert len(answered) == 2


def test_how_it_went_is_told_and_the_missed_are_replayed(app: AppTest, service: Service) -> None:
    at(app, OLDER)
    answer_here(app, service, OLDER, wrong=1)
    points = daily(date(2026, 3, 13), 0).scenario.score().points
    (line,) = (each.value for each in app.code)
    assert f" {points - 1} of {points}, play right" in line
    press(app, "Replay these until right")
    assert view(app)["stage"] == "ask"


def test_from_the_end_one_goes_on_to_the_mix_or_a_day_back(app: AppTest, service: Service) -> None:
    at(app, TODAY)
    answer_here(app, service, TODAY)
    press(app, "The day before")
    assert address(app) == OLDER
    assert view(app)["stage"] == "ask"
    opened(app, "practise")
    answer_here(app, service, OLDER)
    press(app, "Practise the mix")
    assert view(app)["context"] == "mixed practice"


def test_a_day_to_come_is_not_asked_ahead(app: AppTest, service: Service) -> None:
    at(app, {"day": "2026-03-15"})
    assert "This link cannot be followed; here is the mix" in app.warning[0].value
    assert "not yet: 2026-03-15 has not begun where you are" in app.text[0].value
    assert view(app)["context"] == "mixed practice"
    # In Kiritimati it has begun.
    service.log.prefer("ada", "zone=Pacific/Kiritimati")
    app.query_params.clear()
    at(app, {"day": "2026-03-15"})
    assert view(app)["context"] == "the hand and play of 15 March 2026"


def test_there_is_nothing_to_choose_of_a_day(app: AppTest) -> None:
    at(app, TODAY)
    app.switch_page("screens/choose.py").run()
    assert not app.exception
    dealt, length = (each.value for each in radios(app))
    assert (kinds(app).value, app.selectbox[0].value) == (list(Kind), None)
    assert length == ENDLESS
    assert dealt
    assert "a set of 2" not in radios(app)[1].options
    press(app, "Practise this")
    assert view(app)["context"] == "mixed practice"
