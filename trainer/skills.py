"""What is learned: the skills, and what an answer says of each."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from scenarios import Category, Combination, Cut, Play, Rank, Score, Show
from scenarios.scenario import Scenario
from trainer.claims import Part, Within
from trainer.fitting import fits, part_points
from trainer.marking import Marking


class Heading(Enum):
    """The seven headings under which the skills stand on the screen."""

    FIFTEENS = "Fifteens"
    PAIRS = "Pairs"
    RUNS = "Runs"
    FLUSH_AND_JACKS = "Flush and jacks"
    THE_PLAY = "The play"
    COUNTING = "Counting"
    MUGGINS = "Muggins"


class Skill(Enum):
    """The skills, in the order in which they are shown.

    >>> Skill.NOBS.title, Skill.NOBS.heading.value
    ('nobs', 'Flush and jacks')
    """

    TEN_AND_FIVE = Heading.FIFTEENS, "ten and five"
    OTHER_FIFTEEN_OF_TWO = Heading.FIFTEENS, "other fifteens of two"
    LONG_FIFTEEN = Heading.FIFTEENS, "long fifteens"
    PAIR = Heading.PAIRS, "pair"
    PAIR_ROYAL = Heading.PAIRS, "pair royal and double"
    RUN = Heading.RUNS, "run"
    MULTIPLE_RUN = Heading.RUNS, "multiple run"
    FLUSH = Heading.FLUSH_AND_JACKS, "flush"
    CRIB_FLUSH = Heading.FLUSH_AND_JACKS, "crib flush"
    NOBS = Heading.FLUSH_AND_JACKS, "nobs"
    HEELS = Heading.FLUSH_AND_JACKS, "heels"
    PLAY_FIFTEEN = Heading.THE_PLAY, "fifteen and thirty-one"
    PLAY_PAIR = Heading.THE_PLAY, "pairs"
    PLAY_RUN = Heading.THE_PLAY, "runs"
    GO = Heading.THE_PLAY, "go and last card"
    LEGAL_CARD = Heading.THE_PLAY, "legal card or go"
    KEEPING_THE_TOTAL = Heading.COUNTING, "keeping the total"
    SHORT_COUNT = Heading.MUGGINS, "spotting a short count"
    OVERCOUNT = Heading.MUGGINS, "spotting an overcount"
    RIGHT_COUNT = Heading.MUGGINS, "leaving a right count alone"

    @property
    def heading(self) -> Heading:
        """The heading under which it stands."""
        return self.value[0]

    @property
    def title(self) -> str:
        """What it is called on the screen."""
        return self.value[1]


@dataclass(frozen=True, slots=True)
class Tally:
    """What an answer says of a skill, or many answers added up.

    Attributes:
        there: How many combinations there were to find.
        found: How many of them were found.
        claimed: How many combinations were claimed.
        right: How many of those claimed were there, once each and for what they are worth.
        lost: The points lost: those of what was missed, and what was counted for too little.
        over: The points claimed that are not there: those of what was imagined or counted twice,
            and what was counted for too much.
    """

    there: int = 0
    found: int = 0
    claimed: int = 0
    right: int = 0
    lost: int = 0
    over: int = 0

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(
            self.there + other.there,
            self.found + other.found,
            self.claimed + other.claimed,
            self.right + other.right,
            self.lost + other.lost,
            self.over + other.over,
        )


@dataclass(frozen=True, slots=True)
class Evidence:
    """What an answer says of all skills.

    Attributes:
        tallies: Of each skill of which it says something.
        headings: Of each heading, what it says of one of its skills and not of which: of three
            fifteens two were said. It is in no tally of a skill.
        unattributed: The points lost of which it does not tell under which heading.
    """

    tallies: Mapping[Skill, Tally]
    headings: Mapping[Heading, Tally]
    unattributed: int


_FOUND: Final = Tally(there=1, found=1, claimed=1, right=1)

_IN_PLAY: Final = {
    Category.FIFTEEN: Skill.PLAY_FIFTEEN,
    Category.THIRTY_ONE: Skill.PLAY_FIFTEEN,
    Category.PAIR: Skill.PLAY_PAIR,
    Category.RUN: Skill.PLAY_RUN,
    Category.GO: Skill.GO,
    Category.LAST_CARD: Skill.GO,
}


_CLAIMED_AS: Final[Mapping[Category | Within, Skill]] = {
    Category.PAIR: Skill.PAIR,
    Category.RUN: Skill.RUN,
    Within.PAIR_ROYAL: Skill.PAIR_ROYAL,
    Within.MULTIPLE_RUN: Skill.MULTIPLE_RUN,
    Within.MULTIPLE_RUN_OF_SINGLES: Skill.MULTIPLE_RUN,
}


def skill_of(combination: Combination, score: Score, scenario: Scenario) -> Skill:
    """Say by which skill a combination is found.

    >>> from scenarios import parse_scenario
    >>> show = parse_scenario("show 4C 5D 6S 6H / JH")
    >>> [skill_of(each, show.score(), show).title for each in show.score().combinations]
    ['ten and five', 'long fifteens', 'long fifteens', 'pair', 'multiple run', 'multiple run']

    Args:
        combination: The combination.
        score: The score in which it stands: a pair may be one of a pair royal.
        scenario: What lies on the table.
    """
    category = combination.category
    if isinstance(scenario, Play):
        return _IN_PLAY[category]
    alike = [each for each in score.combinations if each.category is category]
    match category:
        case Category.FIFTEEN:
            return _fifteen([card.rank for card in combination.cards])
        case Category.PAIR:
            rank = combination.cards[0].rank
            pairs = sum(each.cards[0].rank is rank for each in alike)
            return Skill.PAIR_ROYAL if pairs > 1 else Skill.PAIR
        case Category.RUN:
            return Skill.MULTIPLE_RUN if len(alike) > 1 else Skill.RUN
        case _:
            return _of_suits_and_jacks(category, scenario)


def _fifteen(ranks: list[Rank]) -> Skill:
    if len(ranks) > 2:
        return Skill.LONG_FIFTEEN
    return Skill.TEN_AND_FIVE if Rank.FIVE in ranks else Skill.OTHER_FIFTEEN_OF_TWO


def _of_suits_and_jacks(category: Category, scenario: Show | Cut) -> Skill:
    if category is Category.FLUSH:
        return Skill.CRIB_FLUSH if isinstance(scenario, Show) and scenario.is_crib else Skill.FLUSH
    return Skill.NOBS if category is Category.NOBS else Skill.HEELS


def skill_of_claim(part: Part, scenario: Scenario) -> Skill | Heading | None:
    """Say which skill a claim belongs to that is not there.

    "Fifteen", said without cards, may be any of three: it belongs to their heading. None for what
    no skill is named for: a go in the show.
    """
    category = part.category
    if isinstance(scenario, Play):
        return _IN_PLAY.get(category)
    match category:
        case Category.FIFTEEN:
            if not part.cards:
                return Heading.FIFTEENS
            return _fifteen([card.rank for card in part.cards])
        case Category.PAIR | Category.RUN:
            return _CLAIMED_AS[part.within or category]
        case Category.FLUSH | Category.NOBS | Category.HEELS:
            return _of_suits_and_jacks(category, scenario)
        case _:
            return None


def evidence(marking: Marking, scenario: Scenario) -> Evidence:
    """Say what a marked answer tells of each skill; what it does not tell is not guessed.

    >>> from scenarios import parse_scenario
    >>> from trainer.marking import mark_total
    >>> show = parse_scenario("show 4C 5D 6S 6H / JH")
    >>> evidence(mark_total(show.score(), 12), show)
    Evidence(tallies={}, headings={}, unattributed=2)
    >>> evidence(mark_total(show.score(), 14), show).tallies[Skill.LONG_FIFTEEN]
    Tally(there=2, found=2, claimed=2, right=2, lost=0, over=0)

    The points lost by all skills, those of headings and those unattributed are together the points
    that were there and were not counted.
    """
    tallies: dict[Skill, Tally] = {}
    headings: dict[Heading, Tally] = {}
    for by, tally in (*_needed(marking, scenario), *_too_much(marking, scenario)):
        if isinstance(by, Skill):
            tallies[by] = tallies.get(by, Tally()) + tally
        elif by:
            headings[by] = headings.get(by, Tally()) + tally
    return Evidence(tallies, headings, unattributed=max(0, -marking.unexplained))


def _needed(marking: Marking, scenario: Scenario) -> Iterator[tuple[Skill | Heading, Tally]]:
    """Tell of all that was there what became of it."""

    def skill(combination: Combination) -> Skill:
        return skill_of(combination, marking.score, scenario)

    for combination in marking.found:
        yield skill(combination), _FOUND
    for combination in marking.missed:
        yield skill(combination), Tally(there=1, lost=combination.points)
    for unsure in marking.unsure:
        there, found = len(unsure.combinations), len(unsure.combinations) - unsure.missed
        lost = unsure.missed * unsure.combinations[0].points
        tally = Tally(there, found, claimed=found, right=found, lost=lost)
        yield _one_or_heading(map(skill, unsure.combinations)), tally
    for misvalued in marking.misvalued:
        short = misvalued.combination.points - misvalued.claimed
        tally = Tally(there=1, claimed=1, lost=max(0, short), over=max(0, -short))
        yield skill(misvalued.combination), tally


def _too_much(
    marking: Marking, scenario: Scenario
) -> Iterator[tuple[Skill | Heading | None, Tally]]:
    """Tell of all that was claimed and is not there what it would have taken to leave it."""
    for part in marking.twice:
        by = _skill_of_twice(part, marking.score, scenario)
        yield by, Tally(claimed=1, over=part_points(part))
    for part in marking.imagined:
        yield skill_of_claim(part, scenario), Tally(claimed=1, over=part_points(part))


def _skill_of_twice(part: Part, score: Score, scenario: Scenario) -> Skill | Heading:
    """Say which skill it takes not to count this twice; the heading where it may be several."""
    fitting = (each for each in score.combinations if fits(part, each))
    return _one_or_heading(skill_of(each, score, scenario) for each in fitting)


def _one_or_heading(skills: Iterable[Skill]) -> Skill | Heading:
    """Name the only skill of some; of several their heading.

    They have one: a claim is of one category, and what is found by one is under one heading.
    """
    first, *others = set(skills)
    return first.heading if others else first
