"""What is asked of any value that is kept: an id, a line of text, a whole number, a time."""

import re
import unicodedata
from datetime import datetime, timedelta
from typing import Final

from scenarios.cards import cut_short

LARGEST: Final = 2**63 - 1  # a database keeps whole numbers of eight bytes
LONGEST_TEXT: Final = 1_000
ID: Final = re.compile(r"[0-9A-Za-z_-]{1,64}")
# At the ends of the calendar the days before and behind cannot be told, nor those of all zones.
_YEARS: Final = range(1970, 9001)


def shown(value: object) -> str:
    """Show what came in, whatever it is, in the letters of any terminal."""
    return cut_short(ascii(value))


def require_id(what: str, value: str) -> None:
    """Check that it is an id.

    Raises:
        ValueError: If it is not; the message says what it is called, and quotes it.
    """
    if not isinstance(value, str) or not ID.fullmatch(value):
        raise ValueError(f"{what} is 1 to 64 of a-z, A-Z, 0-9, - and _, not {shown(value)}")


def require_text(what: str, value: str, *, longest: int = LONGEST_TEXT, shortest: int = 0) -> None:
    """Check that it is text of one line, and no longer or shorter than it may be.

    Raises:
        ValueError: If it is not; the message says what it is called, and quotes it.
    """
    if not isinstance(value, str) or not shortest <= len(value) <= longest:
        raise ValueError(f"{what} is {shortest:d} to {longest} characters, not {shown(value)}")
    # Not every database takes a zero byte or half a character, and none of these is ever typed.
    # What is printable has none of them, which is told at once.
    if not value.isprintable() and any(
        unicodedata.category(each) in {"Cc", "Cs", "Zl", "Zp"} for each in value
    ):
        raise ValueError(f"{what} is one line without control characters, not {shown(value)}")


def require_number(what: str, value: int, *, largest: int = LARGEST) -> None:
    """Check that it is a whole number that can be kept.

    Raises:
        ValueError: If it is not; the message says what it is called, and quotes it.
    """
    # By type, since True is an int as well, and reads back as 1.
    if type(value) is not int or not 0 <= value <= largest:
        raise ValueError(f"{what} is a whole number from 0 to {largest}, not {shown(value)}")


def require_choice(what: str, value: str, choices: tuple[str, ...]) -> None:
    """Check that it is one of those there are.

    Raises:
        ValueError: If it is not; the message says what it is called, and quotes it.
    """
    if not isinstance(value, str) or value not in choices:
        raise ValueError(f"{what} is one of {', '.join(choices)}, not {shown(value)}")


def require_time(what: str, value: datetime) -> None:
    """Check that it is a time in UTC, in a year that a calendar knows.

    Raises:
        ValueError: If it is not; the message says what it is called, and quotes it.
    """
    if not isinstance(value, datetime) or value.utcoffset() != timedelta(0):
        raise ValueError(f"{what} is a time in UTC, not {shown(value)}")
    if value.year not in _YEARS:
        years = f"{_YEARS[0]} to {_YEARS[-1]}"
        raise ValueError(f"{what} is a time in the years {years}, not {shown(str(value))}")
