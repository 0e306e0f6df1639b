"""Who may come in: keys, of which there are but the hashes, and the teacher's passphrase."""

from datetime import datetime
from typing import Any, Final

from sqlalchemy import Connection, Select, bindparam, delete, insert, select, update

from trainer.classroom.keys import ROLES, Key
from trainer.required import require_choice, require_text
from trainer.store.class_rows import access_of, access_row
from trainer.store.class_tables import ACCESS, PASSPHRASE
from trainer.store.finding import learner_key, rows
from trainer.store.keepable import can_be_kept
from trainer.store.rows import in_us, verified, with_digest
from trainer.store.schema import LEARNER

_WANTED: Final = ACCESS.c.hashed == bindparam("wanted")
_KEYS: Final[Select[Any]] = (
    select(ACCESS, LEARNER.c.id.label("learner_id")).outerjoin_from(ACCESS, LEARNER).where(_WANTED)
)
_HELD: Final = select(ACCESS).where(_WANTED).with_for_update()


def add(connection: Connection, key: Key) -> None:
    """Keep the hash of a key; one that is there stays as it is.

    Raises:
        NotThereError: If there is no such learner.
    """
    learner = learner_key(connection, key.learner) if key.learner else None
    if not find(connection, key.hashed):
        row = with_digest(ACCESS, access_row(key, learner=learner))
        connection.execute(insert(ACCESS), row)


def find(connection: Connection, hashed: bytes) -> Key | None:
    """Find a key by its hash."""
    for row in rows(connection, _KEYS, wanted=hashed.hex()):
        return access_of(verified(ACCESS, row), learner=row["learner_id"])
    return None


def use(connection: Connection, hashed: bytes, now: datetime) -> None:
    """Note when a key was used, unless it was used later or is there no more."""
    for row in rows(connection, _HELD, wanted=hashed.hex()):
        seen_us = max(verified(ACCESS, row)["seen_us"], in_us(now))
        changed = with_digest(ACCESS, {**row, "seen_us": seen_us})
        connection.execute(update(ACCESS).where(ACCESS.c.hashed == row["hashed"]).values(changed))


def drop(connection: Connection, *, hashed: bytes | None, role: str, learner: str) -> None:
    """Delete a key, all of a role, or all of somebody; where more is told, what is all of it.

    Raises:
        ValueError: If nothing is told, or there is no such role.
    """
    told = []
    if hashed is not None:
        told.append(ACCESS.c.hashed == hashed.hex())
    if role:
        require_choice("a key's role", role, ROLES)
        told.append(ACCESS.c.role == role)
    if learner:
        whose = select(LEARNER.c.key).where(LEARNER.c.id == learner)
        told.append(ACCESS.c.learner == whose.scalar_subquery())
    if not told:
        raise ValueError("keys are dropped by their hash, their role or whose they are")
    if can_be_kept(learner):  # else there is nobody whose they are
        connection.execute(delete(ACCESS).where(*told))


def passphrase(connection: Connection) -> str:
    """Read the hash of the teacher's passphrase; empty where none was chosen."""
    for row in rows(connection, select(PASSPHRASE)):
        return str(verified(PASSPHRASE, row)["hashed"])
    return ""


def choose_passphrase(connection: Connection, hashed: str) -> None:
    """Keep the hash of the teacher's passphrase.

    Whoever came in by an older one goes out, and no link lets one more choose another.

    Raises:
        ValueError: If it is not text of one line.
    """
    require_text("the hash of a passphrase", hashed, shortest=1)
    row = with_digest(PASSPHRASE, {"one": 1, "hashed": hashed})
    # Of many who choose the first at once, all but one find it there when they try again.
    if not connection.execute(update(PASSPHRASE).values(row)).rowcount:
        connection.execute(insert(PASSPHRASE), row)
    for role in ("teacher", "setup"):
        drop(connection, hashed=None, role=role, learner="")
