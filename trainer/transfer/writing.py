"""All that is a learner's, written as JSON, a piece at a time: see the README beside this."""

import json
from collections.abc import Iterable, Iterator
from typing import Final

from trainer.record import Answer, Entry, Learner
from trainer.store import Log
from trainer.transfer.fields import entry_fields, fields_of

FORMAT: Final = "muggins learner"
VERSION: Final = 1
_AT_A_TIME: Final = 1_000


def written(log: Log, learner: Learner) -> Iterator[str]:
    """Write all that is a learner's, a few thousand characters at a time.

    What is answered while it is written may be in it or not; what is in it is whole.

    Raises:
        ValueError: If there is no such learner, or no longer.
    """
    practices = log.practices(learner.id)
    head = {
        "format": FORMAT,
        "version": VERSION,
        "learner": fields_of(learner),
        "preferences": log.preferences(learner.id),
    }
    yield "{\n"
    for name, value in head.items():
        yield f"{_json(name)}: {_json(value)},\n"
    yield '"practices": ['
    # Whose they are is said already.
    owned = (fields_of(each) for each in practices)
    yield from _listed({k: v for k, v in each.items() if k != "learner"} for each in owned)
    yield '],\n"entries": ['
    entries = enumerate(entries_of(log, learner.id, {each.id for each in practices}), 1)
    yield from _listed(entry_fields(entry, number) for number, entry in entries)
    yield "]\n}\n"


def entries_of(log: Log, learner: str, practices: set[str]) -> Iterator[Entry]:
    """Read all entries of a learner, until one is of a practice that was not there before."""
    after = 0
    while placed := log.entries(learner, after=after, limit=_AT_A_TIME):
        for each in placed:
            if isinstance(each.entry, Answer) and each.entry.practice not in practices:
                return
            yield each.entry
        after = placed[-1].position


def _listed(values: Iterable[object]) -> Iterator[str]:
    """Write values below each other, with what stands between them."""
    between = "\n"
    for value in values:
        yield between + _json(value)
        between = ",\n"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
