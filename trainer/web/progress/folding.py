"""Progress, folded from the log a few entries at a time."""

from typing import Final

from trainer.progress.fold import EMPTY, Folded, fold
from trainer.progress.text import VERSION, read, text
from trainer.store import Fold
from trainer.web.service import Service

_AT_A_TIME: Final = 1_000


def fold_on(service: Service, learner: str, *, zone: str, keep_behind: int = 1) -> Folded:
    """Fold what has been answered since this was last done, and keep what came out.

    Args:
        service: What the app has.
        learner: The id of whose progress it is.
        zone: The name of the time zone by which days are told.
        keep_behind: How many entries have to be new for what came out to be kept.
    """
    kept = service.log.folded(learner)
    folded, position = EMPTY, 0
    if kept and kept.version == VERSION:
        folded, position = read(kept.text), kept.position
    begun = position
    while placed := service.log.entries(learner, after=position, limit=_AT_A_TIME):
        folded = fold(folded, (each.entry for each in placed), zone=zone)
        position = placed[-1].position
    if position - begun >= keep_behind:
        service.log.keep_fold(learner, Fold(position, VERSION, text(folded)))
    return folded
