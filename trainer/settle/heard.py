"""What became of what somebody says that something is worth."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from scenarios import ACC, Category, Combination, Score, Show
from scenarios.scenario import Scenario
from trainer.claims import Claim
from trainer.house import House
from trainer.marking import Marking, mark_claims, mark_total
from trainer.quiz.question import Ask, Question
from trainer.quiz.replies import Marked
from trainer.record import Form
from trainer.settle.argument import Person, read_said
from trainer.settle.laid import Laid, Line
from trainer.verdict import details
from trainer.verdict.lines import VerdictLine, count_lines
from trainer.verdict.reasons import reason, why_wrong

# Which no hand and no crib is worth: players say it for nothing.
_NINETEEN: Final = 19
_ENDS: Final = (Category.GO, Category.LAST_CARD)


class Standing(Enum):
    """How somebody stands in an argument."""

    RIGHT = "right"
    IF_NOBODY_CAN_ADD = "right if nobody can add"
    WRONG = "wrong"


@dataclass(frozen=True, slots=True, kw_only=True)
class Heard:
    """What became of what one person says.

    Attributes:
        person: Who says what.
        claimed: The points that makes.
        standing: Whether the points are right.
        headline: The figure, in short: "12 of 14".
        detail: What was missed, imagined or counted twice; empty where nothing was.
        why: One sentence of why; empty where none helps.
        lines: The count, each line marked; none where nothing is known of the lines, or all are
            right.
    """

    person: Person
    claimed: int
    standing: Standing
    headline: str
    detail: str
    why: str
    lines: tuple[VerdictLine, ...]


def heard(laid: Laid, person: Person, *, said_by: House) -> Heard:
    """Hold what somebody says against what lies there.

    Args:
        laid: What lies there.
        person: Who says what.
        said_by: The house as which the count is said.
    """
    said = read_said(person.says, in_play=isinstance(laid, Line))
    score, standing = _held_against(laid, said)
    if said == _NINETEEN and isinstance(laid, Show) and not score.points:
        said = 0
    marking = mark_total(score, said) if isinstance(said, int) else mark_claims(score, said)
    form: Form = "total" if isinstance(said, int) else "combinations"
    became = Marked(scenario=scenario_of(laid), rules=ACC, form=form, marking=marking)
    _, _, why = reason(became, marking)
    is_known = not marking.is_right and not marking.unexplained
    return Heard(
        person=person,
        claimed=marking.claimed,
        standing=standing if marking.claimed == score.points else Standing.WRONG,
        headline=details.headline(became, marking, became.result),
        detail=details.detail(became, marking),
        why=why,
        lines=lines_of(laid, marking, why=why, said_by=said_by) if is_known else (),
    )


def _held_against(laid: Laid, said: int | tuple[Claim, ...]) -> tuple[Score, Standing]:
    """Take what lies there, with the point for go where it is said and may be there."""
    score = laid.score()
    if not isinstance(laid, Line) or not laid.may_add_one:
        return score, Standing.RIGHT
    ends = [Category.GO] if said == score.points + 1 else []
    if not isinstance(said, int):
        ends = [part.category for claim in said for part in claim.parts if part.category in _ENDS]
    if not ends:
        return score, Standing.RIGHT
    end = Combination(ends[0], laid.cards[-1:], 1)
    return Score((*score.combinations, end)), Standing.IF_NOBODY_CAN_ADD


def lines_of(laid: Laid, marking: Marking, *, why: str, said_by: House) -> tuple[VerdictLine, ...]:
    """Write the count line by line, each with what became of it."""
    scenario = scenario_of(laid)
    return count_lines(
        marking,
        _question_about(scenario, laid),
        lambda part: why_wrong(scenario, part, ACC),
        house=said_by,
        why=why,
    )


def scenario_of(laid: Laid) -> Scenario:
    """Take a scenario in which this lies there: of a bare line, one that it can have come from."""
    return laid.as_play() if isinstance(laid, Line) else laid


def _question_about(scenario: Scenario, laid: Laid) -> Question:
    if isinstance(laid, Line):
        return Question(Ask.OPEN, scenario)
    return Question(Ask.SHOW if isinstance(laid, Show) else Ask.CUT, scenario)
