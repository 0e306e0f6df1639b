"""A window left open while another deletes what it shows, or brings something in."""

from dataclasses import replace

import pytest
from streamlit.testing.v1 import AppTest

from tests.store.made import NOON, learner
from tests.transfer.made import ADAS
from tests.web.test_data import app, who
from tests.web.test_screens import act, press, seat, view, whole
from trainer.record import Learner
from trainer.web.service import Service

__all__ = ["app"]


def test_a_window_of_somebody_deleted_elsewhere_asks_who_counts(
    app: AppTest, service: Service
) -> None:
    bob = Learner(id="bob", name="Bob", created=NOON)
    service.log.add_learner(bob)
    app.switch_page("screens/practise.py").run()
    question = view(whole(app))["id"]
    service.log.forget("ada")
    act(app, act="answer", id=question, form="total", text="12")
    assert who(app) == ["Bob"]
    assert service.log.entries("bob") == ()
    assert service.log.practices("bob") == ()
    app.run()
    assert who(app) == ["Bob"]
    press(app, "Bob")
    assert seat(app) == "Bob"


@pytest.mark.parametrize(
    ("fields", "shows"),
    [
        ({}, {"context": "mixed practice, easy ones first"}),
        ({"kinds": "crib"}, {"context": "cribs"}),
        ({"kinds": "cut", "set": "10"}, {"context": "the cut", "of": 10}),
    ],
)
def test_where_a_practice_was_not_brought_in_again_a_window_finds_what_there_is(
    app: AppTest, service: Service, fields: dict[str, str], shows: dict[str, object]
) -> None:
    app.query_params.clear()
    for name, value in fields.items():
        app.query_params[name] = value
    app.switch_page("screens/practise.py").run()
    at = view(whole(app))["id"]
    service.log.forget("ada")
    service.log.take_in(replace(ADAS, practices=(), entries=()))
    act(app, act="answer", id=at, form="total", text="12", n=3)
    assert view(app)["id"] != at
    assert {name: view(app)[name] for name in shows} == shows
    # The table knows that it arrived, and says why it does not count.
    assert view(app)["taken"] == 3
    assert "is not counted" in view(app)["notice"]["text"]
    assert service.log.entries("ada") == ()


def test_nor_does_such_a_window_start_a_sprint(app: AppTest, service: Service) -> None:
    service.log.add_learner(learner("Bob", id_="bob"))
    app.query_params["set"] = "60s"
    app.switch_page("screens/practise.py").run()
    service.log.forget("ada")
    press(app, "Start")
    assert who(app) == ["Bob"]
    assert service.log.practices("bob") == ()


def test_nor_does_such_a_window_keep_what_was_chosen(app: AppTest, service: Service) -> None:
    service.log.add_learner(learner("Bob", id_="bob"))
    app.switch_page("screens/settings.py").run()
    service.log.forget("ada")
    (radio,) = (each for each in whole(app).radio if each.label == "Cards lie")
    radio.set_value("sorted").run()
    assert who(app) == ["Bob"]
    assert service.log.preferences("bob") == ""
