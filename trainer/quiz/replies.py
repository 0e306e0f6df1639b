"""What a learner replies to a question: whether it can be read, and what became of it."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from scenarios import ACC, Rules, Show, parse_scenario
from scenarios.cards import quoted, without_marks
from scenarios.scenario import Play, Scenario
from trainer.called import Called, read_call
from trainer.claims import Claim, parse_combinations, parse_spoken, parse_total
from trainer.house import House
from trainer.marking import Marking, mark_total
from trainer.quiz.asked import ANY_FIFTEEN, asked_phrase, known_words, mark_asked, score_asked
from trainer.quiz.calls import CallMarking, mark_call
from trainer.quiz.possible import possible_points
from trainer.quiz.question import Ask, Question
from trainer.quiz.turn import TurnMarking, mark_turn, parse_turn
from trainer.record import Answer, Form, Shown
from trainer.required import LONGEST_TEXT
from trainer.skills import Evidence, Skill, Tally, evidence

# What players say for a hand that is worth nothing, since none is worth so many.
_SAID_FOR_NOTHING: Final = 19


@dataclass(frozen=True, slots=True)
class Doubt:
    """A total that is asked about once more before it is taken.

    Attributes:
        sentence: What is asked.
        instead: What may be meant, to stand in its place; empty where there is no telling.
    """

    sentence: str
    instead: str


@dataclass(frozen=True, slots=True)
class Result:
    """How an answer came out, in short.

    Attributes:
        points: The points that were there; 0 where it was asked which cards may be laid. Where a
            count was heard, those that there were to call.
        found: Those of them that were counted or called: all but what was lost.
        over: The points that were claimed or called besides, and are not there.
        is_right: Whether the answer was right as a whole.
    """

    points: int
    found: int
    over: int
    is_right: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Marked:
    """An answer held against what lies on the table.

    Attributes:
        scenario: What lies on the table.
        rules: What the cards are worth.
        form: How it was answered.
        marking: What became of it.
        shown: What became of the count that was shown after a wrong total; None where none was.
        asked: The rules that were asked, of which alone the markings tell; empty where all were.
    """

    scenario: Scenario
    rules: Rules
    form: Form
    marking: Marking | TurnMarking | CallMarking
    shown: Marking | None = None
    asked: tuple[str, ...] = ()

    @property
    def evidence(self) -> Evidence:
        """What it tells of each skill.

        Where a count was shown after a wrong total, its lines tell; and that the lines add up to
        the total that was said is a skill as well, as is a right total of two lines or more. Which
        cards may be laid is told in cards, go being one, and loses no points. A call is no count,
        and tells of the count that was heard.

        All points lost, with those of headings and those unattributed, are what `result` has not
        found.
        """
        if isinstance(self.marking, TurnMarking):
            return Evidence({Skill.LEGAL_CARD: self.marking.tally}, {}, unattributed=0)
        if isinstance(self.marking, CallMarking):
            return Evidence(self.marking.tallies, {}, unattributed=0)
        told = evidence(self.shown or self.marking, self.scenario)
        total = self._total_tally(self.marking)
        tallies = {**told.tallies, Skill.KEEPING_THE_TOTAL: total} if total else told.tallies
        return Evidence(tallies, told.headings, told.unattributed)

    @property
    def result(self) -> Result:
        """How it came out: the points there, found and too many, and whether it was right."""
        if isinstance(self.marking, TurnMarking):
            return Result(0, 0, 0, is_right=self.marking.is_right)
        if isinstance(self.marking, CallMarking):
            call = self.marking
            return Result(call.points, call.found, call.over, is_right=call.is_right)
        found = self.marking.points_found
        if self.shown:
            found = self.shown.points_found - _lost_in_adding(self.shown, self.marking.claimed)
        over = self.marking.claimed - found
        return Result(self.marking.score.points, found, over, is_right=self.marking.is_right)

    def _total_tally(self, marking: Marking) -> Tally | None:
        """Say whether lines were added up rightly; None where that cannot be told."""
        if self.shown:
            right = int(self.shown.claimed == marking.claimed)
            lost = _lost_in_adding(self.shown, marking.claimed)
            over = max(0, marking.claimed - self.shown.claimed)
            return Tally(there=1, found=right, claimed=1, right=right, lost=lost, over=over)
        has_lines = isinstance(self.scenario, Show) and len(marking.score.combinations) > 1
        if self.form == "total" and has_lines and marking.is_right:
            return Tally(there=1, found=1, claimed=1, right=1)
        return None


def forms_of(ask: Ask, asked: Collection[str] = (), *, is_heard: bool = False) -> tuple[Form, ...]:
    """List the ways in which a question can be answered.

    >>> forms_of(Ask.SHOW), forms_of(Ask.TURN)
    (('total', 'spoken', 'combinations'), ('cards',))

    Any fifteen is shown by its cards.

    Args:
        ask: What is asked.
        asked: The rules that are asked; empty where all are.
        is_heard: Whether the other side counts, and it is asked whether that is right.
    """
    if is_heard:
        return ("call",)
    if ask is Ask.TURN:
        return ("cards",)
    return ("combinations",) if ANY_FIFTEEN in asked else ("total", "spoken", "combinations")


def check_reply(question: Question, form: Form, text: str) -> None:
    """Check that a reply can be read; whether it is right is another matter.

    >>> show = Question(Ask.SHOW, parse_scenario("4C 5D 6S 6H / JH"))
    >>> check_reply(show, "total", "12")
    >>> check_reply(show, "total", "twelve")
    Traceback (most recent call last):
    ValueError: 'twelve' is no number of points; type them in digits

    Raises:
        ValueError: If it cannot be; the message says so in a sentence, and quotes the text.
    """
    is_heard = question.said is not None
    if form not in forms_of(question.ask, question.asked, is_heard=is_heard):
        raise ValueError(f"{quoted(form)} is no way to answer this question")
    if len(text) > LONGEST_TEXT:
        raise ValueError(f"{quoted(text)} has {len(text)} characters, which is no count")
    if not without_marks(text).isprintable():
        raise ValueError(f"{quoted(text)} has a character in it that cannot be seen")
    if question.said is not None:
        if len(claimed_text(question, text)) > LONGEST_TEXT:
            raise ValueError(f"{quoted(text)} names more than can be kept")
    elif form == "cards":
        parse_turn(text, question.held)
    elif form == "total":
        _parse_total(text)
    else:
        _parse_lines(question.scenario, form, text)


def claimed_text(question: Question, text: str) -> str:
    """Write a reply as it is logged: of a call with the count that was heard.

    >>> from trainer.miscounts.said import SaidCount
    >>> cut = Question(Ask.CUT, parse_scenario("cut JD"), said=SaidCount())
    >>> claimed_text(cut, " m2 h ")
    'nothing : muggins 2 h'

    Raises:
        ValueError: If a call cannot be read.
    """
    if question.said is None:
        return " ".join(text.split())
    in_play = isinstance(question.scenario, Play)
    return str(Called(question.said, *read_call(text, in_play=in_play)))


def doubt(question: Question, form: Form, text: str, *, rules: Rules = ACC) -> Doubt | None:
    """Ask once more about a total that nothing makes; None where there is nothing to ask.

    >>> show = Question(Ask.SHOW, parse_scenario("2H 4C 8S TD / QH"))
    >>> doubt(show, "total", "19").sentence
    'No hand makes 19; players say it for nothing. Zero?'
    >>> doubt(show, "total", "27").sentence
    'No hand makes 27. Count again?'
    >>> doubt(show, "total", "12")

    Args:
        question: The question.
        form: How it is answered.
        text: What was typed; `check_reply` has let it pass.
        rules: What the cards are worth.

    Raises:
        ValueError: If it is a total that cannot be read.
    """
    if form != "total" or not isinstance(question.scenario, Show):
        return None
    is_crib = question.scenario.is_crib
    points = _parse_total(text)
    possible = possible_points(question.asked, is_crib=is_crib, rules=rules)
    if points in possible:
        return None
    none_makes = f"No {'crib' if is_crib else 'hand'} makes {points}"
    if question.asked:
        return Doubt(f"{_never(none_makes, points, question.asked, possible)}. Count again?", "")
    if points == _SAID_FOR_NOTHING:
        return Doubt(f"{none_makes}; players say it for nothing. Zero?", "0")
    return Doubt(f"{none_makes}. Count again?", "")


def _never(none_makes: str, points: int, asked: Collection[str], possible: Collection[int]) -> str:
    """Say that the rules that are asked never make so many, and why, where it is odd."""
    phrase = asked_phrase(asked)
    if points % 2 and not any(each % 2 for each in possible):
        return f"{phrase.capitalize()} make 0, 2, 4 and so on, never {points}"
    return f"{none_makes} in {phrase}"


def marked(answer: Answer, shown: Shown | None = None) -> Marked:
    """Hold an answer against what lies on the table; what is logged of it is enough.

    Only the rules that were asked count: whatever else was claimed is left aside. A count shown is
    heard only where a total was wrong: a right one counts for all there was.

    Args:
        answer: The answer.
        shown: The count that was shown after it, if one was.

    Raises:
        ValueError: If what is logged cannot be read, or the count shown belongs to another answer.
    """
    scenario, house = parse_scenario(answer.scenario), House.parse(answer.house)
    rules = house.rules
    if answer.form == "call":
        call = mark_call(scenario, answer.claimed, house)
        return Marked(scenario=scenario, rules=rules, form="call", marking=call)
    if answer.form == "cards":
        turn = mark_turn(scenario, answer.claimed)
        return Marked(scenario=scenario, rules=rules, form="cards", marking=turn)
    asked = known_words(answer.asked)

    def mark(form: Form, text: str) -> Marking:
        score = scenario.score(rules)
        if form == "total":
            return mark_total(score_asked(score, asked), parse_total(text))
        return mark_asked(score, _parse_lines(scenario, form, text), asked)

    marking = mark(answer.form, answer.claimed)
    of_shown = None
    if shown and shown.answer != answer.id:
        raise ValueError(f"the count shown belongs to {quoted(shown.answer)}, not {answer.id!r}")
    # Where any fifteen will do, the cards say it and no total, so that no count comes after it.
    is_heard = answer.form == "total" and not marking.is_right and ANY_FIFTEEN not in asked
    if shown and is_heard:
        of_shown = mark(shown.form, shown.claimed)
    return Marked(
        scenario=scenario,
        rules=rules,
        form=answer.form,
        marking=marking,
        shown=of_shown,
        asked=asked,
    )


def _parse_total(text: str) -> int:
    if not text.strip():
        raise ValueError("type the points in digits; 0 when there is nothing")
    return parse_total(text)


def _parse_lines(scenario: Scenario, form: Form, text: str) -> tuple[Claim, ...]:
    if form == "spoken":
        return parse_spoken(text)
    return parse_combinations(text, in_play=isinstance(scenario, Play))


def _lost_in_adding(shown: Marking, total: int) -> int:
    """Say how many points that were found did not come into the total.

    What was imagined and left out again is no loss, so there is never more lost than was there.
    """
    return max(0, min(shown.points_found, shown.claimed - total))
