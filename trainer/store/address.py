"""Where a database is, as somebody wrote it: the address of one, or the path of its file."""

import re
from pathlib import Path
from typing import Final

from scenarios.cards import quoted

_SQLITE: Final = "sqlite:///"
# One letter before a colon is a drive of Windows.
_SCHEME: Final = re.compile(r"([A-Za-z][A-Za-z0-9+.-]+):")
_SECRET: Final = re.compile(r"//.*@|\?.*", re.DOTALL)


def database_of(text: str) -> Path:
    """Read the address of a database, as `MUGGINS_DATABASE_URL` holds it, or the path of a file.

    >>> database_of("sqlite:///answers.db").as_posix()
    'answers.db'
    >>> database_of("sqlite:////var/lib/muggins/answers.db").as_posix()
    '/var/lib/muggins/answers.db'

    Raises:
        ValueError: If no file of SQLite's is meant. The message quotes no password.
    """
    scheme = _SCHEME.match(text)
    path = text
    if scheme:
        path = text.removeprefix(_SQLITE)
        if path == text or "?" in path:
            raise ValueError(f"{_told(text)} {_why_not(scheme[1].lower())}; use sqlite:///PATH")
    if path in {"", ":memory:"} or "\0" in path:
        raise ValueError(f"{_told(text)} names no file; use sqlite:///PATH")
    return Path(path)


def _why_not(scheme: str) -> str:
    if scheme == "sqlite":
        return "is no address of a file, or one with settings behind it"
    if scheme.startswith("postgres"):
        return "is not built in yet"
    return "is of no kind of database known here"


def _told(text: str) -> str:
    return quoted(_SECRET.sub(lambda found: "//***@" if found[0][0] == "/" else "?***", text))
