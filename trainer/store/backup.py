"""A copy of the database, whole, taken while answers go on being written."""

import sqlite3
from contextlib import closing
from pathlib import Path

from scenarios.cards import quoted
from trainer.store.check import check_as
from trainer.store.errors import RefusedError, UnavailableError
from trainer.store.files import make_empty, put_in_place


def back_up(database: Path, copy: Path) -> None:
    """Copy a database into a new file, and check the copy before it gets its name.

    The copy holds all that was acknowledged before it was begun. To copy the file by other means
    is to lose what still lies in the log beside it.

    Args:
        database: The database, which may be open here or in another process.
        copy: The new file, for its owner alone, in a folder that is there.

    Raises:
        ValueError: If there is a file of that name.
        RefusedError: If the database is damaged, so that the copy is as well; no copy is kept.
        UnavailableError: If it cannot be copied now: the disk is full, or a lock is held.
    """
    database, copy = database.resolve(), copy.absolute()
    if copy.exists():
        raise ValueError(f"{quoted(str(copy), longest=300)} is there already")
    part = copy.with_name(f".{copy.name}.part")
    try:
        try:
            make_empty(part)
            _copy(database, part)
            check_as(quoted(str(database), longest=300), part, thorough=True)
            put_in_place(part, copy)
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        raise UnavailableError(f"the backup cannot be written: {error}") from error


def _copy(database: Path, part: Path) -> None:
    # Never immutable, unlike in a check: somebody may open the database meanwhile.
    source = f"{database.as_uri()}?mode=ro"
    try:
        with closing(sqlite3.connect(source, uri=True, isolation_level=None)) as connection:
            connection.execute("VACUUM INTO ?", (str(part),))
    except sqlite3.OperationalError as error:
        raise OSError(str(error)) from error
    except sqlite3.DatabaseError as error:
        raise RefusedError(f"{quoted(str(database), longest=300)} is damaged: {error}") from error
