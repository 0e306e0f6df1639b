"""Progress in a sentence or two."""

from trainer.progress.figures import Progress
from trainer.skills import Heading, Skill


def headline(progress: Progress) -> str:
    """Say what to practise next, or why that cannot be said.

    >>> from trainer.progress.figures import progress
    >>> from trainer.progress.fold import EMPTY
    >>> headline(progress(EMPTY))
    'Nothing counted yet'
    """
    if not progress.answers:
        return "Nothing counted yet"
    if progress.weakest:
        return f"Practise next: {name_of(progress.weakest)}"
    if _has_missed(progress):
        return "Too few answers to say what to practise"
    if progress.unattributed:
        return "Your totals do not tell what you miss"
    return "Nothing missed so far"


def detail(progress: Progress) -> str:
    """Say what the headline rests on.

    >>> from trainer.progress.figures import progress
    >>> from trainer.progress.fold import EMPTY
    >>> detail(progress(EMPTY))
    'Count a few hands, and you see here what you find and what you miss.'
    """
    if not progress.answers:
        return "Count a few hands, and you see here what you find and what you miss."
    if progress.weakest:
        figure = progress.skills[progress.weakest]
        went_well = "right" if progress.weakest.heading is Heading.COUNTING else "found"
        found = f"{figure.tally.found} of {figure.tally.there} {went_well}"
        return f"{found}, {_points(figure.lost)} lost." if figure.lost else f"{found}."
    if progress.unattributed and not _has_missed(progress):
        lost = _points(progress.unattributed)
        return f"{lost} lost. Show your count after a wrong total, and you see which."
    total = progress.total
    return f"{total.right} of {total.answers} answers right as a whole."


def name_of(skill: Skill) -> str:
    """Name a skill where its heading does not stand above it."""
    return f"{skill.title} in the play" if skill.heading is Heading.THE_PLAY else skill.title


def _has_missed(progress: Progress) -> bool:
    return any(each.tally.found < each.tally.there for each in progress.skills.values())


def _points(points: int) -> str:
    return "1 point" if points == 1 else f"{points} points"
