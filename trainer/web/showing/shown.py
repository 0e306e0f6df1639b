"""A drill that is shown to a room: the hands of it, and the way from each step to the next."""

from dataclasses import dataclass
from functools import lru_cache

from trainer.classroom.drill import ClassDrill
from trainer.preferences import Order
from trainer.teach.ideas import IDEAS
from trainer.web.showing.place import At
from trainer.web.showing.walked import Walked, walked, worked


@dataclass(frozen=True, slots=True)
class Shown:
    """A drill that is shown to a room.

    >>> shown = Shown(ClassDrill.parse("title=Fifteens&picked=0-1&seed=7&generator=3"))
    >>> len(shown), shown.on(At(1, 0)), shown.back(At(1, 0))
    (2, At(hand=1, step=1), At(hand=1, step=0))

    Attributes:
        drill: The drill.
        order: The cards of a hand as they were dealt, or sorted.
    """

    drill: ClassDrill
    order: Order = "dealt"

    def __len__(self) -> int:
        return self.drill.worked + len(self.drill)

    def hand(self, number: int) -> Walked:
        """Return the hand of a number, from 1 on: those worked through come first."""
        return _hand(self.drill, number, self.order)

    def near(self, at: At) -> At:
        """Find the place where a room may be: beyond what there is, the last there is."""
        if at.hand > len(self):
            return At(len(self) + 1)
        return At(at.hand, min(at.step, self.hand(at.hand).steps))

    def on(self, at: At) -> At:
        """Go a step on; behind the last hand there is the end, and nothing behind that."""
        if at.hand > len(self):
            return at
        is_over = at.step >= self.hand(at.hand).steps
        return At(at.hand + 1) if is_over else At(at.hand, at.step + 1)

    def back(self, at: At) -> At:
        """Go a step back; before the first there is none."""
        if at.step:
            return At(at.hand, at.step - 1)
        return At(at.hand - 1, self.hand(at.hand - 1).steps) if at.hand > 1 else at


# Each step asks for its hand a few times.
@lru_cache(maxsize=1_000)
def _hand(drill: ClassDrill, number: int, order: Order) -> Walked:
    if number > drill.worked:
        return walked(drill.question(number - drill.worked - 1), house=drill.house, order=order)
    example = IDEAS[drill.drill.settings.stage].hands[number - 1]
    return worked(example, house=drill.house, order=order)
