"""An argument as it stands in the boxes, whole or not; its text is its link."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, TypeVar

from scenarios import ACC, Rules
from scenarios.cards import quoted
from trainer.quiz.kinds import Kind
from trainer.quiz.link import write_link
from trainer.settle.argument import LONGEST_SAID, Argument, Person
from trainer.settle.entered import Entered, read_cards
from trainer.settle.suits import Answers, Given, Suits

PLACES: Final = ("first", "second")
_WORDS: Final[Mapping[str, Kind]] = {
    "show": Kind.HAND,
    "crib": Kind.CRIB,
    "cut": Kind.CUT,
    "play": Kind.PLAY,
}
_WORD_FOR: Final = {kind: word for word, kind in _WORDS.items()}
_ANSWERS: Final = {"yes": True, "no": False}
_RULES: Final = "rules"

Read = TypeVar("Read")


@dataclass(frozen=True, slots=True)
class Box:
    """What one of those who argue has entered: what they say it is worth, and a name."""

    says: str = ""
    name: str = ""

    def __post_init__(self) -> None:
        object.__setattr__(self, "says", " ".join(self.says.split()))
        object.__setattr__(self, "name", " ".join(self.name.split()))

    @property
    def person(self) -> Person | None:
        """Who says what; None where nothing is said.

        Raises:
            ValueError: If it is too long, or not to be seen.
        """
        return Person(self.says, self.name) if self.says else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """What is entered so far; its text is what stands behind the question mark of its link.

    >>> boxes = Box("2", "Ada"), Box("1")
    >>> print(Draft(kind=Kind.CUT, cards="J", boxes=boxes))
    cut=J&first=Ada&first_says=2&second_says=1

    Attributes:
        kind: What it is about.
        cards: The cards as they are typed.
        answers: What was said of their suits.
        boxes: What the first and the second have entered.
        rules: What the cards of a crib are worth; those of the Congress where it is none.
    """

    kind: Kind = Kind.HAND
    cards: str = ""
    answers: Answers = field(default_factory=dict)
    boxes: tuple[Box, Box] = (Box(), Box())
    rules: Rules = ACC

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", " ".join(self.cards.split()))
        if self.kind is not Kind.CRIB:
            object.__setattr__(self, "rules", ACC)

    @property
    def fields(self) -> dict[str, str]:
        """What its link says."""
        word = _WORD_FOR[self.kind]
        fields = {word: self.cards}
        fields |= {suits.value: "yes" if yes else "no" for suits, yes in self.answers.items()}
        fields[_RULES] = str(self.rules)
        for place, box in zip(PLACES, self.boxes, strict=True):
            fields |= {place: box.name, f"{place}_says": box.says}
        # Without a word for what it is about, it is a hand.
        is_told = self.kind is not Kind.HAND
        return {name: text for name, text in fields.items() if text or (is_told and name == word)}

    def __str__(self) -> str:
        return write_link(self.fields)

    @property
    def entered(self) -> Entered:
        """Read the cards.

        Raises:
            ValueError: If they cannot be read, or cannot lie on a table.
        """
        return read_cards(self.kind, self.cards)

    @property
    def argument(self) -> Argument:
        """Read all of it.

        Raises:
            ValueError: If something in it cannot be read, or the cards are not all there.
        """
        entered = self.entered
        if not entered.is_whole:
            raise ValueError(f"{quoted(self.cards)} is not all: {entered.wanted}")
        people = tuple(person for box in self.boxes if (person := box.person))
        return Argument(Given(entered, self.answers), people, self.rules)


def read_draft(fields: Mapping[str, str]) -> tuple[Draft, tuple[str, ...]]:
    """Read the fields of a link; fields that are none of ours are passed over.

    >>> draft, told = read_draft({"crib": "2 4 6 8 K", "five": "no", "utm_source": "club"})
    >>> print(draft, told)
    crib=2+4+6+8+K&five=no ()

    What cards and people say is taken as if somebody had typed it, so that it is told there if it
    cannot be read.

    Returns:
        What it says; and what in it cannot be followed, each in a sentence.
    """
    told: list[str] = []

    def read(name: str, how: Callable[[str], Read], instead: Read) -> Read:
        if name not in fields:
            return instead
        try:
            return how(_not_too_long(fields[name]))
        except ValueError as refused:
            told.append(str(refused))
            return instead

    there = [word for word in _WORDS if word in fields]
    if len(there) > 1:
        told.append(f"it is about a {there[0]} and a {there[1]}, and an argument is about one")
    word = there[0] if there else _WORD_FOR[Kind.HAND]
    answers = {suits: read(suits.value, _yes_or_no, instead=None) for suits in Suits}
    first, second = (
        Box(read(f"{place}_says", str, instead=""), read(place, str, instead=""))
        for place in PLACES
    )
    draft = Draft(
        kind=_WORDS[word],
        cards=read(word, str, instead=""),
        answers={suits: yes for suits, yes in answers.items() if yes is not None},
        boxes=(first, second),
        rules=read(_RULES, Rules.parse, instead=ACC),
    )
    if draft.answers and _contradicts(draft):
        told.append("these cards cannot be of the suits that are said of them")
        draft = replace(draft, answers={})
    return draft, tuple(told)


def _not_too_long(text: str) -> str:
    if len(text) > LONGEST_SAID:
        raise ValueError(f"{quoted(text)} is too long")
    return text


def _yes_or_no(text: str) -> bool | None:
    said = _ANSWERS.get(text.strip().lower())
    if said is None:
        raise ValueError(f"{quoted(text)} is said of the suits, and it should be yes or no")
    return said


def _contradicts(draft: Draft) -> bool:
    try:
        entered = draft.entered
    except ValueError:
        return False  # that is told of the cards themselves
    if not entered.is_whole:
        return False
    try:
        Given(entered, draft.answers)
    except ValueError:
        return True
    return False
