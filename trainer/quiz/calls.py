"""A call held against the count that was heard, and against what lies on the table."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import repeat
from typing import Final

from scenarios import Combination, Cut, Play, Score
from scenarios.scenario import Scenario
from trainer.called import Called
from trainer.claims import Claim
from trainer.fitting import fits, meant_by
from trainer.house import House
from trainer.marking import Marking, mark_claims
from trainer.miscounts.said import SaidCount, SaidLine
from trainer.muggins import Award, Call, Of, Pegged, Saying, award, true_call
from trainer.skills import Skill, Tally

# Holes to the game for either side: so many that nothing leads beyond it.
_PLENTY: Final = 999
_SKILLS: Final[Mapping[Saying, Skill]] = {
    Saying.MUGGINS: Skill.SHORT_COUNT,
    Saying.OVER: Skill.OVERCOUNT,
    Saying.ACCEPT: Skill.RIGHT_COUNT,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class CallMarking:
    """What became of a call.

    Attributes:
        of: What was counted.
        said: The count that was heard.
        count: What became of its lines; how they were added up is apart.
        call: What was called.
        named: What was named as missed, or as counted and not there.
        house: By whose switches, and by whose rules.
    """

    of: Of
    said: SaidCount
    count: Marking
    call: Call
    named: tuple[Claim, ...]
    house: House

    @property
    def pegged(self) -> Pegged:
        """The count as it was pegged, at a table where the game is far from over."""
        return Pegged(
            of=self.of,
            points=self.count.score.points,
            claimed=self.said.points,
            counter_left=_PLENTY,
            caller_left=_PLENTY,
        )

    @property
    def true_call(self) -> Call:
        """What there was to call: too few by so many, too many, or nothing."""
        return true_call(self.pegged, self.house)

    @property
    def award(self) -> Award:
        """Who gets what for it."""
        return award(self.pegged, self.call, self.house)

    @property
    def points(self) -> int:
        """The points there were to call; 0 where the count was right."""
        return self.true_call.points

    @property
    def found(self) -> int:
        """Those of them that were called."""
        if self.call.saying is not self.true_call.saying:
            return 0
        return min(self.call.points, self.points)

    @property
    def over(self) -> int:
        """The points that were called and are not there to call."""
        return self.call.points - self.found

    @property
    def is_right(self) -> bool:
        """Whether it was called as it is, for just so many points; what was named is apart."""
        return self.call == self.true_call

    @property
    def wrong(self) -> tuple[Combination, ...]:
        """What there is to name behind such a call: what was missed, or was counted wrongly.

        A line with which the total goes too high was counted wrongly as well.
        """
        misvalued = self.count.misvalued
        if self.call.saying is Saying.MUGGINS:
            return (*self.count.missed, *(each.combination for each in misvalued))
        parts = {*self.count.imagined, *self.count.twice, *(each.part for each in misvalued)}
        return tuple(
            each for line, part, each in _lines(self.said) if part in parts or line.slip > 0
        )

    @property
    def named_rightly(self) -> tuple[Claim, ...]:
        """What was named and is so."""
        return tuple(claim for claim in self.named if self._is_so(claim))

    @property
    def named_wrongly(self) -> tuple[Claim, ...]:
        """What was named and is not so."""
        return tuple(claim for claim in self.named if not self._is_so(claim))

    def _is_so(self, claim: Claim) -> bool:
        # Of three of a kind, or of a double run, one part may have been counted.
        return any(fits(part, each) for part in claim.parts for each in self.wrong)

    @property
    def tallies(self) -> dict[Skill, Tally]:
        """What it tells of hearing a count that is short, over or right: one decision, no more.

        To spot it is one thing, and for how many points is another: those that got away are lost,
        and those called for nothing are over.
        """
        there, called = _SKILLS[self.true_call.saying], _SKILLS[self.call.saying]
        spotted = int(there is called)
        needed = Tally(there=1, found=spotted, lost=self.points - self.found)
        said = Tally(claimed=1, right=spotted, over=self.over)
        return {there: needed + said} if spotted else {there: needed, called: said}


def _lines(said: SaidCount) -> Iterator[tuple[SaidLine, object, Combination]]:
    for line in said.lines:
        parts = (part for claim in line.claims for part in claim.parts)
        yield from zip(repeat(line), parts, line.combinations, strict=False)


def _meant(claim: Claim, by_cards: Sequence[Combination]) -> Claim:
    """Take cards that were named alone for what they make, or for what was counted of them."""
    return replace(claim, parts=tuple(meant_by(part, by_cards) for part in claim.parts))


def what_of(scenario: Scenario) -> Of:
    """Say what is counted there: a hand or crib, a card laid, or the cut."""
    if isinstance(scenario, Cut):
        return Of.HEELS
    return Of.PLAY if isinstance(scenario, Play) else Of.SHOW


def mark_call(scenario: Scenario, claimed: str, house: House) -> CallMarking:
    """Hold a call against what lies on the table, as it is logged: the count, and what was called.

    >>> from scenarios import parse_scenario
    >>> show = parse_scenario("show 7H 8C 7D 6C / QS")
    >>> marking = mark_call(show, "7H8C 7D8C p7H7D r6C7H8C : muggins 3 r678", House())
    >>> marking.is_right, len(marking.named_rightly), marking.award.caller
    (True, 1, 3)

    What the cards are worth is what they are worth in this house, by whatever rules it was said.

    Args:
        scenario: What lies on the table.
        claimed: What is logged.
        house: The house in which it was called.

    Raises:
        ValueError: If it cannot be read.
    """
    called = Called.parse(claimed, in_play=isinstance(scenario, Play))
    score: Score = scenario.score(house.rules)
    by_cards = (*score.combinations, *(each for _, _, each in _lines(called.said)))
    return CallMarking(
        of=what_of(scenario),
        said=called.said,
        count=mark_claims(score, called.said.claims),
        call=called.call,
        named=tuple(_meant(claim, by_cards) for claim in called.named),
        house=house,
    )
