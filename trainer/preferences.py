"""How a learner likes to practise, remembered from one day to the next."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, get_args

from scenarios.cards import cut_short, quoted
from trainer.record import Form

Level = Literal["new", "counts"]
Order = Literal["dealt", "sorted"]

_FORM_TO_BEGIN_WITH: Final[Mapping[Level, Form]] = {"new": "spoken", "counts": "total"}

# What each can be set to; what is first is so unless it is chosen otherwise. Whose turn it is is
# answered by cards whatever one likes.
_CHOICES: Final[Mapping[str, tuple[object, ...]]] = {
    "level": ("counts", "new"),
    "form": (None, "total", "spoken", "combinations"),
    "order": get_args(Order),
    "goes_on_s": (0, 1, 2, 3),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Preferences:
    """I am new to counting, I say my count aloud, and I like my cards sorted.

    >>> str(Preferences(level="new", order="sorted"))
    'level=new&order=sorted'
    >>> Preferences.parse("level=new&order=sorted").form
    'spoken'

    The level is always written: no text at all is that of somebody who was not asked yet.

    Attributes:
        level: New to counting, or can count.
        chosen_form: How to answer, if that was ever chosen; never by cards.
        order: The cards of a hand as they were dealt, or sorted.
        goes_on_s: After how many seconds a right answer goes on by itself, 1 to 3; 0 is never.

    Raises:
        ValueError: If one of them cannot be chosen.
    """

    level: Level = "counts"
    chosen_form: Form | None = None
    order: Order = "dealt"
    goes_on_s: int = 0

    def __post_init__(self) -> None:
        for name, value in self._fields.items():
            # By type as well, since True equals 1, and reads back as 1.
            if not any(type(value) is type(each) and value == each for each in _CHOICES[name]):
                raise ValueError(f"{name} is one of {_named(name)}, not {cut_short(repr(value))}")

    @property
    def form(self) -> Form:
        """How to answer: as was chosen, or else as one begins at this level."""
        return self.chosen_form or _FORM_TO_BEGIN_WITH[self.level]

    @property
    def _fields(self) -> dict[str, object]:
        return {
            "level": self.level,
            "form": self.chosen_form,
            "order": self.order,
            "goes_on_s": self.goes_on_s,
        }

    def __str__(self) -> str:
        return "&".join(
            f"{name}={value}"
            for name, value in self._fields.items()
            if name == "level" or value != _CHOICES[name][0]
        )

    @classmethod
    def parse(cls, text: str) -> "Preferences":
        """Read what `str` writes; no text is what one begins with.

        Raises:
            ValueError: If a word of it cannot be read, or says something a second time; quoting it.
        """
        chosen: dict[str, Any] = {}
        for word in text.split("&") if text else ():
            name, _, value = word.partition("=")
            if name not in _CHOICES:
                raise ValueError(
                    f"{quoted(word)} is no preference; there are {', '.join(_CHOICES)}"
                )
            field = "chosen_form" if name == "form" else name
            if field in chosen:
                raise ValueError(f"{quoted(word)} says {name} a second time")
            if value not in (values := _values(name)):
                raise ValueError(f"{quoted(word)} cannot be chosen; {name} is {_named(name)}")
            chosen[field] = values[value]
        return cls(**chosen)


def _values(name: str) -> dict[str, object]:
    return {str(each): each for each in _CHOICES[name] if each is not None}


def _named(name: str) -> str:
    return ", ".join(_values(name))
