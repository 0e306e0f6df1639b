"""Tickets, with which a browser takes a learner's seat or gets a key: each good once."""

from collections.abc import Callable, MutableMapping
from datetime import datetime, timedelta
from threading import Lock
from typing import Final, Generic, TypeVar

_A_MINUTE: Final = timedelta(seconds=60)

For = TypeVar("For")


class Tickets(Generic[For]):
    """Tickets, each for one thing, once, and for a minute or as long as is said.

    Args:
        now: What time it is.
        new_id: A word that nobody can guess.
    """

    def __init__(self, now: Callable[[], datetime], new_id: Callable[[], str]) -> None:
        self._now = now
        self._new_id = new_id
        self._open: MutableMapping[str, tuple[For, datetime]] = {}
        self._lock = Lock()

    def issue(self, what: For, *, good_for: timedelta = _A_MINUTE) -> str:
        """Make a ticket for something, such as the seat of a learner."""
        ticket, now = self._new_id(), self._now()
        with self._lock:
            for old in [old for old, (_, until) in self._open.items() if until < now]:
                del self._open[old]
            self._open[ticket] = what, now + good_for
        return ticket

    def withdraw(self, what: For) -> None:
        """Let no ticket for something be good any more."""
        with self._lock:
            for ticket in [each for each, (of, _) in self._open.items() if of == what]:
                del self._open[ticket]

    def take(self, ticket: str) -> For | None:
        """Take a ticket, and say what it is for; None if it is not good, or no longer."""
        with self._lock:
            taken = self._open.pop(ticket, None)
        if taken is None:
            return None
        what, until = taken
        return what if until >= self._now() else None
