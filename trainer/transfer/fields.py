"""Records as the fields of a JSON object, by the names they have in `trainer.record`, and back.

What is as it is where nothing is said, such as a house that is the usual one, is left out.
"""

import json
from collections.abc import Mapping
from dataclasses import MISSING, fields
from datetime import datetime
from sys import intern
from typing import Any, Final, TypeVar

from scenarios.cards import cut_short, quoted
from trainer.record import Answer, Entry, Learner, Practice, Shown, Slip

Fields = Mapping[str, object]
Record = TypeVar("Record", bound=Learner | Practice | Entry)

KINDS: Final[Mapping[str, type[Answer | Shown | Slip]]] = {
    "answer": Answer,
    "shown": Shown,
    "slip": Slip,
}
_KIND_OF: Final = {type_: kind for kind, type_ in KINDS.items()}
_TIMES: Final = {"created", "started", "answered", "at"}
# A hundred thousand answers hold the same few of these.
_REPEATED: Final = {"practice", "question", "form", "house", "why"}
_FIELDS: Final[Mapping[type, Mapping[str, object]]] = {
    type_: {each.name: each.default for each in fields(type_)}
    for type_ in (Learner, Practice, *KINDS.values())
}


def fields_of(record: Learner | Practice | Entry) -> dict[str, object]:
    """Write a record as fields.

    >>> from datetime import UTC
    >>> fields_of(Slip(answer="a1", at=datetime(2026, 3, 14, 12, tzinfo=UTC)))
    {'answer': 'a1', 'at': '2026-03-14T12:00:00Z'}
    """
    return {
        name: _written(value)
        for name, default in _FIELDS[type(record)].items()
        if (value := getattr(record, name)) != default
    }


def entry_fields(entry: Entry, number: int) -> dict[str, object]:
    """Write an entry as fields, with its number in the log and of which kind it is."""
    return {"entry": number, "kind": _KIND_OF[type(entry)], **fields_of(entry)}


def record_of(type_: type[Record], found: object, **known: object) -> Record:
    """Read a record from fields.

    Args:
        type_: Of which type it is.
        found: The fields.
        known: Fields that are known, and not among them.

    Raises:
        ValueError: If one is missing, unknown, or holds what cannot be.
    """
    names = _FIELDS[type_]
    there = require_object(found)
    for name in there:
        if name not in names or name in known:
            raise ValueError(f"it has {quoted(name)}, which is not known here")
    for name, default in names.items():
        if default is MISSING and name not in there and name not in known:
            raise ValueError(f"it has no {name!r}")
    make: Any = type_  # it says itself what cannot be
    made: Record = make(**{name: _read(name, value) for name, value in there.items()}, **known)
    return made


def entry_of(found: object, number: int) -> Entry:
    """Read an entry from fields, which has to have this number in the log.

    Raises:
        ValueError: If it has another, or is none that can be.
    """
    there = dict(require_object(found))
    place, kind = there.pop("entry", None), there.pop("kind", None)
    if type(place) is not int or place != number:
        raise ValueError(f"it says that it is entry {told(place)}, out of order")
    type_ = KINDS.get(kind) if isinstance(kind, str) else None
    if type_ is None:
        raise ValueError(f"its kind is {', '.join(KINDS)}, not {told(kind)}")
    return record_of(type_, there)


def require_object(found: object) -> Mapping[str, object]:
    """Check that something is a JSON object.

    Raises:
        ValueError: If it is not.
    """
    if not isinstance(found, dict):
        raise ValueError(f"it is an object with fields, not {told(found)}")
    return found


def told(value: object) -> str:
    """Quote a value of JSON, as text or as it is."""
    return quoted(value) if isinstance(value, str) else cut_short(json.dumps(value))


def _written(value: object) -> object:
    if isinstance(value, datetime):
        return value.isoformat().replace("+00:00", "Z")
    return list(value) if isinstance(value, tuple) else value


def _read(name: str, value: object) -> object:
    if name in _TIMES:
        if not isinstance(value, str):
            raise ValueError(f"{name} is a time, like 2026-03-14T12:00:00Z, not {told(value)}")
        try:
            return datetime.fromisoformat(value)
        except ValueError:
            raise ValueError(
                f"{name} is a time, like 2026-03-14T12:00:00Z, not {quoted(value)}"
            ) from None
    if name in _REPEATED and isinstance(value, str):
        return intern(value)
    # Some programs write 1.0 as 1; True is no number, though Python takes it for one.
    if name == "predicted" and type(value) is int:
        return float(value)
    return tuple(value) if isinstance(value, list) else value
