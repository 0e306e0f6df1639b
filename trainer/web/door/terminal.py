"""How a second `muggins` gets the one that runs to let a browser in: who may read a file, may ask.

Beside the database, in a folder that is its owner's alone, lies a word of this run. Whoever can
read it could read the database as well.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from trainer.store import Database

ASK_PATH: Final = "/muggins/ask"
_LONGEST: Final = 500
_PATIENCE_S: Final = 5.0


@contextmanager
def asked_with(database: Database, word: str) -> Iterator[None]:
    """Let the word lie beside a database that is a file, until the block is left."""
    if not isinstance(database, Path):
        yield
        return
    path = _beside(database)
    path.unlink(missing_ok=True)  # what a run left that was killed
    with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:  # noqa: PTH123  its rights are set as it is made
        file.write(word)
    try:
        yield
    finally:
        path.unlink(missing_ok=True)


def link_from_running(database: Database, address: str) -> str:
    """Ask the app that runs for a link that lets a browser in; empty if it gives none.

    Args:
        database: Where what is learned is kept.
        address: Where the app is, on this machine.
    """
    if not isinstance(database, Path):
        return ""
    try:
        word = _beside(database).read_text(encoding="utf-8")[:_LONGEST]
        return address + _answered(address, word)
    except (OSError, ValueError, HTTPException):
        return ""


def _answered(address: str, word: str) -> str:
    asking = HTTPConnection(urlsplit(address).netloc, timeout=_PATIENCE_S)
    try:
        asking.request(
            "POST",
            ASK_PATH,
            body=f'{{"ticket": "{word}"}}',
            headers={"Content-Type": "application/json"},
        )
        answer = asking.getresponse()
        link = answer.read(_LONGEST).decode("ascii")
    finally:
        asking.close()
    if answer.status != 200 or not link.startswith("/door?ticket="):
        raise ValueError(f"it gave no link, but {answer.status}")
    return link


def _beside(database: Path) -> Path:
    return database.with_name(f"{database.name}.door")
