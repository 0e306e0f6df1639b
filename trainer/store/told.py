"""What the databases complain of, told in a sentence to whoever sits before the screen."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from scenarios.cards import cut_short
from trainer.store.errors import RefusedError, UnavailableError

# What PostgreSQL has numbers for: see https://www.postgresql.org/docs/current/errcodes-appendix.html.
_NOT_NOW: Final = "25"  # it may only be read now, or its transaction was ended
_NOT_PERMITTED: Final = "42501"


@contextmanager
def told_plainly() -> Iterator[None]:
    """Let nobody above the store know the errors of what lies below it.

    Raises:
        UnavailableError: If the database is locked, its disk full or its server away, so that a
            repeat may help.
        RefusedError: If the database is damaged, or may not be used so.
    """
    try:
        yield
    except (IntegrityError, DataError):
        raise  # a fault of ours, and no sentence would help
    except (OperationalError, NoConnection) as error:
        raise UnavailableError(f"the database does not answer: {_reason(error)}") from error
    except DBAPIError as error:
        number = getattr(error.orig, "sqlstate", None) or ""
        if number.startswith(_NOT_NOW) or error.connection_invalidated:
            raise UnavailableError(f"the database does not answer: {_reason(error)}") from error
        if number == _NOT_PERMITTED:
            raise RefusedError(f"the database may not be used so: {_reason(error)}") from error
        raise RefusedError(f"the database is damaged: {_reason(error)}") from error
    except UnicodeDecodeError as error:  # in what SQLite says of its damage
        raise RefusedError(f"the database is damaged: {error}") from error


def _reason(error: DBAPIError | NoConnection) -> str:
    told = getattr(error, "orig", None) or "all connections are taken"
    # PostgreSQL tells more below the first line, such as the statement, which helps nobody there.
    first = getattr(getattr(told, "diag", None), "message_primary", None) or told
    return cut_short(" ".join(str(first).split()), longest=300)
