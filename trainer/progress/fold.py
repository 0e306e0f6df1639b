"""The log of one learner folded into what it tells: less than 200 kB, however long it is."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from trainer.progress.learned import Learned, add_up
from trainer.progress.mistakes import Mistake, note
from trainer.progress.recent import Recent
from trainer.record import Answer, Entry, Shown, Slip

# A count is shown, and a slip is owned up to, before the next question or soon after; two windows
# may be open at once.
MOST_RECENT: Final = 8


@dataclass(frozen=True, slots=True)
class Folded:
    """What a log tells so far.

    Attributes:
        settled: What its older answers add up to.
        recent: Its last answers, at most 8, the oldest first: remarks on them may yet come.
        mistakes: What its older answers lost and did not solve, in the order of `note`.
    """

    settled: Learned
    recent: tuple[Recent, ...] = ()
    mistakes: tuple[Mistake, ...] = ()

    @property
    def learned(self) -> Learned:
        """What all answers add up to, the recent ones as they stand."""
        return add_up(self.settled, self.recent)

    def open_mistakes(self, zone: str = "UTC") -> tuple[Mistake, ...]:
        """List what all answers lost and did not solve, in the order of `note`.

        Args:
            zone: The name of the time zone by which days are told, as when the log was folded.
        """
        return note(self.mistakes, self.recent, zone=zone)


EMPTY: Final = Folded(Learned())


def fold(folded: Folded, entries: Iterable[Entry], *, zone: str = "UTC") -> Folded:
    """Fold the entries that come next in a learner's log; in pieces or at once is the same.

    A count shown replaces what its answer told, and a slip takes it out of what is learned. A
    remark on an answer before the last 8 comes too late and changes nothing.

    Args:
        folded: What the log told before.
        entries: What was logged since, in the order of the log.
        zone: The name of the time zone by which days are told.

    Raises:
        ValueError: If what is logged of an answer cannot be read.
    """
    recent, older = list(folded.recent), []
    for entry in entries:
        if isinstance(entry, Answer):
            recent.append(Recent(entry))
            if len(recent) > MOST_RECENT:
                older.append(recent.pop(0))
        else:
            recent = [_remarked(each, entry) for each in recent]
    mistakes = note(folded.mistakes, older, zone=zone)
    return Folded(add_up(folded.settled, older), tuple(recent), mistakes)


def comes_late(folded: Folded, entries: Iterable[Entry]) -> bool:
    """Say whether one of the entries that come next is a remark on what is settled already.

    Then the whole log has to be folded anew, with what was said of an answer right behind it.
    """
    known = {each.answer.id for each in folded.recent}
    for entry in entries:
        if isinstance(entry, Answer):
            known.add(entry.id)
        elif entry.answer not in known:
            return True
    return False


def _remarked(recent: Recent, remark: Shown | Slip) -> Recent:
    if remark.answer != recent.answer.id:
        return recent
    if isinstance(remark, Slip):
        return replace(recent, is_slip=True)
    return replace(recent, shown=remark)
