"""What was called on a count that was heard, as it is typed and as the log keeps it."""

import re
from dataclasses import dataclass
from typing import Final

from scenarios.cards import cut_short, quoted
from trainer.claims import Claim, parse_combinations
from trainer.fitting import part_points
from trainer.miscounts.said import SaidCount
from trainer.muggins import Call, Saying

# No hand makes more, so that a larger number behind a call names cards.
_MOST_CALLED: Final = 29
_ACCEPTED: Final = {"a", "ok", "accept"}
_SAYINGS: Final = {
    "m": Saying.MUGGINS,
    "muggins": Saying.MUGGINS,
    "o": Saying.OVER,
    "over": Saying.OVER,
}
# What cards come to that are named by themselves.
_SUMS: Final = (15, 31)
_CARD: Final = re.compile(r"10|[2-9]")
_LONGEST_NUMBER: Final = 12
_FIRST: Final = re.compile(r"(m|muggins|o|over)([0-9]*)", re.ASCII)


@dataclass(frozen=True, slots=True)
class Called:
    """A count that was heard, and what was called on it.

    >>> called = Called.parse("7H8C p7H7D : muggins 3 r678")
    >>> called.said.points, str(called.call), called.named[0].text
    (4, 'muggins 3', 'r678')
    >>> str(called)
    '7H8C p7H7D : muggins 3 r678'

    Attributes:
        said: The count.
        call: The call.
        named: What was named as missed, or as counted and not there.

    Raises:
        ValueError: If something is named where the count is accepted.
    """

    said: SaidCount
    call: Call
    named: tuple[Claim, ...] = ()

    def __post_init__(self) -> None:
        if self.named and self.call.saying is Saying.ACCEPT:
            raise ValueError("nothing is named where a count is accepted")

    def __str__(self) -> str:
        return " ".join([f"{self.said} : {self.call}", *(claim.text for claim in self.named)])

    @classmethod
    def parse(cls, text: str, *, in_play: bool = False) -> "Called":
        """Read what `str` writes.

        Args:
            text: The count, a colon and the call, with what it names.
            in_play: Whether the count is of a card laid.

        Raises:
            ValueError: If it cannot be read; the message quotes what cannot.
        """
        said, colon, called = text.partition(":")
        if not colon:
            raise ValueError(f"{quoted(text)} has no call behind a count, as 7H8C : muggins 2 has")
        words = called.split()
        many = 1 if words[:1] == [Saying.ACCEPT.value] else 2
        return cls(
            SaidCount.parse(said, in_play=in_play),
            Call.parse(" ".join(words[:many])),
            parse_combinations(" ".join(words[many:]), in_play=in_play),
        )


def read_call(text: str, *, in_play: bool = False) -> tuple[Call, tuple[Claim, ...]]:
    """Read a call as it is typed, and what it names.

    >>> str(read_call("m4")[0]), str(read_call("Over by 2 r345")[0]), str(read_call("a")[0])
    ('muggins 4', 'over 2', 'accept')
    >>> call, named = read_call("m 78 p66")
    >>> str(call), [claim.text for claim in named]
    ('muggins 4', ['78', 'p66'])

    Where no points are said, they are those of what is named. A number beyond 29 names cards, if
    they are a fifteen or thirty-one.

    Args:
        text: What was typed.
        in_play: Whether it is called on a card laid.

    Raises:
        ValueError: If it cannot be read; the message says so in a sentence.
    """
    # Of other letters some turn into these, as the sign of the kelvin into a k.
    first, *rest = (text.lower() if text.isascii() else text).split() or [""]
    if first in _ACCEPTED:
        if rest:
            raise ValueError(f"{quoted(text)} accepts the count, and says more as well")
        return Call(Saying.ACCEPT), ()
    match = _FIRST.fullmatch(first)
    if match is None:
        what = f"{quoted(text)} is no call" if first else "nothing is called"
        raise ValueError(f"{what}; type a to accept, m4 for muggins or o2 for two too many")
    if rest[:1] in (["for"], ["by"]):
        rest = rest[1:]
    return _call_of(_SAYINGS[match[1]], [*filter(None, [match[2]]), *rest], in_play=in_play)


def _call_of(saying: Saying, words: list[str], *, in_play: bool) -> tuple[Call, tuple[Claim, ...]]:
    """Take the points from the first word, or else from what is named."""
    points = _points(saying, words[0]) if words else None
    if points is not None and words[1:] and _is_number(words[1]):
        other = f"{_FOR[saying]} {points} and {words[1]}"
        raise ValueError(f"{other}: say one number, then the cards it is of")
    named = parse_combinations(" ".join(words[points is not None :]), in_play=in_play)
    if points is None:
        points = sum(part_points(part) for claim in named for part in claim.parts)
        if not points:
            raise ValueError(f"say how many points it is {_BY[saying]}, or name what they are of")
    return Call(saying, points), named


_BY: Final = {Saying.MUGGINS: "short", Saying.OVER: "over"}
_FOR: Final = {Saying.MUGGINS: "muggins for", Saying.OVER: "over by"}


def _points(saying: Saying, word: str) -> int | None:
    """Read how many points it is; None where the word names cards.

    Raises:
        ValueError: If it is a number, and no count is so far off.
    """
    if not (word.isascii() and word.isdecimal()):
        return None
    digits = word.lstrip("0")
    if not digits:
        raise ValueError(f"{_FOR[saying]} 0: where nothing is wrong, type a to accept")
    if len(digits) <= 2 and int(digits) <= _MOST_CALLED:
        return int(digits)
    if _pips(word) not in _SUMS:
        off = f"a count is off by at most {_MOST_CALLED}"
        raise ValueError(f"{_FOR[saying]} {cut_short(word, longest=_LONGEST_NUMBER)}: {off}")
    return None


def _is_number(word: str) -> bool:
    """Whether it can only be meant for points, since a single card makes nothing."""
    if not (word.isascii() and word.isdecimal()) or len(word) > 2:
        return False
    return _pips(word) == 0 or len(_CARD.findall(word)) == 1


def _pips(word: str) -> int:
    """Add up cards that are named by digits alone; 0 where they are none."""
    cards = _CARD.findall(word)
    return sum(map(int, cards)) if "".join(cards) == word else 0
