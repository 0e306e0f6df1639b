"""Whose browser it is stands in what it shows, and ends when the key does."""

from datetime import datetime, timedelta

import pytest

from tests.store.made import NOON
from tests.web.door.conftest import Clock
from trainer.classroom.keys import Key, Role, hashed_key
from trainer.web.door.visitor import STRANGER, Visitor, key_cookie, who_shows
from trainer.web.service import Service

TEACHER = Visitor("teacher")


def give(door: Service, role: Role, *, word: str = "w", learner: str = "") -> None:
    now = door.now()
    door.register.add_key(
        Key(hashed=hashed_key(word), role=role, learner=learner, cut=now, seen=now)
    )


def shows(door: Service, word: str, *, is_safe: bool = False, by_itself: bool = False) -> Visitor:
    return who_shows(
        door.register,
        {key_cookie(door.cookie, is_safe=is_safe): word},
        cookie=door.cookie,
        now=door.now(),
        by_itself=by_itself,
    )


@pytest.mark.parametrize("is_safe", [True, False])
def test_a_key_says_whose_browser_it_is(door: Service, *, is_safe: bool) -> None:
    give(door, "teacher", word="t")
    give(door, "student", word="s", learner="ada")
    assert shows(door, "t", is_safe=is_safe) == TEACHER
    assert shows(door, "s", is_safe=is_safe) == Visitor("student", "ada")


def test_without_a_key_and_with_a_made_up_one_it_is_a_strangers(door: Service) -> None:
    give(door, "teacher", word="t")
    assert who_shows(door.register, {}, cookie=door.cookie, now=NOON) == STRANGER
    for word in ("", "x", "T", "t ", "\udcff", hashed_key("t").hex()):
        assert shows(door, word) == STRANGER
    other = {key_cookie("muggins_elsewhere", is_safe=False): "t", door.cookie: "t"}
    assert who_shows(door.register, other, cookie=door.cookie, now=NOON) == STRANGER


def test_a_setup_link_is_no_key(door: Service) -> None:
    give(door, "setup", word="w")
    assert shows(door, "w") == STRANGER


def test_a_key_that_was_taken_back_opens_nothing(door: Service) -> None:
    give(door, "teacher")
    door.register.drop_keys(hashed=hashed_key("w"))
    assert shows(door, "w") == STRANGER


@pytest.mark.parametrize(
    ("after", "role"),
    [
        (timedelta(minutes=119), TEACHER),
        (timedelta(hours=2), STRANGER),
    ],
)
def test_a_teacher_who_does_nothing_goes_out_after_two_hours(
    door: Service, clock: Clock, after: timedelta, role: Visitor
) -> None:
    give(door, "teacher")
    clock.time += after
    assert shows(door, "w") == role


def test_a_teacher_who_does_something_goes_out_after_eight(door: Service, clock: Clock) -> None:
    give(door, "teacher")
    for _ in range(15):
        clock.time += timedelta(minutes=32)
        expected = TEACHER if clock.time < NOON + timedelta(hours=8) else STRANGER
        assert shows(door, "w") == expected
    assert clock.time == NOON + timedelta(hours=8)


def test_a_page_that_asks_by_itself_keeps_no_key_alive(door: Service, clock: Clock) -> None:
    give(door, "teacher")
    for _ in range(3):
        clock.time += timedelta(minutes=30)
        assert shows(door, "w", by_itself=True) == TEACHER
    clock.time += timedelta(minutes=30)
    assert shows(door, "w", by_itself=True) == STRANGER


def test_that_a_key_was_used_is_noted_once_a_minute(
    door: Service, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    give(door, "teacher")
    noted: list[datetime] = []
    monkeypatch.setattr(door.register, "use_key", lambda _, now: noted.append(now))
    shows(door, "w")
    clock.time += timedelta(seconds=59)
    shows(door, "w")
    assert noted == []
    clock.time += timedelta(seconds=1)
    shows(door, "w")
    assert noted == [clock.time]
