"""A program that brings older databases forward, and is killed one step later each time.

python -m tests.store.migrating FOLDER makes in it the folders 0, 1, 2 and on. In each it opens a
database of version 1, to be killed before the first, the second, the third ... statement to SQLite
or touch of a file, until it comes through alive. It prints how many kills there were.
"""

import os
import signal
import sqlite3
import sys
from itertools import count
from pathlib import Path
from shutil import copy
from typing import Any

from tests.store.made import from_version
from trainer.store import migrations, open_log

NAME = "log.db"
TOUCHES = {"open", "os.rename", "os.link", "os.remove", "os.truncate", "sqlite3.connect"}


def kill_before(step: int, folder: Path) -> None:
    """Let this process be killed before a step, counted from 0."""
    steps = count()

    def come_to(_: object) -> None:
        if next(steps) == step:
            os.kill(os.getpid(), signal.SIGKILL)

    def touch(event: str, arguments: tuple[object, ...]) -> None:
        if event in TOUCHES and str(folder) in str(arguments[0]):
            come_to(event)

    def connect(*arguments: Any, **options: Any) -> sqlite3.Connection:  # noqa: ANN401
        connection: sqlite3.Connection = connect_as_ever(*arguments, **options)
        connection.set_trace_callback(come_to)
        return connection

    connect_as_ever = sqlite3.connect
    sys.addaudithook(touch)
    sqlite3.connect = sqlite3.dbapi2.connect = connect  # type: ignore[assignment]


def is_killed(step: int, folder: Path) -> bool:
    """Open a database in a process that is killed before a step, if it comes so far."""
    child = os.fork()
    if child == 0:
        kill_before(step, folder)
        with open_log(folder / NAME):
            os._exit(0)
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        return os.WTERMSIG(status) == signal.SIGKILL
    assert os.WEXITSTATUS(status) == 0
    return False


def main() -> None:
    assert migrations  # loaded once, before all the processes
    folder = Path(sys.argv[1])
    from_version(1, folder / NAME)
    for step in count():
        (folder / str(step)).mkdir()
        copy(folder / NAME, folder / str(step))
        if not is_killed(step, folder / str(step)):
            print(step)  # noqa: T201
            break


if __name__ == "__main__":
    main()
