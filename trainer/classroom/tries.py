"""How often one may try in vain to get in, and how many come in from one device unasked."""

from collections import deque
from collections.abc import Mapping, MutableMapping
from datetime import datetime, timedelta
from math import ceil
from threading import Lock
from typing import Final

from trainer.classroom.lesson import MOST_STUDENTS

# So many tries in vain within so long, from one browser, and from one address, which a whole class
# may share. From everywhere nobody is locked out by what others do: beyond that all are slowed.
ALLOWED: Final[Mapping[str, tuple[int, timedelta]]] = {
    "browser": (10, timedelta(minutes=1)),
    "address": (60, timedelta(minutes=10)),
    "everywhere": (300, timedelta(minutes=10)),
}
SLOWED_S: Final = 2
# So many come into one lesson from one browser, and from one address, before the teacher is asked:
# a tablet is handed on, and a class may share an address, but half of the seats are left to others.
SEATS: Final[Mapping[str, tuple[int, timedelta]]] = {
    "browser": (3, timedelta(hours=1)),
    "address": (MOST_STUDENTS // 2, timedelta(hours=1)),
}
_EVERYWHERE: Final = ("everywhere", "")


class Tries:
    """Tries in vain, or what else may not be too often, remembered for as long as they matter.

    Args:
        allowed: How often it may be within how long, by each by which it is told apart.

    >>> from datetime import UTC
    >>> tries, now = Tries(), datetime(2026, 12, 1, tzinfo=UTC)
    >>> for _ in range(10):
    ...     tries.note({"browser": "b", "address": "192.0.2.7"}, now)
    >>> tries.wait_s({"browser": "b", "address": "192.0.2.7"}, now)
    60
    >>> tries.wait_s({"browser": "c", "address": "192.0.2.7"}, now)
    0
    """

    def __init__(self, allowed: Mapping[str, tuple[int, timedelta]] = ALLOWED) -> None:
        self._allowed = allowed
        self._noted: MutableMapping[tuple[str, str], deque[datetime]] = {}
        self._lock = Lock()

    def note(self, by: Mapping[str, str], now: datetime) -> None:
        """Note one, by a browser and from an address."""
        with self._lock:
            self._forget(now)
            everywhere = {"everywhere": ""} if "everywhere" in self._allowed else {}
            for who in {**by, **everywhere}.items():
                self._noted.setdefault(who, deque()).append(now)

    def wait_s(self, by: Mapping[str, str], now: datetime) -> int:
        """Say for how many seconds somebody has to wait before the next try; 0 for not at all."""
        with self._lock:
            return max(self._wait_s(who, now) for who in by.items())

    def slowed_s(self, now: datetime) -> int:
        """Say by how many seconds every try is slowed, since there are so many from everywhere."""
        with self._lock:
            return SLOWED_S if self._wait_s(_EVERYWHERE, now) else 0

    def _wait_s(self, who: tuple[str, str], now: datetime) -> int:
        most, within = self._allowed[who[0]]
        recent = [at for at in self._noted.get(who, ()) if at > now - within]
        if len(recent) < most:
            return 0
        return max(1, ceil((recent[-most] + within - now).total_seconds()))

    def _forget(self, now: datetime) -> None:
        for who, at in [*self._noted.items()]:
            while at and at[0] <= now - self._allowed[who[0]][1]:
                at.popleft()
            if not at:
                del self._noted[who]
