"""Names of people, written plainly: nothing in them that is not seen, or that turns the writing."""

import re
import unicodedata
from typing import Final

LONGEST_NAME: Final = 30
# A letter of Hebrew may carry so many, and no name that is written needs more.
MOST_MARKS: Final = 4

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


def name_key(name: str) -> str:
    """Write a name so that two names that are told apart by nothing but case are one.

    >>> name_key("ADA") == name_key("Ada")
    True
    """
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def name_to_read(text: str) -> str:
    r"""Write a name that somebody typed plainly, with no more marks on a letter than are read.

    Piled up they would cover the lines around it. What was kept before stays as it is.

    >>> name_to_read("Zoe" + "\u0301" * 40) == "Zoé" + "\u0301" * 3
    True
    """
    kept: list[str] = []
    marks = 0
    for each in unicodedata.normalize("NFD", plain_name(text)):
        marks = marks + 1 if unicodedata.category(each) in {"Mn", "Me"} else 0
        if marks <= MOST_MARKS:
            kept.append(each)
    return plain_name("".join(kept))
