"""A drill as a teacher plans it: which questions are asked, and how they are answered."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from scenarios import GENERATOR
from scenarios.cards import quoted
from trainer.classroom.named import require_name
from trainer.house import HOUSES, House
from trainer.quiz.choices import parse_choice
from trainer.quiz.drill import Drill
from trainer.quiz.link import read_link, write_link
from trainer.quiz.picked import swapped
from trainer.quiz.question import Question
from trainer.record import Form
from trainer.required import LONGEST_TEXT

CLOCKS: Final = (0, 15, 30, 60, 120)
_FORMS: Final[Mapping[str, Form | None]] = {
    "": None,
    "total": "total",
    "spoken": "spoken",
    "combinations": "combinations",
}
_GENTLE: Final = HOUSES["gentle"]


class Pace(Enum):
    """Who says when the next question comes."""

    OWN = "own"  # each at their own
    LED = "led"  # the teacher, question by question


class Told(Enum):
    """When a student is told what an answer came to."""

    EACH = "each"  # after each question
    END = "end"  # when all are answered


@dataclass(frozen=True, slots=True, kw_only=True)
class ClassDrill:
    """We count these ten hands, all of us the same, with a total each.

    >>> drill = ClassDrill.parse("title=Fifteens&stage=fifteens&picked=0-9&seed=7&generator=3")
    >>> len(drill), str(drill.question(0).scenario)
    (10, 'show 6C 3C AC 6D / 9C')

    Its text is settings and seed, and asks every class the same.

    Attributes:
        title: What it is called, in 1 to 60 characters, as `plain_name` writes them.
        drill: The questions: those that are picked of it.
        worked: How many hands are worked through before, 0 to 2; only a stage of the ladder has
            such hands.
        form: How it is answered; None where each answers as they like.
        house: What holds at the table.
        pace: Who says when the next question comes.
        told: When a student is told what an answer came to; if the teacher leads, that is when the
            big screen tells it.
        clock_s: How many seconds there are for a question, if the teacher leads; 0 for no clock.
        is_named: Whether the board shows names.

    Raises:
        ValueError: If one of them is not so.
    """

    title: str
    drill: Drill
    worked: int = 0
    form: Form | None = None
    house: House = _GENTLE
    pace: Pace = Pace.OWN
    told: Told = Told.EACH
    clock_s: int = 0
    is_named: bool = True

    def __post_init__(self) -> None:
        require_name("a title", self.title)
        if not self.drill.settings.picked:
            raise ValueError(f"a class is asked questions that are picked, not {self.drill}")
        if self.form not in _FORMS.values():
            raise ValueError(f"a class does not answer by {self.form!r}")
        most = 2 if self.drill.settings.stage else 0
        if type(self.worked) is not int or not 0 <= self.worked <= most:
            raise ValueError(f"0 to {most} hands are worked through here, not {self.worked!r}")
        if self.clock_s not in CLOCKS:
            raise ValueError(f"a clock has {_told(CLOCKS)} seconds, not {self.clock_s!r}")
        if self.clock_s and self.pace is not Pace.LED:
            raise ValueError("a clock runs where the teacher leads; here each has their own pace")
        if self.pace is Pace.LED and self.told is not Told.EACH:
            raise ValueError("where the teacher leads, all are told when a question is over")
        if len(str(self)) > LONGEST_TEXT:
            raise ValueError(f"the drill {quoted(self.title)} is too much to be kept")

    def __len__(self) -> int:
        return len(self.drill.settings.picked)

    def question(self, number: int) -> Question:
        """Return the question at a number, from 0 on."""
        return self.drill.question(number, house=self.house)

    def swap(self, number: int) -> "ClassDrill":
        """Ask another question in place of one, which nobody has seen in this drill."""
        settings = self.drill.settings
        picked = swapped(settings.picked, number)
        return replace(self, drill=replace(self.drill, settings=replace(settings, picked=picked)))

    @property
    def fields(self) -> dict[str, str]:
        """What its text says: of how it is run only what is otherwise than at first."""
        fields = {
            "title": self.title,
            **self.drill.fields,
            "worked": str(self.worked or ""),
            "form": self.form or "",
            "house": "" if self.house == _GENTLE else (str(self.house) or "ACC with muggins"),
            "pace": "" if self.pace is Pace.OWN else self.pace.value,
            "told": "" if self.told is Told.EACH else self.told.value,
            "clock": str(self.clock_s or ""),
            "names": "" if self.is_named else "hidden",
        }
        return {name: text for name, text in fields.items() if text}

    def __str__(self) -> str:
        return write_link(self.fields)

    @classmethod
    def parse(cls, text: str) -> "ClassDrill":
        """Read what `str` writes, also where it was carried by hand.

        Raises:
            ValueError: If it cannot be read, or is for another version of the dealing; quoting it.
        """
        fields = read_link(text.strip().removeprefix("?"))
        if not {"seed", "generator"} <= fields.keys():
            raise ValueError(
                f"{quoted(text.strip())} is not whole; the text of a drill ends like "
                f"seed=7&generator={GENERATOR}"
            )
        own = {name: fields.pop(name) for name in _OWN if name in fields}
        names = own.get("names", "")
        if names not in {"", "hidden"}:
            raise ValueError(f"names are hidden, or not spoken of; not {quoted(names)}")
        pace = parse_choice(Pace, own.get("pace", Pace.OWN.value))
        told = parse_choice(Told, own.get("told", Told.EACH.value))
        return cls(
            title=own.get("title", ""),
            drill=Drill.of(fields),
            worked=_whole("worked", own.get("worked", "")),
            form=_form(own.get("form", "")),
            house=House.parse(house) if (house := own.get("house")) else _GENTLE,
            pace=pace,
            # It could be written otherwise once, and meant nothing.
            told=Told.EACH if pace is Pace.LED else told,
            clock_s=_whole("clock", own.get("clock", "")),
            is_named=not names,
        )


_OWN: Final = ("title", "worked", "form", "house", "pace", "told", "clock", "names")


def _form(text: str) -> Form | None:
    if text not in _FORMS:
        raise ValueError(f"a class answers by {_told(filter(None, _FORMS))}, not {quoted(text)}")
    return _FORMS[text]


def _whole(what: str, text: str) -> int:
    if text and not (text.isascii() and text.isdecimal() and len(text) <= 3):
        raise ValueError(f"{what} is a small number, not {quoted(text)}")
    return int(text or 0)


def _told(choices: Iterable[object]) -> str:
    *most, last = map(str, choices)
    return f"{', '.join(most)} or {last}"
