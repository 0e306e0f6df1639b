"""What is replayed of what was lost: all of it, one skill's, one practice's, or one question."""

from dataclasses import dataclass
from typing import Final

from scenarios.cards import quoted
from trainer.required import ID
from trainer.skills import Skill

_ALL: Final = "all"
_SET: Final = "set"
_ONE: Final = "one"


@dataclass(frozen=True, slots=True, kw_only=True)
class Again:
    """A choice of lost questions; its text is what stands in a link.

    >>> str(Again(skill=Skill.LONG_FIFTEEN)), str(Again(practice="Xy-1"))
    ('long fifteen', 'set Xy-1')
    >>> Again.parse("Long  Fifteen").skill.title, Again.parse("all") == Again()
    ('long fifteens', True)

    Attributes:
        skill: Those in which this went wrong; None for whichever.
        practice: Those of the practice of this id, each as it was; empty for any.
        answer: The one whose answer has this id; empty for any.

    Raises:
        ValueError: If more than one is chosen, or an id is none.
    """

    skill: Skill | None = None
    practice: str = ""
    answer: str = ""

    def __post_init__(self) -> None:
        if sum(map(bool, (self.skill, self.practice, self.answer))) > 1:
            raise ValueError("a skill is replayed, or a practice, or one question")
        for each in filter(None, (self.practice, self.answer)):
            if not ID.fullmatch(each):
                raise ValueError(f"{quoted(each)} is the id of nothing that could be replayed")

    def __str__(self) -> str:
        if self.skill:
            return _words(self.skill)
        if self.practice:
            return f"{_SET} {self.practice}"
        return f"{_ONE} {self.answer}" if self.answer else _ALL

    @classmethod
    def parse(cls, text: str) -> "Again":
        """Read what `str` writes.

        Raises:
            ValueError: If it is something else; the message quotes it.
        """
        word, *rest = text.split()[:3] or [""]
        if len(rest) == 1 and word.lower() == _SET:
            return cls(practice=rest[0])
        if len(rest) == 1 and word.lower() == _ONE:
            return cls(answer=rest[0])
        words = " ".join(text.lower().split())
        if words == _ALL:
            return cls()
        for skill in Skill:
            if words == _words(skill):
                return cls(skill=skill)
        raise ValueError(
            f"{quoted(text)} cannot be replayed; there are all, a skill like "
            f"{quoted(_words(Skill.LONG_FIFTEEN))}, set and one with an id"
        )


def _words(skill: Skill) -> str:
    """Name a skill without doubt: in the play, pairs are called what a heading is."""
    return skill.name.lower().replace("_", " ")
