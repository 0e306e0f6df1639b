"""How often one may try in vain: a code, a passphrase or a link that nobody could guess so fast."""

from collections import deque
from collections.abc import Mapping, MutableMapping
from datetime import datetime, timedelta
from math import ceil
from threading import Lock
from typing import Final

# So many tries in vain within so long, from one browser, and from one address, which a whole class
# may share. From everywhere nobody is locked out by what others do: beyond that all are slowed.
ALLOWED: Final[Mapping[str, tuple[int, timedelta]]] = {
    "browser": (10, timedelta(minutes=1)),
    "address": (60, timedelta(minutes=10)),
    "everywhere": (300, timedelta(minutes=10)),
}
SLOWED_S: Final = 2
_EVERYWHERE: Final = ("everywhere", "")


class Tries:
    """Tries in vain, remembered for as long as they matter.

    >>> from datetime import UTC
    >>> tries, now = Tries(), datetime(2026, 12, 1, tzinfo=UTC)
    >>> for _ in range(10):
    ...     tries.failed({"browser": "b", "address": "192.0.2.7"}, now)
    >>> tries.wait_s({"browser": "b", "address": "192.0.2.7"}, now)
    60
    >>> tries.wait_s({"browser": "c", "address": "192.0.2.7"}, now)
    0
    """

    def __init__(self) -> None:
        self._failed: MutableMapping[tuple[str, str], deque[datetime]] = {}
        self._lock = Lock()

    def failed(self, by: Mapping[str, str], now: datetime) -> None:
        """Note a try in vain, by a browser and from an address."""
        with self._lock:
            self._forget(now)
            for who in (*by.items(), _EVERYWHERE):
                self._failed.setdefault(who, deque()).append(now)

    def wait_s(self, by: Mapping[str, str], now: datetime) -> int:
        """Say for how many seconds somebody has to wait before the next try; 0 for not at all."""
        with self._lock:
            return max(self._wait_s(who, now) for who in by.items())

    def slowed_s(self, now: datetime) -> int:
        """Say by how many seconds every try is slowed, since there are so many from everywhere."""
        with self._lock:
            return SLOWED_S if self._wait_s(_EVERYWHERE, now) else 0

    def _wait_s(self, who: tuple[str, str], now: datetime) -> int:
        most, within = ALLOWED[who[0]]
        recent = [at for at in self._failed.get(who, ()) if at > now - within]
        if len(recent) < most:
            return 0
        return max(1, ceil((recent[-most] + within - now).total_seconds()))

    def _forget(self, now: datetime) -> None:
        for who, at in [*self._failed.items()]:
            while at and at[0] <= now - ALLOWED[who[0]][1]:
                at.popleft()
            if not at:
                del self._failed[who]
