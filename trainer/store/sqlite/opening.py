"""From a path to a log: what is done, and in what order, when the program starts and ends."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from sqlalchemy import Engine

from scenarios.cards import quoted
from trainer.store.errors import RefusedError, UnavailableError
from trainer.store.register import Store
from trainer.store.schema import VERSION
from trainer.store.sql_log import SqlLog
from trainer.store.sqlite.backup import back_up
from trainer.store.sqlite.check import check, check_as
from trainer.store.sqlite.copies import next_copy, remove_copies, tidy
from trainer.store.sqlite.engine import clear_away, sqlite_engine
from trainer.store.sqlite.files import beside, make_empty, make_folder, put_in_place, remove
from trainer.store.sqlite.identity import create_tables, put_version
from trainer.store.sqlite.lock import only_here
from trainer.store.sqlite.replacing import finish
from trainer.store.told import told_plainly
from trainer.store.transactions import Transactions
from trainer.store.upkeep import Upkeep


@contextmanager
def open_file(database: Path, *, note: str = "", spared: Path | None = None) -> Iterator[Store]:
    """Open the log in a database of SQLite's, a new one where there is none.

    First the lock, so that nobody else is at it; then a restore that was killed is brought to its
    end; then the check, which writes nothing; then, where it is of an older version, a backup
    beside it, `NAME.before-3.db`, and the way forward; then the two engines. The log can be used by
    any thread until the block is left.

    Of such backups the newest stays beside it, until a learner is forgotten.

    Args:
        database: The file; its folder is made where it is missing.
        note: What a second process is to be told, such as the address of this one.
        spared: What stays beside it, though it be an older backup of those.

    Raises:
        HeldError: If another process has it open.
        RefusedError: If the file is not ours, newer or damaged, or older and cannot be brought
            forward; it is left as it is.
    """
    database = database.resolve()  # as SQLite does, whose files lie beside what a link leads to
    name = quoted(str(database), longest=300)
    try:
        make_folder(database.parent)
    except OSError as error:
        raise RefusedError(f"the folder of {name} cannot be made: {error.strerror}") from error
    with only_here(database, note=note):
        _finish(database, name)
        if database.exists():
            version = check(database, thorough=False)
            _require_writable(database, name)
            if version < VERSION:
                _bring_forward(database, name, version)
        else:
            _create(database, name)
        tidy(database, spared=spared)
        writer = sqlite_engine(database, role="writer")
        reader = sqlite_engine(database, role="reader")
        try:
            is_cleared = _try(writer, name)
            upkeep = Upkeep(
                remove_copies=partial(remove_copies, database),
                clear_away=partial(clear_away, writer),
            )
            transactions = Transactions(writer, reader, upkeep=upkeep, is_cleared=is_cleared)
            yield SqlLog(transactions)
        finally:
            # The writer last: who closes last clears the log away, and only the writer may.
            reader.dispose()
            writer.dispose()


def _finish(database: Path, name: str) -> None:
    try:
        finish(database)
    except OSError as error:
        raise RefusedError(f"{name} cannot be restored: {error.strerror}") from error


def _require_writable(database: Path, name: str) -> None:
    # SQLite opens a file that may only be read, lays its log beside it that may only be read as
    # well, and fails when it is to write; the log stays, in the way of who mends it.
    try:
        with database.open("rb+"):
            pass
    except OSError as error:
        raise RefusedError(f"{name} cannot be written to: {error.strerror}") from error


def _try(writer: Engine, name: str) -> bool:
    """See that a database can be written to; say whether all that was deleted is off the disk."""
    try:
        with told_plainly(), writer.connect():
            pass  # from here on the log beside the file is there for readers as well
        # If a kill came before what was deleted could go, it goes now.
        return clear_away(writer)
    except UnavailableError as error:
        raise RefusedError(f"{name} cannot be written to: {error}") from error


def _create(database: Path, name: str) -> None:
    """Make a new database under another name first: killed meanwhile, it leaves nothing half."""
    if beside(database, "-wal").exists():
        raise RefusedError(
            f"{name} is not there, but its log is: put the file back that was beside it"
        )
    made = database.with_name(f".{database.name}.new")
    try:
        try:
            make_empty(made)
            engine = sqlite_engine(made, role="writer")
            try:
                with told_plainly(), engine.begin() as connection:
                    create_tables(connection)
                # Else what was committed lies in the log, which gets no name.
                if not clear_away(engine):
                    raise UnavailableError(
                        "it cannot be put into one file, as where the disk is full"
                    )
            finally:
                engine.dispose()
            check_as(name, made, thorough=True)
            put_in_place(made, database)
        finally:
            remove(made)
    except UnavailableError as error:
        raise RefusedError(f"{name} cannot be made: {error}") from error
    except OSError as error:
        raise RefusedError(f"{name} cannot be made: {error.strerror}") from error


def _bring_forward(database: Path, name: str, version: int) -> None:
    """Bring an older database to this version, once there is a backup of it that was checked."""
    # Seldom needed, and as slow to load as all the rest.
    from trainer.store.migrations import bring_forward  # noqa: PLC0415

    check(database)  # every row of it, before anything is laid beside it
    try:
        back_up(database, next_copy(database, version=VERSION))
        engine = sqlite_engine(database, role="writer")
        try:
            for step in range(version + 1, VERSION + 1):
                with told_plainly(), engine.begin() as connection:
                    bring_forward(connection, to=step)
                    put_version(connection, step)
        finally:
            engine.dispose()
    except UnavailableError as error:
        raise RefusedError(f"{name} cannot be brought forward: {error}") from error
    check(database, thorough=False)
