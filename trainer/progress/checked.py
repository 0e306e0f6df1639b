"""Parts of a folded log, checked as they are read."""

from datetime import datetime, timedelta

from trainer.required import ID


def whole(value: object) -> int:
    """Read how many there are of something.

    Raises:
        ValueError: If it is no such number.
    """
    if type(value) is not int or value < 0:
        raise ValueError(f"{value!r} is no number of anything")
    return value


def identity(value: object) -> str:
    """Read the id of an answer or a practice.

    Raises:
        ValueError: If it is none.
    """
    if not isinstance(value, str) or not ID.fullmatch(value):
        raise ValueError(f"{value!r} is no id")
    return value


def moment(value: str) -> datetime:
    """Read when something was, in UTC.

    Raises:
        ValueError: If it is no time, or of another zone.
    """
    time = datetime.fromisoformat(value)
    if time.utcoffset() != timedelta(0):
        raise ValueError(f"{value!r} is no time in UTC")
    return time
