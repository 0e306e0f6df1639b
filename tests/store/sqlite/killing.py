"""A program that does what may not be done by halves, and is killed one step later each time.

python -m tests.store.sqlite.killing WHAT FOLDER copies what it finds in the folder to the folders
0, 1, 2 and on in it. In each it does so, to be killed before the first, the second, the third ...
statement to SQLite or touch of a file, until it comes through alive. It prints how many kills there
were.
"""

import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from shutil import copy
from typing import Any

from trainer.store import migrations, open_log, restore

ROOT = Path(__file__).parents[3]
NAME, BACKUP = "log.db", "backup.db"
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


def bring_forward(folder: Path) -> None:
    """Open a database, which is of an older version."""
    with open_log(folder / NAME):
        pass


def restore_it(folder: Path) -> None:
    """Let a backup take the place of a database."""
    restore(folder / BACKUP, folder / NAME)


WHAT = {"bring_forward": bring_forward, "restore": restore_it}


def is_killed(step: int, folder: Path, do: Callable[[Path], None]) -> bool:
    """Do something in a process that is killed before a step, if it comes so far."""
    child = os.fork()
    if child == 0:
        kill_before(step, folder)
        do(folder)
        os._exit(0)
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        return os.WTERMSIG(status) == signal.SIGKILL
    assert os.WEXITSTATUS(status) == 0
    return False


def kills_in(folder: Path, what: str) -> int:
    """Run this program; return how many kills there were."""
    command = [sys.executable, "-m", __name__, what, str(folder)]
    return int(subprocess.check_output(command, cwd=ROOT, text=True))  # noqa: S603


def main() -> None:
    assert migrations  # loaded once, before all the processes
    do, folder = WHAT[sys.argv[1]], Path(sys.argv[2])
    found = list(folder.iterdir())
    for step in count():
        (folder / str(step)).mkdir()
        for each in found:
            copy(each, folder / str(step))
        if not is_killed(step, folder / str(step), do):
            print(step)  # noqa: T201
            break


if __name__ == "__main__":
    main()
