"""How the process ends when it is told to from outside: as by Ctrl-C, with the log closed."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final


def _end(_signal: int, _frame: FrameType | None) -> None:
    signal.raise_signal(signal.SIGTERM)


# The server closes its connections at the first two, and then hands them on to what would have
# taken them. Of a terminal that was closed it knows nothing, so it is told the first.
_TAKEN: Final = {
    "SIGTERM": signal.default_int_handler,
    "SIGBREAK": signal.default_int_handler,
    "SIGHUP": _end,
}


@contextmanager
def closed_when_told_to_end() -> Iterator[None]:
    """Let signals that end a process raise `KeyboardInterrupt`, so that what is open is closed.

    What whoever started it wants otherwise, as `nohup` does, stays so.
    """
    taken = {number: take for name, take in _TAKEN.items() if (number := _unclaimed(name))}
    for number, take in taken.items():
        signal.signal(number, take)
    try:
        yield
    finally:
        for number in taken:
            signal.signal(number, signal.SIG_DFL)


def _unclaimed(name: str) -> signal.Signals | None:
    """Find a signal by its name, if there is one here and it does what it does by itself."""
    number: signal.Signals | None = getattr(signal, name, None)
    return number if number and signal.getsignal(number) is signal.SIG_DFL else None
