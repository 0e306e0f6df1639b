"""Keys that are kept as long as the app runs and no longer, until the register is on disk."""

from dataclasses import replace
from datetime import datetime

from trainer.classroom.keys import Key
from trainer.classroom.lesson import Classroom
from trainer.record import Learner


class Unkept:
    """What is asked of a register about keys, a passphrase and who is in which class."""

    def __init__(self) -> None:
        self._keys: dict[bytes, Key] = {}
        self._passphrase = ""

    def add_key(self, key: Key) -> None:
        """Keep the hash of a key."""
        self._keys[key.hashed] = key

    def key(self, hashed: bytes) -> Key | None:
        """Find a key by its hash."""
        return self._keys.get(hashed)

    def use_key(self, hashed: bytes, now: datetime) -> None:
        """Note when a key was used."""
        if key := self._keys.get(hashed):
            self._keys[hashed] = replace(key, seen=now)

    def drop_keys(self, *, hashed: bytes | None = None, role: str = "", learner: str = "") -> None:
        """Delete a key, or all of a role, or all of somebody."""
        for key in [*self._keys.values()]:
            if (
                key.hashed == hashed
                or (role and key.role == role)
                or (learner and key.learner == learner)
            ):
                del self._keys[key.hashed]

    def passphrase(self) -> str:
        """Read the hash of the teacher's passphrase; empty where none was chosen."""
        return self._passphrase

    def choose_passphrase(self, hashed: str) -> None:
        """Keep the hash of the teacher's passphrase; those who came in by an older one go out."""
        for role in ("teacher", "setup"):
            self.drop_keys(role=role)
        self._passphrase = hashed

    def class_of(self, learner: str) -> Classroom | None:  # noqa: ARG002  nobody is in one
        """Find the class that somebody is in; None for whoever learns alone."""
        return None

    def members(self, classroom: str) -> tuple[Learner, ...]:  # noqa: ARG002  there is none
        """List who is in a class, by name."""
        return ()
