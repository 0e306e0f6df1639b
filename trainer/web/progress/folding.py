"""Progress, folded from the log a few entries at a time."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from trainer.progress.fold import EMPTY, Folded, comes_late, fold
from trainer.progress.text import VERSION, read, text
from trainer.record import Answer, Entry
from trainer.store import Fold, Placed
from trainer.web.progress.held_back import held_back
from trainer.web.service import Service

_AT_A_TIME: Final = 1_000
# So few are folded in the time in which somebody waits for the next question.
_A_FEW: Final = 100


def fold_on(service: Service, learner: str, *, zone: str, keep_behind: int = 1) -> Folded:
    """Fold what has been answered since this was last done, and keep what came out.

    What is folded from the beginning goes by time, since older answers may have been taken in
    behind later ones. So it is where something is said of an answer that was settled long ago.
    What was answered in a lesson and is not told yet is left out, until it is.

    Args:
        service: What the app has.
        learner: The id of whose progress it is.
        zone: The name of the time zone by which days are told.
        keep_behind: How many entries have to be new for what came out to be kept.
    """
    kept = service.log.folded(learner)
    folded, begun = _known(kept)
    known = position = begun
    untold = held_back(service, learner)
    for placed in _pieces(service, learner, after=begun):
        entries = [each.entry for each in placed if _of(each.entry) not in untold]
        if begun and comes_late(folded, entries):
            service.log.keep_fold(learner, Fold(position, 0, ""), instead_of=kept)
            return fold_on(service, learner, zone=zone, keep_behind=keep_behind)
        folded = fold(folded, entries, zone=zone)
        known += len(entries)
        position = max(position, placed[-1].position)
        # Kept as it goes, so that what was begun is not begun again; unless something is left out.
        if known == position and position - begun >= keep_behind:
            made = Fold(position, VERSION, text(folded))
            service.log.keep_fold(learner, made, instead_of=kept)
            kept = made
    return folded


def fold_a_few(service: Service, learner: str, *, zone: str) -> None:
    """Fold what has been answered since, if that is little; else leave it to whoever asks for it.

    Args:
        service: What the app has.
        learner: The id of whose progress it is.
        zone: The name of the time zone by which days are told.
    """
    _, position = _known(service.log.folded(learner))
    if len(service.log.entries(learner, after=position, limit=_A_FEW + 1)) <= _A_FEW:
        fold_on(service, learner, zone=zone)


def _of(entry: Entry) -> str:
    """Name the answer that an entry is, or remarks on."""
    return entry.id if isinstance(entry, Answer) else entry.answer


def _known(kept: Fold | None) -> tuple[Folded, int]:
    """Read what was kept, and up to where it goes; nothing where this version did not write it."""
    if kept and kept.version == VERSION:
        try:
            return read(kept.text), kept.position
        except ValueError:
            pass
    return EMPTY, 0


def _pieces(service: Service, learner: str, *, after: int) -> Iterator[Sequence[Placed]]:
    """Read the entries behind a position, some at a time: from the beginning, by time."""
    log = service.log
    if not after:
        positions = log.by_time(learner)
        after = len(positions)
        for before, many in _runs(positions):
            yield log.entries(learner, after=before, limit=many)
    while placed := log.entries(learner, after=after, limit=_AT_A_TIME):
        yield placed
        after = placed[-1].position


def _runs(positions: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Put neighbours together, so that each run is read at once: behind what, and how many.

    >>> list(_runs([4, 5, 6, 1, 2, 3, 7]))
    [(3, 3), (0, 3), (6, 1)]
    """
    for _, run in groupby(enumerate(positions), lambda each: each[1] - each[0]):
        places = [position for _, position in run]
        for begin in range(0, len(places), _AT_A_TIME):
            yield places[begin] - 1, len(places[begin : begin + _AT_A_TIME])
