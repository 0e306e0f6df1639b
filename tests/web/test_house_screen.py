"""The house on its page: what holds, the houses with a name, and every switch, kept at once."""

from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from tests.web.test_screens import SCRIPT, act, opened, view, whole
from tests.web.test_settings import setting
from trainer.agreed import house_line, house_words, title_of
from trainer.house import HOUSES, SWITCHES
from trainer.store import UnavailableError
from trainer.web.likes import preferences_of
from trainer.web.service import Service, run_with

pytestmark = pytest.mark.usefixtures("ada")

NAMED = "A house with a name"
# What is chosen of each switch otherwise than in the house in which one begins; muggins is first,
# since without it two of them are idle.
CHOICES = [
    ("Points you miss", "muggins", "on"),
    ("Where a miss can be called", "scope", "show"),
    ("Points you claim too many", "overcount", "excess"),
    ("A wrong call of yours", "wrong_call", "costs"),
    ("Heels you forget to peg", "heels", "yes"),
    ("To go out on his heels", "out_on_heels", "no"),
    ("The length of the game", "game", "61"),
    ("Order", "order", "runs,pairs,fifteens,flush,nobs"),
    ("A run with a pair in it", "counting", "by_pattern"),
    ("A flush in the crib", "crib_flush", "4"),
]
LABELS = [NAMED, *(label for label, _, _ in CHOICES)]


@pytest.fixture
def app(service: Service) -> AppTest:
    run_with(service)
    return AppTest.from_file(SCRIPT, default_timeout=60)


def told(app: AppTest) -> dict[str, str]:
    """Read the sentence that stands with each thing to be chosen."""
    return dict(zip(LABELS, [each.value for each in app.caption], strict=True))


def above(app: AppTest) -> str:
    """Read what holds at this table."""
    (words,) = (each.value for each in app.markdown if "- " in each.value)
    return str(words)


def chosen(app: AppTest) -> dict[str, Any]:
    return {label: setting(app, label).value for label in LABELS}


def test_every_switch_is_there_and_kept_at_once(app: AppTest, service: Service) -> None:
    opened(app, "house")
    assert {switch for _, switch, _ in CHOICES} == set(SWITCHES)
    for label, switch, choice in CHOICES:
        assert list(setting(app, label).options) != []
        setting(app, label).set_value(choice).run()
        said = told(whole(app))
        assert [each for each, words in said.items() if words.endswith("**Kept.**")] == [label]
        # Each sentence stands once: in the list above, or where it is chosen.
        sentence = SWITCHES[switch][choice]
        assert (sentence in above(app)) + said[label].startswith(sentence) == 1
    house = preferences_of(service, "ada").house
    assert house.settings == {switch: choice for _, switch, choice in CHOICES}
    assert chosen(app) == {NAMED: None} | {label: choice for label, _, choice in CHOICES}
    assert all(sentence in above(app) for sentence in house_words(house))


@pytest.mark.parametrize("name", HOUSES)
def test_a_house_with_a_name_sets_all_but_how_a_count_is_said(
    app: AppTest, service: Service, name: str
) -> None:
    service.log.prefer("ada", "level=counts&scope=show&game=61&crib_flush=4&counting=by_pattern")
    opened(app, "house")
    assert setting(app, NAMED).value is None
    assert "A house of your own" in above(app)
    setting(app, NAMED).set_value(name).run()
    house = preferences_of(service, "ada").house
    assert house.settings == HOUSES[name].settings | {"counting": "by_pattern"}
    assert setting(whole(app), NAMED).value == name
    assert title_of(name) in above(app)
    assert told(app)[NAMED].endswith("**Kept.**")


def test_the_house_in_which_one_begins_is_the_gentle_one(app: AppTest) -> None:
    opened(app, "house")
    assert setting(app, NAMED).value == "gentle"
    assert all(f"- {sentence}" in above(app) for sentence in house_words(HOUSES["gentle"]))


def test_what_changes_nothing_without_muggins_is_said_to_be_so_and_stays_where_it_is(
    app: AppTest,
) -> None:
    opened(app, "house")
    idle = ["Where a miss can be called", "Heels you forget to peg"]
    for muggins in ("off", "on", "off", "reminder"):
        setting(app, "Points you miss").set_value(muggins).run()
        said = told(whole(app))
        is_off = muggins == "off"
        for label in LABELS:
            is_idle = is_off and label in idle
            assert setting(app, label).disabled is is_idle
            assert (said[label] == "Without muggins this changes nothing.") is is_idle


def test_what_was_set_comes_back_with_muggins(app: AppTest, service: Service) -> None:
    service.log.prefer("ada", "level=counts&muggins=off&heels=yes")
    opened(app, "house")
    assert setting(app, "Heels you forget to peg").value == "yes"
    setting(app, "Points you miss").set_value("on").run()
    assert preferences_of(service, "ada").house.heels is True


def test_what_cannot_be_kept_is_told_and_not_shown_as_chosen(
    app: AppTest, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise UnavailableError("the disk is full")

    opened(app, "house")
    monkeypatch.setattr(type(service.log), "prefer", full)
    setting(app, NAMED).set_value("kitchen table").run()
    assert setting(whole(app), NAMED).value == "gentle"
    assert "the disk is full" in told(app)[NAMED]


def test_whoever_comes_back_is_not_told_again_that_something_was_kept(app: AppTest) -> None:
    opened(app, "house")
    setting(app, "The length of the game").set_value("61").run()
    opened(app, "settings")
    opened(app, "house")
    assert not [words for words in told(app).values() if "Kept" in words]


def test_the_house_is_named_where_it_is_led_to(app: AppTest, service: Service) -> None:
    for screen in ("settings", "learners"):
        opened(app, screen)
        assert "House rules" in [each.proto.label for each in app.get("page_link")]
    opened(app, "settings")
    house = preferences_of(service, "ada").house
    assert [each.value for each in app.caption if house_line(house) in each.value]
    app.switch_page("screens/learn.py")
    app.query_params["at"] = "house"
    app.run()
    labels = [each.proto.label for each in whole(app).get("page_link")]
    assert "The rules of your own house" in labels


def test_a_crib_is_asked_and_marked_by_the_house_that_was_chosen(app: AppTest) -> None:
    opened(app, "house")
    setting(app, "A flush in the crib").set_value("4").run()
    app.switch_page("screens/practise.py")
    app.query_params["kinds"] = "crib"
    app.query_params["where"] = "crib flush trap"
    app.run()
    said = "In this house four of a suit in the crib are a flush."
    assert view(whole(app))["counts"] == said
    act(app, act="answer", id=view(app)["id"], form="spoken", text="x4", ms=2_000)
    lines = view(app)["verdict"]["lines"]
    assert [line["mark"] for line in lines if "flush" in line["words"]] == ["found"]
