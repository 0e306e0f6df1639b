"""From a database of an older version to one of this: a step for each version, only forward.

Alembic says how a table is made or changed in the words of each database. The number of the
version is kept where each database has a place for it and not in a table of Alembic's, so that a
database can be judged before anything of this is loaded.
"""

from collections.abc import Callable, Mapping
from typing import Final

from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from trainer.store.migrations import v0002_places, v0003_asked, v0004_classes, v0005_warnings

# By the version to which a step leads.
STEPS: Final[Mapping[int, Callable[[Operations], None]]] = {
    2: v0002_places.upgrade,
    3: v0003_asked.upgrade,
    4: v0004_classes.upgrade,
    5: v0005_warnings.upgrade,
}


def bring_forward(connection: Connection, *, to: int) -> None:
    """Bring a database of the version before forward to a version, in the transaction that is open.

    Whoever does so notes the version in the same transaction.
    """
    STEPS[to](Operations(MigrationContext.configure(connection)))
