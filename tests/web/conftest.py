"""An app's service on a database of its own, whose time and chance the tests have in hand."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.store.made import NOON
from trainer.classroom.keys import Key, hashed_key
from trainer.record import Learner
from trainer.store import open_log
from trainer.web.door import visitor
from trainer.web.door.visitor import key_cookie
from trainer.web.service import Service
from trainer.web.tickets import Tickets


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    database = tmp_path / "muggins.db"
    ids, seeds = count(1), count(7)

    def new_id() -> str:
        return f"id{next(ids)}"

    with open_log(database) as log:
        yield Service(
            log=log,
            register=log.register,
            database=database,
            cookie="muggins_here",
            run="this run",
            tickets=Tickets(lambda: NOON, new_id),
            key_tickets=Tickets(lambda: NOON, new_id),
            now=lambda: NOON,
            new_id=new_id,
            new_seed=lambda: next(seeds),
            new_class_seed=lambda: next(seeds),
            terminal="of the terminal",
            new_word=lambda: f"word{next(ids)}",
        )


@pytest.fixture
def ada(service: Service) -> Learner:
    return service.log.add_learner(Learner(id="ada", name="Ada", created=NOON)).stored


@pytest.fixture
def teacher(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let all windows of the test be of a teacher's browser."""
    key = Key(hashed=hashed_key("t"), role="teacher", cut=NOON, seen=NOON)
    service.register.add_key(key)
    cookies = {key_cookie(service.cookie, is_safe=False): "t"}
    monkeypatch.setattr(visitor, "shown_cookies", lambda: cookies)
