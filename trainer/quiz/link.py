"""Fields as they stand behind the question mark of a link."""

from collections.abc import Mapping
from typing import Final
from urllib.parse import parse_qsl, urlencode

from scenarios.cards import quoted

# A link has thirteen; a thousand would be nonsense, and take long to read.
_MOST_FIELDS: Final = 20


def write_link(fields: Mapping[str, str]) -> str:
    """Write fields as they stand behind the question mark of a link."""
    return urlencode(fields, safe=",")


def read_link(text: str) -> dict[str, str]:
    """Read the fields of a link.

    Raises:
        ValueError: If a field is there twice, or if there are far too many.
    """
    if text.count("&") >= _MOST_FIELDS:
        raise ValueError(f"{quoted(text)} has more fields than a link has")
    pairs = parse_qsl(text, keep_blank_values=True)
    fields = dict(pairs)
    if len(fields) < len(pairs):
        raise ValueError(f"{quoted(text)} says something twice")
    return fields
