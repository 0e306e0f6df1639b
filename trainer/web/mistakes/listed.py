"""A mistake as a page tells it: what lay there, what was said, what it is worth."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from trainer.house import House
from trainer.progress.mistakes import Mistake
from trainer.quiz.question import Question
from trainer.record import Answer
from trainer.verdict.told import Verdict, verdict
from trainer.web.drill.replay import lost_at
from trainer.web.service import Service


@dataclass(frozen=True, slots=True)
class Listed:
    """A mistake with its question and its answer.

    Attributes:
        mistake: The mistake.
        question: What was asked.
        answer: What was answered.
        verdict: What became of it.
    """

    mistake: Mistake
    question: Question
    answer: Answer
    verdict: Verdict


def listed(service: Service, mistakes: Sequence[Mistake], *, said_by: House) -> Iterator[Listed]:
    """Find the questions and answers of mistakes; what cannot be asked again is left out.

    Args:
        service: What the app has.
        mistakes: The mistakes.
        said_by: The house as which the count is said.
    """
    for mistake in mistakes:
        if found := lost_at(service, mistake):
            question, answered = found
            told = verdict(question, answered.answer, answered.shown, said_by=said_by)
            yield Listed(mistake, question, answered.answer, told)
