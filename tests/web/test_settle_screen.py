"""The page that settles arguments: cards typed, suits asked about, links followed."""

from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from tests.web.test_screens import SCRIPT, opened, titles, whole
from tests.web.test_sets import address
from trainer.quiz.settings import Kind
from trainer.record import Learner
from trainer.web.service import Service, run_with


@pytest.fixture
def app(service: Service, ada: Learner) -> AppTest:
    assert ada
    run_with(service)
    return AppTest.from_file(SCRIPT, default_timeout=60)


@pytest.fixture
def page(app: AppTest) -> AppTest:
    return opened(app, "settle")


def type_in(page: AppTest, label: str, text: str) -> AppTest:
    (field,) = (each for each in page.text_input if each.label.startswith(label))
    field.set_value(text).run()
    return whole(page)


def choose(page: AppTest, label: str, value: object) -> AppTest:
    (choice,) = (each for each in page.button_group if label in each.label)
    choice.set_value(value).run()
    return whole(page)


def asked(page: AppTest) -> list[str]:
    return [each.label.strip("*") for each in page.button_group if each.label.startswith("**")]


def html(page: AppTest, name: str) -> list[str]:
    bodies: list[Any] = [each.proto.body for each in page.get("html")]
    return [body for body in bodies if f"mg-{name}" in body and "<style" not in body]


def headline(page: AppTest) -> str:
    (settled,) = html(page, "settled")
    return str(settled.split("<h2>")[1].split("</h2>")[0])


def test_what_is_to_be_entered_is_said(page: AppTest) -> None:
    assert titles(page) == ["Settle it"]
    assert "Enter four cards of the hand, and then the starter." in [
        each.value for each in page.markdown
    ]
    assert html(page, "settled") == html(page, "entered") == []
    assert address(page) == {}


def test_suits_are_asked_one_after_the_other_and_can_be_said_otherwise(page: AppTest) -> None:
    type_in(page, "The cards", "2 4 6 J / K")
    assert asked(page) == ["Are the four in hand of one suit?"]
    assert html(page, "settled") == []
    choose(page, "Are the four", "No")
    assert asked(page)[1:] == ["Is the jack in the hand of the starter's suit?"]
    choose(page, "Is the jack", "Yes")
    assert headline(page) == "1 point."
    choose(page, "Are the four", "Yes")
    choose(page, "Is the starter", "Yes")
    assert headline(page) == "6 points."
    assert "put there" in html(page, "settled")[0]
    # Of other cards nothing has been said.
    type_in(page, "The cards", "2 4 6 J / Q")
    assert asked(page) == ["Are the four in hand of one suit?"]
    assert html(page, "settled") == []


@pytest.mark.parametrize(
    ("kind", "text", "said"),
    [
        (Kind.HAND, "A A 6 7 8", "13 points."),
        (Kind.CRIB, "4 4 4 3 3", "12 points."),
        (Kind.PLAY, "8 6 9 7", "4 points, and 1 more if nobody can add to the count."),
        (Kind.CUT, "J", "2 points."),
    ],
)
def test_each_kind_is_settled_without_a_suit(
    page: AppTest, service: Service, kind: Kind, text: str, said: str
) -> None:
    before = service.log.practices("ada")
    choose(page, "What is it about?", kind)
    type_in(page, "The cards", text)
    assert headline(page) == said
    assert asked(page) == []
    # Nothing of it is kept.
    assert service.log.entries("ada") == ()
    assert service.log.practices("ada") == before


def test_two_people_are_told_who_is_right(page: AppTest) -> None:
    type_in(page, "The cards", "10 4 4 4 3")
    type_in(page, "The first says", "12")
    assert headline(page) == "Not right: it is 8, not 12."
    type_in(page, "The second says", "T443 43 p444")
    assert not page.warning
    names = [each for each in page.text_input if each.label.startswith("Name")]
    names[0].set_value("Ada").run()
    assert headline(page) == "Neither is right: it is 8, not 12 or 10."
    type_in(page, "The second says", "8")
    assert headline(page) == "The second is right: it is 8, not 12."
    assert address(page)["first"] == "Ada"
    assert address(page)["second_says"] == "8"


@pytest.mark.parametrize(
    ("label", "text", "told"),
    [
        ("The cards", "5 5 5 5 5", "has five fives"),
        ("The cards", "🂡", "is not a card"),
        ("The first says", "twelve", "is no combination"),
        ("The second says", "15 " * 90, "is no count"),
    ],
)
def test_nonsense_gets_a_sentence(page: AppTest, label: str, text: str, told: str) -> None:
    type_in(page, "The cards", "A A 6 7 8")
    type_in(page, label, text)
    (warning,) = page.warning
    assert told in warning.value
    assert len(html(page, "settled")) == (label != "The cards")


def test_the_address_opens_the_same_argument(app: AppTest) -> None:
    link = {
        "show": "5C 5D 5H JS / 5S",
        "first": "Ada",
        "first_says": "28",
        "second": "Bob",
        "second_says": "29",
    }
    opened(app)
    app.switch_page("screens/settle.py")
    app.query_params.clear()
    for name, value in link.items():
        app.query_params[name] = value
    whole(app.run())
    assert headline(app) == "Bob is right: it is 29, not 28."
    assert address(app) == link
    assert "put there" not in html(app, "settled")[0]
    assert [each.value for each in app.text_input] == [
        "5C 5D 5H JS / 5S",
        "28",
        "Ada",
        "29",
        "Bob",
    ]
    # What is changed on the page is in the address, and not the other way round.
    type_in(app, "The second says", "")
    assert headline(app) == "Ada is not right: it is 29, not 28."
    assert "second_says" not in address(app)
    assert [each.value for each in app.code] == []
    app.session_state["link"] = True
    whole(app.run())
    here, elsewhere = (each.value for each in app.code)
    assert elsewhere == "/settle?show=5C+5D+5H+JS+%2F+5S&first=Ada&first_says=28"
    assert here.endswith(elsewhere.removeprefix("/settle"))
    # Another link is followed from there.
    app.query_params.clear()
    app.query_params["play"] = "8C 6C 9C 7C"
    whole(app.run())
    assert headline(app).startswith("4 points")
    type_in(app, "The cards", "8C 6C")
    assert headline(app).startswith("Nothing, or 1 point")


def test_behind_another_page_the_link_still_opens_it(app: AppTest) -> None:
    opened(app)
    for _ in range(2):
        app.switch_page("screens/settle.py")
        app.query_params.clear()
        app.query_params["cut"] = "JD"
        whole(app.run())
        assert headline(app) == "2 points."
        app.switch_page("screens/progress.py").run()


def test_a_link_that_cannot_be_followed_is_told_once(app: AppTest) -> None:
    opened(app)
    app.switch_page("screens/settle.py")
    app.query_params.clear()
    app.query_params["show"] = "<b>"
    whole(app.run())
    (warning,) = app.warning
    assert "This link cannot be followed" in warning.value
    assert address(app) == {}
    assert not whole(app.run()).warning
