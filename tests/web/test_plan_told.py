"""What a planned drill says of itself: why something is greyed, and what a house means."""

import pytest
from streamlit.testing.v1 import AppTest

from tests.web.showing.drills import PAIRS
from tests.web.test_data import shown
from tests.web.test_plan_drill import at, rows, set_to
from tests.web.test_screens import app
from trainer.agreed import house_line
from trainer.house import HOUSES

__all__ = ["app"]

pytestmark = pytest.mark.usefixtures("ada", "teacher")


def captions(app: AppTest) -> str:
    return "\n".join(shown(str(each.value)) for each in app.caption)


def test_what_is_greyed_says_why_and_a_house_what_it_means(app: AppTest) -> None:
    at(app, PAIRS)
    assert "To choose these yourself, take no stage." in captions(app)
    assert "Each at their own pace, told after each question" in captions(app)
    set_to(app, "selectbox", "house", "kitchen table")
    assert house_line(HOUSES["kitchen table"]) in captions(app)
    set_to(app, "selectbox", "stage", "")
    assert "take no stage" not in captions(app)


def test_what_worked_hands_are_worth_is_shown_as_that_of_questions_is(app: AppTest) -> None:
    at(app, PAIRS)
    assert "points" not in rows(app)[0]
    app.toggle(key="worth").set_value(True).run()
    assert "points" in rows(app)[0]
