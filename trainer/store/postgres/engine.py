"""The way to a database on a PostgreSQL server, for several processes and all their threads."""

from typing import Final

from sqlalchemy import Engine, create_engine

from trainer.store.address import Server
from trainer.store.errors import RefusedError

_CONNECTIONS: Final = 10
_MORE_IN_A_RUSH: Final = 5
_SECONDS_TO_WAIT: Final = 30
_SECONDS_KEPT: Final = 1_800

_SETTINGS: Final = {
    # An answer that is acknowledged outlives a crash, whatever the server does for others.
    "synchronous_commit": "on",
    "lock_timeout": "5s",
    "statement_timeout": "30s",
    "idle_in_transaction_session_timeout": "30s",
}
# A server that is cut off says nothing; without these it would be waited for minutes long.
_OF_CONNECTIONS: Final = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "tcp_user_timeout": 20_000,
    "application_name": "muggins",
    "client_encoding": "utf8",
}


def postgres_engine(server: Server) -> Engine:
    """Make the engine that writes to a database on a server.

    What several processes do for one learner is done one by one, since each holds the learner; so
    each statement may see what others did before it.

    Raises:
        RefusedError: If what speaks with the server is not installed.
    """
    ours = [f"-c {name}={value}" for name, value in _SETTINGS.items()]
    options = " ".join([*server.url.normalized_query.get("options", ()), *ours])
    try:
        return create_engine(
            server.url,
            pool_size=_CONNECTIONS,
            max_overflow=_MORE_IN_A_RUSH,
            pool_timeout=_SECONDS_TO_WAIT,
            pool_recycle=_SECONDS_KEPT,
            # A server that was away and is back is found to be back by the first who asks.
            pool_pre_ping=True,
            isolation_level="READ COMMITTED",
            connect_args={**_OF_CONNECTIONS, "options": options},
        )
    except ImportError as error:
        raise RefusedError(
            "to use PostgreSQL, psycopg has to be installed: pip install 'psycopg[binary]'"
        ) from error


def reading(engine: Engine) -> Engine:
    """Make an engine that reads and cannot write, by the same connections.

    All that a transaction reads is of one moment, whoever writes meanwhile.
    """
    return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
