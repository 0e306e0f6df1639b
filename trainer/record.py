"""What is logged: learners, their practices, and the entries from which every figure is folded.

Texts are kept as they were typed or written. Each value refuses what cannot be, by a `ValueError`.
"""

import re
import unicodedata
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final, Literal, get_args

from scenarios.cards import cut_short
from trainer.house import House
from trainer.logged import LARGEST, require_claims, require_form, require_scenario

Question = Literal["show", "cut", "open", "closed", "turn"]
Form = Literal["total", "spoken", "combinations", "cards", "call"]

QUESTIONS: Final[tuple[str, ...]] = get_args(Question)
FORMS: Final[tuple[str, ...]] = get_args(Form)
LONGEST_NAME: Final = 30
LONGEST_TEXT: Final = 1_000
WALKED_AWAY_MS: Final = 60_000

# At the ends of the calendar the days before and behind cannot be told, nor those of all zones.
_YEARS: Final = range(1970, 9001)
ID: Final = re.compile(r"[0-9A-Za-z_-]{1,64}")
_RULE: Final = re.compile(r"[0-9a-z_ -]{1,40}")

# Controls, what turns the direction of writing, halves, private characters, separators of lines;
# then what Unicode counts as letters or marks, and yet nobody sees. What a later Unicode may yet
# assign is left in: a name shall be readable by a Python older than the one that wrote it.
_UNSEEN_KINDS: Final = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
_UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0"
    "\U0001d159\U000e0100-\U000e01ef]"
)


def _quoted(value: object) -> str:
    return cut_short(ascii(value))


def plain_name(text: str) -> str:
    r"""Write a learner's name plainly: what is not seen is taken out, and spaces are single.

    >>> plain_name("  Ada\u202e \t Lovelace\u200b ")
    'Ada Lovelace'

    Accents are composed (NFC), so that a name typed on two keyboards is one name.
    """
    words = " ".join(text.split())
    seen = (each for each in words if unicodedata.category(each) not in _UNSEEN_KINDS)
    composed = unicodedata.normalize("NFC", _UNSEEN.sub("", "".join(seen)))
    return " ".join(composed.split())


@dataclass(frozen=True, slots=True, kw_only=True)
class Learner:
    """Somebody who learns, known on this machine by a name.

    Attributes:
        id: 1 to 64 letters, digits, `-` and `_`.
        name: 1 to 30 characters, as `plain_name` writes them.
        created: When the name was first given, in UTC.

    Raises:
        ValueError: If one of them is not so.
    """

    id: str
    name: str
    created: datetime

    def __post_init__(self) -> None:
        _require_id("a learner's id", self.id)
        _require_text("a name", self.name, longest=LONGEST_NAME, shortest=1)
        if self.name != plain_name(self.name):
            raise ValueError(
                f"a name has no unseen characters or spare spaces, as {_quoted(self.name)}"
            )
        _require_time("created", self.created)


@dataclass(frozen=True, slots=True, kw_only=True)
class Practice:
    """A stream of questions: the n-th is a function of settings, seed, generator and n.

    Attributes:
        id: 1 to 64 letters, digits, `-` and `_`.
        learner: The id of whose practice it is.
        settings: What was chosen, as text of one line.
        seed: What the questions are drawn with.
        generator: The version of the dealing that the seed belongs to.
        started: When, in UTC.

    Raises:
        ValueError: If one of them is not so.
    """

    id: str
    learner: str
    settings: str
    seed: int
    generator: int
    started: datetime

    def __post_init__(self) -> None:
        _require_id("a practice's id", self.id)
        _require_id("a learner's id", self.learner)
        _require_text("settings", self.settings)
        _require_number("seed", self.seed)
        _require_number("generator", self.generator)
        _require_time("started", self.started)


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What a learner said to one question, once and for all.

    Attributes:
        id: Fixed when the question is asked, so that a second submit changes nothing.
        practice: The id of the practice that asked.
        number: Which of its questions it is, from 0.
        scenario: What lies on the table, as canonical text.
        question: What was asked of it.
        asked: The rules that were asked; empty where all were.
        form: How it was answered; `cards` is for whose turn it is, and for that alone; `call` is
            for a count that was heard, with all cards seen.
        claimed: What was claimed, as typed; of a call the count that was heard as well.
        house: The house in force, as `str` writes it.
        why: Why the question was chosen; may be empty.
        predicted: How likely a right answer was thought to be, 0 to 1; may be None.
        answered: When, in UTC.
        first_key_ms: From the question to the first key, in milliseconds; may be None.
        answer_ms: From the question to the answer, in milliseconds; may be None.
        walked_away: Whether it took over a minute; both times are then at most 60,000.

    Raises:
        ValueError: If one of them is not so; the message names it and quotes what came in.
    """

    id: str
    practice: str
    number: int
    scenario: str
    question: Question
    asked: tuple[str, ...] = ()
    form: Form
    claimed: str
    house: str
    why: str = ""
    predicted: float | None = None
    answered: datetime
    first_key_ms: int | None = None
    answer_ms: int | None = None
    walked_away: bool = False

    def __post_init__(self) -> None:
        _require_id("an answer's id", self.id)
        _require_id("a practice's id", self.practice)
        _require_number("number", self.number)
        _require_choice("question", self.question, QUESTIONS)
        _require_choice("form", self.form, FORMS)
        _require_text("scenario", self.scenario, shortest=1)
        require_scenario(self.scenario, self.question)
        _require_rules(self.asked)
        require_form(self.question, self.form)
        _require_text("claimed", self.claimed, shortest=self.form == "total")
        require_claims(self.form, self.claimed, in_play=self.question in {"open", "closed"})
        _require_house(self.house)
        _require_text("why", self.why)
        _require_chance(self.predicted)
        _require_time("answered", self.answered)
        _require_times_taken(self.first_key_ms, self.answer_ms, walked_away=self.walked_away)


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """The count that a learner showed after a wrong total, before seeing the solution.

    Attributes:
        answer: The id of the answer it belongs to.
        form: How it was shown, `spoken` or `combinations`.
        claimed: What was claimed, as typed.
        at: When, in UTC.
    """

    answer: str
    form: Form
    claimed: str
    at: datetime

    def __post_init__(self) -> None:
        _require_id("an answer's id", self.answer)
        _require_choice("form of a count shown", self.form, ("spoken", "combinations"))
        _require_text("claimed", self.claimed)
        # Of what it is shown stands with the answer; in the play all can be read that may be.
        require_claims(self.form, self.claimed, in_play=True)
        _require_time("at", self.at)


@dataclass(frozen=True, slots=True, kw_only=True)
class Slip:
    """The learner says that an answer was a slip of the finger.

    That keeps it out of what is learned, and not out of the record.

    Attributes:
        answer: The id of the answer.
        at: When, in UTC.
    """

    answer: str
    at: datetime

    def __post_init__(self) -> None:
        _require_id("an answer's id", self.answer)
        _require_time("at", self.at)


Entry = Answer | Shown | Slip


def capped_ms(first_key_ms: int | None, answer_ms: int) -> tuple[int | None, int, bool]:
    """Cap the times of somebody who walked away, and say whether they are capped.

    >>> capped_ms(1_500, 4_000)
    (1500, 4000, False)
    >>> capped_ms(1_500, 3_600_000)
    (1500, 60000, True)

    A browser's clock may be set meanwhile: no time is less than none, and no key comes after the
    answer.
    """
    answer = min(max(0, answer_ms), WALKED_AWAY_MS)
    first = None if first_key_ms is None else min(max(0, first_key_ms), answer)
    return first, answer, answer_ms > WALKED_AWAY_MS


def _require_id(what: str, value: str) -> None:
    if not isinstance(value, str) or not ID.fullmatch(value):
        raise ValueError(f"{what} is 1 to 64 of a-z, A-Z, 0-9, - and _, not {_quoted(value)}")


def _require_text(what: str, value: str, *, longest: int = LONGEST_TEXT, shortest: int = 0) -> None:
    if not isinstance(value, str) or not shortest <= len(value) <= longest:
        raise ValueError(f"{what} is {shortest:d} to {longest} characters, not {_quoted(value)}")
    # Not every database takes a zero byte or half a character, and none of these is ever typed.
    if any(unicodedata.category(each) in {"Cc", "Cs", "Zl", "Zp"} for each in value):
        raise ValueError(f"{what} is one line without control characters, not {_quoted(value)}")


def _require_number(what: str, value: int, *, largest: int = LARGEST) -> None:
    # By type, since True is an int as well, and reads back as 1.
    if type(value) is not int or not 0 <= value <= largest:
        raise ValueError(f"{what} is a whole number from 0 to {largest}, not {_quoted(value)}")


def _require_choice(what: str, value: str, choices: tuple[str, ...]) -> None:
    if not isinstance(value, str) or value not in choices:
        raise ValueError(f"{what} is one of {', '.join(choices)}, not {_quoted(value)}")


def _require_time(what: str, value: datetime) -> None:
    if not isinstance(value, datetime) or value.utcoffset() != timedelta(0):
        raise ValueError(f"{what} is a time in UTC, not {_quoted(value)}")
    if value.year not in _YEARS:
        years = f"{_YEARS[0]} to {_YEARS[-1]}"
        raise ValueError(f"{what} is a time in the years {years}, not {_quoted(str(value))}")


def _require_house(text: str) -> None:
    _require_text("house", text)
    if (written := str(House.parse(text))) != text:
        raise ValueError(f"a house is logged as {written!r}, not as {_quoted(text)}")


def _require_rules(asked: tuple[str, ...]) -> None:
    if type(asked) is not tuple or len(asked) > 30:
        raise ValueError(f"the rules asked are a tuple of at most 30, not {_quoted(asked)}")
    for rule in asked:
        if not isinstance(rule, str) or not _RULE.fullmatch(rule) or asked.count(rule) > 1:
            raise ValueError(f"a rule is asked once, by a name of a-z, 0-9, not {_quoted(rule)}")


def _require_chance(predicted: float | None) -> None:
    if predicted is not None and not (type(predicted) is float and 0 <= predicted <= 1):
        raise ValueError(f"predicted is a float from 0 to 1 or None, not {_quoted(predicted)}")


def _require_times_taken(first: int | None, answer: int | None, *, walked_away: bool) -> None:
    for value in (first, answer):
        if value is not None:
            _require_number("a time in ms", value, largest=WALKED_AWAY_MS)
    if first is not None and answer is not None and first > answer:
        raise ValueError(f"the first key, {first} ms, comes no later than the answer, {answer} ms")
    if type(walked_away) is not bool or (walked_away and answer != WALKED_AWAY_MS):
        given = f"{_quoted(walked_away)} with {_quoted(answer)} ms"
        raise ValueError(f"who walked away has answer_ms capped at {WALKED_AWAY_MS}, not {given}")
