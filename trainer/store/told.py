"""What the databases complain of, told in a sentence to whoever sits before the screen."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DatabaseError, IntegrityError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from trainer.store.errors import RefusedError, UnavailableError


@contextmanager
def told_plainly() -> Iterator[None]:
    """Let nobody above the store know the errors of what lies below it.

    Raises:
        UnavailableError: If the database is locked or the disk is full, so that a repeat may help.
        RefusedError: If the database is damaged.
    """
    try:
        yield
    except IntegrityError:
        raise  # a fault of ours, and no sentence would help
    except (OperationalError, NoConnection) as error:
        reason = getattr(error, "orig", None) or "all connections are taken"
        raise UnavailableError(f"the database does not answer: {reason}") from error
    except DatabaseError as error:
        raise RefusedError(f"the database is damaged: {error.orig}") from error
    except UnicodeDecodeError as error:  # in what SQLite says of its damage
        raise RefusedError(f"the database is damaged: {error}") from error
