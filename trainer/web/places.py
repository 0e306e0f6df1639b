"""The address of a place in the reference."""

from collections.abc import Mapping
from urllib.parse import urlencode

from trainer.teach.places import Place


def fields_of(section: str) -> Mapping[str, str]:
    """Write what stands behind the question mark for a section of the reference."""
    return {"at": section}


def link_to(place: Place) -> str:
    """Write a link to a place of the reference, from any page.

    >>> link_to(Place("traps", "wrong-jack")), link_to(Place("runs"))
    ('learn?at=traps#wrong-jack', 'learn?at=runs')
    """
    anchor = f"#{place.anchor}" if place.anchor else ""
    return f"learn?{urlencode(fields_of(place.section))}{anchor}"
