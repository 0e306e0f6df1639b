"""A backup takes the place of the database, which is kept beside it."""

from contextlib import suppress
from pathlib import Path

from scenarios.cards import quoted
from trainer.store.errors import HeldError, RefusedError, UnavailableError
from trainer.store.sqlite.backup import copy_file
from trainer.store.sqlite.check import check, is_anothers
from trainer.store.sqlite.files import make_folder, make_part, remove, sync_file
from trainer.store.sqlite.lock import only_here
from trainer.store.sqlite.opening import open_file
from trainer.store.sqlite.replacing import decide, finish


def restore(backup: Path, database: Path) -> Path | None:
    """Let a backup take the place of the database, and bring it forward where it is older.

    The database may be damaged, or not be there. The backup stays as it is.

    Args:
        backup: A file that `back_up` made, or a database as it was left on the disk.
        database: The database, which is open nowhere.

    Returns:
        Where the database is now that was there before; None if there was none.

    Raises:
        HeldError: If the database is open.
        RefusedError: If the backup is not ours, newer or damaged, or a database of another
            program's is in the place. Nothing is done then, unless the message says otherwise.
        UnavailableError: If it cannot be done now, as when the disk is full; nothing is done then,
            unless the message says so.
    """
    backup, database = backup.resolve(), database.resolve()
    name = quoted(str(database), longest=300)
    if backup == database:
        raise RefusedError(f"{name} is the database itself; restore it from a backup")
    check(backup)
    try:
        make_folder(database.parent)
        with only_here(database, note="a restore"):
            kept = _replace(backup, database, name)
    except HeldError as held:
        raise HeldError(f"{held}; close it first", holder=held.holder) from held
    except OSError as error:
        reason = error.strerror or error
        raise UnavailableError(f"{name} cannot be restored: {reason}") from error
    try:
        # Somebody who opens it this very moment does the same.
        with suppress(HeldError), open_file(database, spared=backup):
            pass
    except RefusedError as error:
        raise RefusedError(f"the backup has taken its place, but {error}") from error
    return kept


def _replace(backup: Path, database: Path, name: str) -> Path | None:
    finish(database)
    if database.exists() and is_anothers(database):
        raise RefusedError(f"{name} is a database of another program")
    part = make_part(database.with_name(f"{database.name}.restore"))
    try:
        copy_file(backup, part)
        sync_file(part)
        decide(part, database)
    finally:
        remove(part)
    try:
        return finish(database)
    except OSError as error:
        raise OSError(f"that is left to the next start ({error.strerror})") from error
