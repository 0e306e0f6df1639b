"""Keys: with what a browser shows whose it is, a teacher's or that of somebody in a class."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Final, Literal

from trainer.required import require_choice, require_id, require_time, shown

Role = Literal["teacher", "student", "setup"]
ROLES: Final[tuple[Role, ...]] = ("teacher", "student", "setup")
# A teacher's browser that is left alone for two hours, or was let in eight hours ago, is a
# stranger's again. A student's is known as long as the class is kept. A setup link is good once.
LASTS: Final = {
    "teacher": timedelta(hours=8),
    "student": timedelta(days=400),
    "setup": timedelta(hours=1),
}
IDLE: Final = timedelta(hours=2)


@dataclass(frozen=True, slots=True, kw_only=True)
class Key:
    """A key, of which only a hash is kept: the word itself is in one browser and nowhere else.

    Attributes:
        hashed: The hash of its word, as `hashed_key` makes it.
        role: What it opens.
        learner: The id of whose it is; empty where it is a teacher's.
        cut: When it was made, in UTC.
        seen: When it was used last, in UTC.

    Raises:
        ValueError: If one of them is not so.
    """

    hashed: bytes
    role: Role
    learner: str = ""
    cut: datetime
    seen: datetime

    def __post_init__(self) -> None:
        if type(self.hashed) is not bytes or len(self.hashed) != sha256().digest_size:
            raise ValueError(f"a key is kept as a hash of 32 bytes, not {shown(self.hashed)}")
        require_choice("a key's role", self.role, ROLES)
        if self.role == "student":
            require_id("a learner's id", self.learner)
        elif self.learner:
            raise ValueError(f"a key of {self.role} is no learner's, not {shown(self.learner)}")
        require_time("cut", self.cut)
        require_time("seen", self.seen)

    def is_good(self, now: datetime) -> bool:
        """Say whether it still opens something."""
        if now >= self.cut + LASTS[self.role]:
            return False
        return self.role != "teacher" or now < self.seen + IDLE


def hashed_key(word: str) -> bytes:
    """Hash the word of a key. It was drawn by chance, so that nothing slow is needed."""
    return sha256(word.encode("utf-8", "replace")).digest()
