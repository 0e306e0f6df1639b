"""Processes at a server that are killed, that race each other, and a server that is killed."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from tests.store.made import answer, begun, kept
from tests.store.server import no_server
from tests.store.test_crash import killed, nothing_is_lost, process
from tests.tools import postgres
from trainer.record import Answer, Slip
from trainer.store import Outcome, Place, Server, UnavailableError, check, database_of, open_log

pytestmark = pytest.mark.postgres

KILLS, STOPS, ANSWERS = 10, 3, 100


def whole(server: Server) -> str:
    """Write an address so that another process of ours can read it."""
    return server.url.render_as_string(hide_password=False)


def test_what_was_acknowledged_outlives_a_kill_and_is_there_once(on_server: Server) -> None:
    rng, acknowledged = Random(121), set[str]()
    with process("-m", "tests.store.writing", whole(on_server)) as writing:
        for _ in range(KILLS):
            acknowledged |= killed(writing, behind=rng.randrange(1, 20))
            with open_log(on_server) as log:
                nothing_is_lost(log, acknowledged)
                again = rng.choice(sorted(acknowledged))
                assert log.append(answer(int(again[1:]))).outcome is Outcome.SAME
    assert len(acknowledged) > KILLS
    check(on_server)


def test_two_processes_with_the_same_answers_count_them_once(on_server: Server) -> None:
    with begun(on_server) as log, ExitStack() as running:
        racing = [
            running.enter_context(
                process("-m", "tests.store.racing", whole(on_server), name, str(ANSWERS))
            )
            for name in ("one", "two")
        ]
        for each in racing:
            assert each.stdout
            assert each.stdout.readline() == "ready\n"
        new: list[str] = []
        for each in racing:
            assert each.stdin
            each.stdin.write("go\n")
            each.stdin.flush()
        for each in racing:
            assert each.stdout
            new += each.stdout.read().split()
        entries = kept(log, at_a_time=1000)
        answers = [each for each in entries if isinstance(each, Answer)]
        assert sorted(each.id for each in answers) == sorted(new)
        assert [each.number for each in answers] == [*range(ANSWERS)]
        slips = [each.answer for each in entries if isinstance(each, Slip)]
        assert slips == [each.id for each in answers]
        assert log.standing("first").place == Place(ANSWERS)
    check(on_server)


@contextmanager
def own_server() -> Iterator[tuple[Path, Server]]:
    """Run a server that the test may end."""
    if postgres.programs() is None:
        no_server()
    with TemporaryDirectory() as name:
        folder = Path(name)
        try:
            server = database_of(postgres.start(folder))
            assert isinstance(server, Server)
            yield folder, server
        finally:
            postgres.stop(folder)


def test_what_was_acknowledged_outlives_the_end_of_the_server() -> None:
    rng, acknowledged = Random(121), set[str]()
    with own_server() as (folder, server), begun(server) as log:

        def end_it(_: int) -> None:
            postgres.stop(folder)

        for _ in range(STOPS):
            with process("-m", "tests.store.writing", whole(server)) as writing:
                acknowledged |= killed(writing, behind=rng.randrange(1, 20), kill=end_it)
            with pytest.raises(UnavailableError, match="the database does not answer"):
                log.learners()
            postgres.start(folder)
            # As soon as it is back, whoever had it open before goes on.
            nothing_is_lost(log, acknowledged)
            check(server)
    assert len(acknowledged) > STOPS
