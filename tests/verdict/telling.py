"""Verdicts, in short: scenario text and what was claimed in, what is said of it out."""

from tests.quiz.replied import answer_to, question_of, shown, turn_of
from trainer.record import Form
from trainer.verdict.told import Verdict, verdict


def told(
    text: str, form: Form, claimed: str, count: str | None = None, *, house: str = ""
) -> Verdict:
    """Say what became of an answer, and of the combinations shown after it."""
    question = turn_of(text) if form == "cards" else question_of(text)
    after = None if count is None else shown(count)
    return verdict(question, answer_to(question, form, claimed, house=house), after)
