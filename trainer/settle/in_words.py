"""What somebody says in the words of the table, written as the lines of a count."""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from scenarios import Rank
from scenarios.cards import quoted
from trainer.settle.entered import Entered
from trainer.spoken import number_words
from trainer.verdict.words import rank_word

# What cannot be read gets an example of what can.
EXAMPLE: Final = "say the points, like 12, or what scores, like: fifteen two and a pair is four"

_NUMBERS: Final[Mapping[str, int]] = {
    number_words(number).replace("-", " "): number for number in range(1, 30)
} | {"zero": 0}
_RANKS: Final[Mapping[str, str]] = {
    f"{rank_word(rank)}{'es' if rank is Rank.SIX else 's'}": str(rank).lower() for rank in Rank
}
_NUMBER: Final = rf"(?:\d\d?|{'|'.join(sorted(_NUMBERS, key=len, reverse=True))})"
_RANK: Final = f"(?:{'|'.join(_RANKS)})"

# The longer name before the one that is a part of it; behind each the line that it is.
_NAMES: Final[Mapping[str, str]] = {
    "(?:double double|quadruple) run": "dd3",
    "triple run": "t3",
    f"double run(?: of (?P<double>{_NUMBER}))?": "d",
    f"run(?: of (?P<run>{_NUMBER}))?": "r",
    "(?:double pair royal|four of a kind)": "p4",
    "(?:pair royal|three of a kind)": "p3",
    f"pair of (?P<pair>{_RANK})": "p",
    f"(?P<many>two|three|four) (?P<alike>{_RANK})": "p",
    f"(?:(?P<pairs>{_NUMBER}) pairs|pair)": "p",
    f"(?:(?P<fifteens>{_NUMBER}) fifteens|fifteen|15)": "15",
    "(?:thirty one|31)": "31",
    f"flush(?: of (?P<flush>{_NUMBER}))?": "x",
    "(?:nobs|right jack)": "n",
    "heels": "h",
    "last(?: card)?": "l",
    "go": "g",
}
_LINES: Final = tuple(_NAMES.values())
_WORTH: Final = {"15": 2, "31": 2, "p": 2, "p3": 6, "p4": 12, "d3": 8, "d4": 10, "t3": 15} | {
    "dd3": 16,
    "n": 1,
    "h": 2,
    "g": 1,
    "l": 1,
}
_SIZES: Final = {"d": {3, 4}, "r": {3, 4, 5, 6, 7}, "x": {4, 5}}
_SIZE_OF_DOUBLE: Final = {8: 3, 10: 4}

_SMALL: Final = "and plus then with also a an the another his one".split()
_ARTICLES: Final = f"(?:(?:{'|'.join(_SMALL)}) )*"
_ANY_NAME: Final = "|".join(f"(?P<at{at}>{name})" for at, name in enumerate(_NAMES))
# The total so far, said behind a line: a number that does not begin the next one.
_SO_FAR: Final = (
    rf"(?!15|31|fifteen|thirty){_NUMBER}\b(?! (?:points? )?(?:for|of|pairs|fifteens|{_RANK})\b)"
)
_PHRASE: Final = re.compile(
    rf"(?:(?P<before>{_NUMBER})(?: points?)? for )?{_ARTICLES}(?:{_ANY_NAME})\b"
    rf"(?: for (?P<behind>{_NUMBER})\b)?(?: (?:(?:is|are|makes) )?{_SO_FAR})?(?: points?\b)?"
)
_POINTS: Final = re.compile(rf"(?P<number>{_NUMBER})(?P<points> points?)?")
_TELLING: Final = {
    *" ".join([*_NUMBERS, *_RANKS]).split(),
    *"fifteens thirty pair pairs run flush nobs jack heels last card go kind royal".split(),
}


def in_codes(says: str, lies: Entered) -> str:
    """Write what somebody says in words as the lines of a count; what is none stays as it is.

    >>> from trainer.quiz.kinds import Kind
    >>> from trainer.settle.entered import read_cards
    >>> hand = read_cards(Kind.HAND, "5 6 6 7 / 8")
    >>> in_codes("Fifteen two, fifteen four, a pair of sixes, and one for his nobs", hand)
    '15 15 p66 n'
    >>> in_codes("a double run is fourteen", hand), in_codes("twelve", hand)
    ('d4', '12')

    Totals that are said so far are passed over: the lines make their own.

    Args:
        says: What somebody says.
        lies: The cards of which it is said.

    Raises:
        ValueError: If something in it is not exact, or worth otherwise than it is said to be.
    """
    text = _plain(says)
    if not _TELLING & set(text.split()):
        return says
    if total := _POINTS.fullmatch(text):
        return f"{_number(total['number'])}{total['points'] or ''}"
    return " ".join(_codes(text, lies)) or says


def is_points(says: str) -> bool:
    """Whether somebody says a number of points, and nothing of what they are.

    >>> is_points("fifteen"), is_points("12 points"), is_points("fifteen for two")
    (True, True, False)
    """
    return bool(_POINTS.fullmatch(_plain(says)))


def _plain(says: str) -> str:
    return " ".join(re.sub("[-,.;:+&!]", " ", says.lower()).split())


def _codes(text: str, lies: Entered) -> Iterator[str]:
    while text:
        if said := _PHRASE.match(text):
            yield from _lines(said, lies)
            text = text[said.end() :].strip()
            continue
        word, _, text = text.partition(" ")
        if word not in _SMALL:
            yield word


def _lines(said: re.Match[str], lies: Entered) -> list[str]:
    """Write the lines of one phrase."""
    line = next(line for at, line in enumerate(_LINES) if said[f"at{at}"])
    points = _number(said["before"] or said["behind"])
    times = _number(said["pairs"] or said["fifteens"]) or 1
    if line in _SIZES:
        size = _size(line, said, points, lies)
        line = f"{line}{size or ''}"
        worth = _WORTH.get(line, size or 0)
    elif cards := _cards(said):
        line, worth = f"p{cards}", _WORTH["p" if len(cards) == 2 else f"p{len(cards)}"]
    else:
        worth = _WORTH[line]
    if points not in {None, worth * times}:
        raise ValueError(f"{quoted(said[0])} would be {worth * times}; {EXAMPLE}")
    return [line] * times


def _cards(said: re.Match[str]) -> str:
    """Write the cards of "a pair of sixes" and of "three fives"."""
    if said["pair"]:
        return _RANKS[said["pair"]] * 2
    return _RANKS[said["alike"]] * _NUMBERS[said["many"]] if said["alike"] else ""


def _size(line: str, said: re.Match[str], points: int | None, lies: Entered) -> int | None:
    """Tell how long a run or a flush is; a flush may be as long as the one that lies there."""
    if line == "d":
        size = _number(said["double"]) or _SIZE_OF_DOUBLE.get(points or 0)
        size = size or _length_of_double(lies)
    else:
        size = _number(said["run"] or said["flush"]) or points
    if size is None and line == "r":
        raise ValueError(f"{quoted(said[0])} does not tell of how many cards; {EXAMPLE}")
    if size is not None and size not in _SIZES[line]:
        raise ValueError(f"{quoted(said[0])} is nothing that scores; {EXAMPLE}")
    return size


def _length_of_double(lies: Entered) -> int:
    """Tell how long a double run is that is called by this name alone."""
    ranks = {card.rank for card in lies.cards}
    is_of_four = any({rank + more for more in range(4)} <= ranks for rank in ranks)
    return 4 if is_of_four else 3


def _number(word: str | None) -> int | None:
    if word is None:
        return None
    return int(word) if word.isdecimal() else _NUMBERS[word]
