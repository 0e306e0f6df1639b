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
_EAST_ASIAN: Final = "of East Asia"
# Of these there is more in the tables above than is like a Latin letter, or next to nothing is.
_TOLD_APART: Final = frozenset(
    "GREEK CYRILLIC ARMENIAN GEORGIAN HEBREW ARABIC SYRIAC THAANA ETHIOPIC DEVANAGARI BENGALI "
    "GURMUKHI GUJARATI ORIYA TAMIL TELUGU KANNADA MALAYALAM SINHALA THAI LAO KHMER MYANMAR TIBETAN "
    "MONGOLIAN".split()
) | {"", _EAST_ASIAN}
_LETTERS: Final = {"Lu", "Ll", "Lt", "Lo"}
_WORDS: Final = re.compile(r"\w+")


def looks(name: str) -> str:
    """Write a name as the eye takes it in: no more than its letters and digits, without accents.

    >>> looks("Аnna.") == looks("ANNÁ")  # the first begins with a Cyrillic letter
    True
    >>> looks("Ana") == looks("Anna")
    False

    A name that has neither, of pictures say, stays as it is.
    """
    # A small digit, raised or in a ring, is less than a letter.
    letters = "".join(each for each in name if unicodedata.category(each) != "No")
    letters = unicodedata.normalize("NFKD", letters).translate(_CAPITAL).casefold()
    letters = unicodedata.normalize("NFKD", letters).translate(_LETTER).translate(_STROKE)
    drawn = "".join(filter(_is_seen, letters))
    for one, other in _DRAWN_AS_ONE:
        drawn = drawn.replace(one, other)
    return unicodedata.normalize("NFKD", drawn) or name


def are_alike(one: str, other: str) -> bool:
    """Say whether two names can be taken for each other; of each is told how it looks.

    >>> are_alike(looks("Alice"), looks("Aɩice")), are_alike(looks("Alice"), looks("Alina"))
    (True, False)

    A letter of an alphabet that few can read may be meant for any Latin letter.
    """
    if len(one) != len(other) or (one + other).isascii():
        return one == other
    pairs = zip(one, other, strict=True)
    return all(a == b or _may_be(a, b) or _may_be(b, a) for a, b in pairs)


def _may_be(letter: str, latin: str) -> bool:
    return latin.isascii() and not letter.isascii() and _alphabet(letter) not in _TOLD_APART


def _is_seen(each: str) -> bool:
    """Say whether something is a letter or digit, or a vowel of those who write them as marks."""
    category = unicodedata.category(each)
    if category.startswith("M"):
        of, *_ = unicodedata.name(each, "").split(" ")
        return of in _TOLD_APART and not unicodedata.combining(each)
    return category in _LETTERS or category == "Nd"


def is_mixed(name: str) -> bool:
    """Say whether a word of a name has letters of more than one alphabet.

    >>> is_mixed("Аnna"), is_mixed("Anna Анна"), is_mixed("山田さん")
    (True, False, False)
    """
    words = _WORDS.findall(unicodedata.normalize("NFKC", name))
    return any(len({_alphabet(each) for each in word} - {""}) > 1 for word in words)


def _alphabet(letter: str) -> str:
    """Name the alphabet of a letter; empty of what is none, such as a digit or a mark."""
    if unicodedata.category(letter) not in _LETTERS:
        return ""
    first, *_ = re.split("[ -]", unicodedata.name(letter, ""))
    return _EAST_ASIAN if first in _OF_EAST_ASIA else first
