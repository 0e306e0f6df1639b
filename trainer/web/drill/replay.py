"""What is asked where something is replayed: it follows from the learner's log, as it is then."""

from functools import lru_cache
from random import Random

from trainer.house import House
from trainer.progress.mistakes import Mistake, Replay, due
from trainer.quiz.again import Again
from trainer.quiz.alike import alike
from trainer.quiz.drill import question_of
from trainer.quiz.question import Question
from trainer.quiz.settings import Settings
from trainer.record import Practice
from trainer.store import Answered, Asked
from trainer.web.progress.folding import fold_on
from trainer.web.service import Service

# A fold of tens of kilobytes need not be written with every answer.
_KEPT_EVERY = 20


class NothingLeftError(LookupError):
    """There is nothing left to be replayed, now or at all."""


@lru_cache(maxsize=1_000)
def replayed_in(settings: str) -> Again | None:
    """Say what a practice of these settings replays; None where it does not.

    >>> replayed_in("again=all"), replayed_in("kinds=hand")
    (Again(skill=None, practice='', answer=''), None)
    """
    again = Settings.parse(settings).again
    return Again.parse(again) if again else None


def next_asked(
    service: Service, practice: Practice, again: Again, number: int, *, zone: str
) -> Asked | None:
    """Choose what is replayed next; None where nothing is left.

    Args:
        service: What the app has.
        practice: The practice that replays.
        again: What it replays.
        number: Which of its questions it will be.
        zone: The name of the time zone by which days are told.
    """
    for replay in due(
        mistakes_of(service, practice.learner, zone=zone, keep_behind=_KEPT_EVERY),
        again,
        practice=practice.id,
        now=service.now(),
        zone=zone,
    ):
        if question := _question(service, replay, Random(f"{practice.seed}/{number}")):
            return Asked(number, question, replay.why)
    return None


def mistakes_of(
    service: Service, learner: str, *, zone: str, keep_behind: int = 1
) -> tuple[Mistake, ...]:
    """List the mistakes of a learner that are open, in the order in which it is their turn."""
    folded = fold_on(service, learner, zone=zone, keep_behind=keep_behind)
    return folded.open_mistakes(zone)


def lost_at(service: Service, mistake: Mistake) -> tuple[Question, Answered] | None:
    """Find the question that was lost and its answer; None if it can no longer be asked."""
    practice = service.log.practice(mistake.practice)
    answered = service.log.answered(mistake.practice, mistake.number) if practice else None
    question = question_of(answered.answer, practice) if practice and answered else None
    return (question, answered) if question and answered else None


def _question(service: Service, replay: Replay, rng: Random) -> Question | None:
    found = lost_at(service, replay.mistake)
    if found is None:
        return None
    question, answered = found
    if replay.how == "again":
        return question
    return alike(question, rng, rules=House.parse(answered.answer.house).rules)
