"""What is to be done about a database itself, so that who is forgotten is gone from the disk."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Upkeep:
    """What a database asks for when something is deleted from it.

    Attributes:
        remove_copies: Removes the copies of it that the program made; raises `UnavailableError`
            if one cannot be removed.
        clear_away: Clears away what was deleted, and says whether it is off the disk.
    """

    remove_copies: Callable[[], None]
    clear_away: Callable[[], bool]


# Nothing is known here of a server's disk, nor is anything laid on it.
NO_UPKEEP: Final = Upkeep(remove_copies=lambda: None, clear_away=lambda: True)
