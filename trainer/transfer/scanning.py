"""A JSON text read piece by piece, so that only the pieces are held that are asked for."""

import json
import re
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from typing import Any, Final, NoReturn, cast

from scenarios.cards import quoted

# No piece that could be taken in is as long.
_LONGEST: Final = 32_768
_MOST_DIGITS: Final = 20
_SPACE: Final = re.compile(r"[ \t\n\r]*")


@dataclass(frozen=True, slots=True)
class Piece:
    """A value in an object, or one of the values in a list that stands there.

    Attributes:
        key: The name it has in the object.
        number: Which of the list it is, from 1; 0 where it is no list, and for the list itself.
        value: The value; empty for the list itself, which comes first.
    """

    key: str
    number: int
    value: object


def pieces(text: str) -> Iterator[Piece]:
    """Take a JSON object apart, a piece at a time.

    >>> [(each.key, each.number, each.value) for each in pieces('{"a": 1, "b": [2, {"c": 3}]}')]
    [('a', 0, 1), ('b', 0, []), ('b', 1, 2), ('b', 2, {'c': 3})]

    Raises:
        ValueError: If it is none, has a name twice, or holds what JSON does not know, such as NaN;
            the message says where, and quotes it.
    """
    at = _behind(text, 0, "{")
    seen: set[object] = set()
    at, is_over = _is_over(text, at, "}", is_first=True)
    while not is_over:
        begin = _skip(text, at)
        key, at = _value(text, begin)
        if not isinstance(key, str):
            _refuse(text, begin)
        if key in seen:
            raise ValueError(f"{quoted(key)} is there twice, at {_where(text, begin)}")
        seen.add(key)
        at = _behind(text, at, ":")
        at = yield from _at_key(text, at, key)
        at, is_over = _is_over(text, at, "}")
    if _skip(text, at) < len(text):
        _refuse(text, _skip(text, at))


def _at_key(text: str, at: int, key: str) -> Generator[Piece, None, int]:
    at = _skip(text, at)
    if not text.startswith("[", at):
        value, at = _value(text, at)
        yield Piece(key, 0, value)
        return at
    yield Piece(key, 0, [])
    at, is_over = _is_over(text, at + 1, "]", is_first=True)
    number = 0
    while not is_over:
        value, at = _value(text, at)
        number += 1
        yield Piece(key, number, value)
        at, is_over = _is_over(text, at, "]")
    return at


def _is_over(text: str, at: int, end: str, *, is_first: bool = False) -> tuple[int, bool]:
    """Look whether an object or a list ends here; else pass over the comma before what is next."""
    at = _skip(text, at)
    if text.startswith(end, at):
        return at + 1, True
    return (at if is_first else _behind(text, at, ",")), False


def _behind(text: str, at: int, sign: str) -> int:
    at = _skip(text, at)
    if not text.startswith(sign, at):
        _refuse(text, at)
    return at + 1


def _skip(text: str, at: int) -> int:
    return cast("re.Match[str]", _SPACE.match(text, at)).end()


def _value(text: str, at: int) -> tuple[object, int]:
    at = _skip(text, at)
    part = text[at : at + _LONGEST]
    try:
        value, length = _DECODER.raw_decode(part)
    except json.JSONDecodeError as error:
        if len(part) == _LONGEST:
            raise ValueError(f"what begins at {_where(text, at)} is too long") from None
        # Of a text without its end the decoder says where it begins.
        is_cut_off = error.msg.startswith("Unterminated")
        _refuse(text, len(text) if is_cut_off else at + error.pos)
    except RecursionError:
        raise ValueError(f"what begins at {_where(text, at)} is nested too deeply") from None
    except ValueError as error:
        raise ValueError(f"what begins at {_where(text, at)} cannot be: {error}") from None
    return value, at + length


def _refuse(text: str, at: int) -> NoReturn:
    if at >= len(text.rstrip()):
        raise ValueError("it ends in the middle")
    raise ValueError(f"{quoted(text[at : at + 40])} cannot be read, at {_where(text, at)}")


def _where(text: str, at: int) -> str:
    line = text.count("\n", 0, at) + 1
    return f"line {line}, letter {at - text.rfind(chr(10), 0, at)}"


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise ValueError(f"{quoted(twice)} is there twice")
    return made


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{quoted(name)} is no number")


def _whole(digits: str) -> int:
    if len(digits) > _MOST_DIGITS:
        raise ValueError(f"{quoted(digits, longest=30)} has too many digits")
    return int(digits)


_DECODER: Final = json.JSONDecoder(
    object_pairs_hook=_once, parse_constant=_no_number, parse_int=_whole
)
