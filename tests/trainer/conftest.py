"""The command `muggins`, run within the tests."""

import io
import sys
from collections.abc import Callable

import pytest

from trainer.cli import main

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def muggins(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run the command: its exit status, what it printed, and what it complained of."""

    def run(*arguments: str, lines: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        try:
            status = main(arguments)
        except SystemExit as wrong_usage:
            status = int(wrong_usage.code or 0)
        printed = capsys.readouterr()
        return status, printed.out, printed.err

    return run
