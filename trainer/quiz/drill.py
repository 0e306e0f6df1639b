"""A drill: settings and a seed, and the questions that follow from them, one after the other.

What lies there at a number is a function of the drill and the number alone. So it needs no store to
be found again, and a link asks everybody the same; what the other side says of it follows from the
house as well.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from scenarios import (
    GENERATOR,
    catalogue,
    deal_cut,
    deal_play,
    deal_show,
    parse_scenario,
)
from scenarios.cards import quoted
from scenarios.scenario import Scenario
from trainer.called import Called
from trainer.house import CONGRESS, House
from trainer.quiz.asked import known_words
from trainer.quiz.before_go import deal_before_go
from trainer.quiz.daily import daily, parse_day
from trainer.quiz.heard_chosen import Heard, mistake_in
from trainer.quiz.heard_dealt import deal_heard
from trainer.quiz.in_turn import ask_in_turn
from trainer.quiz.kinds import TURNS, Dealt, Kind
from trainer.quiz.length import Race
from trainer.quiz.link import read_link, write_link
from trainer.quiz.mixes import (
    AS_THEY_FALL,
    QUESTIONS_OF_A_STRETCH,
    STRETCHES,
    TOPICS,
    WEIGHTS,
)
from trainer.quiz.picked import number_at
from trainer.quiz.question import Ask, Question, questions_about
from trainer.quiz.settings import Settings
from trainer.quiz.stages import STAGES, Stage
from trainer.quiz.turns import deal_turn
from trainer.record import Answer, Practice

# As many as any database keeps as a whole number. What is to be typed again is drawn from fewer; of
# what a class counts nobody shall find the seed by trying all that ask the first question.
MOST_SEED: Final = 10**18
_MOST_DIGITS: Final = 19
_NUMBERS: Final = ("seed", "generator")


@dataclass(frozen=True, slots=True)
class Drill:
    """A drill; its text is what stands behind the question mark of its link.

    >>> drill = Drill.parse("kinds=hand&where=nobs&seed=7&generator=3")
    >>> str(drill.question(0).scenario)
    'show QH JC 6D QS / 8C'

    Attributes:
        settings: What is practised.
        seed: What all chance comes from, 0 or more.
        generator: The version of the dealing that the seed is for.

    Raises:
        ValueError: If the seed is for another version of the dealing, or is no such number; if
            something is replayed, which is found in a log and not dealt; if a day has a seed other
            than 0, since its date says all.
    """

    settings: Settings
    seed: int
    generator: int = GENERATOR

    def __post_init__(self) -> None:
        if type(self.generator) is not int or self.generator != GENERATOR:
            raise ValueError(
                f"this drill is for version {self.generator} of the dealing, and this is "
                f"{GENERATOR}: it would ask something else"
            )
        if self.settings.again:
            raise ValueError(
                f"{quoted(self.settings.again)} is replayed from a log, without a seed"
            )
        if self.settings.day and self.seed:
            raise ValueError(f"{quoted(self.settings.day)} says all that is asked, without a seed")
        # By type, since True is a number as well, and is written otherwise.
        if type(self.seed) is not int or not 0 <= self.seed <= MOST_SEED:
            raise ValueError(f"a seed is a number from 0 to {MOST_SEED}, not {self.seed}")

    def question(self, number: int, *, house: House = CONGRESS) -> Question:
        """Return the question at a number, from 0 on: the same whenever it is asked for.

        Args:
            number: The number.
            house: How the other side counts: by its rules, and as a count is said there.

        Raises:
            ValueError: If it is no such number.
        """
        if type(number) is not int or number < 0:
            raise ValueError(f"questions are numbered from 0 on, and {number} is no such number")
        if self.settings.day:
            return daily(parse_day(self.settings.day), number)
        number = number_at(self.settings.picked, number)
        if self.settings.race is not Race.NONE:
            return ask_in_turn(f"{self.generator}/{self.seed}", self.settings, number, house=house)
        rng = Random(f"{self.generator}/{self.seed}/{number}")
        if self.settings.heard is not Heard.NONE:
            return deal_heard(rng, self.settings, WEIGHTS, house=house)
        kind, where = self._topic(number, rng)
        stage = self.settings.of_stage
        if where == TURNS:
            question = deal_turn(rng)
        elif stage and stage.is_before_go:
            question = deal_before_go(rng, where=where)
        else:
            kept = self.settings.dealt is not Dealt.NATURAL
            question = _ask(rng, _deal(rng, kind, where, kept=kept))
        return replace(question, asked=stage.asked) if stage else question

    def _topic(self, number: int, rng: Random) -> tuple[Kind, str]:
        """Choose of which kind a question is, and what it has to show."""
        stage = self.settings.of_stage
        if stage and (staged := _topics_of(stage)):
            # The first shows the rule.
            return rng.choice(staged) if number else staged[0]
        topics = self._topics(number)
        kinds = [kind for kind in self.settings.kinds if kind in topics]
        (kind,) = rng.choices(kinds, [WEIGHTS[each] for each in kinds])
        return kind, self.settings.where or rng.choice(topics[kind])

    def _topics(self, number: int) -> Mapping[Kind, Sequence[str]]:
        if self.settings.dealt is Dealt.BALANCED:
            return TOPICS
        if self.settings.dealt is Dealt.GENTLE:
            # A stretch that has nothing of what is asked about is passed over.
            kinds = set(self.settings.kinds)
            stretches = [each for each in STRETCHES if kinds & set(each)]
            return next(iter(stretches[number // QUESTIONS_OF_A_STRETCH :]), TOPICS)
        return AS_THEY_FALL

    @property
    def fields(self) -> dict[str, str]:
        """What its link says."""
        numbers = {"seed": str(self.seed), "generator": str(self.generator)}
        return self.settings.fields | numbers

    def __str__(self) -> str:
        return write_link(self.fields)

    @classmethod
    def parse(cls, text: str) -> "Drill":
        """Read what `str` writes, as it stands in a link.

        Raises:
            ValueError: If it cannot be read, or is for another version of the dealing.
        """
        return cls.of(read_link(text))

    @classmethod
    def of(cls, fields: Mapping[str, str]) -> "Drill":
        """Read the fields of a link.

        Raises:
            ValueError: If one cannot be read, or the seed is for another version of the dealing.
        """
        numbers = [_number(fields, name) for name in _NUMBERS]
        chosen = {name: text for name, text in fields.items() if name not in _NUMBERS}
        return cls(Settings.of(chosen), *numbers)


def _number(fields: Mapping[str, str], name: str) -> int:
    text = fields.get(name)
    if text is None:
        raise ValueError(
            f"{quoted(write_link(fields))} is not whole; a link that asks everybody the same ends "
            f"like seed=7&generator={GENERATOR}"
        )
    if not (text.isascii() and text.isdecimal() and len(text) <= _MOST_DIGITS):
        raise ValueError(f"a {name} is a number from 0 to {MOST_SEED}, not {quoted(text)}")
    return int(text)


def question_of(answer: Answer, practice: Practice) -> Question | None:
    """Find the question that an answer was given to; None if it cannot be asked.

    From which seat it was seen stands in no answer: the practice tells it. If that was of another
    version of the dealing, and either seat could be meant, it is pone's.
    """
    possible = [
        each
        for each in questions_about(parse_scenario(answer.scenario))
        if each.ask.value == answer.question
    ]
    if answer.form == "call":
        called = Called.parse(answer.claimed, in_play=answer.question == Ask.OPEN.value)
        mistake = mistake_in(answer.why)
        return next((replace(each, said=called.said, mistake=mistake) for each in possible), None)
    possible = [replace(each, asked=known_words(answer.asked)) for each in possible]
    try:
        drill = Drill(Settings.parse(practice.settings), practice.seed, practice.generator)
        dealt = drill.question(answer.number)
    except ValueError:
        return next(iter(possible), None)
    return dealt if dealt in possible else next(iter(possible), None)


def prepare() -> None:
    """Build all that a mix and the stages draw from, so that no question waits for it."""
    topics = [topic for mix in (TOPICS, *STRETCHES) for topic in _listed(mix)]
    topics += [topic for stage in STAGES.values() for topic in _topics_of(stage)]
    for kind, where in dict.fromkeys(topics):
        if kind in {Kind.HAND, Kind.CRIB}:
            catalogue.count(where, is_crib=kind is Kind.CRIB)


def _topics_of(stage: Stage) -> list[tuple[Kind, str]]:
    """List what comes up in a stage; nothing where that is the mix of everything."""
    return _listed({Kind(name): topics for name, topics in stage.dealt.items()})


def _listed(mix: Mapping[Kind, Sequence[str]]) -> list[tuple[Kind, str]]:
    return [(kind, where) for kind, topics in mix.items() for where in topics]


def _deal(rng: Random, kind: Kind, where: str, *, kept: bool) -> Scenario:
    if kind is Kind.CUT:
        return deal_cut(rng, where=where)
    if kind is Kind.PLAY:
        return deal_play(rng, where=where)
    kept = kept and not where
    return deal_show(rng, where=where, is_crib=kind is Kind.CRIB, kept=kept)


def _ask(rng: Random, scenario: Scenario) -> Question:
    """Choose how it is asked what it is worth, and from which seat where that matters."""
    possible = [each for each in questions_about(scenario) if each.ask is not Ask.TURN]
    ask = rng.choice(list(dict.fromkeys(question.ask for question in possible)))
    return rng.choice([question for question in possible if question.ask is ask])
