"""Habits of error, told only when the answers carry it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from trainer.progress.habits import HABITS, Habit
from trainer.progress.interval import wilson
from trainer.skills import Tally

# A habit is told when, of at least so many occasions ...
_FEWEST: Final = 6
# ... with so much certainty (199 in 200, looked at from above) ...
_SURE: Final = 2.5758
# ... more were fallen for than one in four, since now and then everybody misses something, ...
_FLOOR: Final = 0.25
# ... and by one in ten more than the learner goes wrong elsewhere: who misses much of everything
# needs practice, and has no habit.
_MORE: Final = 0.1
_MOST_TOLD: Final = 3


@dataclass(frozen=True, slots=True)
class Fallen:
    """How often somebody fell for a habit lately.

    Attributes:
        habit: The habit.
        fell: How often they did.
        of: How often they could.
        cost: What that cost in points.
    """

    habit: Habit
    fell: int
    of: int
    cost: int

    @property
    def sentence(self) -> str:
        """What is said of it."""
        return self.habit.sentence.format(fell=self.fell, of=self.of)


def habits_told(lately: Mapping[str, tuple[int, ...]], total: Tally) -> tuple[Fallen, ...]:
    """Say which habits somebody has, the costliest first, three at most.

    A habit is told when the lower end of the interval of how often it is fallen for lies above one
    in four, and clearly above how often the learner goes wrong elsewhere: what is missed of all
    else that was there, or for a claim, what was not there of all else that was claimed.

    Of simulated learners without any habit who answered 300 questions of the mix, none of 120 was
    ever told of one who missed 5 or 10 things in 100, 3 of 120 who missed 20 or 30, and 7 of 60 who
    missed 40. Of those who miss 10 in 100, but 70 of the fifteens behind a fifteen, half are told
    so after 60 answers, and three in four after 100.

    Args:
        lately: What the last occasions of each habit cost, by its name.
        total: All that was there, found and claimed, of all skills.
    """
    every = [
        Fallen(habit, sum(cost > 0 for cost in costs), len(costs), sum(costs))
        for habit in HABITS
        if (costs := lately.get(habit.name))
    ]
    carried = [fallen for fallen in every if _is_carried(fallen, total)]
    return tuple(sorted(carried, key=lambda fallen: -fallen.cost)[:_MOST_TOLD])


def _is_carried(fallen: Fallen, total: Tally) -> bool:
    if fallen.of < _FEWEST:
        return False
    # What the habit itself brought says nothing of what is done elsewhere.
    wrong, of = total.there - total.found - fallen.fell, total.there - fallen.of
    if fallen.habit.is_claim:
        wrong, of = total.claimed - total.right - fallen.fell, total.claimed - fallen.fell
    elsewhere = max(0, wrong) / max(1, of)
    lowest = wilson(fallen.fell, fallen.of, z=_SURE).low
    return lowest > max(_FLOOR, fallen.habit.by_chance(elsewhere) + _MORE)
