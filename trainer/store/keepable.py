"""What a database can keep: whole characters, and numbers of eight bytes."""

import re
from typing import Final

from trainer.required import LARGEST

_NEVER_KEPT: Final = re.compile("[\\0\ud800-\udfff]")


def can_be_kept(*values: str | int | None) -> bool:
    r"""Say whether a database can hold all of these; what it cannot, it need not be asked after.

    It takes no half characters nor zero bytes, and no numbers of more than eight bytes.

    >>> can_be_kept("pair royal", None, 29), can_be_kept("\ud800"), can_be_kept(2**64)
    (True, False, False)
    """
    return all(
        -LARGEST <= value <= LARGEST if isinstance(value, int) else not _NEVER_KEPT.search(value)
        for value in values
        if value is not None
    )


def require_whole(what: str, value: int) -> None:
    """Check that it is a whole number that can be kept.

    Raises:
        ValueError: If it is not; the message says what it is called.
    """
    if not 0 <= value <= LARGEST:
        raise ValueError(f"{what} is a whole number from 0 to {LARGEST}, not {value}")
