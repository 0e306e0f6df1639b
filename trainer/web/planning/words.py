"""A drill in a few words."""

from collections.abc import Mapping
from typing import Final

from trainer.classroom.drill import ClassDrill, Pace, Told
from trainer.record import Form
from trainer.web.wording import practice_words

_ANSWERED: Final[Mapping[Form | None, str]] = {
    None: "as they like",
    "total": "with the total",
    "spoken": "line by line",
    "combinations": "with the cards of each line",
}
_WORKED: Final = ("", "one worked hand, ", "two worked hands, ")


def drill_words(drill: ClassDrill) -> str:
    """Say what a drill asks, and how much.

    >>> from trainer.classroom.ready import ready_drill
    >>> drill_words(ready_drill("pairs", 7)), drill_words(ready_drill("cribs", 7))
    ('The ladder: fifteens and pairs; two worked hands, 10 questions.', 'Cribs; 10 questions.')
    """
    what = practice_words(str(drill.drill.settings))
    return f"{what[0].upper()}{what[1:]}; {much_words(drill)}."


def pace_words(drill: ClassDrill) -> str:
    """Say how a drill goes: at whose pace, when one is told, and how it is answered.

    >>> from trainer.classroom.ready import ready_drill
    >>> pace_words(ready_drill("pairs", 7))
    'Each at their own pace, told after each question, answered as they like.'
    """
    pace = "You lead" if drill.pace is Pace.LED else "Each at their own pace"
    shows = f", {drill.clock_s} seconds for a question, then the answers are shown"
    clock = shows if drill.clock_s else ""
    told = "after each question" if drill.told is Told.EACH else "at the end"
    return f"{pace}{clock}, told {told}, answered {_ANSWERED[drill.form]}."


def kept_words(drill: ClassDrill) -> str:
    """Say how much a kept drill asks, and how it goes, which tells it from one that is ready.

    >>> from trainer.classroom.ready import ready_drill
    >>> kept_words(ready_drill("mix", 7)).split(", ")[:2]
    ['10 questions. Each at their own pace', 'told after each question']
    """
    return f"{much_words(drill)}. {pace_words(drill)}"


def much_words(drill: ClassDrill) -> str:
    """Say how much a drill asks: "two worked hands, 10 questions"."""
    number = len(drill)
    return f"{_WORKED[drill.worked]}{number} question{'' if number == 1 else 's'}"
