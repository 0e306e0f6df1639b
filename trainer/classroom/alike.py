"""Names that look alike: in letters of another alphabet, say, which no eye tells apart."""

# ruff: noqa: RUF001, RUF002

import re
import unicodedata
from typing import Final

# Capitals, and then small letters, that are drawn as those of the Latin alphabet below them.
_CAPITALS: Final = (
    ("АВЕЗКМНОРСТУХЅІЈԚԜҮ", "ABE3KMHOPCTYXSIJQWY"),  # Cyrillic
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"),  # Greek
    ("ՕՏՍԼ", "OSUL"),  # Armenian
)
_SMALL: Final = (
    ("аеорсухѕіјԁһӏԛԝкɡ", "aeopcyxsijdhlqwkg"),
    ("αικνορυ", "aikvopu"),
    ("օսհոցյ", "ouhngj"),
    ("ıɑ", "ia"),
)
_CAPITAL: Final = str.maketrans(*map("".join, zip(*_CAPITALS, strict=True)))
_LETTER: Final = str.maketrans(*map("".join, zip(*_SMALL, strict=True)))
# What is drawn alike within one alphabet, in one font or another.
_STROKE: Final = str.maketrans("il1|0", "llllo")
_DRAWN_AS_ONE: Final = (("rn", "m"), ("vv", "w"))
# These are written together.
_OF_EAST_ASIA: Final = {"CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC"}
_WORDS: Final = re.compile(r"\w+")


def looks(name: str) -> str:
    """Write a name so that two which look alike are one, whatever letters they are of.

    >>> looks("Аnna") == looks("ANNA")  # the first begins with a Cyrillic letter
    True
    >>> looks("Ana") == looks("Anna")
    False

    Empty where there is nothing in it but signs and spaces.
    """
    letters = unicodedata.normalize("NFKD", name).translate(_CAPITAL).casefold()
    letters = unicodedata.normalize("NFKD", letters).translate(_LETTER).translate(_STROKE)
    drawn = "".join(each for each in letters if unicodedata.category(each)[0] not in "PZ")
    for one, other in _DRAWN_AS_ONE:
        drawn = drawn.replace(one, other)
    return unicodedata.normalize("NFKD", drawn)


def is_mixed(name: str) -> bool:
    """Say whether a word of a name has letters of more than one alphabet.

    >>> is_mixed("Аnna"), is_mixed("Anna Анна"), is_mixed("山田さん")
    (True, False, False)
    """
    words = _WORDS.findall(unicodedata.normalize("NFKC", name))
    return any(len({_alphabet(each) for each in word} - {""}) > 1 for word in words)


def _alphabet(letter: str) -> str:
    """Name the alphabet of a letter; empty of what is none, such as a digit or a mark."""
    if unicodedata.category(letter) not in {"Lu", "Ll", "Lt", "Lo"}:
        return ""
    first, *_ = re.split("[ -]", unicodedata.name(letter, ""))
    return "of East Asia" if first in _OF_EAST_ASIA else first
