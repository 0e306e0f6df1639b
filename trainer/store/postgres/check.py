"""Whether a database on a server can be used, found out without changing anything in it."""

from typing import Final

from sqlalchemy import Connection, select, text

from scenarios.cards import quoted
from trainer.store.address import Server
from trainer.store.errors import RefusedError
from trainer.store.migrations.missing import is_missing_parts
from trainer.store.only_added import triggers_of
from trainer.store.postgres.engine import postgres_engine, reading
from trainer.store.postgres.identity import version_of
from trainer.store.rows import digest
from trainer.store.schema import DIGESTED, FAULTS, ONLY_ADDED, digested_columns, is_of
from trainer.store.told import told_plainly

_SOME_AT_ONCE: Final = {"yield_per": 1_000}
_TRIGGERS: Final = text(
    "SELECT tgname FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid "
    "JOIN pg_namespace ON pg_namespace.oid = relnamespace "
    "WHERE nspname = current_schema() AND tgenabled IN ('O', 'A')"
)


def check_server(server: Server, *, thorough: bool) -> int:
    """Check that a database on a server is ours, of this version or an older, and undamaged.

    It is looked at as it was at one moment; others may write meanwhile.

    Args:
        server: The database.
        thorough: Whether to look at every row as well.

    Returns:
        The version that it is of. An older one is brought forward when it is opened.

    Raises:
        RefusedError: If it is not; the message says in a sentence why.
        UnavailableError: If the server does not answer.
    """
    name = quoted(str(server), longest=300)
    engine = postgres_engine(server)
    try:
        with told_plainly(), reading(engine).begin() as connection:
            connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
            version = version_of(connection, name)
            if version is None:
                raise RefusedError(f"there is no database of ours in {name}")
            check_parts(connection, name, version)
            if thorough:
                _check_rows(connection, name, version)
    finally:
        engine.dispose()
    return version


def check_parts(connection: Connection, name: str, version: int) -> None:
    """Check that a database of a version has the tables and triggers that it should have.

    Raises:
        RefusedError: If it has not.
    """
    triggers = set(connection.execute(_TRIGGERS).scalars())
    expected = set[str]().union(*map(triggers_of, ONLY_ADDED))
    if is_missing_parts(connection, version=version) or expected - triggers:
        raise RefusedError(_damaged(name, "its tables are not those it should have"))


def _check_rows(connection: Connection, name: str, version: int) -> None:
    for table in (each for each in DIGESTED if is_of(version, each)):
        columns = [table.c[each] for each in (*digested_columns(table), "digest")]
        with connection.execute(select(*columns), execution_options=_SOME_AT_ONCE) as found:
            is_whole = all(digest(table.name, values) == kept for *values, kept in found)
        if not is_whole:
            raise RefusedError(_damaged(name, f"a row of {table.name} is not as it was written"))
    for fault in FAULTS:
        if fault.since <= version and connection.exec_driver_sql(fault.query).first():
            raise RefusedError(_damaged(name, fault.what))


def _damaged(name: str, what: str) -> str:
    return f"{name} is damaged, and was left as it is; a dump of it can take its place ({what})"
