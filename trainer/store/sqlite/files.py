"""Files that are for their owner alone, and that are there whole or not at all."""

import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from itertools import count
from pathlib import Path

from scenarios.cards import quoted

# What SQLite lays beside a database while it is open, and after the power was cut.
BESIDE = ("-wal", "-shm", "-journal")


def beside(database: Path, suffix: str) -> Path:
    """Name a file that SQLite keeps beside a database."""
    return database.with_name(database.name + suffix)


def written(path: Path) -> tuple[int, int]:
    """Tell when a file was last written to, and how large it is: where both stay, nobody did."""
    found = path.stat()
    return found.st_mtime_ns, found.st_size


def make_folder(folder: Path) -> None:
    """Make a folder that only its owner can look into; one that is there stays as it is."""
    if not folder.is_dir():
        folder.mkdir(mode=0o700, parents=True)


def make_empty(path: Path) -> None:
    """Make an empty file that only its owner can read, in place of what an earlier try left."""
    remove(path)
    _make(path)


def remove(database: Path) -> None:
    """Remove a database, if it is there, with what SQLite laid beside it."""
    for each in (database, *(beside(database, suffix) for suffix in BESIDE)):
        each.unlink(missing_ok=True)


def make_part(path: Path) -> Path:
    """Make an empty file beside another, for what is to get its name: each caller's own."""
    for number in count(1):
        part = path.with_name(f".{path.name}.{number}.part")
        with suppress(FileExistsError):
            _make(part)
            break
    return part


def put_in_place(made: Path, path: Path) -> None:
    """Give a file that is whole its name, so that the name never stands for half a file.

    Raises:
        FileExistsError: If there is a file of that name, which stays.
    """
    sync_file(made)
    try:
        # Whoever links first has the name; to replace would be to overwrite whoever did.
        os.link(made, path)
    except FileExistsError:
        raise
    except OSError:  # as on a stick, whose files have one name each
        _make(path)
        made.replace(path)
    made.unlink(missing_ok=True)
    sync_folder(path)


def sync_file(path: Path) -> None:
    """Let what was written to a file be on the disk."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def sync_folder(path: Path) -> None:
    """Let the names in the folder of a file be on the disk as they are now."""
    if sys.platform != "win32":
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def write_new(path: Path, parts: Iterable[bytes]) -> None:
    """Write a new file, whole or not at all, that only its owner can read.

    Raises:
        ValueError: If there is a file of that name.
        OSError: If it cannot be written.
    """
    taken = f"{quoted(str(path), longest=300)} is there already"
    if path.exists():
        raise ValueError(taken)
    part = make_part(path)
    try:
        with part.open("wb") as file:
            file.writelines(parts)
        put_in_place(part, path)
    except FileExistsError as error:
        raise ValueError(taken) from error
    finally:
        part.unlink(missing_ok=True)


def _make(path: Path) -> None:
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
