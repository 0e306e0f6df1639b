"""The two ways to a database: one that writes, alone, and one that reads beside it.

Each setting was measured to matter: what is acknowledged outlives a kill and a power cut.
"""

import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Final, Literal

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.pool import QueuePool

from trainer.store.errors import RefusedError
from trainer.store.rows import text_of
from trainer.store.sqlite.in_place import read_in_place, write_in_place

Role = Literal["writer", "reader"]

_READERS: Final = 8
_BUSY_MS: Final = 5_000
# Long enough for those who read here, who take no longer; others wait to write meanwhile.
_CLEAR_MS: Final = 50

_SETTINGS: Final = {
    "busy_timeout": _BUSY_MS,
    # An answer that is acknowledged outlives a power cut; NORMAL lost some in 273 of 400.
    "synchronous": "FULL",
    "foreign_keys": "ON",
    "trusted_schema": "OFF",
    "secure_delete": "ON",
    "cache_size": -8192,
    "temp_store": "MEMORY",
    "journal_size_limit": 64 * 1024 * 1024,
}
# Elsewhere fsync is enough; a Mac's drive keeps what it was given in a cache.
_ON_A_MAC: Final = {"fullfsync": "ON", "checkpoint_fullfsync": "ON"}
_OF_ROLE: Final[dict[Role, dict[str, object]]] = {
    "writer": {"wal_autocheckpoint": 1000},
    # Only the one writing connection moves what is in the log to the file: before 3.51.3 SQLite
    # could damage it when two did so at once.
    "reader": {"wal_autocheckpoint": 0, "query_only": "ON"},
}


def sqlite_engine(path: Path, *, role: Role, busy_ms: int = _BUSY_MS) -> Engine:
    """Make the engine that writes to a SQLite database, with one connection, or one that reads.

    With one connection writers wait in a queue of Python's, which is fair, and not in SQLite's
    loop of sleeps, which is not.

    Args:
        path: The database's file, which is there and has been checked.
        role: `writer`, of which there is one, or `reader`, which cannot write.
        busy_ms: How long to wait for a lock of another program's, such as a backup's.
    """
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        poolclass=QueuePool,
        pool_size=1 if role == "writer" else _READERS,
        max_overflow=0,
        pool_timeout=30,
        connect_args={"timeout": busy_ms / 1000, "check_same_thread": False},
    )
    begin = "BEGIN IMMEDIATE" if role == "writer" else "BEGIN"

    @event.listens_for(engine, "connect")
    def _connected(connection: sqlite3.Connection, _: object) -> None:
        # Python's own BEGIN comes late, before the first change and after what was read.
        connection.isolation_level = None
        connection.text_factory = text_of
        _set_up(connection, role, busy_ms)

    @event.listens_for(engine, "begin")
    def _begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    (write_in_place if role == "writer" else read_in_place)(engine, path)
    return engine


def _set_up(connection: sqlite3.Connection, role: Role, busy_ms: int) -> None:
    # The log ahead of writing is a property of the file, which a reader takes as it finds it.
    if role == "writer":
        (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
        if mode != "wal":
            raise RefusedError(
                "the database lies where SQLite can keep no log beside it, as on a network drive; "
                "move it to a disk of this machine"
            )
    on_a_mac = _ON_A_MAC if sys.platform == "darwin" else {}
    settings = _SETTINGS | on_a_mac | _OF_ROLE[role] | {"busy_timeout": busy_ms}
    for name, value in settings.items():
        connection.execute(f"PRAGMA {name} = {value}")


def clear_away(writer: Engine) -> bool:
    """Let all be in the file itself, and the log beside it empty: what was deleted is then gone.

    Returns:
        Whether it is so. It is not while somebody reads what was there before, such as a backup,
        or while the disk is full; nothing is lost then, and it can be done later.
    """
    try:
        with closing(writer.raw_connection()) as connection:
            cursor = connection.cursor()
            (before,) = cursor.execute("PRAGMA busy_timeout").fetchone()
            cursor.execute(f"PRAGMA busy_timeout = {_CLEAR_MS}")
            try:
                (busy, *_) = cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            finally:
                cursor.execute(f"PRAGMA busy_timeout = {before}")
    except (sqlite3.Error, NoConnection):
        return False
    return not busy
