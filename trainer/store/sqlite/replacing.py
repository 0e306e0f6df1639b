"""Another file in the place of the database: the new one whole, or the old one, which is kept.

When the new one gets the name `.NAME.replaced.1.db.new`, that is decided: should the program be
killed from then on, whoever opens the database next moves the old one aside to
`NAME.replaced.1.db`, with the log that SQLite laid beside it, and then the new one into its place.
So no log of the old one is ever applied to the new.
"""

import re
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Final

from scenarios.cards import quoted
from trainer.store.errors import RefusedError
from trainer.store.sqlite.files import beside, sync_folder

# What SQLite keeps beside a database that belongs to it; a third file is made anew from these.
_BELONGING: Final = ("-wal", "-journal")


def decide(made: Path, database: Path) -> None:
    """Decide that a file, which is whole and on the disk, is to take the place of the database."""
    for number in count(1):
        kept = database.with_name(f"{database.name}.replaced.{number}.db")
        if not any(each.exists() for each in (kept, *_belonging(kept))):
            break
    made.replace(kept.with_name(f".{kept.name}.new"))
    sync_folder(kept)


def finish(database: Path) -> Path | None:
    """Let what is to take the place of the database do so, if there is something.

    To be called by whoever holds the database's lock.

    Returns:
        Where the database is now that was there before; None if there was none.

    Raises:
        RefusedError: If somebody laid another into its place meanwhile.
        OSError: If it cannot be done.
    """
    for new in _decided(database):
        kept = new.with_name(new.name.removeprefix(".").removesuffix(".new"))
        if kept.exists() and database.exists():
            raise RefusedError(
                f"{quoted(str(new), longest=300)} is to take the place of what was laid there "
                "meanwhile; move one of them away"
            )
        for each, aside in zip(_belonging(database), _belonging(kept), strict=True):
            _move(each, aside)
        beside(database, "-shm").unlink(missing_ok=True)
        _move(database, kept)
        sync_folder(database)
        new.replace(database)
        sync_folder(database)
        return kept if kept.exists() else None
    return None


def require_finished(database: Path, name: str) -> None:
    """See that nothing is still to take the place of the database.

    Raises:
        RefusedError: If something is.
        OSError: If its folder cannot be looked into.
    """
    if _decided(database):
        raise RefusedError(f"{name} is being restored; start Muggins to bring that to its end")


def replaced(database: Path) -> list[Path]:
    """List what was in the place of a database before others took it, the oldest first."""
    numbered = _numbered(database.resolve(), r"{}\.replaced\.([0-9]+)\.db")
    return sorted(numbered, key=lambda path: numbered[path])


def _decided(database: Path) -> list[Path]:
    return list(_numbered(database, r"\.{}\.replaced\.([0-9]+)\.db\.new"))


def _numbered(database: Path, pattern: str) -> dict[Path, int]:
    """Find what is named so after a database, with the number in its name."""
    named = re.compile(pattern.format(re.escape(database.name)))
    there = database.parent.iterdir() if database.parent.is_dir() else ()
    found = ((path, named.fullmatch(path.name)) for path in there)
    return {path: int(name[1]) for path, name in found if name}


def _belonging(database: Path) -> tuple[Path, ...]:
    return tuple(beside(database, suffix) for suffix in _BELONGING)


def _move(path: Path, aside: Path) -> None:
    with suppress(FileNotFoundError):
        path.replace(aside)
