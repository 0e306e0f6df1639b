"""A file is brought in: told before, taken in once, or refused in a sentence."""

import json
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from tests.store.made import answer, learner
from tests.transfer.made import ADAS
from tests.web.test_data import app, shown, submit, told
from tests.web.test_screens import SCRIPT, press, seat, titles, view, whole
from trainer.belongings import Belongings
from trainer.record import Learner
from trainer.store import Intake, Log, UnavailableError, open_log
from trainer.store.sql_log import SqlLog
from trainer.transfer import written
from trainer.web.service import Service, run_with

__all__ = ["app"]


@pytest.fixture
def elsewhere(tmp_path: Path) -> str:
    """Write what another machine holds of Ada, where she answered more."""
    with open_log(tmp_path / "elsewhere.db") as log:
        log.take_in(ADAS)
        for number in range(4, 8):
            log.append(answer(number))
        return text_of(log, learner())


def text_of(log: Log, one: Learner) -> str:
    return "".join(written(log, one))


def choose(app: AppTest, text: str) -> AppTest:
    app.file_uploader[0].set_value(("ada.json", text.encode(), "application/json")).run()
    return whole(app)


def test_a_file_is_told_before_it_is_taken_in(
    app: AppTest, service: Service, elsewhere: str
) -> None:
    choose(app, elsewhere)
    assert "9 answers of Ada, 5 here already." in told(app)
    assert len(service.log.entries("ada")) == 7
    press(app, "Take in 4 answers")
    assert [shown(each.value) for each in app.success] == ["4 answers taken in for Ada."]
    assert service.log.entries("ada")[-1].entry == answer(7)
    choose(app, elsewhere)
    assert "9 answers of Ada, 9 here already." in told(app)
    assert "Nothing in it is new here." in told(app)
    assert not [each for each in app.button if each.label.startswith("Take")]


def test_a_file_is_looked_at_once_and_let_go_when_the_page_is_left(
    app: AppTest, service: Service, elsewhere: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Belongings] = []
    foresee = type(service.log).foresee

    def counted(log: SqlLog, belongings: Belongings) -> Intake:
        asked.append(belongings)
        return foresee(log, belongings)

    monkeypatch.setattr(type(service.log), "foresee", counted)
    choose(app, elsewhere)
    for _ in range(3):
        app.run()
    assert "9 answers of Ada, 5 here already." in told(app)
    assert len(asked) == 1
    assert "held" in app.session_state
    app.switch_page("screens/progress.py").run()
    assert "held" not in whole(app).session_state


@pytest.fixture
def welcomed(service: Service) -> AppTest:
    """Open the app where nobody sits yet."""
    run_with(service)
    return AppTest.from_file(SCRIPT, default_timeout=60)


def ask_for_a_file(app: AppTest) -> None:
    """Open the place where a file is chosen; before, nothing that chooses one is there."""
    assert not app.run().file_uploader
    app.session_state["elsewhere"] = True
    app.run()


def test_on_a_new_machine_whoever_is_brought_in_sits_down(
    welcomed: AppTest, service: Service, elsewhere: str
) -> None:
    ask_for_a_file(welcomed)
    for _ in range(2):
        choose(welcomed, elsewhere)
    assert "9 answers of Ada." in told(welcomed)
    assert "held" in welcomed.session_state
    assert service.log.learners() == ()
    press(welcomed, "Take in 9 answers")
    assert shown(welcomed.success[0].value).endswith("taken in for Ada.")
    assert seat(welcomed) == "Ada"
    assert service.log.learners() == (learner(),)
    assert view(welcomed)["stage"] == "ask"
    assert "held" not in welcomed.session_state


def test_beside_several_learners_whoever_is_brought_in_sits_down(
    welcomed: AppTest, service: Service, elsewhere: str
) -> None:
    for name in ("Bob", "Eve"):
        service.log.add_learner(learner(name, id_=name.lower()))
    ask_for_a_file(welcomed)
    press(choose(welcomed, elsewhere), "Take in 9 answers")
    assert seat(welcomed) == "Ada"


def test_on_a_new_machine_a_file_of_something_else_adds_nobody(
    welcomed: AppTest, service: Service
) -> None:
    ask_for_a_file(welcomed)
    choose(welcomed, "<script>")
    assert welcomed.error[0].value.endswith("Nothing was changed\\.")
    assert titles(welcomed) == ["Muggins"]
    assert service.log.learners() == ()


def test_a_file_is_told_by_the_name_of_here(app: AppTest, elsewhere: str) -> None:
    choose(app, elsewhere)
    submit(app, "Name", "Bea", "Change the name")
    assert "Ada is called Bea here." in told(app)


def test_a_practice_without_answers_is_taken_in_as_well(app: AppTest, service: Service) -> None:
    longer = json.loads(text_of(service.log, learner()))
    longer["practices"].append(longer["practices"][0] | {"id": "another"})
    choose(app, json.dumps(longer))
    assert "5 answers of Ada, 5 here already. New here: 1 practice." in told(app)
    press(app, "Take it in")
    assert shown(app.success[0].value) == "No answer was new; 1 practice taken in for Ada."
    assert service.log.practice("another")


def test_somebody_of_the_same_name_is_taken_in_beside(app: AppTest, service: Service) -> None:
    other = json.loads(text_of(service.log, learner()))
    other["learner"]["id"] = "other"
    other |= {"practices": [], "entries": []}
    choose(app, json.dumps(other))
    assert "There is another Ada here, so this one will be called Ada 2." in told(app)
    press(app, "Take it in")
    assert shown(app.success[0].value) == (
        "Ada 2 is here now, with no answers yet. Choose Ada 2 under who is counting."
    )
    assert [each.name for each in service.log.learners()] == ["Ada", "Ada 2"]
    assert seat(app) == "Ada"


def test_a_file_that_cannot_be_taken_in_changes_nothing(app: AppTest, service: Service) -> None:
    before = text_of(service.log, learner())
    foreign = json.loads(before) | {"learner": {**json.loads(before)["learner"], "id": "bob"}}
    for text, why in (
        (before.replace('"entry": 3', '"entry": 4'), "entry 3: it says that it is entry 4"),
        (json.dumps(foreign), "The practice 'first' is that of something else here."),
        ("<script>", "it begins with '<script>'"),
    ):
        choose(app, text)
        (error,) = app.error
        assert why in shown(error.value)
        assert error.value.endswith("Nothing was changed\\.")
        app.file_uploader[0].set_value(None).run()
        assert not whole(app).error
    assert text_of(service.log, learner()) == before


def test_what_cannot_be_stored_now_is_told_and_can_be_taken_in_later(
    app: AppTest, service: Service, elsewhere: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(app, elsewhere)
    with monkeypatch.context() as patch:

        def full(*_: object) -> None:
            raise UnavailableError("the disk is full")

        patch.setattr(type(service.log), "take_in", full)
        press(app, "Take in 4 answers")
    assert shown(app.error[0].value) == "The disk is full. Nothing was changed."
    press(app, "Take in 4 answers")
    assert app.success
