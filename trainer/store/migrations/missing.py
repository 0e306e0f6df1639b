"""Whether a database has the tables that it should have, and each of them its columns."""

from typing import Any

from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from trainer.store.columns import METADATA
from trainer.store.schema import is_of


def is_missing_parts(connection: Connection, *, version: int) -> bool:
    """Say whether a database of a version lacks what it should have, or has it otherwise.

    There may be more, such as an index that somebody added.
    """

    def is_looked_at(part: Any, _: object, kind: str, *__: object) -> bool:  # noqa: ANN401  as Alembic has it
        return kind != "table" or is_of(version, part)

    context = MigrationContext.configure(connection, opts={"include_object": is_looked_at})
    found = compare_metadata(context, METADATA)
    # A change within a table comes as a list.
    kinds = [each[0] if isinstance(each, tuple) else each[0][0] for each in found]
    return any(not kind.startswith("remove_") for kind in kinds)
