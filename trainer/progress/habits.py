"""Habits of error: each with its occasions, what is said of it, and the drill for it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from scenarios import Category
from trainer.progress.occasions import (
    Finder,
    added_up_wrongly,
    claimed,
    counted_short,
    long_fifteen,
    missed,
    pair_in_a_run,
    royal_as_less,
    second_run,
    seen,
)
from trainer.quiz.kinds import Kind
from trainer.quiz.replies import Marked
from trainer.quiz.settings import Settings
from trainer.skills import Evidence

_SHOWS: Final = (Kind.HAND, Kind.CRIB)
_PLAYS: Final = (Kind.PLAY,)


@dataclass(frozen=True, slots=True)
class Habit:
    """A way of going wrong that comes back.

    Attributes:
        name: What it is kept by.
        find: What is an occasion for it, and what counts as falling for it.
        sentence: What is said of somebody who has it, with places for two numbers.
        kinds: In which kinds of questions it shows.
        where: The filter that brings up occasions for it.
        is_claim: Whether something is claimed that is not there; else something there is missed.
        by_chance: How often it comes about without a habit, for somebody who misses this share of
            whatever is there, each by chance.
    """

    name: str
    find: Finder
    sentence: str
    kinds: tuple[Kind, ...]
    where: str
    is_claim: bool = False
    by_chance: Callable[[float], float] = lambda misses: misses

    @property
    def drill(self) -> Settings:
        """What to practise against it."""
        return Settings(kinds=self.kinds, where=self.where)


HABITS: Final = (
    Habit(
        "long fifteen behind a short one",
        long_fifteen(behind=True),
        "You missed {fell} of the last {of} fifteens of three or more behind a fifteen of two.",
        _SHOWS,
        "fifteen behind a fifteen",
    ),
    Habit(
        "long fifteen alone",
        long_fifteen(behind=False),
        "You missed {fell} of the last {of} fifteens of three or more that stood alone.",
        _SHOWS,
        "fifteen + no fifteen of two",
    ),
    Habit(
        "second run",
        second_run,
        "In {fell} of the last {of} double and triple runs you counted one run and missed another.",
        _SHOWS,
        "double run",
        # One of two, given that not both are missed.
        by_chance=lambda misses: 2 * misses / (1 + misses),
    ),
    Habit(
        "pair in a double run",
        pair_in_a_run,
        "You missed {fell} of the last {of} pairs that came with a double run.",
        _SHOWS,
        "double run",
    ),
    Habit(
        "pair royal as less",
        royal_as_less,
        "You counted {fell} of the last {of} threes and fours of a kind as a pair or little more.",
        _SHOWS,
        "pair royal",
        # Two of three, given that not all are missed.
        by_chance=lambda misses: 3 * misses**2 / (1 + misses + misses**2),
    ),
    Habit(
        "flush of five as four",
        counted_short(Category.FLUSH, cards=5),
        "You counted {fell} of the last {of} flushes of five as four.",
        _SHOWS,
        "flush of five",
    ),
    Habit(
        "crib flush claimed",
        claimed(Category.FLUSH, within="crib flush trap"),
        "You claimed a flush in {fell} of the last {of} cribs in which the starter did not match.",
        (Kind.CRIB,),
        "crib flush trap",
        is_claim=True,
    ),
    Habit(
        "three and the starter as a flush",
        claimed(Category.FLUSH, within="starter as the fourth suit"),
        "You claimed a flush {fell} of the last {of} times three of the four matched the starter.",
        _SHOWS,
        "starter as the fourth suit",
        is_claim=True,
    ),
    Habit(
        "nobs missed",
        missed(Category.NOBS),
        "You missed his nobs {fell} of the last {of} times.",
        _SHOWS,
        "nobs",
    ),
    Habit(
        "wrong jack claimed",
        claimed(Category.NOBS, within="wrong jack", but_not="starter jack"),
        "You claimed nobs {fell} of the last {of} times there was a jack of another suit.",
        _SHOWS,
        "wrong jack",
        is_claim=True,
    ),
    Habit(
        "starter jack claimed",
        claimed(Category.NOBS, within="starter jack", but_not="wrong jack"),
        "You claimed nobs {fell} of the last {of} times the starter was a jack.",
        _SHOWS,
        "starter jack",
        is_claim=True,
    ),
    Habit(
        "adding up wrongly",
        added_up_wrongly,
        "You added up your lines wrongly {fell} of the last {of} times.",
        _SHOWS,
        "points>=8",
    ),
    Habit(
        "pair royal as less in the play",
        counted_short(Category.PAIR, cards=3),
        "You counted {fell} of the last {of} threes of a kind in the play for too little.",
        _PLAYS,
        "pair royal",
    ),
    Habit(
        "run out of order missed",
        missed(Category.RUN, within="run out of order"),
        "You missed {fell} of the last {of} runs in the play that were laid out of order.",
        _PLAYS,
        "run out of order",
    ),
    Habit(
        "broken run claimed",
        claimed(Category.RUN, within="broken run"),
        "You claimed a run in the play {fell} of the last {of} times another card lay between.",
        _PLAYS,
        "broken run",
        is_claim=True,
    ),
    Habit(
        "parted pair claimed",
        claimed(Category.PAIR, within="parted pair"),
        "You claimed a pair in the play {fell} of the last {of} times another card lay between.",
        _PLAYS,
        "parted pair",
        is_claim=True,
    ),
    Habit(
        "fifteen or thirty-one missed",
        missed(Category.FIFTEEN, Category.THIRTY_ONE),
        "You missed {fell} of the last {of} fifteens and thirty-ones in the play.",
        _PLAYS,
        "fifteen",
    ),
    Habit(
        "go or last card missed",
        missed(Category.GO, Category.LAST_CARD),
        "You missed the point for go or last card {fell} of the last {of} times.",
        _PLAYS,
        "go",
    ),
    Habit(
        "three for thirty-one",
        claimed(Category.GO, Category.LAST_CARD, within="thirty-one is not three"),
        "You claimed one more than two for thirty-one {fell} of the last {of} times.",
        _PLAYS,
        "thirty-one is not three",
        is_claim=True,
    ),
)
_OF_SHOWS: Final = tuple(habit for habit in HABITS if habit.kinds != _PLAYS)
_OF_PLAYS: Final = tuple(habit for habit in HABITS if habit.kinds == _PLAYS)


def occasions(came_out: Marked, evidence: Evidence) -> Iterator[tuple[str, int]]:
    """Tell each occasion to fall for a habit: the habit's name, and what falling for it cost.

    >>> from scenarios import ACC, parse_scenario
    >>> from trainer.claims import parse_combinations
    >>> from trainer.marking import mark_claims
    >>> from trainer.skills import evidence
    >>> crib = parse_scenario("crib 2H 4H 6H 8H / KC")
    >>> marking = mark_claims(crib.score(), parse_combinations("x"))
    >>> told = Marked(scenario=crib, rules=ACC, form="combinations", marking=marking)
    >>> list(occasions(told, evidence(marking, crib)))
    [('crib flush claimed', 4)]

    The cost is in points, 0 where nobody fell for it.
    """
    what = seen(came_out, evidence)
    if what:
        for habit in _OF_SHOWS if what.is_show else _OF_PLAYS:
            yield from ((habit.name, cost) for cost in habit.find(what))
