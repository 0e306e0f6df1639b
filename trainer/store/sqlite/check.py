"""Whether a file is a database that can be used, found out without changing a byte of it.

To be asked before a database is opened, or from another process: a file that is read and closed
takes the locks with it that SQLite holds on it elsewhere in the same process.
"""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from scenarios.cards import quoted
from trainer.store.errors import RefusedError, UnavailableError
from trainer.store.rows import digest, text_of
from trainer.store.schema import (
    APPLICATION_ID,
    DIGESTED,
    FAULTS,
    VERSION,
    digested_columns,
    is_of,
)
from trainer.store.sqlite.files import beside, written
from trainer.store.sqlite.parts import parts_of, words_of
from trainer.store.sqlite.replacing import require_finished

# Where the header of a SQLite file says what; see https://sqlite.org/fileformat2.html.
_MAGIC: Final = b"SQLite format 3\0"
_HEADER: Final = 100
_PAGE_SIZE: Final = slice(16, 18)
_FORMATS: Final = slice(18, 20)
_PAGES: Final = slice(28, 32)
_APPLICATION_ID: Final = slice(68, 72)

# To look through a larger file takes a while, seconds for a million answers, and is done at the
# start only after a crash.
_SMALL: Final = 32 * 1024 * 1024


def check(database: Path, *, thorough: bool = True) -> int:
    """Check that a file is a database of ours, of this version or an older, and undamaged.

    Nothing is written to it. What lies in the log beside it, since the program was killed, is
    looked at as well.

    Args:
        database: The file.
        thorough: Whether to look at every row as well, which takes seconds where there are a
            million; otherwise a large file that was closed properly is not even looked through.

    Returns:
        The version that it is of. An older one is brought forward when it is opened.

    Raises:
        RefusedError: If it is not; the message says in a sentence why.
        UnavailableError: If somebody began to write to it meanwhile, so that it cannot be said.
    """
    database = database.resolve()
    name = quoted(str(database), longest=300)
    try:
        require_finished(database, name)
    except OSError as error:
        raise RefusedError(f"{name} cannot be read: {error.strerror}") from error
    return check_as(name, database, thorough=thorough)


def check_as(name: str, database: Path, *, thorough: bool) -> int:
    """Check a database as `check` does, and call it by this name in what is said of it."""
    # Of one that is open somewhere SQLite reads what was there at one moment.
    is_at_rest = not is_open_or_unclean(database)
    try:
        before = written(database)
    except OSError as error:
        raise RefusedError(f"{name} cannot be read: {error.strerror}") from error
    try:
        return _checked(name, database, thorough=thorough)
    except RefusedError as error:
        if is_at_rest and database.exists() and written(database) != before:
            raise UnavailableError(f"{name} is being written to; check it again") from error
        raise


def _checked(name: str, database: Path, *, thorough: bool) -> int:
    try:
        _check_header(database, name)
        with closing(_read_only(database)) as connection:
            connection.text_factory = text_of
            connection.execute("PRAGMA trusted_schema = OFF")
            version = _checked_version(connection, name)
            if thorough or is_open_or_unclean(database) or database.stat().st_size < _SMALL:
                _check_pages(connection, name, thorough=thorough)
            if thorough:
                _check_rows(connection, name, version)
    except (sqlite3.Error, UnicodeError) as error:  # what SQLite says of it may be damaged as well
        raise RefusedError(damaged(name, error)) from error
    except OSError as error:
        raise RefusedError(f"{name} cannot be read: {error.strerror or error}") from error
    return version


def is_ours(path: Path) -> bool:
    """Say whether a file is a database of this program's, damaged or not.

    Raises:
        OSError: If it cannot be read.
    """
    header = _header(path)
    return header.startswith(_MAGIC) and _application(header) == APPLICATION_ID


def is_anothers(path: Path) -> bool:
    """Say whether a file is a database of SQLite's that another program made.

    Raises:
        OSError: If it cannot be read.
    """
    header = _header(path)
    return header.startswith(_MAGIC) and _application(header) != APPLICATION_ID


def is_open_or_unclean(database: Path) -> bool:
    """Say whether a database is open somewhere, or was not closed when it last was."""
    return beside(database, "-wal").exists() or beside(database, "-shm").exists()


def _read_only(database: Path) -> sqlite3.Connection:
    """Open a database so that nothing can be written to it, nor appears beside it."""
    # Without these files nobody has it open; then SQLite need not lay them there to share it.
    how = "mode=ro" if is_open_or_unclean(database) else "mode=ro&immutable=1"
    return sqlite3.connect(f"{database.as_uri()}?{how}", uri=True, isolation_level=None)


def damaged(name: str, what: object) -> str:
    """Say that a database is damaged, in what way, and what can be done."""
    return f"{name} is damaged, and was left as it is; a backup can take its place ({what})"


def _check_header(database: Path, name: str) -> None:
    header = _header(database)
    if not header:
        raise RefusedError(
            f"{name} is empty, which a database never is; move it away to begin anew"
        )
    if not header.startswith(_MAGIC):
        raise RefusedError(f"{name} is no database: what it holds is something else, or damaged")
    if len(header) < _HEADER:
        raise RefusedError(damaged(name, "its end is missing"))
    if _application(header) != APPLICATION_ID:
        raise RefusedError(f"{name} is a database of another program")
    # To write it and to read it: with a log behind, or ahead. Of others SQLite would only read it.
    if header[_FORMATS] not in {b"\1\1", b"\2\2"}:
        raise RefusedError(damaged(name, "how it is written is not known"))
    size, pages = int.from_bytes(header[_PAGE_SIZE]), int.from_bytes(header[_PAGES])
    whole = (65536 if size == 1 else size) * pages
    if not is_open_or_unclean(database) and database.stat().st_size < whole:
        raise RefusedError(damaged(name, "its end is missing"))


def _header(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(_HEADER)


def _application(header: bytes) -> int:
    return int.from_bytes(header[_APPLICATION_ID])


def _checked_version(connection: sqlite3.Connection, name: str) -> int:
    version: int
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > VERSION:
        raise RefusedError(
            f"{name} was written by a newer version of this program (format {version}, "
            f"this one knows {VERSION}); install the newer version to open it"
        )
    parts = connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL")
    there = {part: words_of(sql) for part, sql in parts}
    # There may be more, such as an index that somebody added.
    if version < 1 or not there.items() >= parts_of(version).items():
        raise RefusedError(damaged(name, "its tables are not those it should have"))
    return version


def _check_pages(connection: sqlite3.Connection, name: str, *, thorough: bool) -> None:
    how = "integrity_check" if thorough else "quick_check"
    (found,) = connection.execute(f"PRAGMA {how}(1)").fetchone()
    if found != "ok":
        raise RefusedError(damaged(name, " ".join(str(found).split())[:200]))
    if connection.execute("PRAGMA foreign_key_check").fetchone():
        raise RefusedError(damaged(name, "a row belongs to another that is not there"))


def _check_rows(connection: sqlite3.Connection, name: str, version: int) -> None:
    for table in (each for each in DIGESTED if is_of(version, each)):
        columns = digested_columns(table)
        listed = ", ".join(f'"{each}"' for each in (*columns, "digest"))
        query = f"SELECT {listed} FROM {table.name}"  # noqa: S608  our own names
        for *values, kept in connection.execute(query):
            if digest(table.name, values) != kept:
                raise RefusedError(damaged(name, f"a row of {table.name} is not as it was written"))
    for fault in FAULTS:
        if fault.since <= version and connection.execute(fault.query).fetchone():
            raise RefusedError(damaged(name, fault.what))
