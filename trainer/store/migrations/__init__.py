"""From a database of an older version to one of this: a step for each version, only forward.

Alembic says how a table is made or changed in the words of each database. The number of the
version is kept where SQLite has a place for it and not in a table of Alembic's, so that a file can
be judged before anything of this is loaded.
"""

from collections.abc import Callable, Mapping
from typing import Final

from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine

from trainer.store.engine import told_plainly
from trainer.store.migrations import v0002_places
from trainer.store.schema import VERSION, put_version

# By the version to which a step leads.
STEPS: Final[Mapping[int, Callable[[Operations], None]]] = {2: v0002_places.upgrade}


def migrate(writer: Engine, *, version: int) -> None:
    """Bring a database forward to this version, each step in a transaction of its own.

    Args:
        writer: The engine that writes to it.
        version: The version that it is of.

    Raises:
        UnavailableError: If it cannot be done now; the steps that were done stay done.
    """
    for step in range(version + 1, VERSION + 1):
        with told_plainly(), writer.begin() as connection:
            STEPS[step](Operations(MigrationContext.configure(connection)))
            put_version(connection, step)
