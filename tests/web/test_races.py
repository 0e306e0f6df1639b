"""A race as the pages show it: chosen, begun, looked back at, run again."""

import re

import pytest
from streamlit.testing.v1 import AppTest

from scenarios import GENERATOR
from tests.web.begun import practice_for
from tests.web.drill.test_raced import RACE, at_table, go_on, run
from tests.web.test_screens import SCRIPT, opened, press, titles, view
from tests.web.test_sets import address, at, labels
from trainer.house import House
from trainer.preferences import Preferences
from trainer.quiz.heard_chosen import Heard
from trainer.quiz.length import Race
from trainer.record import Learner
from trainer.web.service import Service, run_with


@pytest.fixture
def app(service: Service, ada: Learner) -> AppTest:
    assert ada
    run_with(service)
    return AppTest.from_file(SCRIPT, default_timeout=60)


@pytest.mark.parametrize("game", [61, 121])
def test_a_race_is_chosen_as_long_as_a_game_in_the_house(
    app: AppTest, service: Service, game: int
) -> None:
    service.log.prefer("ada", str(Preferences().at_table(House(game=game))))
    press(opened(app, "choose"), "Begin the race")
    link = address(app)
    assert (link["race"], link["generator"], "heard" in link) == (str(game), str(GENERATOR), False)
    shown = view(app)
    assert shown["context"] == f"a race to {game}"
    assert shown["board"]["game"] == game


def rising(app: AppTest) -> bool:
    return any("Now it is level 1 of 3" in each.value for each in app.caption)


def test_another_length_and_heard_counts_can_be_chosen(app: AppTest) -> None:
    opened(app, "choose")
    (far,) = (each for each in app.button_group if each.label == "How far")
    (heard,) = (each for each in app.radio if each.label == "So many of their counts are right")
    far.set_value(Race.ONCE_AROUND)
    assert not rising(app)
    heard.set_value(Heard.RISES).run()
    assert rising(app)
    # It is called as where counts are heard without a race.
    app.toggle[0].set_value(True).run()
    elsewhere = next(each for each in app.radio if each.label == "So many of the counts are right")
    assert [*elsewhere.options] == [*heard.options][1:]
    app.toggle[0].set_value(False).run()
    (heard,) = (each for each in app.radio if each.label == "So many of their counts are right")
    heard.set_value(Heard.TABLE).run()
    press(app, "Begin the race")
    assert (address(app)["race"], address(app)["heard"]) == ("61", "table")


def test_behind_a_race_it_says_who_has_won_and_leads_on(app: AppTest, service: Service) -> None:
    at_table(service, "ACC with muggins")
    practice = practice_for(service, "ada", RACE)
    run(service, practice, 29)
    go_on(service, practice)
    at(app, RACE)
    (title,) = titles(app)
    assert title == "They win 61 to 0"
    said = [each.value for each in app.markdown]
    assert any(re.fullmatch(r"A race to 61: 0 of \d+ counts wholly right\.", each) for each in said)
    assert any(each.startswith("You missed ") and " by muggins." in each for each in said)
    assert app.header[0].value == "What was pegged"
    (pegged,) = (
        each.proto.body for each in app.get("html") if ">what was pegged" in each.proto.body
    )
    assert '<th scope="row">in all</th><td data-of="you">0</td><td data-of="they">61</td>' in pegged
    assert {"Another race", "The same cards again"} <= {*labels(app)}
    press(app, "The same cards again")
    assert view(app)["board"]["you"]["front"] == 0
    assert address(app) == RACE


def test_what_is_chosen_beside_a_race_is_no_race(app: AppTest, service: Service) -> None:
    practice_for(service, "ada", RACE)
    at(app, RACE)
    app.switch_page("screens/choose.py").run()
    press(app, "Practise this")
    assert view(app)["board"] is None
