"""The classes on the teacher's page: made, looked into, and deleted."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

import pytest
from streamlit.testing.v1 import AppTest

from tests.store.made import NOON
from tests.web.teaching.lessons import (
    a_class,
    a_lesson,
    close,
    count_lesson,
    let_in,
)
from tests.web.teaching.pages import HANDS, labels, words
from tests.web.test_data import shown
from tests.web.test_screens import SCRIPT, press, titles, whole
from trainer.web.service import Service, run_with


def opened(app: AppTest, *classes: str) -> AppTest:
    """Open the page, and what is in these classes."""
    app.run()
    app.switch_page("screens/for_class.py")
    for each in classes:
        app.session_state[f"class {each}"] = True
    return whole(app.run())


@pytest.fixture
def owls(service: Service) -> None:
    """Let the Owls count a lesson, which is closed, and be in another that is open."""
    a_class(service)
    lesson = a_lesson(service, HANDS)
    count_lesson(service, lesson, ["Ada", "Bo"])
    close(service, lesson)
    a_lesson(service, HANDS, id_="tuesday", code="PPPPPPP")


def links(app: AppTest) -> list[str]:
    return [shown(each.proto.label) for each in app.get("page_link")]


def classes(service: Service) -> list[str]:
    return [each.name for each in service.register.classes()]


def add(app: AppTest, name: str) -> AppTest:
    (field,) = (each for each in app.text_input if each.label == "Another class")
    field.set_value(name)
    return press(app, "Add it")


def test_a_class_is_added_by_its_name(app: AppTest, service: Service) -> None:
    add(opened(app), "  The *Owls* ")
    assert classes(service) == ["The *Owls*"]
    assert "The *Owls* is there now." in words(app)
    add(app, "the *owls*")
    assert "the *owls* is there already." in words(app)
    add(app, " ")
    assert "Type a name of 1 to 60 characters." in words(app)
    assert classes(service) == ["The *Owls*"]


@pytest.mark.usefixtures("owls")
def test_a_class_opens_to_its_lessons_and_people(app: AppTest) -> None:
    opened(app)
    assert "Ada" not in words(app)
    opened(app, "owls")
    assert "Ada, Bo" in words(app)
    assert [each for each in links(app) if "March" in each] == [
        "Fifteens, 14 March 2026, 12:00 (open, PPP PPPP)",
        "Fifteens, 14 March 2026, 12:00 (closed)",
    ]
    assert (
        "The next to be deleted, on 10 September 2026, is Fifteens, 14 March 2026, 12:00 (closed)."
        in words(app)
    )


def test_a_class_without_lessons_says_so(app: AppTest, service: Service) -> None:
    a_class(service)
    opened(app, "owls")
    assert "None yet." in words(app)
    assert "Nobody has joined yet." in words(app)


@pytest.mark.usefixtures("owls")
def test_how_long_lessons_are_kept_is_changed(app: AppTest, service: Service) -> None:
    opened(app, "owls")
    assert "deleted soon" not in words(app)
    (days,) = app.number_input
    days.set_value(7).run()
    assert [each.kept_days for each in service.register.classes()] == [7]
    assert "The next to be deleted, on 21 March 2026, is Fifteens" in words(app)


@pytest.mark.parametrize(
    ("passed", "goes"),
    [(timedelta(days=173, seconds=1), "10 September"), (timedelta(days=200), "7 October")],
)
def test_a_lesson_that_goes_soon_is_said_to_and_can_be_taken_out(
    service: Service, monkeypatch: pytest.MonkeyPatch, passed: timedelta, goes: str
) -> None:
    a_class(service)
    close(service, a_lesson(service, HANDS))
    later = replace(service, now=lambda: NOON + passed)
    let_in(later, monkeypatch, word="later")
    run_with(later)
    app = opened(AppTest.from_file(SCRIPT, default_timeout=60))
    assert f"Fifteens, 14 March 2026, 12:00 (closed): goes on {goes} 2026." in words(app)
    assert [each.label for each in app.download_button] == [
        "By student, as a sheet",
        "Every answer, as a sheet",
    ]


@pytest.mark.usefixtures("owls")
def test_one_person_is_deleted(app: AppTest, service: Service) -> None:
    opened(app, "owls")
    (who,) = app.selectbox
    who.set_value("bo").run()
    press(app, "Delete this person")
    assert "Bo goes for good, with every answer in every lesson." in words(app)
    press(app, "Delete them for good")
    assert [each.name for each in service.register.members("owls")] == ["Ada"]
    assert "Bo is deleted." in words(app)


@pytest.mark.usefixtures("owls")
def test_a_class_is_deleted_whole(app: AppTest, service: Service) -> None:
    opened(app, "owls")
    press(app, "Delete this class whole")
    assert "The Owls goes for good: 2 people, 2 lessons and 5 answers in them." in words(app)
    press(app, "No, leave it")
    assert classes(service) == ["The Owls"]
    press(app, "Delete this class whole")
    press(app, "Delete it for good")
    assert classes(service) == []
    assert "The Owls is deleted." in words(app)


def forget_bo(service: Service) -> None:
    service.log.forget("bo")


def forget_all(service: Service) -> None:
    service.register.forget_class("owls")


@pytest.mark.usefixtures("owls")
@pytest.mark.parametrize(
    ("ask", "yes", "forget"),
    [
        ("Delete this person", "Delete them for good", forget_bo),
        ("Delete this class whole", "Delete it for good", forget_all),
    ],
)
def test_what_is_deleted_in_another_window_meanwhile_is_no_fault(
    app: AppTest, service: Service, ask: str, yes: str, forget: Callable[[Service], None]
) -> None:
    opened(app, "owls")
    (who,) = app.selectbox
    who.set_value("bo").run()
    press(app, ask)
    forget(service)
    press(app, yes)
    assert yes not in labels(app)


@pytest.mark.usefixtures("owls")
def test_without_the_key_nothing_is_deleted(app: AppTest, service: Service, key: bytes) -> None:
    opened(app, "owls")
    press(app, "Delete this class whole")
    service.register.drop_keys(hashed=key)
    press(app, "Delete it for good")
    assert titles(app) == ["This page is the teacher's"]
    assert classes(service) == ["The Owls"]
