"""An argument: what lies there, and what up to two people say it is worth."""

import unicodedata
from dataclasses import dataclass
from typing import Final

from scenarios import ACC, Rules
from scenarios.cards import quoted, without_marks
from trainer.names import LONGEST_NAME, plain_name
from trainer.settle.laid import Laid
from trainer.settle.said import read_said
from trainer.settle.suits import Given

LONGEST_SAID: Final = 200
_MOST_PEOPLE: Final = 2


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
        # Letters and figures of another width mean the same.
        says = unicodedata.normalize("NFKC", without_marks(self.says))
        keep(self, "says", " ".join(says.split()))
        keep(self, "name", plain_name(self.name))
        if not self.says or len(self.says) > LONGEST_SAID or not self.says.isprintable():
            raise ValueError(f"{quoted(self.says)} is no count; say the points, a number like 12")
        if len(self.name) > LONGEST_NAME:
            raise ValueError(f"{quoted(self.name)} is longer than {LONGEST_NAME} letters")


@dataclass(frozen=True, slots=True)
class Argument:
    """An argument.

    Attributes:
        given: What was given of that which lies there.
        people: Who says something of it, two at most.
        rules: What the cards are worth.

    Raises:
        ValueError: If there are more, or what they say cannot be read.
    """

    given: Given
    people: tuple[Person, ...] = ()
    rules: Rules = ACC

    def __post_init__(self) -> None:
        if len(self.people) > _MOST_PEOPLE:
            raise ValueError(f"of {len(self.people)} people only two can argue")
        for person in self.people:
            read_said(person.says, self.given.entered)

    @property
    def laid(self) -> Laid:
        """What lies there, or is taken to lie there where suits were not given."""
        return self.given.laid

    @property
    def points(self) -> int:
        """What it is worth; a point for go or last card that may be there is not in it."""
        return self.laid.score(self.rules).points
