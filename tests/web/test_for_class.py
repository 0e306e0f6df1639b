"""The teacher's pages as Streamlit runs them: what stands there for whom, and what a click does."""

import json
from collections.abc import Callable
from datetime import timedelta

import pytest
from streamlit.testing.v1 import AppTest

from tests.store.made import NOON
from tests.web.room.test_room import Ears
from tests.web.test_screens import app, press, titles, whole
from trainer.classroom.keys import Key, Role, hashed_key
from trainer.classroom.lesson import Classroom
from trainer.record import Learner
from trainer.web.door.passphrase import choose, new_setup
from trainer.web.room.addresses import Address
from trainer.web.service import Service

__all__ = ["app"]

PHRASE = "pair royal of fives"
PHONES = Address("192.0.2.7", "wlan0")
Shows = Callable[[str], None]


@pytest.fixture
def shows(service: Service, monkeypatch: pytest.MonkeyPatch) -> Shows:
    """Let the browser show a key, by its word."""
    cookies: dict[str, str] = {}
    for place in ("shown", "door.visitor", "door.trying", "seat.seated", "screens.outside"):
        monkeypatch.setattr(f"trainer.web.{place}.shown_cookies", lambda: cookies)

    def show(word: str) -> None:
        cookies[f"{service.cookie}_key"] = word

    return show


@pytest.fixture(autouse=True)
def _of_a_room(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    service.room.listen_with(Ears())
    monkeypatch.setattr("trainer.web.room.addresses.reachable", lambda: [PHONES])


def cut(service: Service, role: Role, *, word: str = "w", learner: str = "") -> None:
    key = Key(hashed=hashed_key(word), role=role, learner=learner, cut=NOON, seen=NOON)
    service.register.add_key(key)


@pytest.fixture
def teacher(app: AppTest, service: Service, shows: Shows) -> AppTest:
    cut(service, "teacher")
    shows("w")
    return opened(app)


def opened(app: AppTest, screen: str = "for_class") -> AppTest:
    app.run()
    app.switch_page(f"screens/{screen}.py").run()
    return whole(app)


def texts(app: AppTest) -> str:
    every = [*app.markdown, *app.warning, *app.info, *app.success, *app.code]
    return "\n".join(str(each.value) for each in every)


def labels(app: AppTest) -> list[str]:
    return [each.label for each in app.button]


def handed(app: AppTest) -> dict[str, str]:
    """Read what the page has its browser do about a key."""
    (each,) = (one for one in app.get("bidi_component") if one.key == "hand in a key")
    (fields,) = json.loads(each.proto.json)
    assert isinstance(fields, dict)
    return fields


def type_it(app: AppTest, text: str, button: str) -> AppTest:
    (field,) = (each for each in app.text_input if each.label == "Passphrase")
    field.input(text)
    return press(app, button)


@pytest.mark.parametrize("word", ["", "x"])
def test_without_a_key_the_page_says_whose_it_is(app: AppTest, shows: Shows, word: str) -> None:
    shows(word)
    opened(app)
    assert titles(app) == ["This page is the teacher's"]
    assert labels(app) == []


def test_a_teacher_opens_the_room_and_closes_it(teacher: AppTest, service: Service) -> None:
    assert titles(teacher) == ["For a class"]
    press(teacher, "Open to the room")
    assert service.room.address == "http://192.0.2.7:8501"
    assert "The room is open." in texts(teacher)
    press(teacher, "Close the room")
    assert not service.room.is_open
    assert "What opening means." in texts(teacher)


def test_with_a_key_that_was_taken_back_a_click_does_nothing(
    teacher: AppTest, service: Service
) -> None:
    press(teacher, "Open to the room")
    service.register.drop_keys(hashed=hashed_key("w"))
    press(teacher, "Close the room")
    assert service.room.is_open
    # To whom it does not belong any more, it is what any other sees.
    assert titles(teacher) == ["This page is the teacher's"]


def test_a_key_that_ran_out_opens_nothing_more(
    app: AppTest, service: Service, shows: Shows
) -> None:
    long_ago = NOON - timedelta(hours=2)
    key = Key(hashed=hashed_key("w"), role="teacher", cut=long_ago, seen=long_ago)
    service.register.add_key(key)
    shows("w")
    assert titles(opened(app)) == ["This page is the teacher's"]


def test_of_several_addresses_one_is_chosen(
    teacher: AppTest, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = [PHONES, Address("192.0.2.8", "eth0"), Address("192.0.2.9", "not_there*")]
    monkeypatch.setattr("trainer.web.room.addresses.reachable", lambda: there)
    teacher.run()
    (radio,) = teacher.radio
    assert radio.options == ["192\\.0\\.2\\.7 \\(wlan0\\)", *radio.options[1:]]
    radio.set_value(there[1]).run()
    press(teacher, "Open to the room")
    assert service.room.host == "192.0.2.8"
    press(teacher, "Close the room")
    (radio,) = teacher.radio
    radio.set_value(there[2]).run()
    press(teacher, "Open to the room")
    assert not service.room.is_open
    assert "Muggins cannot be reached at 192" in texts(teacher)


def test_where_there_is_no_network_it_says_what_to_do(
    teacher: AppTest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trainer.web.room.addresses.reachable", list)
    teacher.run()
    assert "hotspot" in texts(teacher)
    assert "Open to the room" not in labels(teacher)


def test_a_link_for_another_device_is_shown_in_the_window_that_made_it(
    teacher: AppTest, service: Service
) -> None:
    press(teacher, "Open to the room")
    press(teacher, "Make a link")
    link = next(each.value for each in teacher.code if "setup=" in each.value)
    key = service.register.key(hashed_key(link.partition("setup=")[2]))
    assert key
    assert key.role == "setup"
    assert "Make a link" not in labels(teacher)


def test_who_leaves_has_no_key_and_gives_the_cookie_back(
    teacher: AppTest, service: Service
) -> None:
    press(teacher, "Leave the teacher's door")
    assert service.register.key(hashed_key("w")) is None
    assert (handed(teacher)["method"], handed(teacher)["to"]) == ("DELETE", "/")
    assert titles(whole(teacher.run())) == ["This page is the teacher's"]


def test_the_passphrase_is_typed_at_the_door(app: AppTest, service: Service, shows: Shows) -> None:
    shows("")
    choose(service, PHRASE)
    type_it(opened(app, "door"), "something else", "Come in")
    assert "That is not the passphrase." in texts(app)
    type_it(app, PHRASE, "Come in")
    assert (handed(app)["method"], handed(app)["to"]) == ("POST", "/class")
    assert service.key_tickets.take(handed(app)["ticket"]) == ("teacher", "")


def test_who_types_too_many_wrong_ones_waits(app: AppTest, service: Service, shows: Shows) -> None:
    shows("")
    choose(service, PHRASE)
    for _ in range(60):
        service.tries.note({"address": "127.0.0.1"}, NOON)
    type_it(opened(app, "door"), PHRASE, "Come in")
    assert "That was tried too often." in texts(app)


def test_a_passphrase_is_chosen_with_a_link(app: AppTest, service: Service, shows: Shows) -> None:
    shows("")
    word = new_setup(service, by="w")
    app.run()
    app.query_params["setup"] = word
    app.switch_page("screens/door.py").run()
    app.query_params["setup"] = word
    whole(app.run())
    assert titles(app) == ["Teach on this device"]
    assert "setup" not in app.query_params
    type_it(app, "short", "Choose it and come in")
    assert "Take 8 to 200 characters." in texts(app)
    type_it(app, PHRASE, "Choose it and come in")
    assert service.key_tickets.take(handed(app)["ticket"]) == ("teacher", "")
    assert service.register.passphrase()


def test_a_teacher_who_comes_to_the_door_is_in(teacher: AppTest) -> None:
    assert "This browser is the teacher's." in texts(opened(teacher, "door"))


def test_a_phone_that_tries_is_counted_and_the_teacher_is_not(
    teacher: AppTest, service: Service, shows: Shows
) -> None:
    press(teacher, "Open to the room")
    assert titles(opened(teacher, "reach")) == ["It works"]
    assert service.room.reached == 0
    shows("")
    opened(teacher, "reach")
    assert service.room.reached == 1


def test_a_stranger_in_an_open_room_sees_nobody(
    app: AppTest, service: Service, shows: Shows, ada: Learner
) -> None:
    assert ada.name == "Ada"
    shows("")
    service.room.open_at(PHONES.ip)
    assert "A class counts here." in texts(whole(app.run()))
    assert "Ada" not in texts(app)


def test_a_student_is_who_the_key_says_and_sees_nobody_at_home(
    app: AppTest, service: Service, shows: Shows, ada: Learner
) -> None:
    service.register.add_class(Classroom(id="owls", name="The Owls", created=NOON))
    bob = Learner(id="bob", name="Bob", created=NOON)
    service.register.add_member("owls", bob)
    cut(service, "student", learner="bob")
    shows("w")
    service.room.open_at(PHONES.ip)
    links = [each.proto.label for each in opened(app, "progress").get("page_link")]
    assert links[-1] == "Bob"
    opened(app, "learners")
    assert "Who is counting?" not in titles(app)
    assert ada.name not in texts(app)
