"""What taking in a learner's data comes to, in a sentence or two."""

from trainer.store import Intake


def foreseen(intake: Intake, name: str) -> str:
    """Say what would be taken in.

    >>> from datetime import UTC, datetime
    >>> from trainer.record import Learner
    >>> ada = Learner(id="a", name="Ada", created=datetime(2026, 3, 14, tzinfo=UTC))
    >>> some = {"is_new": False, "remarks": 0, "differing": 0}
    >>> foreseen(Intake(learner=ada, **some, answers=412, added=12), "Ada")
    '412 answers of Ada, 400 here already.'

    Args:
        intake: What it would come to.
        name: What the learner is called where the data come from.
    """
    here = intake.learner.name
    there = intake.answers - intake.added - intake.differing
    words = [f"{_many(intake.answers, 'answer')} of {name}"]
    if there:
        words.append(f"{there:,} here already")
    told = [f"{', '.join(words)}."]
    if intake.differing:
        told.append(
            f"{_many(intake.differing, 'question')} of them {_were(intake.differing)} answered "
            "here otherwise; what is here stays."
        )
    if not intake.is_new:
        if here != name:
            told.append(f"{name} is called {here} here.")
    elif here != name:
        told.append(f"There is another {name} here, so this one will be called {here}.")
    return " ".join(told)


def taken(intake: Intake) -> str:
    """Say what has been taken in.

    >>> from datetime import UTC, datetime
    >>> from trainer.record import Learner
    >>> ada = Learner(id="a", name="Ada", created=datetime(2026, 3, 14, tzinfo=UTC))
    >>> some = {"is_new": False, "answers": 412, "differing": 0}
    >>> taken(Intake(learner=ada, **some, added=12, remarks=0))
    '12 answers taken in for Ada.'
    >>> taken(Intake(learner=ada, **some, added=0, remarks=0))
    'Nothing was new: all of it is here already.'
    """
    parts = []
    if intake.added:
        parts.append(_many(intake.added, "answer"))
    if intake.remarks:
        parts.append(f"{_many(intake.remarks, 'remark')} on answers")
    if parts:
        return f"{' and '.join(parts)} taken in for {intake.learner.name}."
    if intake.is_new:
        return f"{intake.learner.name} is here now, with no answers yet."
    return "Nothing was new: all of it is here already."


def _many(number: int, what: str) -> str:
    return f"{number:,} {what}{'' if number == 1 else 's'}"


def _were(number: int) -> str:
    return "was" if number == 1 else "were"
