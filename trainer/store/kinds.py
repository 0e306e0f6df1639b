"""What can be done with a database of either kind: a file of SQLite's, or one on a server."""

from contextlib import AbstractContextManager
from pathlib import Path
from typing import NoReturn

from scenarios.cards import quoted
from trainer.store.address import Database, Server
from trainer.store.register import Store
from trainer.store.sqlite.backup import back_up as back_up_file
from trainer.store.sqlite.check import check as check_file
from trainer.store.sqlite.opening import open_file
from trainer.store.sqlite.restoring import restore as restore_file

# What speaks with a server is loaded only where there is one: it is slow to load, and an extra.


def open_log(database: Database, *, note: str = "") -> AbstractContextManager[Store]:
    """Open the log in a database, with the register of classes; a new one where there is none.

    The log can be used by any thread until the block is left. A file is open in one process at a
    time, a database on a server in any number.

    Args:
        database: The file, whose folder is made where it is missing; or the database on a server.
        note: What a second process is to be told, such as the address of this one.

    Raises:
        HeldError: If another process has the file open.
        RefusedError: If the database is not ours, newer or damaged, or older and cannot be brought
            forward; it is left as it is.
    """
    if isinstance(database, Server):
        from trainer.store.postgres.opening import open_server  # noqa: PLC0415

        return open_server(database)
    return open_file(database, note=note)


def read_log(server: Server) -> AbstractContextManager[Store]:
    """Open the log in a database on a server to read it, and change nothing there.

    Raises:
        RefusedError: If the database is not ours or damaged, or not of this version.
        UnavailableError: If the server does not answer.
    """
    from trainer.store.postgres.opening import read_server  # noqa: PLC0415

    return read_server(server)


def check(database: Database, *, thorough: bool = True) -> int:
    """Check that a database is ours, of this version or an older, and undamaged.

    Nothing is changed by it.

    Args:
        database: The file, or the database on a server.
        thorough: Whether to look at every row as well, which takes seconds where there are a
            million.

    Returns:
        The version that it is of. An older one is brought forward when it is opened.

    Raises:
        RefusedError: If it is not; the message says in a sentence why.
        UnavailableError: If a server does not answer, or somebody began to write to a file
            meanwhile, so that it cannot be said.
    """
    if isinstance(database, Server):
        from trainer.store.postgres.check import check_server  # noqa: PLC0415

        return check_server(database, thorough=thorough)
    return check_file(database, thorough=thorough)


def back_up(database: Database, copy: Path) -> None:
    """Copy a database into a new file; see `trainer.store.sqlite.backup`.

    Raises:
        ValueError: If it is on a server, whose own programs copy it.
    """
    if isinstance(database, Server):
        _refuse(database, "copied by pg_dump")
    back_up_file(database, copy)


def restore(backup: Path, database: Database) -> Path | None:
    """Let a backup take the place of a database; see `trainer.store.sqlite.restoring`.

    Raises:
        ValueError: If it is on a server, whose own programs restore it.
    """
    if isinstance(database, Server):
        _refuse(database, "restored by pg_restore from what pg_dump made")
    return restore_file(backup, database)


def _refuse(server: Server, what: str) -> NoReturn:
    raise ValueError(f"{quoted(str(server), longest=300)} is on a server, where it is {what}")
