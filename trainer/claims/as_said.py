"""What is claimed as it is said at the table: a total, or line by line, without its cards."""

import re
from dataclasses import replace
from typing import Final

from scenarios import Category
from scenarios.cards import quoted, without_marks
from trainer.claims.claim import Claim, Part, Within, within_alike, words_of

_PLAIN: Final = {
    "15": Category.FIFTEEN,
    "31": Category.THIRTY_ONE,
    "n": Category.NOBS,
    "h": Category.HEELS,
    "g": Category.GO,
    "l": Category.LAST_CARD,
}
# Multiple runs: how many runs of what length, and the sizes of what is alike in them.
_MULTIPLE: Final = {"d3": (2, 3, [2]), "d4": (2, 4, [2]), "t3": (3, 3, [3]), "dd3": (4, 3, [2, 2])}


def parse_total(text: str) -> int:
    """Read a total, as digits.

    >>> parse_total(" 12 ")
    12

    Raises:
        ValueError: If it is no whole number from 0 to 999.
    """
    match = re.fullmatch("0*([0-9]{1,3})", without_marks(text).strip())
    if match is None:
        raise ValueError(f"{quoted(text)} is no number of points; type them in digits")
    return int(match[1])


def parse_spoken(text: str) -> tuple[Claim, ...]:
    """Read a count as it was said, a word for each line.

    >>> [claim.text for claim in parse_spoken("15 15 p d3")]
    ['15', '15', 'p', 'd3']
    >>> [part.category.value for part in parse_spoken("d3")[0].parts]
    ['run', 'run', 'pair']

    The words are `15` and `31`; `p`, `p3`, `p4` for two, three, four of a kind; `r3` to `r7` for a
    run; `d3`, `d4` for a double run, `t3` for a triple and `dd3` for a double double one; `x4`
    and `x5` for a flush; `n` for nobs, `h` for heels, `g` for go, `l` for last card.

    Args:
        text: The words, with spaces between them.

    Raises:
        ValueError: If a word is none of these; the message quotes it.
    """
    return tuple(Claim(word, _spoken_parts(word)) for word in words_of(text))


def _spoken_parts(word: str) -> tuple[Part, ...]:
    if word in _PLAIN:
        return (Part(_PLAIN[word]),)
    if word in _MULTIPLE:
        copies, length, alike = _MULTIPLE[word]
        runs = [Part(Category.RUN, length)] * copies
        pairs = [Part(Category.PAIR, size) for size in alike]
        return tuple(replace(part, within=Within.MULTIPLE_RUN) for part in (*runs, *pairs))
    if match := re.fullmatch(r"p([234]?)", word):
        size = int(match[1] or 2)
        return (Part(Category.PAIR, size, within=within_alike(size)),)
    if match := re.fullmatch(r"r([3-7])", word):
        return (Part(Category.RUN, int(match[1])),)
    if match := re.fullmatch(r"x([45])", word):
        return (Part(Category.FLUSH, int(match[1])),)
    raise ValueError(f"{quoted(word)} is nothing that scores; fifteens are 15, pairs p, runs r3")
