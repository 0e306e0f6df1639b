"""What holds of the cards that lie there, in a line, as it is said from where the learner sits."""

from collections.abc import Mapping
from typing import Final

from trainer.agreed import name_of, title_of
from trainer.house import House, Muggins, Overcount, WrongCall
from trainer.muggins import Of, covers

_YOU_MISS: Final[Mapping[Muggins, str]] = {
    Muggins.OFF: "what you miss is lost",
    Muggins.ON: "what you miss, they peg if they call it",
    Muggins.REMINDER: "what you miss they tell you, and you peg it",
}
# Of a cut that is his heels, and it is them.
_THEY_MISS: Final[Mapping[Muggins, tuple[str, str]]] = {
    Muggins.OFF: ("what they miss{} is lost", "heels they forget are lost"),
    Muggins.ON: (
        "what they miss{} is yours if you call it",
        "heels they forget are yours if you call them",
    ),
    Muggins.REMINDER: (
        "what they miss{} you tell them, and they peg it",
        "heels they forget you tell them, and they peg them",
    ),
}
_TOO_MANY: Final[Mapping[Overcount, str]] = {
    Overcount.CORRECTED: "nothing",
    Overcount.TWO: "two",
    Overcount.EXCESS: "as many",
}


def line_above(house: House, of: Of, *, is_theirs: bool) -> str:
    """Say in a line what holds of the cards that lie there; what matters for others is left out.

    >>> line_above(House(), Of.SHOW, is_theirs=False)
    'ACC with muggins: what you miss, they peg if they call it. A count too high costs as many.'
    >>> print(line_above(House.parse("gentle"), Of.HEELS, is_theirs=True))
    Gentle house: heels they forget are lost. No mistake costs anything.

    Args:
        house: The house.
        of: What is counted.
        is_theirs: Whether the other side counts it, and the learner calls.
    """
    if is_theirs:
        missed, costs = _they_miss(house, of), _they_pay(house, of)
    else:
        missed = _YOU_MISS[house.muggins]
        costs = f"A count too high costs {_TOO_MANY[house.overcount]}"
    return f"{title_of(name_of(house))}: {missed}. {costs}."


def _they_miss(house: House, of: Of) -> str:
    is_covered = covers(house, of)
    missed, heels = _THEY_MISS[house.muggins if is_covered else Muggins.OFF]
    if of is Of.HEELS:
        return heels
    is_otherwise = of is Of.PLAY and not is_covered and house.muggins is not Muggins.OFF
    return missed.format(" in the play" if is_otherwise else "")


def _they_pay(house: House, of: Of) -> str:
    """Say what a count too high costs them, and a wrong call the learner."""
    costs = house.wrong_call is WrongCall.COSTS
    if house.overcount is Overcount.CORRECTED and not costs:
        return "No mistake costs anything"
    # To call muggins where it does not hold changes nothing, and so costs nothing.
    call = "a wrong call" if covers(house, of) or not costs else "a wrong “over”"
    price = "what you called" if costs else "nothing"
    return f"A count too high costs them {_TOO_MANY[house.overcount]}, {call} costs you {price}"
