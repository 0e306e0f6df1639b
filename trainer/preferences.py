"""How a learner likes to practise, remembered from one day to the next."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, get_args

from scenarios.cards import cut_short, quoted
from trainer.days import zone_names
from trainer.house import HOUSES, SWITCHES, House
from trainer.record import Form

Level = Literal["new", "counts"]
Order = Literal["dealt", "sorted"]
Motion = Literal["system", "less", "full"]
Theme = Literal["system", "light", "dark"]
Pace = Literal["whole", "1s", "2s", "space"]

# In which house one practises unless another is chosen: what was missed is told, nothing costs.
_TO_BEGIN_IN: Final = HOUSES["gentle"].settings
# Each switch of a house by its name here, where the order is that of the cards.
HOUSE_SWITCHES: Final = {"spoken" if name == "order" else name: name for name in SWITCHES}

_FORM_TO_BEGIN_WITH: Final[Mapping[Level, Form]] = {"new": "spoken", "counts": "total"}

# What each can be set to; what is first is so unless it is chosen otherwise. Whose turn it is is
# answered by cards whatever one likes.
_CHOICES: Final[Mapping[str, Sequence[object]]] = {
    "level": ("counts", "new"),
    "form": (None, "total", "spoken", "combinations"),
    "order": get_args(Order),
    "goes_on_s": (0, 1, 2, 3),
    "pace": get_args(Pace),
    "motion": get_args(Motion),
    "theme": get_args(Theme),
    **{
        name: tuple(dict.fromkeys((_TO_BEGIN_IN[switch], *SWITCHES[switch])))
        for name, switch in HOUSE_SWITCHES.items()
    },
    "zone": (None,),  # or one of hundreds, which are looked up when one is chosen
}
# What there is of what is too many to list.
_TOLD: Final = {
    "spoken": f"{next(iter(SWITCHES['order']))} in any order",
    "zone": "a time zone by its name, like Europe/London",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Preferences:
    """I am new to counting, I say my count aloud, and I like my cards sorted.

    >>> str(Preferences(level="new", order="sorted"))
    'level=new&order=sorted'
    >>> Preferences.parse("level=new&order=sorted").form
    'spoken'
    >>> Preferences.parse("muggins=on&game=61").house.game
    61

    The level is always written: no text at all is that of somebody who was not asked yet. The
    switches of the house are in its own words; unless chosen otherwise, it is the gentle one.

    Attributes:
        level: New to counting, or can count.
        chosen_form: How to answer, if that was ever chosen; never by cards.
        order: The cards of a hand as they were dealt, or sorted.
        goes_on_s: After how many seconds a right answer goes on by itself, 1 to 3; 0 is never.
        pace: How a count that is heard is said: whole, a line each second or each two, or a line
            with each press of the space bar.
        motion: Whether things move: as the system has it, less, or in full.
        theme: Light or dark, or as the system has it.
        muggins: What becomes of points that were missed.
        scope: Whether muggins covers the play beside the show.
        heels: Whether muggins covers his heels too.
        overcount: What points claimed that are not there cost.
        wrong_call: Whether a wrong call costs.
        out_on_heels: Whether his heels may win the game.
        spoken: In which order a count is said.
        counting: Whether a count is said itemised or by pattern.
        game: The length of the game.
        crib_flush: How many cards of one suit are a flush in the crib.
        zone: The name of the time zone by which days are told; None is that of the browser.

    Raises:
        ValueError: If one of them cannot be chosen.
    """

    level: Level = "counts"
    chosen_form: Form | None = None
    order: Order = "dealt"
    goes_on_s: int = 0
    pace: Pace = "whole"
    motion: Motion = "system"
    theme: Theme = "system"
    muggins: str = "reminder"
    scope: str = "show_and_play"
    heels: str = "no"
    overcount: str = "corrected"
    wrong_call: str = "free"
    out_on_heels: str = "yes"
    spoken: str = "fifteens,pairs,runs,flush,nobs"
    counting: str = "itemised"
    game: str = "121"
    crib_flush: str = "5"
    zone: str | None = None

    def __post_init__(self) -> None:
        for name, value in self._fields.items():
            # By type as well, since True equals 1, and reads back as 1.
            if not any(type(value) is type(each) and value == each for each in _choices(name)):
                raise ValueError(f"{name} is one of {_named(name)}, not {cut_short(repr(value))}")

    @property
    def form(self) -> Form:
        """How to answer: as was chosen, or else as one begins at this level."""
        return self.chosen_form or _FORM_TO_BEGIN_WITH[self.level]

    @property
    def house(self) -> House:
        """The house at whose table one practises: every switch as it was chosen."""
        return House.parse(
            " ".join(f"{switch}={getattr(self, name)}" for name, switch in HOUSE_SWITCHES.items())
        )

    def at_table(self, house: House) -> "Preferences":
        """Sit down in another house; a count is said as before, since that pays nobody.

        >>> str(Preferences(counting="by_pattern").at_table(HOUSES["kitchen table"]))
        'level=counts&muggins=off&counting=by_pattern'
        """
        settings = house.settings
        changed: dict[str, Any] = {
            name: settings[switch]
            for name, switch in HOUSE_SWITCHES.items()
            if name not in {"spoken", "counting"}
        }
        return replace(self, **changed)

    @property
    def _fields(self) -> dict[str, object]:
        return {name: getattr(self, field_of(name)) for name in _CHOICES}

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
        for word in _words(text):
            _choose(chosen, word)
        return cls(**chosen)

    @classmethod
    def kept(cls, text: str) -> "Preferences":
        """Read what was stored, perhaps by another version: a word it cannot read is passed over.

        >>> str(Preferences.kept("level=new&theme=sepia&order=sorted"))
        'level=new&order=sorted'

        Of a word that says something a second time the first holds.
        """
        chosen: dict[str, Any] = {}
        for word in _words(text):
            with suppress(ValueError):
                _choose(chosen, word)
        return cls(**chosen)


def _words(text: str) -> Sequence[str]:
    return text.split("&") if text else ()


def _choose(chosen: dict[str, Any], word: str) -> None:
    """Add what a word says to what is chosen, or refuse it."""
    name, _, value = word.partition("=")
    if name not in _CHOICES:
        raise ValueError(f"{quoted(word)} is no preference; there are {', '.join(_CHOICES)}")
    field = field_of(name)
    if field in chosen:
        raise ValueError(f"{quoted(word)} says {name} a second time")
    if value not in (values := _values(name)):
        raise ValueError(f"{quoted(word)} cannot be chosen; {name} is {_named(name)}")
    chosen[field] = values[value]


def field_of(name: str) -> str:
    """Tell which field of preferences a name stands for in their text: nearly always itself."""
    return "chosen_form" if name == "form" else name


def _choices(name: str) -> Iterator[object]:
    yield from _CHOICES[name]
    if name == "zone":
        yield from zone_names()


def _values(name: str) -> dict[str, object]:
    return {str(each): each for each in _choices(name) if each is not None}


def _named(name: str) -> str:
    return _TOLD.get(name) or ", ".join(_values(name))
