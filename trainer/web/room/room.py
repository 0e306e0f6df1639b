"""The room as the app knows it: closed, or open at an address that phones reach."""

from collections.abc import Collection, MutableSet
from threading import Lock
from typing import Final, Protocol

LOOPBACK: Final = "127.0.0.1"
NAMES_OF_LOOPBACK: Final = (LOOPBACK, "localhost")
# Nobody fills the memory with devices that they make up.
_MOST_DEVICES: Final = 500
_LONGEST_DEVICE: Final = 300


class Listener(Protocol):
    """What can listen at another address of this machine while the app runs."""

    def listen(self, address: str) -> int:
        """Listen there too, and say at which port; `OSError` if that cannot be."""

    def stop(self) -> None:
        """Listen there no longer, and let go of whoever came from there."""


class Room:
    """Whether phones of the room reach the app, where, and how many did.

    Whoever is in none listens to this machine alone.
    """

    def __init__(self) -> None:
        self._listener: Listener | None = None
        self._open: tuple[str, int] | None = None
        self._reached: MutableSet[str] = set()
        self._lock = Lock()

    def listen_with(self, listener: Listener) -> None:
        """Let the room be opened with something that can listen."""
        self._listener = listener

    @property
    def is_open(self) -> bool:
        """Whether phones reach the app."""
        return self._open is not None

    @property
    def address(self) -> str:
        """Where they reach it, with a scheme and a port; empty while it is closed."""
        where = self._open
        return f"http://{where[0]}:{where[1]}" if where else ""

    @property
    def host(self) -> str:
        """The address of this machine where it listens to the room; empty while it is closed."""
        where = self._open
        return where[0] if where else ""

    @property
    def reached(self) -> int:
        """How many devices got through since it was opened."""
        return len(self._reached)

    def open_at(self, address: str) -> None:
        """Open it at an address of this machine.

        Raises:
            OSError: If nothing can listen there.
        """
        with self._lock:
            if self._listener is None:
                raise OSError("this app cannot listen to a room")
            self._shut()
            self._open = address, self._listener.listen(address)

    def close(self) -> None:
        """Close it; what was open from there hears nothing more."""
        with self._lock:
            self._shut()

    def note_reached(self, device: str) -> None:
        """Note that a device got through."""
        if self.is_open and len(self._reached) < _MOST_DEVICES:
            self._reached.add(device[:_LONGEST_DEVICE])

    def names_at(self, listening: str) -> Collection[str]:
        """Say by which names the app may be called where it listens at an address.

        To call the app from the room by a name of this machine alone is to pretend.

        >>> Room().names_at("127.0.0.1"), Room().names_at("192.0.2.7")
        (('127.0.0.1', 'localhost'), ())
        """
        if listening == LOOPBACK:
            return NAMES_OF_LOOPBACK
        return (listening,) if listening and listening == self.host else ()

    def _shut(self) -> None:
        if self._listener and self._open:
            self._open = None
            self._reached.clear()
            self._listener.stop()
