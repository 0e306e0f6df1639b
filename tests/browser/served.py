"""The command as it is run by a learner, and a look into its database from beside it."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from hashlib import blake2b
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from trainer.classroom.keys import Key, hashed_key
from trainer.record import Entry, Learner, Practice
from trainer.store.sql_log import SqlLog
from trainer.store.sql_register import SqlRegister
from trainer.store.sqlite.engine import Role, sqlite_engine
from trainer.store.transactions import Transactions
from trainer.web.door.visitor import key_cookie

ROOT = Path(__file__).parent.parent.parent
_OPEN = re.compile(r"Muggins is open at (http://\S+)")
_DOOR = re.compile(r"To teach, open (http://\S+) once")
_numbers = count(1)


class Served:
    """The trainer on a database of its own; it can be killed, and started again where it was.

    Args:
        database: The database.
        program: What is run: the trainer, or a test's own program around it.
        words: What stands behind the name of the command.

    Attributes:
        database: The database.
        address: Where it is.
        door: The link with which one browser becomes a teacher's.
    """

    def __init__(
        self, database: Path, program: str = "trainer", words: tuple[str, ...] = ()
    ) -> None:
        self.database = database
        self._words = words
        self._program = program
        self._port = 0
        self._process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        """Start it, at the port it had before if there was one."""
        options = ["--no-browser", "--data", str(self.database), "--port", str(self._port)]
        self._process = subprocess.Popen(  # noqa: S603  our own program
            [sys.executable, "-u", "-m", self._program, *self._words, *options],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout
        said = "".join(iter(self._process.stdout.readline, "Ctrl-C closes it.\n"))
        opened, door = _OPEN.search(said), _DOOR.search(said)
        assert opened, "it does not say where it is open"
        assert door, "it does not say how to teach"
        self.address, self.door = opened[1], door[1]
        self._port = int(self.address.rsplit(":", 1)[1])

    def kill(self) -> None:
        """Kill it, as a power cut would."""
        self._end(signal.SIGKILL if sys.platform != "win32" else signal.SIGTERM)

    def stop(self) -> None:
        """Let it close, as a learner would."""
        self._end(signal.SIGINT if sys.platform != "win32" else signal.SIGTERM)

    def _end(self, how: int) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with process:
            process.send_signal(how)

    @property
    def process_id(self) -> int:
        """The number of its process."""
        assert self._process
        return self._process.pid

    @property
    def cookie(self) -> str:
        """The name of the cookie that says who learns."""
        digest = blake2b(str(self.database.resolve()).encode(), digest_size=4).hexdigest()
        return f"muggins_{digest}"

    @contextmanager
    def opened(self, *, role: Role = "reader") -> Iterator[SqlLog]:
        """Look into the log from beside the program, as SQLite allows."""
        engine = sqlite_engine(self.database, role=role)
        try:
            yield SqlLog(Transactions(engine, engine))
        finally:
            engine.dispose()

    def teacher_cookie(self) -> tuple[str, str]:
        """Cut a key of the teacher's, and return the name and value of its cookie."""
        word, now = f"teacher{next(_numbers)}", datetime.now(UTC)
        engine = sqlite_engine(self.database, role="writer")
        try:
            register = SqlRegister(Transactions(engine, engine))
            register.add_key(Key(hashed=hashed_key(word), role="teacher", cut=now, seen=now))
        finally:
            engine.dispose()
        return key_cookie(self.cookie, is_safe=False), word

    def add_learner(self, preferences: str, *, name: str = "") -> Learner:
        """Add a learner, of a name of their own if none is given."""
        number = next(_numbers)
        learner = Learner(
            id=f"learner{number}", name=name or f"Ada {number}", created=datetime.now(UTC)
        )
        with self.opened(role="writer") as log:
            assert log.add_learner(learner).stored == learner
            log.prefer(learner.id, preferences)
        return learner

    def practice(self, learner: Learner) -> Practice:
        """The practice that a learner started last."""
        with self.opened() as log:
            practice = log.latest_practice(learner.id)
        assert practice, "no practice has been started"
        return practice

    def entries(self, learner: Learner) -> list[Entry]:
        """All that is logged of a learner, in the order in which it came."""
        every: list[Entry] = []
        with self.opened() as log:
            while placed := log.entries(learner.id, after=len(every)):
                every += [each.entry for each in placed]
        return every


@contextmanager
def trainer() -> Iterator[Served]:
    """Run the trainer on a database that was not there."""
    with TemporaryDirectory() as folder:
        served = Served(Path(folder, "muggins.db"))
        try:
            yield served
        finally:
            served.kill()
