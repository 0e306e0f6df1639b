"""On which day something was, by the clock of whoever did it."""

from collections.abc import Sequence
from datetime import date, datetime
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from scenarios.cards import quoted


def day_of(time: datetime, zone: str) -> date:
    """Say on which day of the calendar it was, where the clocks go by a time zone.

    >>> from datetime import UTC
    >>> late = datetime(2026, 3, 1, 23, 30, tzinfo=UTC)
    >>> print(day_of(late, "UTC"), day_of(late, "Europe/Paris"), day_of(late, "America/New_York"))
    2026-03-01 2026-03-02 2026-03-01

    Args:
        time: When it was; it has to say in which zone itself.
        zone: The name of the zone.

    At the ends of the calendar, where there is no day before or after, it is the one there is.

    Raises:
        ValueError: If there is no such zone, or the time is of none.
    """
    if time.tzinfo is None:
        raise ValueError(f"{time} is of no time zone, so its day cannot be told")
    here = _zone(zone)
    try:
        return time.astimezone(here).date()
    except OverflowError:
        return time.date()


def clock_of(time: datetime, zone: str) -> str:
    """Say what the clocks of a time zone show at a time, to the minute.

    >>> from datetime import UTC
    >>> late = datetime(2026, 3, 1, 23, 30, tzinfo=UTC)
    >>> print(clock_of(late, "UTC"), clock_of(late, "Europe/Paris"))
    23:30 00:30

    Args:
        time: When it is; it has to say in which zone itself.
        zone: The name of the zone.

    Raises:
        ValueError: If there is no such zone.
    """
    return f"{time.astimezone(_zone(zone)):%H:%M}"


def first_zone(*names: str | None) -> str:
    """Take the first that is the name of a time zone; where none is, it is UTC.

    >>> first_zone(None, "Moon/Crater", "Asia/Tokyo"), first_zone(None)
    ('Asia/Tokyo', 'UTC')
    """
    return next((name for name in names if name and _is_zone(name)), "UTC")


@cache
def zone_names() -> Sequence[str]:
    """List the time zones to choose from, as areas and places; UTC is the last.

    >>> zone_names()[0], zone_names()[-1]
    ('Africa/Abidjan', 'UTC')
    """
    places = (name for name in available_timezones() if "/" in name)
    return (*sorted(name for name in places if not name.startswith("Etc/")), "UTC")


def _is_zone(name: str) -> bool:
    try:
        _zone(name)
    except ValueError:
        return False
    return True


def _zone(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    # A folder of zones, such as Europe, cannot be opened as one.
    except (ZoneInfoNotFoundError, ValueError, OSError) as unknown:
        raise ValueError(f"{quoted(name)} is no time zone") from unknown
