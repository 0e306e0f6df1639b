"""A database's files are in their place: what would be kept elsewhere is not taken."""

import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, event
from sqlalchemy.pool import ConnectionPoolEntry

from trainer.store.errors import UnavailableError
from trainer.store.sqlite.files import beside

_PARTS: Final = ("", "-wal", "-shm")
_MOVED: Final = (
    "the database was moved or removed while it was open, and what is kept now would be lost; put "
    "it back where it was, or start Muggins again"
)


def write_in_place(engine: Engine, path: Path) -> None:
    """Let a connection commit nothing once the files that it opened were moved or removed.

    SQLite would go on writing to them, and nobody would find it again.
    """

    @event.listens_for(engine, "connect")
    def _connected(_: sqlite3.Connection, entry: ConnectionPoolEntry) -> None:
        entry.info["opened"] = _files(path)

    @event.listens_for(engine, "begin")
    def _begun(connection: Connection) -> None:
        # What SQLite lays beside a database is there from now on, if it was not before.
        connection.info["opened"] = _files(path) | connection.info["opened"]

    @event.listens_for(engine, "commit")
    def _committing(connection: Connection) -> None:
        if _files(path) != connection.info["opened"]:
            raise UnavailableError(_MOVED)


def read_in_place(engine: Engine, path: Path) -> None:
    """Let no connection be made where the database was: it would lay an empty one there."""

    @event.listens_for(engine, "do_connect")
    def _connecting(*_: object) -> None:
        if not path.exists():
            raise UnavailableError(_MOVED)


def _files(path: Path) -> dict[str, tuple[int, int]]:
    """Tell which files stand now where the parts of a database are looked for."""
    found = {}
    for part in _PARTS:
        with suppress(OSError):
            file = beside(path, part).stat()
            found[part] = file.st_dev, file.st_ino
    return found
