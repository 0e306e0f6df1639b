"""A copy of the database, whole, taken while answers go on being written."""

import sqlite3
from contextlib import closing
from pathlib import Path

from scenarios.cards import quoted
from trainer.store.errors import RefusedError, UnavailableError
from trainer.store.sqlite.check import check_as, damaged, is_open_or_unclean
from trainer.store.sqlite.files import make_part, put_in_place, remove, written
from trainer.store.sqlite.replacing import require_finished


def back_up(database: Path, copy: Path) -> None:
    """Copy a database into a new file, and check the copy before it gets its name.

    Any number may be made at once. Nothing appears beside a database that is closed. One that is
    killed leaves a `.NAME.1.part` beside where the copy was to be, which can be deleted.

    The copy holds all that was acknowledged before it was begun. To copy the file by other means
    is to lose what still lies in the log beside it.

    Args:
        database: The database, which may be open here or in another process.
        copy: The new file, for its owner alone, in a folder that is there.

    Raises:
        ValueError: If there is a file of that name.
        RefusedError: If the database is damaged, so that the copy is as well, or is not there; no
            copy is kept.
        UnavailableError: If it cannot be copied now: the disk is full, or a lock is held.
    """
    database, copy = database.resolve(), copy.absolute()
    name = quoted(str(database), longest=300)
    taken = f"{quoted(str(copy), longest=300)} is there already"
    try:
        require_finished(database, name)
        if not database.is_file():
            raise RefusedError(f"there is no database {name}")
        if copy.exists():
            raise ValueError(taken)
        part = make_part(copy)
        try:
            copy_file(database, part)
            put_in_place(part, copy)
        finally:
            remove(part)
    except FileExistsError as error:
        raise ValueError(taken) from error
    except OSError as error:
        reason = error.strerror or error
        raise UnavailableError(f"the backup cannot be made: {reason}") from error


def copy_file(database: Path, part: Path) -> None:
    """Copy a database, with what lies in the log beside it, into an empty file; check the copy.

    Raises:
        RefusedError: If it is damaged.
        OSError: If it cannot be copied now.
    """
    name = quoted(str(database), longest=300)
    try:
        _copy(database, part, name)
        check_as(name, part, thorough=True)
    except RefusedError:
        # The database tells more plainly than its copy what it suffers from. One that is open is
        # left alone: to read it here would take its locks away.
        if not is_open_or_unclean(database):
            check_as(name, database, thorough=True)
        raise


def _copy(database: Path, part: Path, name: str) -> None:
    if is_open_or_unclean(database):
        _copy_as("mode=ro", database, part, name)
        return
    # Then nothing of SQLite's appears beside it. Nobody writes, unless somebody opens it just now.
    before = written(database)
    try:
        _copy_as("mode=ro&immutable=1", database, part, name)
    finally:
        if written(database) != before:
            raise OSError("somebody began to write meanwhile")


def _copy_as(how: str, database: Path, part: Path, name: str) -> None:
    source = f"{database.as_uri()}?{how}"
    try:
        with closing(sqlite3.connect(source, uri=True, isolation_level=None)) as connection:
            connection.execute("VACUUM INTO ?", (str(part),))
    except sqlite3.OperationalError as error:
        raise OSError(str(error)) from error
    except (sqlite3.DatabaseError, UnicodeError) as error:
        # What SQLite says names the copy, which nobody knows of.
        raise RefusedError(damaged(name, "it cannot be read to its end")) from error
