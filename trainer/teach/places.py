"""Where something is explained in the reference."""

from dataclasses import dataclass
from typing import Final

from scenarios import Category, Cut, Play
from scenarios.patterns import PLAY_PATTERNS, SHOW_PATTERNS
from scenarios.scenario import Scenario
from scenarios.traps import PLAY_TRAPS, SHOW_TRAPS
from trainer.progress.habits import Habit
from trainer.quiz.heard_chosen import heading_of
from trainer.quiz.kinds import Kind
from trainer.skills import Heading
from trainer.teach.by_name import title_of
from trainer.teach.example import anchor_of
from trainer.verdict.told import Verdict


@dataclass(frozen=True, slots=True)
class Place:
    """A place of the reference.

    Attributes:
        section: The key of a section.
        anchor: The name of a place in it; empty for its beginning.
    """

    section: str
    anchor: str = ""


_OF_HEADINGS: Final = {
    Heading.FIFTEENS: Place("fifteens"),
    Heading.PAIRS: Place("pairs"),
    Heading.RUNS: Place("runs"),
    Heading.FLUSH_AND_JACKS: Place("flush"),  # and the page after it is that of the jacks
    Heading.THE_PLAY: Place("play"),
    Heading.COUNTING: Place("habits"),
    Heading.MUGGINS: Place("house"),
}
_OF_CATEGORIES: Final = {
    Category.FIFTEEN: Place("fifteens"),
    Category.PAIR: Place("pairs"),
    Category.RUN: Place("runs"),
    Category.FLUSH: Place("flush"),
    Category.NOBS: Place("jacks"),
    Category.HEELS: Place("heels"),
    Category.THIRTY_ONE: Place("play"),
    Category.GO: Place("go"),
    Category.LAST_CARD: Place("go"),
}
_IN_PLAY: Final = {
    Category.PAIR: Place("play", "pairs-in-the-play"),
    Category.RUN: Place("play", "runs-in-the-play"),
    Category.FIFTEEN: Place("play"),
}
_NEVER_IN_PLAY: Final = {Category.FLUSH, Category.NOBS, Category.HEELS}
_NAMES: Final = {
    False: {
        each.name: section
        for section, every in (("patterns", SHOW_PATTERNS), ("traps", SHOW_TRAPS))
        for each in every
    },
    True: {
        each.name: section
        for section, every in (("patterns", PLAY_PATTERNS), ("traps", PLAY_TRAPS))
        for each in every
    },
}


def place_of(name: str, *, in_play: bool = False) -> Place:
    """Find the place of a pattern or a trap.

    >>> place_of("double run")
    Place(section='patterns', anchor='double-run')
    >>> place_of("pair royal", in_play=True)
    Place(section='patterns', anchor='pair-royal-in-the-play')

    Args:
        name: What it is called.
        in_play: Whether it is one of the play.

    Raises:
        KeyError: If nothing is called so.
    """
    return Place(_NAMES[in_play][name], anchor_of(title_of(name, in_play=in_play)))


def place_of_mistake(key: str) -> Place:
    """Find the place of the rule that a mistake is made in.

    >>> place_of_mistake("inner_runs")
    Place(section='runs', anchor='')

    Args:
        key: The key of the mistake.
    """
    return _OF_HEADINGS[heading_of(key) or Heading.COUNTING]


def place_of_heading(heading: Heading) -> Place:
    """Find the place of the rules under a heading.

    >>> place_of_heading(Heading.COUNTING)
    Place(section='habits', anchor='')
    """
    return _OF_HEADINGS[heading]


def place_of_rule(verdict: Verdict, scenario: Scenario) -> Place | None:
    """Find the place of the rule that a verdict is about; None where it is about none.

    Args:
        verdict: The verdict.
        scenario: What lay on the table. At the cut the rule is that of a jack, whatever was said.
    """
    if verdict.rule is None:
        return None
    in_play = isinstance(scenario, Play)
    about = Category.HEELS if isinstance(scenario, Cut) else verdict.about
    if about is None or (in_play and about in _NEVER_IN_PLAY):
        return place_of_heading(verdict.rule)
    return place_of_category(about, in_play=in_play)


def place_of_habit(habit: Habit) -> Place:
    """Find the place of what a habit goes wrong about: what its drill brings up, if that has one.

    >>> from trainer.progress.habits import HABITS
    >>> place_of_habit(HABITS[0])
    Place(section='traps', anchor='fifteen-behind-a-fifteen')
    """
    in_play = Kind.PLAY in habit.kinds
    name, *_ = habit.where.split(" + ")
    return (
        place_of(name, in_play=in_play)
        if name in _NAMES[in_play]
        else _OF_HEADINGS[Heading.COUNTING]
    )


def place_of_category(category: Category, *, in_play: bool = False) -> Place:
    """Find the place of a way to score.

    >>> place_of_category(Category.NOBS).section
    'jacks'

    Args:
        category: The way.
        in_play: Whether it is in the play that it scores.
    """
    place = _OF_CATEGORIES[category]
    return _IN_PLAY.get(category, place) if in_play else place
