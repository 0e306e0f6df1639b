"""How well something is found and claimed, and how sure that is."""

from dataclasses import dataclass
from typing import Final

from trainer.progress.depth import Tried
from trainer.progress.interval import Interval, wilson
from trainer.skills import Tally

# While it may be a third more or less, a share says next to nothing.
WIDEST: Final = 0.35

_NOTHING: Final = Tally()


@dataclass(frozen=True, slots=True)
class Figure:
    """How well something is found.

    Attributes:
        title: What is found.
        tally: What all answers say of it.
        median_ms: How long half of the answers that asked for it took at most, in milliseconds;
            None when none was timed.
        line: How it went over time, a few answers together; none where there are too few.
        untold: What is known of its heading and not by which skill: some of it may be of this, and
            is in none of its shares.
        is_biased: Whether its share found leaves out so much that it may be far from the true one.
        is_claimed_biased: Whether that is so of its share right of what was claimed.
    """

    title: str
    tally: Tally
    median_ms: int | None
    line: tuple[Tried, ...] = ()
    untold: Tally = _NOTHING
    is_biased: bool = False
    is_claimed_biased: bool = False

    @property
    def recall(self) -> float | None:
        """The share found of what was there, 0 to 1; None when there was nothing."""
        return self.tally.found / self.tally.there if self.tally.there else None

    @property
    def interval(self) -> Interval:
        """Where the true recall probably lies, as if each were found or missed by itself."""
        return wilson(self.tally.found, self.tally.there)

    @property
    def precision(self) -> float | None:
        """The share that was right of what was claimed, 0 to 1; None when nothing was."""
        return self.tally.right / self.tally.claimed if self.tally.claimed else None

    @property
    def claimed_interval(self) -> Interval:
        """Where the true precision probably lies."""
        return wilson(self.tally.right, self.tally.claimed)

    @property
    def is_thin(self) -> bool:
        """Whether there are too few answers to say."""
        return self.interval.width > WIDEST

    @property
    def is_known(self) -> bool:
        """Whether the share found can be said."""
        return not (self.is_thin or self.is_biased)

    @property
    def lost(self) -> int:
        """The points lost."""
        return self.tally.lost
