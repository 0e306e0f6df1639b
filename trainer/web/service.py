"""What the running app has and its screens ask for: what is kept, the time, chance, the room."""

from collections.abc import Callable, MutableMapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from hashlib import blake2b
from secrets import SystemRandom, randbelow, token_urlsafe
from typing import Final

from trainer.classroom.codes import new_code
from trainer.classroom.keys import Role
from trainer.classroom.knocks import Knocks
from trainer.classroom.tries import SEATS, Tries
from trainer.quiz.drill import MOST_SEED
from trainer.store import Database, Log, Register, Store, name_of
from trainer.web.boards import Boards
from trainer.web.room.room import Room
from trainer.web.tickets import Tickets

# Of what one practises the seed stands in the address, and is typed again at times.
_SHORT_SEEDS: Final = 10**9


@dataclass(frozen=True, slots=True)
class Service:
    """What one process has, once.

    Attributes:
        log: Where all that is learned is kept.
        register: The classes and the hashes of keys, kept in the same place.
        database: Where that is: a file, or a database on a server.
        cookie: The name of the cookie that says who learns. Browsers share cookies among all ports
            of a machine, so it is another one for each database.
        run: A word of this run of the app alone. What is made from it is made nowhere else, say on
            another machine where the same learner learns.
        tickets: With which a browser takes a learner's seat.
        key_tickets: With which a browser gets a key: of which role, and whose if a learner's.
        now: What time it is, in UTC.
        new_id: A word that nobody can guess.
        new_seed: A seed for a practice.
        new_class_seed: A seed for what a class counts, which nobody finds by trying.
        new_word: A word for a key, which nobody can guess in any time.
        terminal: A word of this run, with which a second start asks this one to let a browser in.
        room: Whether phones of the room reach the app, and where.
        tries: How often was tried in vain to get in.
        seats: How many came into each lesson of late, by browser and by address.
        knocks: Who wants to come into a lesson and needs a nod.
        taken_out: Under which names somebody was taken out of a lesson that went on: its id, and
            how the name looks.
        barred: From which devices somebody was taken out of a lesson that went on: the lesson's id
            and by what the device is told apart.
        devices: By what the device is told apart at which somebody of a class was last, by their
            id.
        new_code: A code for a lesson, which nobody can foresee.
        boards: How the lessons go that are looked at.
    """

    log: Log
    register: Register
    database: Database
    cookie: str
    run: str
    tickets: Tickets[str]
    key_tickets: Tickets[tuple[Role, str]]
    now: Callable[[], datetime]
    new_id: Callable[[], str]
    new_seed: Callable[[], int]
    new_word: Callable[[], str]
    terminal: str
    room: Room = field(default_factory=Room)
    tries: Tries = field(default_factory=Tries)
    seats: Tries = field(default_factory=lambda: Tries(SEATS))
    knocks: Knocks = field(default_factory=Knocks)
    taken_out: set[tuple[str, str]] = field(default_factory=set)
    barred: set[tuple[str, str]] = field(default_factory=set)
    devices: MutableMapping[str, str] = field(default_factory=dict)
    new_class_seed: Callable[[], int] = lambda: randbelow(MOST_SEED)
    new_code: Callable[[], str] = lambda: new_code(SystemRandom())
    boards: Boards = field(default_factory=Boards)


def make_service(store: Store, database: Database) -> Service:
    """Bring together a database that is open, the clock and chance of this machine."""
    name = blake2b(name_of(database).encode(), digest_size=4).hexdigest()
    return Service(
        log=store,
        register=store.register,
        database=database,
        cookie=f"muggins_{name}",
        run=_new_id(),
        tickets=Tickets(_now, _new_id),
        key_tickets=Tickets(_now, _new_word),
        now=_now,
        new_id=_new_id,
        new_seed=lambda: randbelow(_SHORT_SEEDS),
        new_word=_new_word,
        terminal=_new_word(),
    )


_running: list[Service] = []


def run_with(service: Service) -> None:
    """Let the screens of this process use a service, in place of another if there was one."""
    _running[:] = [service]


def running() -> Service:
    """Return what the screens of this process use."""
    return _running[0]


def _now() -> datetime:
    return datetime.now(UTC)


def _new_id() -> str:
    return token_urlsafe(16)


def _new_word() -> str:
    return token_urlsafe(32)
