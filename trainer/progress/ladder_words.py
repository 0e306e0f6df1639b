"""What is said of the stages of the ladder: what counts there, and how far they are climbed."""

from typing import Final

from scenarios import ACC, Rules
from trainer.progress.ladder import (
    AMONG,
    NEEDED,
    Ladder,
    climbed,
    is_open,
    stage_behind,
)
from trainer.quiz.asked import ANY_FIFTEEN, asked_phrase
from trainer.quiz.kinds import Kind
from trainer.quiz.stages import Stage

_TO_OPEN: Final = f"{NEEDED} of {AMONG} right in the one before lead here; or begin it now."
# Of stages in which everything counts, what does so for the first time.
_NEW: Final = {
    "flush-and-jacks": "Flush, nobs and heels are new.",
    "crib": "The crib is new, with its own flush.",
    "go": "Go and last card are new.",
}


def counts_in(stage: Stage) -> str:
    """Say in a sentence what counts in a stage.

    >>> from trainer.quiz.stages import STAGES
    >>> counts_in(STAGES["pairs"]), counts_in(STAGES["crib"])
    ('Only fifteens and pairs count.', 'The crib is new, with its own flush. Everything counts.')
    """
    if ANY_FIFTEEN in stage.asked:
        return "One fifteen is enough."
    if stage.asked:
        return f"Only {asked_phrase(stage.asked)} count."
    return f"{_NEW.get(stage.key, '')} Everything counts.".strip()


def taught_otherwise(stage: Stage, rules: Rules) -> str:
    """Say where a stage teaches what the house has otherwise; else nothing.

    >>> from trainer.quiz.stages import STAGES
    >>> taught_otherwise(STAGES["crib"], ACC)
    ''
    """
    if rules == ACC or Kind.CRIB.value not in stage.dealt:
        return ""
    return (
        "A stage teaches the rules of the Congress. In your house four of a suit in the crib are "
        "a flush, and your answers are marked by that."
    )


def how_far(ladder: Ladder, stage: Stage) -> str:
    """Say how far a stage is climbed, or how it opens.

    >>> from trainer.quiz.stages import STAGES
    >>> how_far({}, STAGES["cards"]), how_far({}, STAGES["pairs"])
    ('Open.', '8 of 10 right in the one before lead here; or begin it now.')
    """
    here = climbed(ladder, stage.key)
    right = f"{here.right} of the last {len(here.last)} wholly right."
    if here.is_done:
        return f"Done. {right}"
    if here.last:
        return f"{right} {NEEDED} of {AMONG} make it done."
    return "Open." if is_open(ladder, stage.key) else _TO_OPEN


def so_far(ladder: Ladder, stage: Stage) -> str:
    """Say beside a stage's questions how the last went, and how many of them are needed.

    >>> from trainer.progress.ladder import Climbed
    >>> from trainer.quiz.stages import STAGES
    >>> so_far({"pairs": Climbed((True, False, True))}, STAGES["pairs"])
    '2 of 3 right; 8 of 10 open the next stage.'
    """
    here = climbed(ladder, stage.key)
    among = f"the last {AMONG}" if len(here.last) == AMONG else str(len(here.last))
    right = f"{here.right} of {among} right"
    if here.is_done:
        return f"Done; {right}."
    what = "open the next stage" if stage_behind(stage.key) else "make it done"
    needed = f"{NEEDED} of {AMONG}"
    return f"{right}; {needed} {what}." if here.last else f"{needed} right {what}."


def opened(ladder: Ladder, stage: Stage) -> tuple[str, Stage] | None:
    """Say that the stage behind this one is open, until it is begun; None where there is nothing.

    >>> from trainer.progress.ladder import Climbed
    >>> from trainer.quiz.stages import STAGES
    >>> told = opened({"cards": Climbed((True,) * 8, is_done=True)}, STAGES["cards"])
    >>> told and told[0]
    '8 of the last 8: the next stage is open.'
    """
    here, behind = climbed(ladder, stage.key), stage_behind(stage.key)
    if not here.is_done or behind is None or behind.key in ladder:
        return None
    enough = here.right >= NEEDED
    how = f"{here.right} of the last {len(here.last)}" if enough else "This stage is done"
    return f"{how}: the next stage is open.", behind
