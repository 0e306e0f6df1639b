"""Files that are for their owner alone, and that are there whole or not at all."""

import os
import sys
from pathlib import Path

# What SQLite lays beside a database while it is open, and after the power was cut.
BESIDE = ("-wal", "-shm", "-journal")


def beside(database: Path, suffix: str) -> Path:
    """Name a file that SQLite keeps beside a database."""
    return database.with_name(database.name + suffix)


def make_folder(folder: Path) -> None:
    """Make a folder that only its owner can look into; one that is there stays as it is."""
    if not folder.is_dir():
        folder.mkdir(mode=0o700, parents=True)


def make_empty(path: Path) -> None:
    """Make an empty file that only its owner can read, in place of what an earlier try left."""
    remove(path)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))


def remove(database: Path) -> None:
    """Remove a database, if it is there, with what SQLite laid beside it."""
    for each in (database, *(beside(database, suffix) for suffix in BESIDE)):
        each.unlink(missing_ok=True)


def put_in_place(made: Path, path: Path) -> None:
    """Give a file that is whole its name, so that the name never stands for half a file."""
    with made.open("rb+") as file:
        os.fsync(file.fileno())
    made.replace(path)
    if sys.platform != "win32":
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
