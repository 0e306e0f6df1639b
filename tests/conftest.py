"""What holds for all tests."""

import pytest
from hypothesis import settings

from tests.store.server import NO_SERVER

# How long a test takes is no finding: machines are slow at times.
settings.register_profile("untimed", deadline=None)
settings.register_profile("fewer", deadline=None, max_examples=30)
settings.load_profile("untimed")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say it loudly when tests were left out for want of a server."""
    left_out = terminalreporter.stats.get("skipped", [])
    number = sum(NO_SERVER in str(report.longrepr) for report in left_out)
    if number:
        terminalreporter.section("no PostgreSQL", sep="!", red=True, bold=True)
        terminalreporter.write_line(f"{number} tests of it were left out: {NO_SERVER}")
