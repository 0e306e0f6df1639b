"""A drill planned otherwise: one thing is chosen, and all that does not go with it gives way."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from trainer.classroom.drill import ClassDrill, Pace, Told
from trainer.classroom.ready import WORKED
from trainer.house import HOUSES
from trainer.names import plain_name
from trainer.quiz.heard_chosen import Heard
from trainer.quiz.kinds import Dealt, Kind
from trainer.quiz.length import ENDLESS
from trainer.quiz.picked import number_at
from trainer.quiz.settings import Settings
from trainer.quiz.stages import STAGES

# A drill and what is chosen; it may be refused.
Change = Callable[[ClassDrill, Any], ClassDrill]


def with_questions(drill: ClassDrill, number: int) -> ClassDrill:
    """Ask so many questions: those there are, and behind them those that follow."""
    picked = drill.drill.settings.picked
    return _picking(drill, tuple(number_at(picked, place) for place in range(number)))


def with_seed(drill: ClassDrill, seed: int) -> ClassDrill:
    """Ask of other cards: as many questions, none of them swapped yet."""
    anew = _picking(drill, tuple(range(len(drill))))
    return replace(anew, drill=replace(anew.drill, seed=seed))


def with_stage(drill: ClassDrill, stage: str) -> ClassDrill:
    """Ask what a stage of the ladder asks, which says all of it; without one, everything.

    A drill that is called by its stage is called by the new one then.
    """
    before = drill.drill.settings.of_stage
    if before and stage and drill.title == before.title:
        drill = replace(drill, title=STAGES[stage].title)
    anew = _asking(replace(drill, worked=0), Settings(stage=stage))
    return replace(anew, worked=WORKED if stage else 0)


def with_kinds(drill: ClassDrill, kinds: tuple[Kind, ...]) -> ClassDrill:
    """Ask about these kinds."""
    return _asking(drill, replace(_free(drill), kinds=kinds))


def with_where(drill: ClassDrill, where: str) -> ClassDrill:
    """Ask only what shows a pattern; it says what is dealt."""
    return _asking(drill, replace(_free(drill), where=where, dealt=Dealt.BALANCED))


def with_heard(drill: ClassDrill, heard: Heard) -> ClassDrill:
    """Let counts be heard, or count oneself; without any, no mistakes are chosen either."""
    at = _free(drill)
    if heard is Heard.NONE:
        return _asking(drill, replace(at, heard=heard, mistakes=(), subtlety=0))
    return _asking(drill, replace(at, heard=heard, dealt=Dealt.BALANCED))


def with_mistakes(drill: ClassDrill, mistakes: tuple[str, ...]) -> ClassDrill:
    """Let these mistakes be made in counts that are heard."""
    return _asking(drill, replace(_free(drill), mistakes=mistakes))


def with_pace(drill: ClassDrill, pace: Pace) -> ClassDrill:
    """Say who goes on to the next question: the teacher with a clock, and all told each time."""
    if pace is Pace.LED:
        return replace(drill, pace=pace, told=Told.EACH)
    return replace(drill, pace=pace, clock_s=0)


def _with(name: str) -> Change:
    return lambda drill, value: replace(drill, **{name: value})


# Each thing that can be chosen, by its name on the page.
CHANGES: Final[Mapping[str, Change]] = {
    "title": lambda drill, title: replace(drill, title=plain_name(title)),
    "questions": with_questions,
    "stage": with_stage,
    "kinds": with_kinds,
    "where": with_where,
    "heard": with_heard,
    "mistakes": with_mistakes,
    "worked": _with("worked"),
    "form": lambda drill, form: replace(drill, form=form or None),
    "house": lambda drill, house: replace(drill, house=HOUSES.get(house, drill.house)),
    "pace": with_pace,
    "clock": _with("clock_s"),
    "told": _with("told"),
    "names": _with("is_named"),
    "seed": with_seed,
    "swap": lambda drill, place: drill.swap(place),
}


def _free(drill: ClassDrill) -> Settings:
    """Take the settings without the picked questions, which other settings would ask otherwise."""
    return replace(drill.drill.settings, picked=(), length=ENDLESS)


def _asking(drill: ClassDrill, settings: Settings) -> ClassDrill:
    """Ask other questions, as many as before."""
    whole = replace(settings, picked=tuple(range(len(drill))))
    return replace(drill, drill=replace(drill.drill, settings=whole))


def _picking(drill: ClassDrill, picked: tuple[int, ...]) -> ClassDrill:
    settings = replace(drill.drill.settings, picked=picked, length=ENDLESS)
    return replace(drill, drill=replace(drill.drill, settings=settings))
