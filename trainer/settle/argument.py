"""An argument: what lies there, and what up to two people say it is worth; its text is its link."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from scenarios.cards import quoted
from scenarios.play import THIRTY_ONE
from scenarios.show import FIFTEEN, MOST_POINTS
from trainer.claims import Claim, parse_combinations, parse_spoken, parse_total
from trainer.quiz.settings import read_link, write_link
from trainer.record import LONGEST_NAME, plain_name
from trainer.settle.laid import WORDS, Laid, Line, parse_laid

LONGEST_SAID: Final = 200
_POINTS_BEHIND: Final = re.compile(r"(?<=\d) points?$", re.IGNORECASE)
_PLACES: Final = ("first", "second")
_SAYS: Final = "_says"
_FIELDS: Final = (*WORDS, *(f"{place}{end}" for place in _PLACES for end in ("", _SAYS)))


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who says what it is worth.

    Attributes:
        says: The points, or the lines of the count; see `read_said`.
        name: A name, or nothing.

    Raises:
        ValueError: If nothing is said, or it is too long or not to be seen.
    """

    says: str
    name: str = ""

    def __post_init__(self) -> None:
        keep = object.__setattr__
        keep(self, "says", " ".join(self.says.split()))
        keep(self, "name", plain_name(self.name))
        if not self.says or len(self.says) > LONGEST_SAID or not self.says.isprintable():
            raise ValueError(f"{quoted(self.says)} is no count; say the points, a number like 12")
        if len(self.name) > LONGEST_NAME:
            raise ValueError(f"{quoted(self.name)} is longer than {LONGEST_NAME} letters")


@dataclass(frozen=True, slots=True)
class Argument:
    """An argument; its text is what stands behind the question mark of its link.

    >>> print(Argument(parse_laid("cut JD"), (Person("2", "Ada"), Person("1"))))
    cut=JD&first=Ada&first_says=2&second_says=1

    Attributes:
        laid: What lies there.
        people: Who says something of it, two at most.

    Raises:
        ValueError: If there are more, or what they say cannot be read.
    """

    laid: Laid
    people: tuple[Person, ...] = ()

    def __post_init__(self) -> None:
        if len(self.people) > len(_PLACES):
            raise ValueError(f"of {len(self.people)} people only two can argue")
        for person in self.people:
            read_said(person.says, in_play=isinstance(self.laid, Line))

    @property
    def fields(self) -> dict[str, str]:
        """What its link says."""
        word, cards = str(self.laid).split(maxsplit=1)
        fields = {word: cards}
        for place, person in zip(_PLACES, self.people, strict=False):
            fields |= {place: person.name, f"{place}{_SAYS}": person.says}
        return {name: text for name, text in fields.items() if text}

    def __str__(self) -> str:
        return write_link(self.fields)

    @classmethod
    def parse(cls, text: str) -> "Argument":
        """Read what `str` writes, as it stands in a link.

        Raises:
            ValueError: If it cannot be read; the message quotes it.
        """
        return cls.of(read_link(text))

    @classmethod
    def of(cls, fields: Mapping[str, str]) -> "Argument":
        """Read the fields of a link.

        Raises:
            ValueError: If one is unknown or cannot be read, or if not one thing lies there.
        """
        for name in fields:
            if name not in _FIELDS:
                raise ValueError(f"{quoted(name)} is nothing that a link to an argument says")
        there = [word for word in WORDS if word in fields]
        if len(there) != 1:
            raise ValueError(
                f"{quoted(write_link(fields))} has {len(there)} of show, crib, cut and play; "
                "an argument is about one"
            )
        (word,) = there
        people = (
            Person(fields[f"{place}{_SAYS}"], fields.get(place, ""))
            for place in _PLACES
            if f"{place}{_SAYS}" in fields
        )
        return cls(parse_laid(f"{word} {fields[word]}"), tuple(people))


def read_said(says: str, *, in_play: bool) -> int | tuple[Claim, ...]:
    """Read what somebody says: the points, or the lines of a count.

    >>> read_said("12", in_play=False)
    12
    >>> [claim.text for claim in read_said("15 78 p66 r3", in_play=False)]
    ['15', '78', 'p66', 'r3']

    >>> read_said("14 points", in_play=False), len(read_said("78", in_play=False))
    (14, 1)

    A line is as it is said or as its cards are typed at the card table; both may stand together. A
    number that nobody claims, more than there are points, is a line alone; so are 15 and 31 in the
    play, which are said there before their points.

    Args:
        says: A number, or words with spaces between them.
        in_play: Whether it is said of the play.

    Raises:
        ValueError: If a word is neither; the message quotes it.
    """
    number = _POINTS_BEHIND.sub("", says)
    if number.lower() == "nothing":
        return 0
    if number.isdecimal() and not _is_line(number, in_play=in_play):
        return parse_total(number)
    claims = tuple(claim for word in says.split() for claim in _line(word, in_play=in_play))
    if {"g", "l"} <= {claim.text for claim in claims}:
        raise ValueError(f"{quoted(says)} has go and last card; it is one point, for one of them")
    return claims


def _is_line(number: str, *, in_play: bool) -> bool:
    """Whether a number alone is a line of a count, and not the points."""
    if in_play and int(number) in {FIFTEEN, THIRTY_ONE}:
        return True
    if int(number) <= MOST_POINTS:
        return False
    try:
        _line(number, in_play=in_play)
    except ValueError:
        return False
    return True


def _line(word: str, *, in_play: bool) -> tuple[Claim, ...]:
    try:
        return parse_spoken(word)
    except ValueError:
        return parse_combinations(word, in_play=in_play)
