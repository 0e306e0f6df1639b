"""Drills that are ready: one for each stage of the ladder, and what a class may count besides."""

from collections.abc import Mapping
from typing import Final

from trainer.classroom.drill import ClassDrill
from trainer.quiz.drill import Drill
from trainer.quiz.settings import Settings
from trainer.quiz.stages import STAGES

QUESTIONS: Final = 10
WORKED: Final = 2
# What a lesson may be of, beside the stages: by key, what it is called and what is asked.
_BESIDE: Final[Mapping[str, tuple[str, str]]] = {
    "mix": ("A bit of everything", ""),
    "cribs": ("Cribs", "kinds=crib"),
    "traps": ("Fifteens that hide", "kinds=hand&where=fifteen+behind+a+fifteen"),
    "miscounts": ("Catch the miscount", "kinds=hand&heard=half"),
}
READY: Final = (*STAGES, *_BESIDE)


def ready_drill(key: str, seed: int) -> ClassDrill:
    """Make the drill of a key of `READY`: its questions follow from a seed.

    >>> drill = ready_drill("pairs", 7)
    >>> drill.title, drill.worked, len(drill)
    ('Fifteens and pairs', 2, 10)
    """
    picked = tuple(range(QUESTIONS))
    if stage := STAGES.get(key):
        settings = Settings(stage=key, picked=picked)
        return ClassDrill(title=stage.title, drill=Drill(settings, seed), worked=WORKED)
    title, asked = _BESIDE[key]
    fields = Settings.parse(f"{asked}&picked=0-{QUESTIONS - 1}".lstrip("&"))
    return ClassDrill(title=title, drill=Drill(fields, seed))
