"""What a class or a drill is called, where everybody in a room reads it."""

from typing import Final

from trainer.names import plain_name
from trainer.required import require_text, shown

LONGEST: Final = 60


def require_name(what: str, name: str) -> None:
    """Check that it is 1 to 60 characters, and nothing of it unseen.

    >>> require_name("a title", "Fifteens ")
    Traceback (most recent call last):
    ValueError: a title has no unseen characters or spare spaces, as 'Fifteens '

    Raises:
        ValueError: If it is not; the message says what it is called, and quotes it.
    """
    require_text(what, name, longest=LONGEST, shortest=1)
    if name != plain_name(name):
        raise ValueError(f"{what} has no unseen characters or spare spaces, as {shown(name)}")
