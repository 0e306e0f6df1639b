"""All that is kept of one learner: what is carried from one database to another."""

from dataclasses import dataclass, field
from typing import Final

from scenarios.cards import quoted
from trainer.record import Answer, Entry, Learner, Practice, Shown, Slip
from trainer.required import LARGEST, LONGEST_TEXT

# The next question of a practice has a number as well.
_LAST_NUMBER: Final = LARGEST - 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Belongings:
    """What is a learner's: the name, how they like to practise, and all that was answered.

    Attributes:
        learner: The learner.
        preferences: What the learner prefers, as text; empty where nothing was chosen.
        practices: The learner's practices, in the order in which they were started.
        entries: Answers, counts shown and slips, in the order of the log.

    Raises:
        ValueError: If they do not belong together; the message names which, counted from 1.
    """

    learner: Learner
    preferences: str = ""
    practices: tuple[Practice, ...] = ()
    entries: tuple[Entry, ...] = ()

    def __post_init__(self) -> None:
        require_preferences(self.preferences)
        known = _Known()
        for place, practice in enumerate(self.practices, 1):
            if practice.learner != self.learner.id:
                whose = quoted(practice.learner)
                raise ValueError(f"practice {place} is that of another learner, {whose}")
            if practice.id in known.practices:
                raise ValueError(f"practice {place} is there twice: {quoted(practice.id)}")
            known.practices.add(practice.id)
        for place, entry in enumerate(self.entries, 1):
            if wrong := known.refusal(entry):
                raise ValueError(f"entry {place} {wrong}")

    @property
    def answers(self) -> int:
        """How many answers there are."""
        return sum(isinstance(entry, Answer) for entry in self.entries)


def require_preferences(text: str) -> None:
    """Check that preferences are text that can be kept; what they say is another matter.

    Raises:
        ValueError: If they are not.
    """
    if len(text) > LONGEST_TEXT or not text.isprintable():
        raise ValueError(
            f"preferences are one line of at most {LONGEST_TEXT} characters, not {quoted(text)}"
        )


@dataclass(frozen=True, slots=True)
class _Known:
    """What came before an entry, which it may belong to and may not repeat."""

    practices: set[str] = field(default_factory=set)
    answers: set[str] = field(default_factory=set)
    questions: set[tuple[str, int]] = field(default_factory=set)
    remarks: set[tuple[type[Shown | Slip], str]] = field(default_factory=set)

    def refusal(self, entry: Entry) -> str:
        """Say why an entry cannot come next; where it can, note it and say nothing."""
        if not isinstance(entry, Answer):
            return self._refusal_of_remark(entry)
        question = entry.practice, entry.number
        if entry.practice not in self.practices:
            return f"belongs to practice {quoted(entry.practice)}, which is not there"
        if entry.number > _LAST_NUMBER:
            return f"answers question {entry.number}, and there are not so many"
        if entry.id in self.answers:
            return f"is there twice: {quoted(entry.id)}"
        if question in self.questions:
            return f"answers question {entry.number} of {quoted(entry.practice)} a second time"
        self.answers.add(entry.id)
        self.questions.add(question)
        return ""

    def _refusal_of_remark(self, remark: Shown | Slip) -> str:
        if remark.answer not in self.answers:
            return f"belongs to answer {quoted(remark.answer)}, which does not come before it"
        if (type(remark), remark.answer) in self.remarks:
            return f"says a second time what was said of answer {quoted(remark.answer)}"
        self.remarks.add((type(remark), remark.answer))
        return ""
