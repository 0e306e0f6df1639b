"""Tickets, with which a browser takes a learner's seat: each good once, and for a minute."""

from collections.abc import Callable, MutableMapping
from datetime import datetime, timedelta
from threading import Lock
from typing import Final

_GOOD_FOR: Final = timedelta(seconds=60)


class Tickets:
    """Tickets for a seat, each for one learner, once, and for a minute.

    Args:
        now: What time it is.
        new_id: A word that nobody can guess.
    """

    def __init__(self, now: Callable[[], datetime], new_id: Callable[[], str]) -> None:
        self._now = now
        self._new_id = new_id
        self._open: MutableMapping[str, tuple[str, datetime]] = {}
        self._lock = Lock()

    def issue(self, learner: str) -> str:
        """Make a ticket with which a browser takes the seat of a learner."""
        ticket, now = self._new_id(), self._now()
        with self._lock:
            for old in [old for old, (_, until) in self._open.items() if until < now]:
                del self._open[old]
            self._open[ticket] = learner, now + _GOOD_FOR
        return ticket

    def take(self, ticket: str) -> str | None:
        """Take a ticket, and say whose seat it is for; None if it is not good, or no longer."""
        with self._lock:
            learner, until = self._open.pop(ticket, ("", self._now() - _GOOD_FOR))
        return learner if until >= self._now() else None
