"""The code with which a class is joined: seven symbols, none of which can be taken for another."""

from typing import Final, Protocol

from scenarios.cards import quoted

# Without 0 and O, 1 and I and L, and U, which is heard as V is.
SYMBOLS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
LENGTH: Final = 7
_SPARE: Final = " -."


class Chance(Protocol):
    """A source of chance that nobody can foresee."""

    def choice(self, seq: str, /) -> str:
        """Choose one."""


def new_code(chance: Chance) -> str:
    """Draw a code.

    >>> from random import Random
    >>> new_code(Random(7))
    'C6EP34W'
    """
    return "".join(chance.choice(SYMBOLS) for _ in range(LENGTH))


def code_words(code: str) -> str:
    """Write a code as it is read aloud.

    >>> code_words("C6EP34W")
    'C6E P34W'
    """
    return f"{code[:3]} {code[3:]}"


def parse_code(text: str) -> str:
    """Read a code as people type it.

    >>> parse_code(" c6e-p34w ")
    'C6EP34W'

    Raises:
        ValueError: If it is none; the message quotes it and says what a code is.
    """
    code = "".join(each for each in text if each not in _SPARE)
    code = code.upper() if code.isascii() else code
    if len(code) != LENGTH or any(each not in SYMBOLS for each in code):
        raise ValueError(
            f"a code is {LENGTH} letters and digits, none of them 0, 1, I, L, O or U; not "
            f"{quoted(text)}"
        )
    return code
