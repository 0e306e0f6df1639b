"""The copies that a database leaves beside it when it is brought forward: `NAME.before-2.db`.

The newest stays, in case something went wrong, until a learner is forgotten, who is in it as well.
"""

import re
from contextlib import suppress
from pathlib import Path

from trainer.store.errors import UnavailableError
from trainer.store.sqlite.check import is_ours
from trainer.store.sqlite.files import BESIDE, remove


def next_copy(database: Path, *, version: int) -> Path:
    """Name the copy to be made before a database is brought forward to a version."""
    taken = [number for of, number in _numbered(database).values() if of == version]
    number = max(taken, default=0) + 1
    # A number behind all others, though one before may be free: the copies are in their order.
    each = f"{database.name}.before-{version}" + (f".{number}" if number > 1 else "")
    return database.with_name(f"{each}.db")


def copies_of(database: Path) -> list[Path]:
    """List the copies beside a database, the newest last; what is no database of ours is none."""
    numbered = _numbered(database)
    return [path for path in sorted(numbered, key=lambda path: numbered[path]) if is_ours(path)]


def remove_copies(database: Path) -> None:
    """Remove all copies beside a database.

    Raises:
        UnavailableError: If one cannot be removed.
    """
    try:
        for path in copies_of(database):
            remove(path)
    except OSError as error:
        raise UnavailableError(
            f"a copy beside the database cannot be deleted: {error.strerror}"
        ) from error


def tidy(database: Path, *, spared: Path | None = None) -> None:
    """Remove what is of no use beside a database: older copies, and what was left by a kill.

    To be called by whoever holds its lock. What cannot be removed stays until the next start.

    Args:
        database: The database.
        spared: A copy that stays, though it be an older one.
    """
    with suppress(OSError):
        new = f".{database.name}.new"
        named = re.escape(database.name)
        half = re.compile(rf"\.{named}\.(before-[0-9.]+\.db|restore)\.[0-9]+\.part")
        left = {new, *(new + suffix for suffix in BESIDE)}
        for path in list(database.parent.iterdir()):
            if path.name in left or half.match(path.name):
                path.unlink()
        for path in copies_of(database)[:-1]:
            if path != spared:
                remove(path)


def _numbered(database: Path) -> dict[Path, tuple[int, int]]:
    """Find what is named as a copy is, with the version and the number in its name."""
    named = re.compile(rf"{re.escape(database.name)}\.before-([0-9]+)(?:\.([0-9]+))?\.db")
    found = ((path, named.fullmatch(path.name)) for path in database.parent.iterdir())
    return {path: (int(name[1]), int(name[2] or 1)) for path, name in found if name}
