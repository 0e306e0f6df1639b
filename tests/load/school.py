"""A class that was made beside the app: its lessons, and the keys of who is in it."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from secrets import token_urlsafe
from tempfile import TemporaryDirectory
from typing import Final

from scenarios import GENERATOR
from tests.browser.roomed import Roomed
from tests.browser.served import Served
from trainer.classroom.codes import SYMBOLS
from trainer.classroom.drill import ClassDrill
from trainer.classroom.keys import Key, hashed_key
from trainer.classroom.lesson import Classroom, Lesson
from trainer.record import Learner
from trainer.store.log import Answered
from trainer.store.register import Register
from trainer.web.attending.joining import come_in, go_on_in
from trainer.web.door.visitor import key_cookie
from trainer.web.service import make_service

CLASS: Final = "owls"
# A seed that cannot be taken for anything else, wherever it stands.
SEED: Final = 918_273_645
MANY: Final = ClassDrill.parse(
    f"title=Hands&kinds=hand&picked=0-59&seed={SEED}&generator={GENERATOR}&form=total"
)
_numbers = count(1)


@dataclass(frozen=True)
class School:
    """The app in a room, with a class.

    Attributes:
        program: The app.
    """

    program: Served

    @property
    def address(self) -> str:
        """Where students reach it."""
        return self.program.address.replace("127.0.0.1", "127.0.0.2")

    @contextmanager
    def register(self) -> Iterator[Register]:
        """Look into the register from beside the app, and write there as its commands do."""
        with self.program.opened(role="writer") as log:
            yield log.register

    def add_class(self) -> None:
        """Make the class."""
        with self.register() as register:
            register.add_class(Classroom(id=CLASS, name="The Owls", created=_now()))

    def start(self, drill: ClassDrill = MANY) -> Lesson:
        """Start a lesson."""
        number, now = next(_numbers), _now()
        code = "".join(
            SYMBOLS[number // len(SYMBOLS) ** place % len(SYMBOLS)] for place in range(7)
        )
        lesson = Lesson(
            id=f"lesson{number}", classroom=CLASS, drill=drill, code=code, started=now, asked=now
        )
        with self.register() as register:
            return register.start_lesson(lesson).stored

    def move(self, lesson: Lesson, after: Lesson) -> Lesson:
        """Take a step in a lesson."""
        with self.register() as register:
            return register.move_lesson(after, instead_of=lesson)

    def teacher(self) -> str:
        """Cut a teacher's key, and write the cookie of it."""
        return "=".join(self.program.teacher_cookie())

    def key_of(self, learner: str) -> str:
        """Cut a key of somebody in the class, and write the cookie of it."""
        word, now = token_urlsafe(32), _now()
        with self.register() as register:
            register.add_key(
                Key(hashed=hashed_key(word), role="student", learner=learner, cut=now, seen=now)
            )
        return f"{key_cookie(self.program.cookie, is_safe=False)}={word}"

    def join(self, lesson: Lesson, name: str) -> tuple[Learner, str]:
        """Let somebody take part in a lesson by another way than its page; with their cookie."""
        with self.program.opened(role="writer") as log:
            service = make_service(log, self.program.database)
            came = come_in(service, lesson, name, by={"address": name})
            if came.knock:  # they were in an earlier lesson
                came = go_on_in(service, lesson, came.knock.learner)
            assert came.learner, came
            learner = log.learner(came.learner)
        assert learner
        return learner, self.key_of(learner.id)

    def answers(self, lesson: Lesson) -> Sequence[tuple[str, Answered]]:
        """List what is answered in a lesson, as it is on disk."""
        with self.register() as register:
            return register.answers(lesson.id)

    def places(self, lesson: Lesson) -> dict[str, int]:
        """Say at which question each is, by their names."""
        with self.register() as register:
            return {each.learner.name: each.number for each in register.joined(lesson.id)}


def _now() -> datetime:
    return datetime.now(UTC)


@contextmanager
def school() -> Iterator[School]:
    """Run the app for a class, on a database that was not there."""
    with TemporaryDirectory() as folder:
        program = Roomed(Path(folder, "muggins.db"), "class")
        try:
            made = School(program)
            made.add_class()
            yield made
        finally:
            program.kill()
