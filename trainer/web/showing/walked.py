"""A question as a room walks through it: what is said, line by line, and what it comes to."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

from scenarios import Play
from trainer.house import House
from trainer.miscounts.said import SaidCount
from trainer.muggins import Saying
from trainer.preferences import Order
from trainer.quiz.asked import ANY_FIFTEEN, score_asked
from trainer.quiz.calls import mark_call
from trainer.quiz.question import Ask, Question
from trainer.quiz.turn import TurnMarking
from trainer.record import Answer
from trainer.teach.example import Example
from trainer.verdict.lines import VerdictLine, said_lines, turn_lines
from trainer.verdict.names import names_of
from trainer.verdict.told import verdict
from trainer.verdict.words import as_sentence, rank_words, title
from trainer.web.drill.heard import lines_said
from trainer.web.drill.lying import lines_as_they_lie

# More of them than these nobody reads from the back row.
_MOST_NAMES: Final = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Walked:
    """A question, and all that is said of it until its points are told.

    Attributes:
        question: The question.
        title: What lies there.
        said: What the other side counts, line by line, as the card table is given it; empty where
            nobody does.
        lines: The count line by line; of a count that was heard, beside what was said.
        total: What it comes to.
        after: What is said behind it, in sentences.
    """

    question: Question
    title: str
    said: Sequence[Mapping[str, Any]] = ()
    lines: tuple[VerdictLine, ...]
    total: str
    after: tuple[str, ...] = ()

    @property
    def steps(self) -> int:
        """How many steps there are from the question to what it comes to."""
        return len(self.said) + len(self.lines) + 1


def walked(question: Question, *, house: House, order: Order = "dealt") -> Walked:
    """Write how a room walks through a question.

    >>> from scenarios import parse_scenario
    >>> hand = walked(Question(Ask.SHOW, parse_scenario("show 7D 8C 2H 4S / KC")), house=House())
    >>> [line.words for line in hand.lines], hand.total
    (['fifteen two'], '2 points')

    Args:
        question: The question.
        house: What holds at the table, and how a count is said there.
        order: The cards of a hand as they were dealt, or sorted.
    """
    if question.said is not None:
        return _heard(question, question.said, house, order)
    if question.ask is Ask.TURN:
        return _turn(question, order)
    score = score_asked(question.scenario.score(house.rules), question.asked)
    lines = said_lines(score, house=house, in_play=isinstance(question.scenario, Play))
    total = points_words(score.points)
    if ANY_FIFTEEN in question.asked:
        total = "Any one of them will do" if score.points else "There is none"
    names = names_of(question.scenario, house.rules, question.asked)
    return Walked(
        question=question,
        title=_title(question),
        lines=tuple(lines_as_they_lie(lines, question, order)),
        total=total,
        after=tuple(_named(names)),
    )


def worked(example: Example, *, house: House, order: Order = "dealt") -> Walked:
    """Write how a room walks through a hand that a stage begins with."""
    lines = lines_as_they_lie(example.lines(house), example.question, order)
    return Walked(
        question=example.question,
        title=example.title,
        lines=tuple(lines),
        total=points_words(example.points),
        after=tuple(filter(None, [example.after])),
    )


def points_words(points: int) -> str:
    """Say how many points that are.

    >>> [points_words(points) for points in (0, 1, 12)]
    ['Nothing', '1 point', '12 points']
    """
    if not points:
        return "Nothing"
    return f"{points} point{'' if points == 1 else 's'}"


def _turn(question: Question, order: Order) -> Walked:
    """Walk through the cards held, each with the count that it would make."""
    play, fitting = question.scenario, question.fitting
    count = sum(card.pips for card in play.line) if isinstance(play, Play) else 0
    lines = turn_lines(TurnMarking(question.held, fitting, fitting), count)
    total = "Go"
    if fitting:
        words = rank_words(card.rank for card in fitting)
        total = f"The {words} fits" if len(fitting) == 1 else f"{words.capitalize()} fit"
    return Walked(
        question=question,
        title=_title(question),
        lines=tuple(lines_as_they_lie(lines, question, order)),
        total=total,
    )


def _heard(question: Question, said: SaidCount, house: House, order: Order) -> Walked:
    """Walk through the count that is heard, and then through the right one, line against line."""
    marking = mark_call(question.scenario, f"{said} : {Saying.ACCEPT.value}", house)
    told = verdict(question, _called(question, f"{said} : {marking.true_call}", house))
    return Walked(
        question=question,
        title=_title(question),
        said=lines_said(said, question, order),
        lines=tuple(lines_as_they_lie(told.lines, question, order)),
        total=_short_or_over(marking.count.score.points - said.points),
        after=tuple(filter(None, [told.detail, told.why])),
    )


def _short_or_over(missing: int) -> str:
    if not missing:
        return "Right"
    return f"Short by {missing}" if missing > 0 else f"Over by {-missing}"


def _called(question: Question, text: str, house: House) -> Answer:
    """Make the answer of somebody who calls what is to be called, which nobody keeps."""
    return Answer(
        id="shown",
        practice="shown",
        number=0,
        scenario=str(question.scenario),
        question=question.ask.value,
        asked=question.asked,
        form="call",
        claimed=text,
        house=str(house),
        why="",
        answered=datetime(1970, 1, 1, tzinfo=UTC),
        first_key_ms=None,
        answer_ms=None,
        walked_away=False,
    )


def _named(names: Sequence[tuple[str, str]]) -> Iterator[str]:
    for name, sentence in names[:_MOST_NAMES]:
        yield f"{as_sentence(name)[:-1]}: {sentence}" if sentence else as_sentence(name)


def _title(question: Question) -> str:
    """Say what lies there: before a room it is nobody's."""
    return title(question).replace("Your hand", "The hand")
