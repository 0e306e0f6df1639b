"""Show me as Streamlit runs it: where the room is stands in the address, and nowhere else."""

from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from tests.web.showing.drills import MIX, PAIRS
from tests.web.test_screens import act, app, opened, titles, view, whole
from tests.web.test_sets import address
from trainer.quiz.link import read_link
from trainer.web.service import Service

__all__ = ["app"]

pytestmark = pytest.mark.usefixtures("ada", "teacher")


def at(app: AppTest, text: str) -> AppTest:
    opened(app, "show_me")
    app.query_params.clear()
    for name, value in read_link(text).items():
        app.query_params[name] = value
    return whole(app.run())


def screen(app: AppTest) -> dict[str, Any]:
    return view(app, "show")


def step(app: AppTest, **content: object) -> AppTest:
    """Go on or back, as the JavaScript of the screen reports it."""
    return act(app, "show", **content)


def links(app: AppTest) -> dict[str, str]:
    every = app.get("page_link")
    return {each.proto.label: each.proto.query_string for each in every}


def test_without_a_drill_it_leads_to_the_plan(app: AppTest) -> None:
    assert titles(opened(app, "show_me")) == ["Show me"]
    assert links(app)["Plan a drill"] == ""


def test_a_drill_that_cannot_be_read_is_quoted(app: AppTest) -> None:
    at(app, "title=Ours&stage=spite&picked=0&seed=7&generator=3")
    assert [each.value for each in app.warning] == ["This drill cannot be shown."]
    assert any("spite" in each.value for each in app.markdown)
    assert "Plan a drill" in links(app)


def test_it_begins_at_the_beginning(app: AppTest) -> None:
    view = screen(at(app, PAIRS))
    assert (view["id"], view["context"], view["place"]) == ("1.0", "Pairs", "worked hand 1 of 2")
    assert "stage=pairs" in links(app)["Back to the plan"]
    assert "at=" not in links(app)["Back to the plan"]


def test_back_at_the_plan_it_is_known_which_drill_is_kept(app: AppTest) -> None:
    at(app, f"{PAIRS}&at=2.1&kept=a0")
    assert screen(app)["id"] == "2.1"
    assert links(app)["Back to the plan"].endswith("&kept=a0")


def test_each_step_is_in_the_address(app: AppTest) -> None:
    at(app, PAIRS)
    step(app, act="on", id="1.0", n=1)
    assert address(app)["at"] == "1.1"
    assert (screen(app)["id"], screen(app)["taken"]) == ("1.1", 1)
    step(app, act="on", id="1.1", n=2)
    step(app, act="back", id="1.2", n=3)
    assert screen(app)["id"] == "1.1"


def test_a_reload_stands_where_it_stood(app: AppTest) -> None:
    view = screen(at(app, f"{PAIRS}&at=3.2"))
    assert (view["id"], view["place"], len(view["lines"])) == ("3.2", "1 of 3", 2)


def test_a_place_that_is_not_there_is_the_nearest(app: AppTest) -> None:
    assert screen(at(app, f"{PAIRS}&at=99.9"))["is_over"]


@pytest.mark.parametrize(
    "content",
    [
        {"act": "on", "id": "9.9", "n": 1},
        {"act": "on", "n": 1},
        {"act": "spite", "id": "2.0", "n": 1},
        {"act": ["on"], "id": "2.0", "n": "1"},
        {},
    ],
)
def test_what_was_meant_for_another_step_changes_nothing(
    app: AppTest, content: dict[str, object]
) -> None:
    at(app, f"{MIX}&at=2.0")
    step(app, **content)
    assert screen(app)["id"] == "2.0"


def test_cards_lie_as_whoever_shows_them_likes(app: AppTest, service: Service) -> None:
    service.log.prefer("ada", "level=counts&order=sorted")
    assert screen(at(app, MIX))["order"] == "sorted"


def test_a_stranger_goes_no_step_on(app: AppTest, service: Service) -> None:
    at(app, PAIRS)
    service.register.drop_keys(role="teacher")
    step(app, act="on", id="1.0", n=1)
    assert "at" not in address(app)
    assert titles(whole(app.run())) == ["This page is the teacher's"]


def test_who_shows_it_need_not_learn_here(app: AppTest, service: Service) -> None:
    service.log.forget("ada")
    assert screen(at(app, PAIRS))["order"] == "dealt"
