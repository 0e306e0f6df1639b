"""A service with a clock that the test sets, and words that it knows beforehand."""

from dataclasses import dataclass, replace
from datetime import datetime
from itertools import count

import pytest

from tests.store.made import NOON
from trainer.record import Learner
from trainer.web.service import Service
from trainer.web.tickets import Tickets


@dataclass
class Clock:
    time: datetime = NOON


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def door(service: Service, clock: Clock, ada: Learner) -> Service:
    assert ada.id == "ada"  # whose key a student's is
    words = count(1)

    def word() -> str:
        return f"word{next(words)}"

    return replace(
        service,
        now=lambda: clock.time,
        new_word=word,
        key_tickets=Tickets(lambda: clock.time, service.new_id),
    )
