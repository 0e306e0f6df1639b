"""What is logged: learners, their practices, and the entries from which every figure is folded.

Texts are kept as they were typed or written. Each value refuses what cannot be, by a `ValueError`.
"""

import re
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from typing import Final, Literal, get_args

from trainer.house import House
from trainer.logged import require_claims, require_form, require_scenario
from trainer.names import LONGEST_NAME, plain_name
from trainer.required import (
    require_choice,
    require_id,
    require_number,
    require_text,
    require_time,
    shown,
)

Question = Literal["show", "cut", "open", "closed", "turn"]
Form = Literal["total", "spoken", "combinations", "cards", "call"]

QUESTIONS: Final[tuple[str, ...]] = get_args(Question)
FORMS: Final[tuple[str, ...]] = get_args(Form)
WALKED_AWAY_MS: Final = 60_000

_RULE: Final = re.compile(r"[0-9a-z_ -]{1,40}")


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
        require_id("a learner's id", self.id)
        require_text("a name", self.name, longest=LONGEST_NAME, shortest=1)
        if self.name != plain_name(self.name):
            raise ValueError(
                f"a name has no unseen characters or spare spaces, as {shown(self.name)}"
            )
        require_time("created", self.created)


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
        require_id("a practice's id", self.id)
        require_id("a learner's id", self.learner)
        require_text("settings", self.settings)
        require_number("seed", self.seed)
        require_number("generator", self.generator)
        require_time("started", self.started)


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
        require_id("an answer's id", self.id)
        require_id("a practice's id", self.practice)
        require_number("number", self.number)
        require_choice("question", self.question, QUESTIONS)
        require_choice("form", self.form, FORMS)
        require_text("scenario", self.scenario, shortest=1)
        _require_scenario(self.scenario, self.question)
        _require_rules(self.asked)
        require_form(self.question, self.form)
        require_text("claimed", self.claimed, shortest=self.form == "total")
        require_claims(self.form, self.claimed, in_play=self.question in {"open", "closed"})
        require_text("house", self.house)
        _require_house(self.house)
        require_text("why", self.why)
        _require_chance(self.predicted)
        require_time("answered", self.answered)
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
        require_id("an answer's id", self.answer)
        require_choice("form of a count shown", self.form, ("spoken", "combinations"))
        require_text("claimed", self.claimed)
        # Of what it is shown stands with the answer; in the play all can be read that may be.
        require_claims(self.form, self.claimed, in_play=True)
        require_time("at", self.at)


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
        require_id("an answer's id", self.answer)
        require_time("at", self.at)


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


# A class is asked the same by one house, and whoever looks on reads all its answers each time.
_require_scenario: Final = lru_cache(maxsize=1_000)(require_scenario)


@lru_cache(maxsize=100)
def _require_house(text: str) -> None:
    if (written := str(House.parse(text))) != text:
        raise ValueError(f"a house is logged as {written!r}, not as {shown(text)}")


def _require_rules(asked: tuple[str, ...]) -> None:
    if type(asked) is not tuple or len(asked) > 30:
        raise ValueError(f"the rules asked are a tuple of at most 30, not {shown(asked)}")
    for rule in asked:
        if not isinstance(rule, str) or not _RULE.fullmatch(rule) or asked.count(rule) > 1:
            raise ValueError(f"a rule is asked once, by a name of a-z, 0-9, not {shown(rule)}")


def _require_chance(predicted: float | None) -> None:
    if predicted is not None and not (type(predicted) is float and 0 <= predicted <= 1):
        raise ValueError(f"predicted is a float from 0 to 1 or None, not {shown(predicted)}")


def _require_times_taken(first: int | None, answer: int | None, *, walked_away: bool) -> None:
    for value in (first, answer):
        if value is not None:
            require_number("a time in ms", value, largest=WALKED_AWAY_MS)
    if first is not None and answer is not None and first > answer:
        raise ValueError(f"the first key, {first} ms, comes no later than the answer, {answer} ms")
    if type(walked_away) is not bool or (walked_away and answer != WALKED_AWAY_MS):
        given = f"{shown(walked_away)} with {shown(answer)} ms"
        raise ValueError(f"who walked away has answer_ms capped at {WALKED_AWAY_MS}, not {given}")
