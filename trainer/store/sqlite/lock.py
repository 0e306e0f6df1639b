"""One process for one database: who comes second is told who came first."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from scenarios.cards import cut_short, quoted
from trainer.store.errors import HeldError, RefusedError

# Windows locks bytes, and nobody else can read them: so one that lies far behind the note.
_FAR: Final = 1 << 30
_LONGEST_NOTE: Final = 500


@contextmanager
def only_here(database: Path, *, note: str) -> Iterator[None]:
    """Hold the lock of a database, a file beside it, until the block is left or the process ends.

    The lock file stays where it is: were it deleted, two could each lock one of that name. The
    system lets go of the lock when the process ends, in whatever way.

    Args:
        database: The database's file, whose folder is there.
        note: What a second process is to be told, such as the address of this one.

    Raises:
        HeldError: If another process, or this one, has it already.
        RefusedError: If there can be no lock there.
    """
    name = quoted(str(database), longest=300)
    path = database.with_name(f"{database.name}.lock")
    try:
        held = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise RefusedError(f"{name} cannot be locked: {error.strerror}") from error
    try:
        _take(held, name, note)
        yield
    finally:
        os.close(held)


def _take(held: int, name: str, note: str) -> None:
    try:
        if not _lock(held):
            holder = _note(held)
            raise HeldError(f"{name} is open already, by {holder or 'a program'}", holder=holder)
        os.truncate(held, 0)
        os.write(held, note.encode()[:_LONGEST_NOTE])
    except OSError as error:
        raise RefusedError(f"{name} cannot be locked: {error.strerror}") from error


def _note(held: int) -> str:
    os.lseek(held, 0, os.SEEK_SET)
    text = os.read(held, _LONGEST_NOTE).decode(errors="replace")
    return cut_short("".join(each for each in text if each.isprintable()), longest=200)


if sys.platform == "win32":
    import msvcrt

    def _lock(held: int) -> bool:
        os.lseek(held, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(held, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(held, 0, os.SEEK_SET)
        return True

else:
    import fcntl

    def _lock(held: int) -> bool:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
