"""Where a learner stands in a practice, and the steps from there; all of it is in the log.

Nothing is remembered between two steps but what is stored. So a reload, a second window and a new
start of the server go on where the last step led.
"""

from dataclasses import dataclass, replace
from datetime import datetime
from functools import lru_cache
from typing import Literal

from scenarios import Rules
from trainer.house import House
from trainer.preferences import Preferences
from trainer.quiz.board import Board
from trainer.quiz.drill import Drill, question_of
from trainer.quiz.heard_chosen import why_heard
from trainer.quiz.length import Length, Phase
from trainer.quiz.question import Ask, Question
from trainer.quiz.replies import check_reply, claimed_text, marked
from trainer.quiz.settings import Settings
from trainer.record import Answer, Form, Practice, Shown, Slip, capped_ms
from trainer.store import Answered, NotThereError, Place, Standing
from trainer.web.drill.in_lesson import InLesson, as_in_class, brought_on, lesson_of
from trainer.web.drill.lasting import length_of, phase_now, seconds_left
from trainer.web.drill.raced import board_before
from trainer.web.drill.replay import NothingLeftError, next_asked, replayed_in
from trainer.web.likes import preferences_in
from trainer.web.service import Service
from trainer.web.zone import zone_here

# Held is what is answered in a lesson while nobody is told yet what it came to.
Stage = Literal["ask", "count", "verdict", "held"]


class GoneError(LookupError):
    """A practice is no longer there, since its learner was deleted in another window."""


@dataclass(frozen=True, slots=True)
class Stand:
    """Where a practice stands.

    Attributes:
        practice: The practice.
        place: The number of its question, and whether the solution has been asked for.
        question: The question there.
        answered: What was answered to it; None while it is open.
        length: How long the practice is.
        phase: How far it is.
        left_s: How much time is left of a sprint, in seconds; None where there is no limit.
        preferences: How the learner likes to practise.
        why: Why it was chosen, or in which stage of the ladder it is asked; empty where settings
            and seed alone tell it.
        race: How a race stood before the question; None where there is no race.
        in_lesson: Where the learner stands in the lesson that it belongs to; None where it is
            their own.
    """

    practice: Practice
    place: Place
    question: Question
    answered: Answered | None
    length: Length
    phase: Phase
    left_s: float | None
    preferences: Preferences
    why: str = ""
    race: Board | None = None
    in_lesson: InLesson | None = None

    @property
    def id(self) -> str:
        """The id that an answer to this question has, whenever and wherever it is given."""
        return f"{self.practice.id}-{self.place.number}"

    @property
    def time_s(self) -> int:
        """How much time there is in all, of which `left_s` is left; 0 where there is no limit."""
        clock_s = self.in_lesson.lesson.drill.clock_s if self.in_lesson else 0
        return clock_s or self.length.seconds or 0

    @property
    def house(self) -> House:
        """What holds at the table: the learner's house, once answered that of the answer."""
        if self.answered is None:
            return self.preferences.house
        return House.parse(self.answered.answer.house)

    @property
    def rules(self) -> Rules:
        """What the cards are worth in that house."""
        return self.house.rules

    @property
    def stage(self) -> Stage:
        """Whether it is asked, the count is to be shown after a wrong total, or it is over."""
        if self.answered is None:
            return "ask"
        if self.in_lesson and not self.in_lesson.part.tells:
            return "held"
        answer = self.answered.answer
        if self.in_lesson and self.in_lesson.part.is_led:
            # The big screen tells the count: nobody can show theirs as if it did not.
            return "verdict"
        is_over = self.place.revealed or self.answered.shown or answer.form != "total"
        # Of the one card of a cut there are no lines to show.
        is_over = is_over or self.question.ask is Ask.CUT
        return "verdict" if is_over or _is_right(answer) else "count"

    @property
    def judged(self) -> Answered | None:
        """The answer, once it may be told what came of it; None before that."""
        return self.answered if self.stage == "verdict" else None


# A stand is asked for its stage a few times in each step.
@lru_cache(maxsize=1_000)
def _is_right(answer: Answer) -> bool:
    return marked(answer).result.is_right


def stand_of(service: Service, practice: Practice) -> Stand:
    """Find where a practice stands.

    Raises:
        GoneError: If it is no longer there, since its learner was deleted.
        NothingLeftError: If it replays what was lost, and nothing is left of that.
    """
    stands, in_lesson = _standing(service, practice), None
    if lesson := lesson_of(service, practice):
        stands, in_lesson = brought_on(service, practice, stands, lesson)
    asked, number = stands.asked, stands.place.number
    length, likes = length_of(practice.settings), preferences_in(stands.preferences)
    if in_lesson:
        likes = as_in_class(likes, in_lesson.lesson.drill)
    now_s = (service.now() - practice.started).total_seconds()
    stand = Stand(
        practice,
        stands.place,
        asked.question if asked else _question(practice, stands.answered, likes, number),
        stands.answered,
        length=length,
        phase=phase_now(service, practice, stands, now_s=now_s),
        left_s=seconds_left(length, now_s=now_s),
        preferences=likes,
        why=asked.why if asked else _why(practice.settings),
        race=board_before(service, practice, number),
        in_lesson=in_lesson,
    )
    if in_lesson:
        return _in_class(stand, in_lesson, service.now())
    if stand.race is None:
        return stand
    answer = stand.judged.answer if stand.judged else None
    return replace(stand, phase=stand.race.phase(answer))


def _in_class(stand: Stand, in_lesson: InLesson, now: datetime) -> Stand:
    phase = Phase.OVER if in_lesson.part.is_over else stand.phase
    # Behind what is told nothing runs any more, however early it was.
    ends = None if in_lesson.part.tells else in_lesson.lesson.ends()
    left_s = max(0.0, (ends - now).total_seconds()) if ends else None
    return replace(stand, phase=phase, left_s=left_s)


@lru_cache(maxsize=1_000)
def _why(settings: str) -> str:
    stage = Settings.parse(settings).of_stage
    return stage.why if stage else ""


def _standing(service: Service, practice: Practice) -> Standing:
    """Look where a practice stands; where nothing is asked yet that has to be chosen, choose it."""
    try:
        stands = service.log.standing(practice.id)
    except NotThereError as gone:
        raise GoneError(str(gone)) from gone
    again = replayed_in(practice.settings)
    if stands.asked or again is None:
        return stands
    zone = zone_here(preferences_in(stands.preferences))
    asked = next_asked(service, practice, again, stands.place.number, zone=zone)
    if asked is None:
        raise NothingLeftError(f"there is nothing left of {again}")
    return service.log.ask(practice.id, asked)


def _question(
    practice: Practice, answered: Answered | None, likes: Preferences, number: int
) -> Question:
    """Find what is asked; where a count was called, what was said when it was."""
    called = answered.answer if answered and answered.answer.form == "call" else None
    said = question_of(called, practice) if called else None
    return said or _dealt(practice.settings, practice.seed, number, likes.house)


@lru_cache(maxsize=1_000)
def _dealt(settings: str, seed: int, number: int, house: House) -> Question:
    return Drill(Settings.parse(settings), seed).question(number, house=house)


@dataclass(frozen=True, slots=True)
class Reply:
    """What a learner replies, as a browser sends it.

    Attributes:
        form: How it is answered.
        text: What was typed or tapped.
        first_key_ms: From the question to the first key, in milliseconds; may be None.
        answer_ms: From the question to the answer, in milliseconds; may be None.
    """

    form: Form
    text: str
    first_key_ms: int | None = None
    answer_ms: int | None = None


def answer(service: Service, stand: Stand, reply: Reply) -> Answered:
    """Take an answer to the question, and return what the log holds: the first one given counts.

    Raises:
        ValueError: If it cannot be read, or a lesson takes no answer to it; nothing is stored.
    """
    question = stand.question
    if stand.in_lesson and not stand.answered and not stand.in_lesson.part.takes:
        raise ValueError("this question takes no more answers; the lesson has gone on")
    check_reply(question, reply.form, reply.text)
    first, taken, walked_away = _times(reply.first_key_ms, reply.answer_ms)
    given = Answer(
        id=stand.id,
        practice=stand.practice.id,
        number=stand.place.number,
        scenario=str(question.scenario),
        question=question.ask.value,
        asked=question.asked,
        form=reply.form,
        claimed=claimed_text(question, reply.text),
        house=str(stand.preferences.house),
        why=stand.why if question.said is None else why_heard(question.mistake),
        answered=service.now(),
        first_key_ms=first,
        answer_ms=taken,
        walked_away=walked_away,
    )
    return Answered(service.log.append(given).stored, None, None)


def _times(first: int | None, taken: int | None) -> tuple[int | None, int | None, bool]:
    """Take the times that a browser measured, if they can be: anything may come in."""
    if taken is None or taken < 0:
        return None, None, False
    if first is not None and not 0 <= first <= taken:
        first = None
    return capped_ms(first, taken)


def show_count(service: Service, stand: Stand, *, form: Form, text: str) -> None:
    """Take the count that is shown after a wrong total.

    Raises:
        ValueError: If it cannot be read, is empty, or none is asked for; nothing is stored.
    """
    if stand.stage != "count" or form not in {"spoken", "combinations"}:
        raise ValueError("a count is shown after a wrong total, before the solution")
    check_reply(stand.question, form, text)
    claimed = " ".join(text.split())
    if not claimed:
        # It would say of every point that it was missed, where nothing is known.
        raise ValueError("say at least one line of your count, or ask for the solution")
    service.log.append(Shown(answer=stand.id, form=form, claimed=claimed, at=service.now()))


def reveal(service: Service, stand: Stand) -> None:
    """Go on to the solution without showing how it was counted."""
    if stand.stage == "count":
        service.log.move(stand.practice.id, Place(stand.place.number, revealed=True))


def go_on(service: Service, stand: Stand) -> None:
    """Go on to the next question; where nothing is left to replay, to where it is said."""
    # In class the teacher may say when it goes on.
    if stand.stage != "verdict" or (stand.in_lesson and stand.in_lesson.part.is_led):
        return
    number, again = stand.place.number + 1, replayed_in(stand.practice.settings)
    zone = zone_here(stand.preferences)
    asked = next_asked(service, stand.practice, again, number, zone=zone) if again else None
    if asked:
        service.log.ask(stand.practice.id, asked)
    else:
        service.log.move(stand.practice.id, Place(number))


def mark_slip(service: Service, stand: Stand) -> None:
    """Note that the answer was a slip of the finger; in class what was answered counts."""
    if stand.stage == "verdict" and stand.in_lesson is None:
        service.log.append(Slip(answer=stand.id, at=service.now()))
