"""An answer to which a remark may yet come, and how it came out."""

from dataclasses import dataclass
from functools import cached_property

from trainer.quiz.replies import Marked, marked
from trainer.record import Answer, Shown
from trainer.skills import Evidence


@dataclass(frozen=True)
class Recent:
    """An answer with what was remarked on it.

    Attributes:
        answer: The answer.
        shown: The count shown after it; None when none was.
        is_slip: Whether it was a slip of the finger.
    """

    answer: Answer
    shown: Shown | None = None
    is_slip: bool = False

    # Several ask, and to mark an answer takes longer than all they do with it.
    @cached_property
    def came_out(self) -> Marked:
        """How it came out.

        Raises:
            ValueError: If what is logged of it cannot be read.
        """
        return marked(self.answer, self.shown)

    @cached_property
    def evidence(self) -> Evidence:
        """What it tells of each skill.

        Raises:
            ValueError: If what is logged of it cannot be read.
        """
        return self.came_out.evidence
