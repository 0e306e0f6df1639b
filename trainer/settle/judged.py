"""What became of what somebody says that something is worth."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from scenarios import Category, Cut, Rules, Score, Show
from scenarios.facts import suit_facts
from scenarios.scenario import Scenario
from trainer.house import House
from trainer.marking import Marking, mark_claims, mark_total
from trainer.quiz.question import Ask, Question
from trainer.quiz.replies import Marked
from trainer.record import Form
from trainer.settle.argument import Argument, Person
from trainer.settle.laid import Laid, Line
from trainer.settle.said import Said, as_known, read_said
from trainer.settle.suits import Given
from trainer.verdict import details
from trainer.verdict.lines import VerdictLine, count_lines
from trainer.verdict.reasons import reason, why_wrong
from trainer.verdict.words import combinations_words, most_of

# Which no hand and no crib is worth: players say it for nothing.
_NINETEEN: Final = 19
_FLUSHES: Final = (4, 5)
_ENDS: Final = (Category.GO, Category.LAST_CARD)


class Standing(Enum):
    """How somebody stands in an argument."""

    RIGHT = "right"
    IF_NOBODY_CAN_ADD = "right if nobody can add"
    WRONG = "wrong"


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """What became of what one person says.

    Attributes:
        person: Who says what.
        claimed: The points that makes.
        standing: Whether the points are right.
        headline: The figure, in short: "12 of 14"; where of what is claimed only a part is there,
            both: "14 claimed, 12 of them there".
        detail: What was missed, imagined or counted twice; empty where nothing was.
        why: One sentence of why; empty where none helps.
        lines: The count, each line marked; none where nothing is known of the lines, or all are
            right.
        read_as: What they say that was read in another way than it stands there, in a sentence;
            else empty.
    """

    person: Person
    claimed: int
    standing: Standing
    headline: str
    detail: str
    why: str
    lines: tuple[VerdictLine, ...]
    read_as: str = ""


def judge(argument: Argument, person: Person, *, said_by: House) -> Judged:
    """Hold what somebody says against what lies there.

    Args:
        argument: The argument.
        person: Who says what.
        said_by: The house as which the count is said.
    """
    laid, rules = argument.laid, argument.rules
    said = as_known(read_said(person.says, argument.given.entered), argument.given.entered)
    score, standing = _held_against(laid, said, rules)
    count = said.count
    if count == _NINETEEN and isinstance(laid, Show) and not score.points:
        count = 0
    marking = mark_total(score, count) if isinstance(count, int) else mark_claims(score, count)
    form: Form = "total" if isinstance(count, int) else "combinations"
    grounds = _grounds(argument.given, rules)
    became = Marked(scenario=grounds, rules=rules, form=form, marking=marking)
    _, _, why = reason(became, marking)
    is_known = not marking.is_right and not marking.unexplained
    return Judged(
        person=person,
        claimed=marking.claimed,
        standing=standing if marking.claimed == score.points else Standing.WRONG,
        headline=f"{_figure(became, marking)}{_if_so(standing)}",
        detail=_detail(became, marking),
        why=why,
        lines=lines_of(argument, marking, why=why, said_by=said_by) if is_known else (),
        read_as=said.read_as,
    )


def _if_so(standing: Standing) -> str:
    """Say that the figure has the point in it that is there if nobody can add."""
    return ", if nobody can add" if standing is Standing.IF_NOBODY_CAN_ADD else ""


def _figure(became: Marked, marking: Marking) -> str:
    """Say what was claimed where not all of it is there: else 14 might be told as "12 of 16"."""
    claimed, found = marking.claimed, became.result.found
    if found < claimed < marking.score.points:
        return f"{claimed} claimed, {found or 'none'} of them there"
    return details.headline(became, marking, became.result)


def _detail(became: Marked, marking: Marking) -> str:
    """Say what was missed and imagined; of a total, the one thing there is where there is one."""
    said = details.detail(became, marking)
    # At the cut, why it is wrong says as much.
    if isinstance(became.scenario, Cut) or not marking.unexplained:
        return said
    alone = marking.score.combinations
    if len(alone) != 1:
        return said
    only = most_of(combinations_words(alone))
    many = abs(marking.unexplained)
    what = "missed" if marking.unexplained < 0 else "too many"
    return f"{many} point{'' if many == 1 else 's'} {what}: it is one score, {only}."


def may_be_flush(argument: Argument) -> bool:
    """Whether somebody claims a flush, or so many points too many as a flush pays.

    >>> from trainer.settle.draft import read_draft
    >>> draft, _ = read_draft({"crib": "2 4 6 8 K", "five": "no", "first_says": "4"})
    >>> may_be_flush(draft.argument)
    True
    """
    for person in argument.people:
        said = read_said(person.says, argument.given.entered)
        if said.claims_flush or said.count in {argument.points + size for size in _FLUSHES}:
            return True
    return False


def _held_against(laid: Laid, said: Said, rules: Rules) -> tuple[Score, Standing]:
    """Take what lies there, with the point for go where it is said and may be there."""
    score = laid.score(rules)
    if not isinstance(laid, Line) or not (laid.may_add_one or laid.end):
        return score, Standing.RIGHT
    ends = [Category.GO] if laid.may_add_one and said.count == score.points + 1 else []
    if not isinstance(said.count, int):
        parts = [part for claim in said.count for part in claim.parts]
        ends = [part.category for part in parts if part.category in _ENDS]
    if not ends:
        return score, Standing.RIGHT
    # Where the point is sure, it may be called the one or the other.
    standing = Standing.IF_NOBODY_CAN_ADD if laid.may_add_one else Standing.RIGHT
    return laid.ended(ends[0]), standing


def _grounds(given: Given, rules: Rules) -> Scenario:
    """Take what may be said to lie there: what it shows of suits, it does whatever they are.

    Where it is open whether the four of a crib are of one suit, four that are show the one thing
    which is sure: that a flush takes the starter, too.
    """
    laid = given.laid
    if not isinstance(laid, Show):
        return scenario_of(laid)
    points = laid.score(rules).points
    shows = (show for show in given.could_be if isinstance(show, Show))
    return max(
        (show for show in shows if show.score(rules).points == points),
        key=lambda show: suit_facts(show.hand, show.starter).four_alike,
    )


def lines_of(
    argument: Argument, marking: Marking, *, why: str, said_by: House
) -> tuple[VerdictLine, ...]:
    """Write the count line by line, each with what became of it."""
    grounds = _grounds(argument.given, argument.rules)
    return count_lines(
        marking,
        _question_about(scenario_of(argument.laid), argument.laid),
        lambda part: why_wrong(grounds, part, argument.rules),
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
