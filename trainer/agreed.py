"""What a house has agreed on, in a few sentences and in one line."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from scenarios import ACC
from trainer.house import (
    HOUSES,
    SPOKEN_ORDER,
    SWITCHES,
    House,
    Muggins,
    Overcount,
    Scope,
    WrongCall,
)

# That a call of muggins can reach further is of interest only where there is muggins.
_OF_MUGGINS: Final = frozenset({"scope", "heels"})
# How a count is said, which pays nobody.
_OF_SPEECH: Final = ("order", "counting")

_TITLES: Final = {
    "ACC with muggins": "ACC with muggins",
    "ACC without": "ACC without muggins",
    "kitchen table": "Kitchen table",
    "gentle": "Gentle house",
}
_OUR_OWN: Final = "A house of your own"
_MISSED: Final[Mapping[Muggins, str]] = {
    Muggins.OFF: "are lost",
    Muggins.ON: "are the caller's",
    Muggins.REMINDER: "are pegged after all",
}
_TOO_MANY: Final[Mapping[Overcount, str]] = {
    Overcount.CORRECTED: "nothing",
    Overcount.TWO: "two",
    Overcount.EXCESS: "as many",
}
_CALLED: Final[Mapping[WrongCall, str]] = {
    WrongCall.FREE: "nothing",
    WrongCall.COSTS: "what was called",
}


def idle(house: House) -> frozenset[str]:
    """Name the switches that change nothing, as the others are set.

    >>> sorted(idle(HOUSES["kitchen table"])), sorted(idle(HOUSES["gentle"]))
    (['heels', 'scope'], [])
    """
    return _OF_MUGGINS if house.muggins is Muggins.OFF else frozenset()


def name_of(house: House) -> str:
    """Name a house that has a name, however a count is said there; else nothing.

    >>> name_of(House.parse("muggins=off counting=by_pattern")), name_of(House(game=61))
    ('ACC without', '')
    """
    known = (name for name, each in HOUSES.items() if _in_effect(each) == _in_effect(house))
    return next(known, "")


def title_of(name: str) -> str:
    """Write the name of a house as it stands above what is agreed on there.

    >>> title_of("gentle"), title_of("")
    ('Gentle house', 'A house of your own')
    """
    return _TITLES.get(name, _OUR_OWN)


def house_words(house: House) -> tuple[str, ...]:
    """Say who gets what at this table, and what is played, in five to eight sentences.

    >>> for sentence in house_words(HOUSES["kitchen table"]):
    ...     print(sentence)
    No muggins: points you miss are lost, and nobody takes them.
    Count too many, and you go back, no more.
    Call me wrongly, and it costs you nothing.
    We play to 121, twice around the board.
    A flush in the crib takes all five, the starter too.

    Of his heels it speaks only where they are not treated as at most tables.
    """
    usual = {"heels": "no", "out_on_heels": "yes"}
    unsaid = {*_OF_SPEECH, *idle(house)}
    return tuple(
        SWITCHES[name][setting]
        for name, setting in house.settings.items()
        if name not in unsaid and setting != usual.get(name)
    )


def house_line(house: House) -> str:
    """Say in a line what holds at this table, to stand wherever points are awarded.

    >>> house_line(HOUSES["gentle"])
    'Gentle house: points missed are pegged after all; no penalties.'
    >>> house_line(House.parse("muggins=off overcount=two wrong_call=free"))
    'A house of your own: points missed are lost; overcounts cost two, wrong calls nothing.'

    What it does not speak of is as at most tables.
    """
    said = [_missed(house), _penalties(house)]
    if not house.out_on_heels:
        said.append("nobody goes out on his heels")
    if house.game != House().game:
        said.append(f"to {house.game}")
    if house.rules != ACC:
        said.append("four of a suit are a crib flush")
    return f"{title_of(name_of(house))}: {'; '.join(said)}."


def _in_effect(house: House) -> House:
    """Take a house as who gets what there: without how it speaks and what changes nothing."""
    silent = replace(house, order=SPOKEN_ORDER, counting=House().counting)
    return replace(silent, scope=House().scope, heels=False) if idle(house) else silent


def _missed(house: House) -> str:
    has_muggins = house.muggins is not Muggins.OFF
    where = " in the show" if has_muggins and house.scope is Scope.SHOW else ""
    too = ", his heels too" if has_muggins and house.heels else ""
    return f"points missed{where} {_MISSED[house.muggins]}{too}"


def _penalties(house: House) -> str:
    if (house.overcount, house.wrong_call) == (Overcount.CORRECTED, WrongCall.FREE):
        return "no penalties"
    too_many, called = _TOO_MANY[house.overcount], _CALLED[house.wrong_call]
    return f"overcounts cost {too_many}, wrong calls {called}"
