"""Tries in vain: so many and no more, by browser and by address, and nobody pays for others."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.classroom.tries import ALLOWED, SEATS, SLOWED_S, Tries

NOON = datetime(2026, 12, 1, 12, tzinfo=UTC)
SECOND = timedelta(seconds=1)


def by(browser: str = "b", address: str = "192.0.2.7") -> dict[str, str]:
    return {"browser": browser, "address": address}


def test_at_first_nobody_waits() -> None:
    tries = Tries()
    assert tries.wait_s(by(), NOON) == tries.slowed_s(NOON) == 0


def test_who_tried_in_vain_so_often_waits_until_the_first_is_forgotten() -> None:
    tries = Tries()
    for second in range(10):
        assert tries.wait_s(by(), NOON + second * SECOND) == 0
        tries.note(by(), NOON + second * SECOND)
    assert tries.wait_s(by(), NOON + 10 * SECOND) == 50
    assert tries.wait_s(by("other"), NOON + 10 * SECOND) == 0
    assert tries.wait_s(by(), NOON + 59.6 * SECOND) == 1
    assert tries.wait_s(by(), NOON + 60 * SECOND) == 0


def test_a_whole_class_may_share_an_address() -> None:
    tries = Tries()
    for number in range(60):
        assert tries.wait_s(by(f"b{number}"), NOON) == 0
        tries.note(by(f"b{number}"), NOON)
    assert tries.wait_s(by("fresh"), NOON + SECOND) == 599
    assert tries.wait_s(by("fresh", "192.0.2.8"), NOON + SECOND) == 0


def test_where_all_the_world_tries_all_are_slowed_and_nobody_is_kept_out() -> None:
    tries = Tries()
    for number in range(300):
        assert tries.slowed_s(NOON) == 0
        tries.note(by(f"b{number}", f"a{number}"), NOON)
    assert tries.slowed_s(NOON) == SLOWED_S
    assert tries.wait_s(by("fresh", "fresh"), NOON) == 0
    assert tries.slowed_s(NOON + timedelta(minutes=10)) == 0


def test_what_matters_no_more_is_not_remembered() -> None:
    tries = Tries()
    for number in range(50):
        tries.note(by(f"b{number}", f"a{number}"), NOON)
    tries.note(by("last", "last"), NOON + timedelta(hours=1))
    assert set(tries._noted) == {
        ("browser", "last"),
        ("address", "last"),
        ("everywhere", ""),
    }


@pytest.mark.parametrize("who", ["browser", "address"])
@given(gaps=st.lists(st.floats(0, 30), min_size=1, max_size=100))
def test_who_waits_as_long_as_was_said_may_try(who: str, gaps: list[float]) -> None:
    tries, now = Tries(), NOON
    most, within = ALLOWED[who]
    tried: list[datetime] = []
    for gap in gaps:
        now += gap * SECOND
        wait = tries.wait_s({who: "it"}, now)
        assert 0 <= wait <= within.total_seconds()
        now += wait * SECOND
        assert tries.wait_s({who: "it"}, now) == 0
        tries.note({who: "it"}, now)
        tried.append(now)
        assert sum(each > now - within for each in tried) <= most


def test_seats_are_taken_unasked_by_so_many_from_a_device_and_from_an_address() -> None:
    seats = Tries(SEATS)
    for _ in range(3):
        assert seats.wait_s(by("tablet"), NOON) == 0
        seats.note(by("tablet"), NOON)
    assert seats.wait_s(by("tablet"), NOON) == 3_600
    for number in range(27):
        assert seats.wait_s(by(f"phone {number}"), NOON) == 0
        seats.note(by(f"phone {number}"), NOON)
    assert seats.wait_s(by("one more"), NOON) == 3_600
    assert seats.wait_s(by("one more", "192.0.2.8"), NOON) == 0
    assert seats.wait_s(by("tablet"), NOON + timedelta(hours=1)) == 0
