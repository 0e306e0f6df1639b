"""The screens as Streamlit runs them, without a browser: what stands there, and what a click does.

What only a browser knows, cookies and the look of the card table, is tried in `tests/browser`.
"""

import json
from pathlib import Path
from typing import Any

import pytest
from streamlit.proto.BidiComponent_pb2 import BidiComponent
from streamlit.proto.WidgetStates_pb2 import WidgetStates
from streamlit.testing.v1 import AppTest

import trainer.web
from scenarios import GENERATOR
from tests.browser.table import right_text
from tests.store.made import NOON
from tests.web.begun import practice_for
from tests.web.counted import count_on
from trainer.quiz.question import Ask
from trainer.record import Form, Learner
from trainer.web.drill import desk
from trainer.web.drill.desk import Reply, stand_of
from trainer.web.likes import preferences_of
from trainer.web.plain import plain
from trainer.web.seat.seated import FIRST_NAME
from trainer.web.service import Service, run_with

SCRIPT = Path(trainer.web.__file__).parent / "script.py"


@pytest.fixture
def app(service: Service) -> AppTest:
    """Open the app; where there is nobody yet, it welcomes."""
    run_with(service)
    return AppTest.from_file(SCRIPT, default_timeout=60)


def opened(app: AppTest, screen: str = "") -> AppTest:
    app.run()
    if screen:
        app.switch_page(f"screens/{screen}.py").run()
    return whole(app)


def whole(app: AppTest) -> AppTest:
    assert [each.message for each in app.exception] == []
    return app


def press(app: AppTest, label: str) -> AppTest:
    (button,) = (each for each in app.button if each.label == label)
    button.click().run()
    return whole(app)


def card_table(app: AppTest, key: str = "table") -> BidiComponent:
    """Find the card table, or another component of ours by its name in the page."""
    # The other component hands in a ticket for a seat, and is not seen.
    (table,) = (each for each in app.get("bidi_component") if each.key == key)
    assert isinstance(table.proto, BidiComponent)
    return table.proto


def view(app: AppTest, key: str = "table") -> dict[str, Any]:
    (shown,) = json.loads(card_table(app, key).json)
    assert isinstance(shown, dict)
    return shown


def act(app: AppTest, key: str = "table", /, **content: object) -> AppTest:
    """Do something at the card table, as its JavaScript reports it."""
    states = WidgetStates()
    state = states.widgets.add()
    state.id = f"$$STREAMLIT_INTERNAL_KEY_{card_table(app, key).id}__events"
    state.json_trigger_value = json.dumps([{"event": "act", "value": content}])
    app._run(states)
    return whole(app)


def seat(app: AppTest) -> str:
    """Read who sits there: the last of the links to the pages."""
    label = app.get("page_link")[-1].proto.label
    assert isinstance(label, str)
    return label


def titles(app: AppTest) -> list[str]:
    return [each.value for each in app.title]


@pytest.mark.parametrize(
    ("pressed", "level", "what"),
    [
        (["I am new to counting", "Begin the questions"], "new", "the ladder: any fifteen"),
        (["I can count"], "counts", "mixed practice"),
    ],
)
def test_a_first_visit_asks_one_question_and_then_a_hand(
    app: AppTest, service: Service, pressed: list[str], level: str, what: str
) -> None:
    assert titles(opened(app)) == ["Muggins"]
    for label in pressed:
        press(app, label)
    assert (view(app)["stage"], view(app)["number"]) == ("ask", 1)
    (learner,) = service.log.learners()
    assert preferences_of(service, learner.id).level == level
    assert view(app)["context"] == what


def test_with_several_learners_a_new_window_asks_who_counts(
    app: AppTest, service: Service, ada: Learner
) -> None:
    service.log.add_learner(Learner(id="bob", name="*Bob*", created=NOON))
    assert [each.label for each in opened(app).button][:2] == [ada.name, r"\*Bob\*"]
    press(app, r"\*Bob\*")
    assert seat(app) == r"\*Bob\*"


@pytest.mark.usefixtures("ada")
def test_somebody_else_can_begin_in_a_new_window(app: AppTest, service: Service) -> None:
    service.log.add_learner(Learner(id="bob", name="Bob", created=NOON))
    opened(app).text_input[0].set_value("Cleo")
    app.radio[0].set_value("I am new to counting")
    press(app, "Add, and count as this one")
    assert (seat(app), titles(app)) == ("Cleo", ["Any fifteen"])
    assert len(service.log.learners()) == 3


@pytest.mark.usefixtures("ada")
def test_somebody_new_who_is_added_begins_where_a_first_visit_does(app: AppTest) -> None:
    opened(app, "learners").text_input[0].set_value("Cleo")
    app.radio[0].set_value("I am new to counting")
    press(app, "Add, and count as this one")
    assert (seat(app), titles(app)) == ("Cleo", ["Any fifteen"])
    # That leads there once, and nowhere else after.
    app.switch_page("screens/learners.py").run()
    assert titles(whole(app)) == ["Who is counting?"]


@pytest.mark.usefixtures("ada")
def test_an_answer_and_a_step_lead_on(app: AppTest, service: Service) -> None:
    opened(app)
    question = stand_of(service, practice_for(service, "ada", {})).question
    form: Form = "cards" if question.ask is Ask.TURN else "total"
    text = right_text(question, form)
    act(app, act="answer", id=view(app)["id"], form=form, text=text, ms=2_000)
    assert view(app)["stage"] == "verdict"
    assert view(app)["verdict"]["right"]
    act(app, act="next", id=view(app)["id"])
    assert (view(app)["stage"], view(app)["number"]) == ("ask", 2)


@pytest.mark.usefixtures("ada")
def test_a_total_that_no_hand_makes_is_doubted_once(app: AppTest) -> None:
    app.query_params["kinds"] = "hand"
    opened(app)
    nineteen = {"act": "answer", "id": view(app)["id"], "form": "total", "text": "19"}
    assert view(act(app, **nineteen))["doubt"]["instead"] == "0"
    assert view(act(app, **nineteen))["stage"] in {"count", "verdict"}


@pytest.mark.usefixtures("ada")
def test_what_is_chosen_is_practised(app: AppTest, service: Service) -> None:
    opened(app, "choose")
    app.selectbox[0].set_value("double run").run()
    press(app, "Practise this")
    assert view(app)["context"] == "hands and cribs: double run"
    latest = service.log.latest_practice("ada")
    assert latest
    assert latest.settings == "kinds=hand,crib&where=double+run"


@pytest.mark.usefixtures("ada")
def test_a_learner_is_added_and_sits_down(app: AppTest, service: Service) -> None:
    opened(app, "learners")
    app.text_input[0].set_value(" <img src=x onerror=alert(1)>")
    press(app, "Add, and count as this one")
    added = service.log.learners()[-1]
    assert added.name == "<img src=x onerror=alert(1)>"
    assert seat(app) == plain(added.name)
    assert [each.name for each in service.log.learners()] == ["Ada", added.name]


@pytest.mark.usefixtures("ada")
def test_to_add_the_same_twice_at_once_is_to_add_it_once(app: AppTest, service: Service) -> None:
    opened(app, "learners")
    app.text_input[0].set_value("Bob")
    press(app, "Add, and count as this one")
    opened(app, "learners")
    app.text_input[0].set_value("Bob")
    press(app, "Add, and count as this one")
    assert not app.warning
    assert seat(app) == "Bob"
    assert [each.name for each in service.log.learners()] == ["Ada", "Bob"]


def test_of_two_windows_of_a_first_visit_the_second_goes_on_as_the_first(
    app: AppTest, service: Service
) -> None:
    opened(app)
    there = Learner(id="quick", name=FIRST_NAME, created=NOON)
    service.log.add_learner(there)
    press(app, "I can count")
    assert view(app)["stage"] == "ask"
    assert service.log.learners() == (there,)


@pytest.mark.usefixtures("ada")
@pytest.mark.parametrize("name", ["", "Ada", "ADA", "\u202e"])
def test_what_is_no_name_for_a_learner_gets_a_sentence(
    app: AppTest, service: Service, name: str
) -> None:
    opened(app, "learners")
    app.text_input[0].set_value(name)
    press(app, "Add, and count as this one")
    assert len(app.warning) == 1
    assert len(service.log.learners()) == 1


def test_another_learner_takes_the_seat_with_one_tap(
    app: AppTest, service: Service, ada: Learner
) -> None:
    opened(app)
    service.log.add_learner(Learner(id="bob", name="Bob", created=NOON))
    app.switch_page("screens/learners.py").run()
    assert [each.label for each in whole(app).button][:2] == [f"{ada.name}, counting now", "Bob"]
    renaming = [each.proto for each in app.get("page_link") if "another name" in each.proto.label]
    assert [(each.label, each.page) for each in renaming] == [
        (f"Call {ada.name} by another name", "data")
    ]
    assert seat(press(app, "Bob")) == "Bob"


@pytest.mark.usefixtures("ada")
def test_without_answers_progress_says_so(app: AppTest) -> None:
    assert titles(opened(app, "progress")) == ["Nothing counted yet"]
    assert view(press(app, "Practise the mix"))["stage"] == "ask"


@pytest.mark.usefixtures("ada")
def test_with_answers_progress_says_what_to_practise_and_leads_there(
    app: AppTest, service: Service
) -> None:
    fields = {"kinds": "hand", "where": "double run", "seed": "7", "generator": str(GENERATOR)}
    count_on(service, practice_for(service, "ada", fields), 40)
    (title,) = titles(opened(app, "progress"))
    assert title.startswith("Practise next: ")
    assert len(app.get("html")) >= 1
    press(app, title.replace("Practise next:", "Practise"))
    assert view(app)["stage"] == "ask"


@pytest.mark.usefixtures("ada")
def test_slips_are_left_out_of_every_figure_of_progress(app: AppTest, service: Service) -> None:
    practice = practice_for(service, "ada", {"kinds": "hand", "where": "points=12"})
    for text in ("12", "11"):
        desk.answer(service, stand_of(service, practice), Reply("total", text))
        desk.reveal(service, stand_of(service, practice))
        if text == "11":
            desk.mark_slip(service, stand_of(service, practice))
        desk.go_on(service, stand_of(service, practice))
    opened(app, "progress")
    said = " ".join(each.value for each in app.markdown)
    assert "1 answer, 1 of them wholly right. 12 of 12 points found." in said
    assert "Slips of the finger, left out: 1." in said


@pytest.mark.usefixtures("ada")
def test_who_claims_too_many_points_is_told_how_many(app: AppTest, service: Service) -> None:
    practice = practice_for(service, "ada", {"kinds": "hand", "where": "points=12"})
    desk.answer(service, stand_of(service, practice), Reply("total", "14"))
    opened(app, "progress")
    said = " ".join(each.value for each in app.markdown)
    assert "1 answer, 0 of them wholly right. 12 of 12 points found, 2 too many." in said


@pytest.mark.usefixtures("ada")
def test_what_is_asked_again_as_it_was_is_left_out_and_said(app: AppTest, service: Service) -> None:
    first = practice_for(service, "ada", {"kinds": "hand", "where": "points=12"})
    desk.answer(service, stand_of(service, first), Reply("total", "11"))
    again = practice_for(service, "ada", {"again": "all"})
    desk.answer(service, stand_of(service, again), Reply("total", "12"))
    opened(app, "progress")
    said = " ".join(each.value for each in app.markdown)
    assert "1 answer, 0 of them wholly right. 11 of 12 points found." in said
    assert "Asked again as they were, their solution seen, and left out: 1." in said


@pytest.mark.usefixtures("ada")
def test_after_slips_alone_nothing_is_counted(app: AppTest, service: Service) -> None:
    practice = practice_for(service, "ada", {"kinds": "cut"})
    desk.answer(service, stand_of(service, practice), Reply("total", "1"))
    desk.mark_slip(service, stand_of(service, practice))
    assert titles(opened(app, "progress")) == ["Nothing counted yet"]
    assert not any("wholly right" in each.value for each in app.markdown)
