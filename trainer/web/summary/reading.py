"""A set as it is looked back at: what came of it, and of the same set before."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from trainer.progress.recent import Recent
from trainer.progress.summary import Summary, summary
from trainer.quiz.drill import question_of
from trainer.quiz.question import Question
from trainer.record import Practice
from trainer.web.service import Service

# What a small table can show.
_MOST_BEFORE: Final = 5


@dataclass(frozen=True, slots=True)
class Run:
    """A set that was run once.

    Attributes:
        practice: The practice.
        answers: How many questions were answered, slips included.
        summary: What came of it.
    """

    practice: Practice
    answers: int
    summary: Summary

    @property
    def missed(self) -> tuple[tuple[Question, Recent], ...]:
        """What was not wholly right: each question with its answer, in the order asked.

        What can no longer be asked is left out.
        """
        found = ((question_of(each.answer, self.practice), each) for each in self.summary.missed)
        return tuple((question, each) for question, each in found if question)


def runs_of(service: Service, practice: Practice) -> Sequence[Run]:
    """Look back at a set, which comes last, and at the same set as it was run before.

    Args:
        service: What the app has.
        practice: The set. Of those before it the ones in which nothing was answered are left out.
    """
    same = service.log.practices(
        practice.learner,
        settings=practice.settings,
        seed=practice.seed,
        generator=practice.generator,
    )
    before = [run_of(service, each) for each in same[: same.index(practice)][-_MOST_BEFORE:]]
    return [*(run for run in before if run.answers), run_of(service, practice)]


def run_of(service: Service, practice: Practice) -> Run:
    """Look back at one run of a set."""
    answers = [
        Recent(each.answer, each.shown, is_slip=each.slip is not None)
        for each in service.log.answers(practice.id)
    ]
    return Run(practice, len(answers), summary(answers))
