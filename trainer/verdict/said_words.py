"""What somebody said, beside what it is worth."""

from dataclasses import replace

from trainer.marking import Marking
from trainer.quiz.asked import ANY_FIFTEEN
from trainer.quiz.replies import marked
from trainer.record import Answer
from trainer.verdict.told import Verdict
from trainer.verdict.words import as_sentence


def said_words(answer: Answer, told: Verdict) -> str:
    """Say what was claimed and what it is worth; where no points are asked, how it came out."""
    became = marked(answer)
    marking = became.marking
    if not isinstance(marking, Marking) or ANY_FIFTEEN in became.asked:
        return told.headline
    claimed, points = (many or "nothing" for many in (marking.claimed, marking.score.points))
    return f"you said {claimed}, it is worth {points}"


def said_again(answer: Answer, told: Verdict) -> Verdict:
    """Say first what was said, and then what it is, where that is not the same."""
    if told.result.is_right:
        return told
    headline = as_sentence(said_words(answer, told))[:-1]
    return replace(told, headline=headline, said=told.said.replace(told.headline, headline, 1))
