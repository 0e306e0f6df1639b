"""What taking in a learner's data comes to, in a sentence or two."""

from collections.abc import Iterator

from trainer.store import Intake


def foreseen(intake: Intake, name: str) -> str:
    """Say what would be taken in.

    >>> from datetime import UTC, datetime
    >>> from trainer.record import Learner
    >>> ada = Learner(id="a", name="Ada", created=datetime(2026, 3, 14, tzinfo=UTC))
    >>> some = {"is_new": False, "remarks": 0, "practices": 1, "has_preferences": False}
    >>> foreseen(Intake(learner=ada, **some, answers=412, added=12, differing=0), "Ada")
    '412 answers of Ada, 400 here already.'

    Args:
        intake: What it would come to.
        name: What the learner is called where the data come from.
    """
    here = intake.learner.name
    there = intake.answers - intake.added - intake.differing - intake.of_lessons
    words = [f"{_many(intake.answers, 'answer')} of {name}"]
    if there:
        words.append(f"{there:,} here already")
    told = [f"{', '.join(words)}.", *_differing(intake)]
    if not intake.is_new:
        if beside := _beside(intake):
            told.append(f"New here: {beside}.")
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
    >>> some = {"is_new": False, "answers": 412, "remarks": 0, "has_preferences": False}
    >>> taken(Intake(learner=ada, **some, added=12, practices=1, differing=0))
    '12 answers taken in for Ada.'
    >>> taken(Intake(learner=ada, **some, added=0, practices=0, differing=0))
    'Nothing was new: all of it is here already.'
    >>> taken(Intake(learner=ada, **some, added=0, practices=0, differing=1))
    'Nothing was new. 1 question was answered here otherwise; what is here stays.'
    >>> taken(Intake(learner=ada, **some, added=0, practices=0, differing=0, of_lessons=2))
    'Nothing was new. 2 answers are of a lesson here, which takes none from a file.'
    """
    return " ".join([_new(intake), *_differing(intake)])


def _new(intake: Intake) -> str:
    parts = []
    if intake.added:
        parts.append(_many(intake.added, "answer"))
    if intake.remarks:
        parts.append(f"{_many(intake.remarks, 'remark')} on answers")
    if parts:
        return f"{' and '.join(parts)} taken in for {intake.learner.name}."
    if intake.is_new:
        return f"{intake.learner.name} is here now, with no answers yet."
    if beside := _beside(intake):
        return f"No answer was new; {beside} taken in for {intake.learner.name}."
    is_left_out = intake.differing or intake.of_lessons
    return f"Nothing was new{'.' if is_left_out else ': all of it is here already.'}"


def _differing(intake: Intake) -> Iterator[str]:
    """Say that what is here stays, where something is answered here otherwise, or in a lesson."""
    if many := intake.differing:
        yield (
            f"{_many(many, 'question')} {'was' if many == 1 else 'were'} answered here otherwise; "
            "what is here stays."
        )
    if many := intake.of_lessons:
        yield (
            f"{_many(many, 'answer')} {'is' if many == 1 else 'are'} of a lesson here, which takes "
            "none from a file."
        )


def _beside(intake: Intake) -> str:
    """Say what is new where no entry is; where one is, that goes without saying."""
    if intake.added or intake.remarks:
        return ""
    parts = [_many(intake.practices, "practice")] if intake.practices else []
    return " and ".join([*parts, *(["preferences"] if intake.has_preferences else [])])


def _many(number: int, what: str) -> str:
    return f"{number:,} {what}{'' if number == 1 else 's'}"
