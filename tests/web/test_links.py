"""Where links lead, and the buttons to the mix; and what is said of a link that leads nowhere."""

import pytest
from streamlit.testing.v1 import AppTest

from scenarios import GENERATOR
from tests.web.begun import practice_for
from tests.web.test_screens import app, opened, press, view
from trainer.record import Learner
from trainer.web.service import Service

__all__ = ["app"]


@pytest.mark.usefixtures("ada")
@pytest.mark.parametrize(
    "fields",
    [{"kinds": "horses"}, {"seed": "-1", "generator": "1"}, {"x" * 500: "<b>"}],
)
def test_nonsense_in_the_address_is_told_and_the_drill_goes_on(
    app: AppTest, fields: dict[str, str]
) -> None:
    for name, value in fields.items():
        app.query_params[name] = value
    opened(app)
    assert [each.value for each in app.warning] == [
        "This link cannot be followed; here is the mix."
    ]
    assert view(app)["stage"] == "ask"
    assert app.query_params["kinds"] == "hand,crib,cut,play"


def test_behind_a_link_that_cannot_be_followed_the_last_practice_goes_on(
    app: AppTest, service: Service, ada: Learner
) -> None:
    last = practice_for(service, ada.id, {"kinds": "cut"})
    app.query_params["kinds"] = "horses"
    opened(app)
    assert [each.value for each in app.warning] == [
        "This link cannot be followed, so your last practice goes on."
    ]
    assert view(app)["id"] == f"{last.id}-0"


@pytest.mark.usefixtures("ada")
def test_a_link_with_a_seed_is_followed_and_stays_in_the_address(app: AppTest) -> None:
    link = {"kinds": "cut", "seed": "7", "generator": str(GENERATOR)}
    for name, value in link.items():
        app.query_params[name] = value
    assert view(opened(app))["kind"] == "cut"
    assert {name: app.query_params[name] for name in link} == link


@pytest.mark.usefixtures("ada")
@pytest.mark.parametrize(("screen", "fields"), [("mistakes", {}), ("", {"again": "all"})])
def test_whoever_is_new_is_led_to_the_gentle_mix(
    app: AppTest, service: Service, screen: str, fields: dict[str, str]
) -> None:
    service.log.prefer("ada", "level=new")
    for name, value in fields.items():
        app.query_params[name] = value
    press(opened(app, screen), "Practise the mix")
    assert view(app)["context"] == "mixed practice, easy ones first"
