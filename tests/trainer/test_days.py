"""A day is that of the place where one is."""

from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.days import day_of, first_zone, zone_names


@pytest.mark.parametrize(
    ("zone", "hour", "day"),
    [
        ("UTC", 23, 14),
        ("Europe/London", 22, 14),
        ("Europe/London", 23, 15),  # in summer the clocks there are an hour ahead
        ("America/New_York", 3, 13),
        ("America/New_York", 4, 14),
        ("Pacific/Kiritimati", 10, 15),
    ],
)
def test_a_day_begins_at_midnight_there(zone: str, hour: int, day: int) -> None:
    assert day_of(datetime(2026, 7, 14, hour, tzinfo=UTC), zone) == date(2026, 7, day)


@given(st.datetimes(timezones=st.just(UTC)), st.sampled_from(zone_names()))
def test_a_day_is_never_more_than_one_off(time: datetime, zone: str) -> None:
    assert abs(day_of(time, zone) - time.date()) <= timedelta(days=1)


@pytest.mark.parametrize("zone", ["America/New_York", "UTC", "Asia/Tokyo"])
def test_the_first_and_the_last_moment_have_a_day(zone: str) -> None:
    assert day_of(datetime.min.replace(tzinfo=UTC), zone) == date.min
    assert day_of(datetime.max.replace(tzinfo=UTC), zone) == date.max


@pytest.mark.parametrize("zone", ["", "Moon/Crater", "Europe", "../etc/passwd", "a\0b", "x" * 999])
def test_what_is_no_time_zone_is_refused_and_passed_over(zone: str) -> None:
    with pytest.raises(ValueError, match="is no time zone") as refused:
        day_of(datetime(2026, 7, 14, tzinfo=UTC), zone)
    assert len(str(refused.value)) < 100
    assert first_zone(zone, "Asia/Tokyo") == "Asia/Tokyo"
    assert first_zone(zone) == "UTC"


def test_a_time_of_no_zone_has_no_day() -> None:
    with pytest.raises(ValueError, match="is of no time zone"):
        day_of(datetime(2026, 7, 14), "UTC")  # noqa: DTZ001


def test_zones_are_listed_once_in_order_and_each_is_one() -> None:
    names = zone_names()
    assert list(names[:-1]) == sorted(set(names[:-1]))
    assert {"Europe/London", "America/Argentina/Buenos_Aires", "UTC"} <= set(names)
    assert [name for name in names if first_zone(name) != name] == []
