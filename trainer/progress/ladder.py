"""How far the ladder is climbed: which stages are done, which are open, and which one is next."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from trainer.quiz.stages import STAGES, Stage

# A stage is done by so many wholly right answers among so many last ones.
NEEDED: Final = 8
AMONG: Final = 10

_KEYS: Final = tuple(STAGES)


@dataclass(frozen=True, slots=True)
class Climbed:
    """How the answers in a stage came out.

    Attributes:
        last: Of the last of them, at most 10, whether each was wholly right; the oldest first.
        is_done: Whether at some time 8 of the last 10 were.
    """

    last: tuple[bool, ...] = ()
    is_done: bool = False

    @property
    def right(self) -> int:
        """How many of the last answers were wholly right."""
        return sum(self.last)

    def and_one(self, *, is_right: bool) -> "Climbed":
        """Return it with one more answer."""
        last = (*self.last, is_right)[-AMONG:]
        return Climbed(last, self.is_done or sum(last) >= NEEDED)


Ladder = Mapping[str, Climbed]


def climbed(ladder: Ladder, key: str) -> Climbed:
    """Tell of a stage how its answers came out, also where there are none."""
    return ladder.get(key, Climbed())


def is_open(ladder: Ladder, key: str) -> bool:
    """Say whether a stage is open: the first, one that was begun, one behind a stage that is done.

    >>> is_open({"cards": Climbed((True,) * 8, is_done=True)}, "fifteens")
    True
    >>> is_open({}, "fifteens")
    False
    """
    before = stage_before(key)
    return key in ladder or before is None or climbed(ladder, before.key).is_done


def stage_before(key: str) -> Stage | None:
    """Find the stage that comes before a stage; None before the first."""
    before = _KEYS[: _KEYS.index(key)][-1:]
    return STAGES[before[0]] if before else None


def stage_behind(key: str) -> Stage | None:
    """Find the stage that comes behind a stage; None behind the last."""
    behind = _KEYS[_KEYS.index(key) + 1 :][:1]
    return STAGES[behind[0]] if behind else None


def next_stage(ladder: Ladder) -> Stage | None:
    """Choose which stage is next: the first behind the last one done, or of those passed over.

    >>> next_stage({}).key, next_stage({"runs": Climbed(is_done=True)}).key
    ('cards', 'multiple-runs')

    Where all are done there is none.
    """
    done = [place for place, key in enumerate(_KEYS) if climbed(ladder, key).is_done]
    begin = done[-1] + 1 if done else 0
    every = (*_KEYS[begin:], *_KEYS[:begin])
    left = (STAGES[key] for key in every if not climbed(ladder, key).is_done)
    return next(left, None)
