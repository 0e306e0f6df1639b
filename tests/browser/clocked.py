"""The trainer with a clock that a test sets forward.

python -m tests.browser.clocked, with what `muggins` takes
"""

import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

from tests.browser.served import Served
from trainer import cli
from trainer.web import service

# How far the clock is ahead, in seconds, stands in a file beside the database.
_AHEAD = ".ahead"


class Clocked(Served):
    """The trainer on a database and a clock of its own."""

    def __init__(self, database: Path) -> None:
        super().__init__(database, program="tests.browser.clocked")

    def wait(self, seconds: int) -> None:
        """Let so much time pass, at once."""
        ahead = self.database.with_suffix(_AHEAD)
        ahead.write_text(str(_read(ahead) + seconds), encoding="utf-8")


def _read(ahead: Path) -> int:
    return int(ahead.read_text(encoding="utf-8")) if ahead.exists() else 0


def _main() -> int:
    ahead = Path(sys.argv[sys.argv.index("--data") + 1]).with_suffix(_AHEAD)
    service._now = lambda: datetime.now(UTC) + timedelta(seconds=_read(ahead))
    return cli.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(_main())
