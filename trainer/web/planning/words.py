"""A drill in a few words."""

from typing import Final

from trainer.classroom.drill import ClassDrill
from trainer.web.wording import practice_words

_WORKED: Final = ("", "one worked hand, ", "two worked hands, ")


def drill_words(drill: ClassDrill) -> str:
    """Say what a drill asks, and how much.

    >>> from trainer.classroom.ready import ready_drill
    >>> drill_words(ready_drill("pairs", 7)), drill_words(ready_drill("cribs", 7))
    ('The ladder: fifteens and pairs; two worked hands, 10 questions.', 'Cribs; 10 questions.')
    """
    what = practice_words(str(drill.drill.settings))
    return f"{what[0].upper()}{what[1:]}; {much_words(drill)}."


def much_words(drill: ClassDrill) -> str:
    """Say how much a drill asks: "two worked hands, 10 questions"."""
    number = len(drill)
    return f"{_WORKED[drill.worked]}{number} question{'' if number == 1 else 's'}"
