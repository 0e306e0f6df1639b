"""What is practised: the kinds of questions, and what they have to show."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from scenarios.cards import quoted
from scenarios.filters import normal
from trainer.miscounts.dealing import DEALT_BY
from trainer.quiz.again import Again
from trainer.quiz.choices import named, parse_choice, told
from trainer.quiz.daily import parse_day
from trainer.quiz.heard_chosen import SUBTLETIES, Heard, in_order, keys_of, parse_subtlety
from trainer.quiz.kinds import TURNS, Dealt, Kind, that_know
from trainer.quiz.length import ENDLESS, TWO, Length, Race
from trainer.quiz.link import read_link, write_link
from trainer.quiz.picked import Picked, parse_picked, picked_text, require_picked
from trainer.quiz.stages import STAGES, Stage
from trainer.required import LONGEST_TEXT


class NoStageError(ValueError):
    """A link asks for a stage that the ladder does not have."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """A choice of questions; its text is what stands behind the question mark of a link.

    >>> str(Settings(kinds=(Kind.CRIB,), where="flush + nobs"))
    'kinds=crib&where=flush+%2B+nobs'
    >>> Settings.parse("kinds=crib&where=flush+%2B+nobs").where
    'flush + nobs'

    Attributes:
        kinds: What is asked about, in the order of `Kind`.
        where: What it has to show: a filter of shows, a term of the play or of the cut, or
            `TURNS`. Kinds that do not know it are left out.
        dealt: Where the cards come from when there is no filter.
        stage: The key of a stage of the ladder, which says what is dealt and asked; empty for none.
        length: How many questions, or how much time; what is asked does not depend on it.
        picked: Which of the questions that would follow one after the other are asked, in which
            order, by their numbers from 0; empty for all as they come. It says how many there are.
        again: What is replayed of what was lost, as `Again` writes it; empty where nothing is.
            The log tells what that is, so that all else is as at first.
        day: The day whose hand and play are asked, as in 2026-12-01; empty for none. It says all,
            and that there are two of them.
        heard: Whether the other side counts, and it is asked whether that is right.
        mistakes: Which mistakes it makes then: keys, or headings as `heard.WORDS` has them; empty
            for all. Kinds in which none of them is made are left out.
        subtlety: How hard to hear they are at most, 1 to 3; 0 where that does not matter.
        race: To how many holes both sides race, who count hands and cribs in turn. The other side's
            counts can be called where they are heard; else they are right, and only told.

    Raises:
        ValueError: If no kind is chosen, if none of them knows the filter, if there is one and
            cards are chosen otherwise as well, if something is replayed or there is a stage and
            cards are chosen as well, if mistakes are chosen and no count is heard, or if the text
            would be too long to be kept.
    """

    kinds: tuple[Kind, ...] = tuple(Kind)
    where: str = ""
    dealt: Dealt = Dealt.BALANCED
    stage: str = ""
    length: Length = ENDLESS
    picked: Picked = ()
    again: str = ""
    day: str = ""
    heard: Heard = Heard.NONE
    mistakes: tuple[str, ...] = ()
    subtlety: int = 0
    race: Race = Race.NONE

    def __post_init__(self) -> None:
        keep = object.__setattr__
        keep(self, "mistakes", in_order(self.mistakes))
        keep(self, "kinds", tuple(kind for kind in Kind if kind in self.kinds))
        keep(self, "where", normal(self.where))
        if self.race is not Race.NONE:
            self._require_race()
            keep(self, "kinds", _OF_RACES)
        if not self.kinds:
            raise ValueError(f"nothing is asked about; there are {told(Kind)}")
        if self.where and self.dealt is not Dealt.BALANCED:
            raise ValueError(
                f"{quoted(self.where)} already says what is dealt; {self.dealt.value} does, too"
            )
        if self.again:
            keep(self, "again", str(Again.parse(self.again)))
            self._require_only("what is replayed comes as it was lost", "again")
        if self.stage:
            keep(self, "stage", _stage_key(self.stage))
            says = f"the stage {quoted(self.stage)} says what is asked"
            self._require_only(says, "stage", "set", "picked")
        if self.picked:
            self._require_picked()
        if len(str(self)) > LONGEST_TEXT:
            raise ValueError(f"{quoted(self.where)} is too much to ask for")
        if self.day:
            parse_day(self.day)
            self._require_only(f"the day {self.day} says all that is asked", "day")
            keep(self, "length", TWO)
        keep(self, "kinds", that_know(self.where, self.kinds))
        self._require_heard()
        if self.heard is not Heard.NONE:
            kinds = self._kinds_mistaken()
            keep(self, "kinds", self.kinds if self.race.holes else kinds)

    def _require_heard(self) -> None:
        """Check that what is chosen of mistakes can be, and what is chosen beside them."""
        # By type, since True is a number as well.
        if type(self.subtlety) is not int or self.subtlety not in SUBTLETIES:
            raise ValueError(f"{quoted(str(self.subtlety))} cannot be chosen; subtlety is 1 to 3")
        if self.heard is Heard.NONE:
            if self.mistakes or self.subtlety:
                raise ValueError("mistakes are made where a count is heard, as by heard=half")
        elif self.dealt is not Dealt.BALANCED:
            raise ValueError(
                f"where a count is heard, its mistakes say what is dealt; {self.dealt.value} does, "
                "too"
            )
        elif self.where == TURNS:
            raise ValueError(f"of {quoted(TURNS)} no count is heard")

    def _require_picked(self) -> None:
        require_picked(self.picked)
        if self.length not in {ENDLESS, Length(len(self.picked))}:
            raise ValueError(
                f"{len(self.picked)} questions are picked; no length can be chosen with that"
            )
        object.__setattr__(self, "length", Length(len(self.picked)))

    def _require_race(self) -> None:
        of_race = "race", "heard", "mistakes", "subtlety", "kinds"
        self._require_only(f"a race to {self.race.value} is of hands and cribs", *of_race)
        if self.kinds not in {tuple(Kind), _OF_RACES}:
            raise ValueError(f"a race is of hands and cribs, not of {quoted(named(self.kinds))}")

    def _kinds_mistaken(self) -> tuple[Kind, ...]:
        """List the kinds in which one of the mistakes chosen is made."""
        keys = [*keys_of(self.mistakes, subtlety=self.subtlety)]
        there = {dealt.kind for key in keys for dealt in DEALT_BY[key]}
        kinds = tuple(kind for kind in self.kinds if kind.dealt_as in there)
        if not kinds:
            chosen = ",".join(self.mistakes) or "mistakes"
            raise ValueError(
                f"{quoted(chosen)} cannot be heard in {named(self.kinds)}, or not so easily"
            )
        return kinds

    def _require_only(self, why: str, *names: str) -> None:
        chosen = [
            called for name, called in _CALLED.items() if name in set(self.fields) - set(names)
        ]
        if chosen:
            raise ValueError(f"{why}; no {' and no '.join(chosen)} can be chosen with it")

    @property
    def of_stage(self) -> Stage | None:
        """The stage of the ladder that is practised; None where it is none."""
        return STAGES.get(self.stage)

    @property
    def ends(self) -> bool:
        """Whether it ends, and is looked back at then: as a set does, and a race."""
        return self.length.is_set or self.race is not Race.NONE

    @property
    def fields(self) -> dict[str, str]:
        """What a link has to say of them: only what is chosen otherwise than at first."""
        fields = {
            "kinds": "" if self.race.holes or self.kinds == tuple(Kind) else named(self.kinds),
            "where": self.where,
            "dealt": "" if self.dealt is Dealt.BALANCED else self.dealt.value,
            "stage": self.stage,
            "set": "" if self.picked or (self.day and self.length == TWO) else str(self.length),
            "picked": picked_text(self.picked),
            "again": self.again,
            "day": self.day,
            "heard": self.heard.value,
            "mistakes": ",".join(self.mistakes),
            "subtlety": str(self.subtlety or ""),
            "race": self.race.value,
        }
        return {name: text for name, text in fields.items() if text}

    def __str__(self) -> str:
        return write_link(self.fields)

    @classmethod
    def parse(cls, text: str) -> "Settings":
        """Read what `str` writes, as it stands in a link.

        Raises:
            ValueError: If it names no setting, one twice, or one that cannot be; quoting it.
        """
        return cls.of(read_link(text))

    @classmethod
    def of(cls, fields: Mapping[str, str]) -> "Settings":
        """Read the fields of a link.

        Raises:
            ValueError: If one is no setting or cannot be chosen; the message quotes it.
        """
        for name in fields:
            if name not in _FIELDS:
                *most, last = _FIELDS
                there = f"{', '.join(most)} and {last}"
                raise ValueError(f"{quoted(name)} is no setting; there are {there}")
        for name, read in _NEVER_EMPTY.items():
            if name in fields:
                read(fields[name])
        kinds, dealt = fields.get("kinds"), fields.get("dealt")
        return cls(
            kinds=tuple(parse_choice(Kind, word) for word in kinds.split(","))
            if kinds
            else tuple(Kind),
            where=fields.get("where", ""),
            dealt=parse_choice(Dealt, dealt) if dealt else Dealt.BALANCED,
            stage=fields.get("stage", ""),
            length=Length.parse(fields.get("set", "")),
            picked=parse_picked(fields.get("picked", "")),
            again=fields.get("again", ""),
            day=fields.get("day", ""),
            heard=parse_choice(Heard, heard) if (heard := fields.get("heard")) else Heard.NONE,
            mistakes=tuple(words.split(",")) if (words := fields.get("mistakes")) else (),
            subtlety=parse_subtlety(fields.get("subtlety", "")),
            race=parse_choice(Race, race) if (race := fields.get("race")) else Race.NONE,
        )


# What each is called where it cannot be chosen.
_CALLED: Final = {
    "kinds": "kind of question",
    "where": "pattern",
    "dealt": "way of dealing",
    "stage": "stage",
    "set": "length",
    "picked": "pick of questions",
    "again": "replay",
    "day": "day",
    "heard": "count that is heard",
    "mistakes": "mistake",
    "subtlety": "subtlety",
    "race": "race",
}
_FIELDS: Final = tuple(_CALLED)
_OF_RACES: Final = (Kind.HAND, Kind.CRIB)


def _stage_key(text: str) -> str:
    key = text.strip().lower() if text.isascii() else text
    if key not in STAGES:
        raise NoStageError(f"there is no stage {quoted(text)}; the ladder has all of them")
    return key


# Empty, each would be passed over as if it had not been asked for.
_NEVER_EMPTY: Final[Mapping[str, Callable[[str], object]]] = {
    "stage": _stage_key,
    "again": Again.parse,
    "day": parse_day,
}
