"""A teacher's browser, and a clock that the test moves."""

from dataclasses import replace
from datetime import datetime

import pytest
from streamlit.testing.v1 import AppTest

from tests.store.made import NOON
from tests.web.teaching.lessons import (
    let_in,
)
from tests.web.test_screens import SCRIPT
from trainer.web.service import Service, run_with


@pytest.fixture(autouse=True)
def key(service: Service, monkeypatch: pytest.MonkeyPatch) -> bytes:
    """Let the browser be a teacher's."""
    return let_in(service, monkeypatch)


@pytest.fixture
def clock() -> list[datetime]:
    """Tell the time: the last of these."""
    return [NOON]


@pytest.fixture
def service(service: Service, clock: list[datetime]) -> Service:
    """Have a clock that the test moves; nobody learns on this machine alone."""
    return replace(service, now=lambda: clock[-1])


@pytest.fixture
def app(service: Service) -> AppTest:
    run_with(service)
    return AppTest.from_file(SCRIPT, default_timeout=60)
