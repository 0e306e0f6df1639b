"""Names of people, written plainly: nothing in them that is not seen, or that turns the writing."""

import re
import unicodedata
from typing import Final

LONGEST_NAME: Final = 30

# Controls, what turns the direction of writing, halves, private characters, separators of lines;
# then what Unicode counts as letters or marks, and yet nobody sees. What a later Unicode may yet
# assign is left in: a name shall be readable by a Python older than the one that wrote it.
_UNSEEN_KINDS: Final = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
_UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0"
    "\U0001d159\U000e0100-\U000e01ef]"
)


def plain_name(text: str) -> str:
    r"""Write a learner's name plainly: what is not seen is taken out, and spaces are single.

    >>> plain_name("  Ada\u202e \t Lovelace\u200b ")
    'Ada Lovelace'

    Accents are composed (NFC), so that a name typed on two keyboards is one name.
    """
    words = " ".join(text.split())
    seen = (each for each in words if unicodedata.category(each) not in _UNSEEN_KINDS)
    composed = unicodedata.normalize("NFC", _UNSEEN.sub("", "".join(seen)))
    return " ".join(composed.split())
