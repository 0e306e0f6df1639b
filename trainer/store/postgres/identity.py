"""What makes a database on a server ours, and of which version: a table that says so."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    MetaData,
    Table,
    func,
    insert,
    inspect,
    select,
    update,
)

from trainer.store.columns import METADATA
from trainer.store.errors import RefusedError
from trainer.store.schema import APPLICATION_ID, VERSION

_IDENTITY: Final = Table(
    "muggins",
    MetaData(),
    Column("application", BigInteger, primary_key=True, autoincrement=False),
    Column("version", BigInteger, nullable=False),
)


def create_tables(connection: Connection) -> None:
    """Create all tables in the transaction that is open, and note whose they are."""
    _IDENTITY.create(connection)
    METADATA.create_all(connection)
    connection.execute(
        insert(_IDENTITY).values({"application": APPLICATION_ID, "version": VERSION})
    )


def put_version(connection: Connection, version: int) -> None:
    """Note of which version the tables are, in the transaction in which they are made so."""
    connection.execute(update(_IDENTITY).values({"version": version}))


def version_of(connection: Connection, name: str) -> int | None:
    """Say of which version a database is; None if there is nothing in it.

    Args:
        connection: To the database.
        name: What to call it.

    Raises:
        RefusedError: If it is another program's, newer, or can hold no names of all the world.
    """
    (encoding,) = connection.exec_driver_sql("SHOW server_encoding").one()
    if encoding != "UTF8":
        raise RefusedError(f"{name} keeps text as {encoding}; one that keeps it as UTF8 is needed")
    if connection.execute(select(func.current_schema())).scalar() is None:
        raise RefusedError(f"{name} has no schema to look into; say which by its search_path")
    there = inspect(connection)
    tables = there.get_table_names()
    if not tables:
        return None
    version = _noted_version(connection) if _IDENTITY.name in tables else None
    if version is None:
        raise RefusedError(f"{name} is a database of another program")
    if version > VERSION:
        raise RefusedError(
            f"{name} was written by a newer version of this program (format {version}, "
            f"this one knows {VERSION}); install the newer version to open it"
        )
    return version


def _noted_version(connection: Connection) -> int | None:
    columns = {each["name"] for each in inspect(connection).get_columns(_IDENTITY.name)}
    if not columns.issuperset(_IDENTITY.columns.keys()):
        return None
    ours = select(_IDENTITY.c.version).where(_IDENTITY.c.application == APPLICATION_ID)
    return connection.execute(ours).scalar()
