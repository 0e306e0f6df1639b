"""What a call earned or cost in the house in force, and on a board near the game hole."""

from dataclasses import dataclass

from trainer.house import House, Muggins, WrongCall
from trainer.muggins import Award, Call, Of, Outcome, Pegged, Saying, award, covers, true_call
from trainer.quiz.calls import CallMarking


@dataclass(frozen=True, slots=True)
class _At:
    """A call and what came of it, in holes.

    Attributes:
        count: What was said and what was there, with the holes left to both.
        call: What was called.
        house: By whose switches.
    """

    count: Pegged
    call: Call
    house: House

    @property
    def award(self) -> Award:
        """Who pegs what for it."""
        return award(self.count, self.call, self.house)

    @property
    def true(self) -> Call:
        """What there was to call; nothing beyond the game hole."""
        return true_call(self.count, self.house)

    @property
    def pegged(self) -> int:
        """What they pegged before anything was called."""
        return award(self.count, Call(Saying.ACCEPT), self.house).counter

    @property
    def is_out(self) -> bool:
        """Whether that led them to the game hole, so that no call moves anything."""
        return self.pegged == self.count.counter_left and self.true.saying is Saying.ACCEPT


def award_words(marking: CallMarking, count: Pegged | None = None) -> str:
    """Say in a sentence what the call earned or cost in the house in force.

    >>> from scenarios import parse_scenario
    >>> from trainer.house import HOUSES
    >>> from trainer.quiz.calls import mark_call
    >>> show = parse_scenario("show 7H 8C 7D 6C / QS")
    >>> for house in HOUSES.values():
    ...     print(award_words(mark_call(show, "7H8C 7D8C p7H7D r6C7H8C : muggins 3", house)))
    You peg the 3 they missed.
    Nobody pegs the 3 they missed: without muggins it is lost.
    Nobody pegs the 3 they missed: without muggins it is lost.
    They peg the 3 after all, and you peg nothing.

    Args:
        marking: What became of the call.
        count: The count with the holes that were left to both on a board; None where there is none.
    """
    at = _At(count or marking.pegged, marking.call, marking.house)
    return f"{_came_to(at)}{_beyond(at)}"


def _came_to(at: _At) -> str:
    gets = at.award
    needs = " they need" if gets.counter == at.count.counter_left else ""
    match gets.outcome:
        case Outcome.STANDS:
            return _stands(at)
        case Outcome.TAKEN:
            return _taken(at)
        case Outcome.REMINDED:
            return f"They peg the {gets.counter - at.pegged}{needs} after all, and you peg nothing."
        case Outcome.LOST:
            return f"Nobody pegs the {at.true.points} they missed: {_why_lost(at)}."
        case Outcome.CORRECTED:
            return f"They go back {at.pegged - gets.counter}{_penalty(at)}."
        case _:
            return _wrong(at)


def _beyond(at: _At) -> str:
    """Say that what was called beyond what there is costs nothing, where a wrong call would."""
    is_right_in_part = at.award.outcome in {Outcome.TAKEN, Outcome.REMINDED, Outcome.CORRECTED}
    is_beyond = at.call.points > abs(at.count.points - at.count.claimed)
    if is_right_in_part and is_beyond and at.house.wrong_call is WrongCall.COSTS:
        return " What you called beyond that costs nothing."
    return ""


def _taken(at: _At) -> str:
    pegs, missed = at.award.caller, at.count.points - at.count.claimed
    if pegs == at.count.caller_left:
        return f"You peg the {pegs} you need."
    if pegs == at.true.points < missed:
        return f"You peg {pegs} of the {missed} they missed; they needed no more."
    return f"You peg the {pegs} they missed."


def _penalty(at: _At) -> str:
    pegs = at.award.caller
    if not pegs:
        return ", and that is all"
    return f", and you peg {f'the {pegs} you need' if pegs == at.count.caller_left else pegs}"


def _wrong(at: _At) -> str:
    if at.is_out:
        return f"They peg the {at.pegged} they need, and no call changes that."
    price = at.award.counter - at.pegged
    many = f"the {price} they need" if price < at.call.points else price
    costs = f"They peg {many} for a wrong call" if price else _free(at)
    return f"{costs}{_passed_over(at)}."


def _free(at: _At) -> str:
    """Say that it cost nothing; where a wrong “over” does cost, that it is so of muggins alone."""
    if at.house.wrong_call is WrongCall.FREE:
        return "A wrong call is free here"
    if at.house.muggins is Muggins.OFF:
        return "A wrong “muggins” is free here"
    where = "for heels" if at.count.of is Of.HEELS else "in the play"
    return f"A wrong “muggins” is free {where}"


def _why_lost(at: _At) -> str:
    """Say why nobody takes what was rightly called."""
    if at.house.muggins is Muggins.OFF:
        return "without muggins it is lost"
    what = "forgotten heels are" if at.count.of is Of.HEELS else "what is missed in the play is"
    return f"{what} lost in this house"


def _passed_over(at: _At) -> str:
    """Say what becomes of points that were called the wrong way; there is one call, and no more."""
    match at.true:
        case Call(Saying.MUGGINS, points):
            return f", and nobody pegs the {points} they missed"
        case Call(Saying.OVER, points):
            return f", and they keep {points} too many"
        case _:
            return ""


def _stands(at: _At) -> str:
    """Say what becomes of a count that is accepted."""
    true, count = at.true, at.count
    if true.saying is Saying.OVER:
        return f"They keep {true.points} too many."
    is_short = at.pegged < count.claimed
    pegs = f"They peg {f'the {at.pegged} they need' if is_short else at.pegged or 'nothing'}"
    if true.saying is Saying.ACCEPT:
        is_right = count.claimed == count.points
        return f"{pegs}, and rightly." if is_right else f"They peg the {at.pegged} they need."
    return f"{pegs}; {_let_pass(at)}."


def _let_pass(at: _At) -> str:
    """Say what becomes of points that were missed, and nobody called."""
    missed, needed = at.true.points, at.count.caller_left
    if not covers(at.house, at.count.of):
        return f"the {missed} they missed are lost, called or not"
    if at.house.muggins is Muggins.REMINDER:
        return f"the {missed} they missed are lost, since nobody said so"
    if missed > needed:
        return f"of the {missed} they missed the {needed} you need could have been yours"
    return f"the {missed} they missed could have been yours"
