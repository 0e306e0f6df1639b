"""Damage on a server is found by the digests of the rows, and by what is missing between them."""

from collections.abc import Callable
from contextlib import closing

import pytest

from tests.store.made import filled
from tests.store.server import connected
from trainer.store import Log, RefusedError, Server, check, open_log

pytestmark = pytest.mark.postgres


def behind_the_triggers(server: Server, change: str) -> None:
    """Change something as nothing but damage, or somebody with great power, can."""
    with closing(connected(server)) as connection:
        connection.execute("SET session_replication_role = replica")
        assert connection.execute(change.encode()).rowcount == 1


@pytest.mark.parametrize(
    ("change", "call"),
    [
        ("UPDATE answer SET claimed = '28' WHERE number = 1", lambda log: log.entries("ada")),
        ("UPDATE answer SET predicted = 0.5 WHERE number = 1", lambda log: log.entries("ada")),
        ("UPDATE shown SET claimed = 'p'", lambda log: log.entries("ada")),
        ("UPDATE slip SET at_us = 0", lambda log: log.entries("ada")),
        ("UPDATE learner SET name = 'Eve'", lambda log: log.learners()),
        ("UPDATE practice SET seed = 1", lambda log: log.practice("first")),
    ],
)
def test_a_changed_row_is_noticed(
    change: str, call: Callable[[Log], object], on_server: Server
) -> None:
    filled(on_server, 3)
    behind_the_triggers(on_server, change)
    sentence = f"a row of {change.split()[1]} is not as it was written"
    with pytest.raises(RefusedError, match=rf"^'{on_server.url.drivername[:10]}.*\({sentence}\)"):
        check(on_server)
    with open_log(on_server) as log, pytest.raises(RefusedError, match=sentence):
        call(log)


@pytest.mark.parametrize("table", ["entry", "answer", "slip"])
def test_a_missing_row_is_noticed(table: str, on_server: Server) -> None:
    filled(on_server, 3)
    position = {"slip": 5}.get(table, 2)
    change = f"DELETE FROM {table} WHERE position = {position}"  # noqa: S608  our own names
    behind_the_triggers(on_server, change)
    with pytest.raises(RefusedError, match=r"\(an entry is missing\)"):
        check(on_server)
    with open_log(on_server) as log, pytest.raises(RefusedError, match="an entry behind 0 is not"):
        log.entries("ada")
