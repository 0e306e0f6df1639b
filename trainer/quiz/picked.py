"""Which of a drill's questions are asked, where somebody has picked them, and in which order."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Final

from scenarios.cards import quoted
from trainer.quiz.length import MOST_QUESTIONS

# So many can be swapped before nobody goes on.
_LAST: Final = 9_999
_MOST_DIGITS: Final = 4

Picked = tuple[int, ...]


def require_picked(picked: Picked) -> None:
    """Check that these can be asked one after the other.

    Raises:
        ValueError: If one is no number of a question, one is there twice, or there are too many.
    """
    if len(picked) > MOST_QUESTIONS:
        raise ValueError(f"at most {MOST_QUESTIONS} questions can be picked, not {len(picked)}")
    for number in picked:
        # By type, since True is a number as well.
        if type(number) is not int or not 0 <= number <= _LAST:
            raise ValueError(f"questions are picked by numbers from 0 to {_LAST}, not {number!r}")
    if len(set(picked)) < len(picked):
        raise ValueError(f"a question is picked once, and not as in {quoted(picked_text(picked))}")


def number_at(picked: Picked, place: int) -> int:
    """Tell which question is asked at a place, from 0 on: behind those picked, those that follow.

    >>> [number_at((0, 1, 7, 3), place) for place in range(6)], number_at((), 2)
    ([0, 1, 7, 3, 8, 9], 2)
    """
    if place < len(picked):
        return picked[place]
    return max(picked, default=-1) + 1 + place - len(picked)


def swapped(picked: Picked, place: int) -> Picked:
    """Pick another question in place of one: the first behind all of them.

    >>> swapped((0, 1, 2), 1), swapped((0, 3, 2), 1)
    ((0, 3, 2), (0, 4, 2))
    """
    return (*picked[:place], max(picked) + 1, *picked[place + 1 :])


def picked_text(picked: Iterable[int]) -> str:
    """Write them as a link does.

    >>> picked_text((0, 1, 2, 11, 4, 5))
    '0-2,11,4-5'
    """
    return ",".join(
        str(first) if first == last else f"{first}-{last}" for first, last in _spans(picked)
    )


def parse_picked(text: str) -> Picked:
    """Read what `picked_text` writes.

    Raises:
        ValueError: If it cannot be read, or not be asked; the message quotes it.
    """
    spans = [_span(word, text) for word in text.split(",")] if text else []
    picked = tuple(chain.from_iterable(spans))
    require_picked(picked)
    return picked


def _spans(picked: Iterable[int]) -> Iterator[tuple[int, int]]:
    first = last = None
    for number in picked:
        if last is not None and number == last + 1:
            last = number
            continue
        if first is not None and last is not None:
            yield first, last
        first = last = number
    if first is not None and last is not None:
        yield first, last


def _span(word: str, text: str) -> Sequence[int]:
    ends = word.split("-")
    if len(ends) > 2 or not all(
        end.isascii() and end.isdecimal() and len(end) <= _MOST_DIGITS for end in ends
    ):
        raise ValueError(f"questions are picked as in 0-3,11,5-9, and not as in {quoted(text)}")
    return range(int(ends[0]), int(ends[-1]) + 1)
