"""Sets and sprints as the page shows them: chosen, started by hand, looked back at, run again."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

import pytest
from streamlit.testing.v1 import AppTest

from scenarios import GENERATOR
from tests.store.made import NOON
from tests.web.begun import practice_for
from tests.web.counted import count_on
from tests.web.test_screens import SCRIPT, act, opened, press, titles, view, whole
from trainer.quiz.length import Length
from trainer.record import Learner, Practice
from trainer.web.drill.practices import begin, wanted
from trainer.web.service import Service, run_with

TEN = {"kinds": "cut", "set": "10", "seed": "3", "generator": str(GENERATOR)}
SPRINT = {"kinds": "cut", "set": "60s"}


@pytest.fixture
def app(service: Service, ada: Learner) -> AppTest:
    assert ada
    run_with(service)
    return AppTest.from_file(SCRIPT, default_timeout=60)


@pytest.fixture
def finished(service: Service) -> Callable[[], Practice]:
    """Run the set of ten to its end."""

    def run() -> Practice:
        practice = practice_for(service, "ada", TEN)
        count_on(service, practice, 10)
        return practice

    return run


def at(app: AppTest, fields: dict[str, str]) -> AppTest:
    for name, value in fields.items():
        app.query_params[name] = value
    return opened(app)


def labels(app: AppTest) -> list[str]:
    return [each.label for each in app.button]


def address(app: AppTest) -> dict[str, str]:
    """Read the fields of the address; one that stands there once is a list of one."""
    fields = dict(app.query_params)
    return {name: value[0] if isinstance(value, list) else value for name, value in fields.items()}


def test_a_set_is_chosen_and_begins(app: AppTest, service: Service) -> None:
    opened(app, "choose")
    (many,) = (each for each in app.radio if each.label == "How many")
    many.set_value(Length(10)).run()
    press(app, "Practise this")
    assert (view(app)["number"], view(app)["of"]) == (1, 10)
    latest = service.log.latest_practice("ada")
    assert latest
    assert latest.settings == "set=10"
    assert address(app) == {"set": "10", "seed": str(latest.seed), "generator": str(GENERATOR)}


def test_a_sprint_waits_for_its_start_and_is_started_once(app: AppTest, service: Service) -> None:
    at(app, SPRINT)
    assert titles(app) == ["A sprint of 60 s"]
    assert service.log.latest_practice("ada") is None
    # Another window was quicker.
    elsewhere = begin(service, "ada", wanted(service, "ada", SPRINT))
    press(app, "Start")
    assert service.log.latest_practice("ada") == elsewhere
    assert (view(app)["left_ms"], view(app)["id"]) == (60_000, f"{elsewhere.id}-0")


def test_after_the_last_verdict_comes_the_summary_and_stays(app: AppTest, service: Service) -> None:
    practice = practice_for(service, "ada", TEN)
    count_on(service, practice, 9)
    at(app, TEN)
    assert (view(app)["number"], view(app)["is_last"]) == (10, True)
    act(app, act="answer", id=view(app)["id"], form="total", text="0", ms=2_000)
    act(app, act="next", id=view(app)["id"])
    (title,) = titles(app)
    assert " of 10 wholly right" in title
    assert titles(at(AppTest.from_file(SCRIPT, default_timeout=60), TEN)) == [title]


def test_a_finished_set_is_run_again_and_compared(
    app: AppTest, service: Service, finished: Callable[[], Practice]
) -> None:
    first = finished()
    assert labels(at(app, TEN))[:3] == [
        "Another set of these",
        "The same set again",
        "Choose something else",
    ]
    assert "The same set before" not in [each.value for each in app.header]
    press(app, "The same set again")
    again = service.log.latest_practice("ada")
    assert again
    assert (again.settings, again.seed) == (first.settings, first.seed)
    assert view(app)["id"] == f"{again.id}-0"
    count_on(service, again, 10)
    app.run()
    assert "The same set before" in [each.value for each in whole(app).header]


def test_another_set_has_other_questions_and_an_address_of_its_own(
    app: AppTest, service: Service, finished: Callable[[], Practice]
) -> None:
    first = finished()
    press(at(app, TEN), "Another set of these")
    other = service.log.latest_practice("ada")
    assert other
    assert other.seed != first.seed
    assert address(app)["seed"] == str(other.seed)
    assert view(app)["number"] == 1


def test_something_else_can_be_chosen_after_a_set(
    app: AppTest, finished: Callable[[], Practice]
) -> None:
    finished()
    press(at(app, TEN), "Choose something else")
    assert titles(app) == ["What to practise"]


def test_without_an_address_a_finished_set_shows_its_summary(
    app: AppTest, finished: Callable[[], Practice]
) -> None:
    practice = finished()
    assert "Another set of these" in labels(opened(app))
    assert address(app)["seed"] == str(practice.seed)


def test_a_sprint_that_nobody_answered_is_looked_back_at(app: AppTest, service: Service) -> None:
    begin(service, "ada", wanted(service, "ada", SPRINT))
    run_with(replace(service, now=lambda: NOON + timedelta(days=1)))
    assert titles(at(app, SPRINT)) == ["Nothing counted in 60 s"]
    press(app, "The same set again")
    assert view(app)["left_ms"] == 60_000


def test_what_was_typed_behind_the_end_is_told_to_be_lost(app: AppTest, service: Service) -> None:
    practice = practice_for(service, "ada", TEN)
    count_on(service, practice, 9)
    last = view(at(app, TEN))["id"]
    count_on(service, practice, 1)
    act(app, act="answer", id=last, form="total", text="0")
    assert "Another window has gone on" in app.warning[0].value
    assert "Another set of these" in labels(app)


def test_behind_its_replay_one_comes_back_to_how_the_set_went(
    app: AppTest, service: Service
) -> None:
    sprint = begin(service, "ada", wanted(service, "ada", SPRINT))
    run_with(replace(service, now=lambda: NOON + timedelta(days=1)))
    assert titles(at(app, {"again": f"set {sprint.id}"})) == ["Nothing left to replay"]
    press(app, "Back to how the set went")
    assert titles(app) == ["Nothing counted in 60 s"]
    assert address(app)["seed"] == str(sprint.seed)


@pytest.mark.parametrize("again", ["all", "set nowhere", "set endless"])
def test_behind_other_replays_there_is_no_set_to_come_back_to(
    app: AppTest, service: Service, again: str
) -> None:
    service.log.start(
        Practice(
            id="endless",
            learner="ada",
            settings="kinds=cut",
            seed=3,
            generator=GENERATOR,
            started=NOON,
        )
    )
    assert titles(at(app, {"again": again})) == ["Nothing left to replay"]
    assert labels(app) == ["Practise the mix", "See the mistakes"]


def test_the_link_to_share_says_how_many(app: AppTest) -> None:
    opened(app, "choose")
    (many,) = (each for each in app.radio if each.label == "How many")
    many.set_value(Length(seconds=120)).run()
    assert "set=120s" in whole(app).code[0].value
