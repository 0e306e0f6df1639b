"""Where a database is, as somebody wrote it: the path of its file, or the address of a server's."""

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from scenarios.cards import quoted

_SQLITE: Final = "sqlite:///"
_POSTGRES: Final = "postgresql+psycopg"
_USE: Final = f"use sqlite:///PATH, or {_POSTGRES}://USER@HOST/NAME"
# One letter before a colon is a drive of Windows.
_SCHEME: Final = re.compile(r"([A-Za-z][A-Za-z0-9+.-]+):")
# Where there may be a password, and where in it it ends, is not for a guess.
_SECRET: Final = re.compile(r":.*[@?].*", re.DOTALL)
# What of the settings behind an address says where the database is.
_WHERE: Final = frozenset({"host", "port", "dbname", "service"})


@dataclass(frozen=True, slots=True)
class Server:
    """A database on a PostgreSQL server. As text it is its address, without any password.

    >>> print(Server(make_url("postgresql+psycopg://ada:secret@localhost/muggins")))
    postgresql+psycopg://ada@localhost/muggins

    Attributes:
        url: Its whole address.
    """

    url: URL = field(repr=False)

    def __str__(self) -> str:
        url = self.url
        where = {name: value for name, value in url.query.items() if name in _WHERE}
        told = URL.create(
            url.drivername, url.username, None, url.host, url.port, url.database, where
        )
        return told.render_as_string()


Database: TypeAlias = Path | Server


def database_of(text: str) -> Database:
    """Read the address of a database, as `MUGGINS_DATABASE_URL` holds it, or the path of a file.

    >>> database_of("sqlite:///answers.db").as_posix()
    'answers.db'
    >>> database_of("sqlite:////var/lib/muggins/answers.db").as_posix()
    '/var/lib/muggins/answers.db'

    Raises:
        ValueError: If neither a file of SQLite's nor a database of PostgreSQL's is meant. The
            message quotes no password.
    """
    scheme = _SCHEME.match(text)
    if scheme and scheme[1].lower() == _POSTGRES:
        return _server_of(text)
    path = text
    if scheme:
        path = text.removeprefix(_SQLITE)
        if path == text or "?" in path:
            raise ValueError(f"{_told(text)} {_why_not(scheme[1].lower())}; {_USE}")
    if path in {"", ":memory:"} or "\0" in path:
        raise ValueError(f"{_told(text)} names no file; {_USE}")
    return Path(path)


def name_of(database: Database) -> str:
    """Name a database so that it is told apart from all others, and no password is told."""
    return str(database.resolve() if isinstance(database, Path) else database)


def _server_of(text: str) -> Server:
    if text.count("@") > 1:
        raise ValueError(f"in {_told(text)} are two @; write that of a password as %40")
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):  # what they say may quote a password
        raise ValueError(f"{_told(text)} cannot be read as an address; {_USE}") from None
    if not (url.database or url.query.keys() & {"dbname", "service"}):
        raise ValueError(f"{_told(text)} names no database; {_USE}")
    return Server(url)


def _why_not(scheme: str) -> str:
    if scheme == "sqlite":
        return "is no address of a file, or one with settings behind it"
    return "is of no kind of database known here"


def _told(text: str) -> str:
    return quoted(_SECRET.sub(":***", text))
