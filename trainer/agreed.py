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
from trainer.muggins import Of, covers

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
# By who gets what is missed: what is said of it, with where that can be called.
_MISSED: Final[Mapping[Muggins, str]] = {
    Muggins.OFF: "what you miss is lost",
    Muggins.ON: "what you miss{}, they peg if they call it",
    Muggins.REMINDER: "what you miss{} they tell you, and you peg it",
}
_TOO_MANY: Final[Mapping[Overcount, str]] = {
    Overcount.CORRECTED: "nothing",
    Overcount.TWO: "two",
    Overcount.EXCESS: "as many",
}
_CALLED: Final[Mapping[WrongCall, str]] = {
    WrongCall.FREE: "nothing",
    WrongCall.COSTS: "what you called",
}

_CALLED_AT: Final[Mapping[Of, str]] = {Of.PLAY: "in the play", Of.HEELS: "for heels"}


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
    Call them wrongly, and it costs you nothing.
    We play to 121, twice around the board.
    A flush in the crib takes all five, the starter too.

    Of going out on his heels it speaks only where that is not as at most tables.
    """
    usual = {"out_on_heels": "yes"}
    unsaid = {*_OF_SPEECH, *idle(house)}
    return tuple(
        sentence_of(house, name)
        for name, setting in house.settings.items()
        if name not in unsaid and setting != usual.get(name)
    )


def sentence_of(house: House, name: str) -> str:
    """Say of a switch what it means in this house, as the others are set.

    >>> sentence_of(HOUSES["ACC without"], "wrong_call")
    'Call them wrongly, and they peg what you called. Only muggins costs nothing.'
    >>> sentence_of(HOUSES["ACC without"], "game")
    'We play to 121, twice around the board.'
    """
    sentence = SWITCHES[name][house.settings[name]]
    if name != "wrong_call" or house.wrong_call is WrongCall.FREE:
        return sentence
    if house.muggins is Muggins.OFF:
        return f"{sentence} Only muggins costs nothing."
    # Where muggins does not hold, calling it changes nothing.
    free = [where for of, where in _CALLED_AT.items() if not covers(house, of)]
    return f"{sentence} Only muggins {' or '.join(free)} costs nothing." if free else sentence


def house_line(house: House) -> str:
    """Say in a line what holds at this table, where no cards lie yet.

    >>> house_line(HOUSES["kitchen table"])
    'Kitchen table: what you miss is lost. No mistake costs anything.'
    >>> house_line(House.parse("muggins=off overcount=two wrong_call=free"))
    'A house of your own: what you miss is lost. A count too high costs two, a wrong call nothing.'

    It is said of you, and holds for both sides. What it does not speak of is as at most tables.
    """
    said = [f"{title_of(name_of(house))}: {_missed(house)}.", f"{_penalties(house)}."]
    if not house.out_on_heels:
        said.append("Heels never win.")
    if house.game != House().game:
        said.append(f"Game to {house.game}.")
    if house.rules != ACC:
        said.append("Four of a suit are a crib flush.")
    return " ".join(said)


def _in_effect(house: House) -> House:
    """Take a house as who gets what there: without how it speaks and what changes nothing."""
    silent = replace(house, order=SPOKEN_ORDER, counting=House().counting)
    return replace(silent, scope=House().scope, heels=False) if idle(house) else silent


def _missed(house: House) -> str:
    if house.muggins is Muggins.OFF:
        return _MISSED[house.muggins]
    where = " in hands and cribs" if house.scope is Scope.SHOW else ""
    heels = ", heels too" if house.heels else "; forgotten heels are lost"
    return _MISSED[house.muggins].format(where) + heels


def _penalties(house: House) -> str:
    if (house.overcount, house.wrong_call) == (Overcount.CORRECTED, WrongCall.FREE):
        return "No mistake costs anything"
    if (house.overcount, house.wrong_call) == (Overcount.EXCESS, WrongCall.COSTS):
        return f"A count too high or {_wrong_call(house)} costs as many"
    too_many, called = _TOO_MANY[house.overcount], _CALLED[house.wrong_call]
    return f"A count too high costs {too_many}, {_wrong_call(house)} {called}"


def _wrong_call(house: House) -> str:
    """Name a wrong call that costs: without muggins, to call it changes nothing."""
    is_over = house.muggins is Muggins.OFF and house.wrong_call is WrongCall.COSTS
    return "a wrong “over”" if is_over else "a wrong call"
