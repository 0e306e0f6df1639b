"""What makes a file of SQLite's a database of ours, and of which version."""

from sqlalchemy import Connection

from trainer.store.columns import METADATA
from trainer.store.schema import APPLICATION_ID, VERSION


def create_tables(connection: Connection) -> None:
    """Create all tables in the transaction that is open, and tell SQLite whose file it is."""
    METADATA.create_all(connection)
    connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")
    put_version(connection, VERSION)


def put_version(connection: Connection, version: int) -> None:
    """Note of which version the tables are, in the transaction in which they are made so."""
    connection.exec_driver_sql(f"PRAGMA user_version = {version}")
