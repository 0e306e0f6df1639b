"""A window left open while another deletes what it shows, or brings something in."""

from dataclasses import replace
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from tests.store.made import NOON, learner
from tests.transfer.made import ADAS
from tests.web.begun import practice_for
from tests.web.counted import count_on
from tests.web.drill.test_replay import lose
from tests.web.test_choose import follow
from tests.web.test_data import app, who
from tests.web.test_screens import act, press, seat, titles, view, whole
from trainer.belongings import Belongings
from trainer.record import Learner
from trainer.store import Log, open_log
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
    deleted = "Whoever counted here was deleted in another window."
    assert deleted in [each.value for each in app.warning]
    press(app, "Bob")
    assert seat(app) == "Bob"
    assert deleted not in [each.value for each in app.warning]


def test_nor_does_such_a_window_start_a_sprint(app: AppTest, service: Service) -> None:
    service.log.add_learner(learner("Bob", id_="bob"))
    app.query_params.clear()
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


def belongings(log: Log) -> Belongings:
    """Take all that is Ada's, as a file carries it."""
    (ada,) = (each for each in log.learners() if each.id == "ada")
    entries = tuple(each.entry for each in log.entries("ada"))
    return Belongings(learner=ada, practices=log.practices("ada"), entries=entries)


def bring_in_the_name_alone(service: Service) -> None:
    """Delete Ada in another window, and bring her in without what she practised."""
    service.log.forget("ada")
    service.log.take_in(replace(ADAS, practices=(), entries=()))


@pytest.mark.parametrize(
    ("fields", "shows"),
    [
        ({"dealt": "gentle"}, {"context": "mixed practice, easy ones first"}),
        ({"kinds": "crib"}, {"context": "cribs"}),
        ({"kinds": "cut", "set": "10"}, {"context": "the cut", "of": 10}),
    ],
)
def test_where_a_practice_was_not_brought_in_again_a_window_finds_what_there_is(
    app: AppTest, service: Service, fields: dict[str, str], shows: dict[str, object]
) -> None:
    at = view(follow(app, fields))["id"]
    bring_in_the_name_alone(service)
    act(app, act="answer", id=at, form="total", text="12", n=3)
    assert view(app)["id"] != at
    assert {name: view(app)[name] for name in shows} == shows
    # The table knows that it arrived, and says why it does not count.
    assert view(app)["taken"] == 3
    assert "is not counted" in view(app)["notice"]["text"]
    assert service.log.entries("ada") == ()


def test_where_nothing_is_left_of_a_replay_that_is_said_and_what_was_typed_is_lost(
    app: AppTest, service: Service, ada: Learner
) -> None:
    lose(service, ada, 2)
    at = view(follow(app, {"again": "all"}))["id"]
    bring_in_the_name_alone(service)
    act(app, act="answer", id=at, form="total", text="12")
    assert titles(app) == ["Nothing left to replay"]
    assert "is not counted" in app.warning[0].value
    assert view(press(app, "Practise the mix"))["number"] == 1


@pytest.mark.parametrize("label", ["Another set of these", "The same set again"])
def test_behind_a_set_that_is_gone_another_begins(
    app: AppTest, service: Service, label: str
) -> None:
    ten = {"kinds": "cut", "set": "10"}
    count_on(service, practice_for(service, "ada", ten), 10)
    follow(app, ten)
    bring_in_the_name_alone(service)
    press(app, label)
    assert (view(app)["number"], view(app)["of"], view(app)["context"]) == (1, 10, "the cut")
    assert len(service.log.practices("ada")) == 1


@pytest.mark.parametrize("label", ["Replay number 1", "Replay these"])
def test_mistakes_that_are_gone_are_not_replayed(
    app: AppTest, service: Service, ada: Learner, label: str
) -> None:
    lose(service, ada, 3)
    app.switch_page("screens/mistakes.py").run()
    bring_in_the_name_alone(service)
    press(whole(app), label)
    assert titles(app) == ["Mistakes"]
    assert [each.label for each in app.button] == ["Practise the mix"]


def test_what_was_chosen_beside_a_practice_that_is_gone_begins_nothing_else(
    app: AppTest, service: Service
) -> None:
    follow(app, {"kinds": "crib"})
    app.switch_page("screens/choose.py").run()
    bring_in_the_name_alone(service)
    press(whole(app), "Practise this")
    # The choices are other ones now, and are to be seen before anything begins.
    assert titles(app) == ["What to practise"]
    assert service.log.practices("ada") == ()


def test_what_was_answered_elsewhere_and_brought_in_is_not_asked_again(
    app: AppTest, service: Service, tmp_path: Path
) -> None:
    ten = {"kinds": "cut", "set": "10"}
    practice = practice_for(service, "ada", ten)
    count_on(service, practice, 8)
    at = view(follow(app, ten))["id"]
    with open_log(tmp_path / "elsewhere.db") as log:
        log.take_in(belongings(service.log))
        count_on(replace(service, log=log), practice, 2)
        service.log.take_in(belongings(log))
    act(app, act="answer", id=at, form="total", text="0")
    assert "is not counted" in app.warning[0].value
    assert " of 10 wholly right" in titles(app)[0]
    assert len(service.log.answers(practice.id)) == 10
