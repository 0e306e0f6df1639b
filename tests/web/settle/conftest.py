"""The page that settles arguments, with somebody before it."""

import pytest
from streamlit.testing.v1 import AppTest

from tests.web.settle import pages
from tests.web.test_screens import opened
from trainer.record import Learner
from trainer.web.service import Service, run_with


@pytest.fixture
def app(service: Service, ada: Learner) -> AppTest:
    assert ada
    run_with(service)
    return pages.another()


@pytest.fixture
def page(app: AppTest) -> AppTest:
    return opened(app, "settle")
