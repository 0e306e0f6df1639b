"""What a table agrees on before it plays: muggins, penalties, how a count is said."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import permutations
from typing import Any, Final

from scenarios import ACC, Category, Rules
from scenarios.cards import cut_short, quoted


class Muggins(Enum):
    """Who gets the points a counter missed: nobody, the other side, or the counter after all."""

    OFF = "off"
    ON = "on"
    REMINDER = "reminder"


class Scope(Enum):
    """Where a short count can be called: in the show alone, or in the play as well."""

    SHOW = "show"
    SHOW_AND_PLAY = "show_and_play"


class Overcount(Enum):
    """What points claimed that are not there cost, beside going back: nothing, 2, or as many."""

    CORRECTED = "corrected"
    TWO = "two"
    EXCESS = "excess"


class WrongCall(Enum):
    """What a call of muggins costs the caller when the count was right: nothing, or the call."""

    FREE = "free"
    COSTS = "costs"


class Counting(Enum):
    """How a double run is said: each of its runs and pairs, or "a double run is eight"."""

    ITEMISED = "itemised"
    BY_PATTERN = "by_pattern"


SPOKEN_ORDER: Final = (Category.FIFTEEN, Category.PAIR, Category.RUN, Category.FLUSH, Category.NOBS)

# What each switch can be set to. All that reads, writes and checks a house goes by this table.
_CHOICES: Final[Mapping[str, Sequence[object]]] = {
    "muggins": tuple(Muggins),
    "scope": tuple(Scope),
    "heels": (False, True),
    "overcount": tuple(Overcount),
    "wrong_call": tuple(WrongCall),
    "out_on_heels": (True, False),
    "order": tuple(permutations(SPOKEN_ORDER)),
    "counting": tuple(Counting),
    "game": (121, 61),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """We play muggins, to 121: what a table agrees on before the first deal.

    >>> str(House(muggins=Muggins.OFF, game=61))
    'muggins=off game=61'
    >>> House.parse("muggins=off game=61") == House(muggins=Muggins.OFF, game=61)
    True

    The defaults are the preset "ACC with muggins"; `HOUSES` has them all by name, and `SWITCHES`
    says in a sentence what each setting means.

    Attributes:
        muggins: What becomes of missed points: lost, the other side's, or pegged after all.
        scope: Whether muggins covers the play beside the show.
        heels: Whether muggins covers his heels too.
        overcount: What points claimed that are not there cost, beside going back.
        wrong_call: Whether a call of muggins, or of too many, where there is none pays the other
            side the call.
        out_on_heels: Whether his heels may win the game.
        order: The five categories of the show, in the order in which they are said.
        counting: Whether a count is said combination by combination or by pattern.
        game: The length of the game in holes, 121 or 61.
        rules: What the cards are worth.

    Raises:
        ValueError: If a switch has no such setting.
    """

    muggins: Muggins = Muggins.ON
    scope: Scope = Scope.SHOW_AND_PLAY
    heels: bool = False
    overcount: Overcount = Overcount.EXCESS
    wrong_call: WrongCall = WrongCall.COSTS
    out_on_heels: bool = True
    order: tuple[Category, ...] = SPOKEN_ORDER
    counting: Counting = Counting.ITEMISED
    game: int = 121
    rules: Rules = ACC

    def __post_init__(self) -> None:
        for name, choices in _CHOICES.items():
            value = getattr(self, name)
            # By type as well, since 1 equals True and 61.0 equals 61, but neither reads back.
            if type(value) is not type(choices[0]) or value not in choices:
                there = _ORDERS if name == "order" else _either(map(str, choices))
                raise ValueError(f"{name} is {there}, not {cut_short(repr(value))}")
        if not isinstance(self.rules, Rules):
            raise ValueError(f"rules is a Rules, not {cut_short(repr(self.rules))}")

    def __str__(self) -> str:
        texts = [
            f"{name}={_text(getattr(self, name))}"
            for name in _CHOICES
            if getattr(self, name) != getattr(CONGRESS, name)
        ]
        return " ".join([*texts, str(self.rules)]).strip()

    @property
    def settings(self) -> dict[str, str]:
        """Every switch with its setting, in the words of `SWITCHES` and in their order.

        >>> HOUSES["kitchen table"].settings["muggins"]
        'off'
        """
        words = {name: _text(getattr(self, name)) for name in _CHOICES}
        return words | {"crib_flush": str(self.rules.crib_flush)}

    @classmethod
    def parse(cls, text: str) -> "House":
        """Read what a table calls itself, "kitchen table", or the words that `str` writes.

        >>> House.parse("Kitchen Table") == HOUSES["kitchen table"]
        True
        >>> House.parse("game=91")
        Traceback (most recent call last):
        ValueError: 'game=91' cannot be read; game is 121 or 61

        What is not named is as in "ACC with muggins", so that no text at all is that preset. The
        words may come in any order and in either case.

        Raises:
            ValueError: If a word names no switch, or a setting that there is not, or if a switch is
                there twice; the message quotes the word and says what there is.
        """
        words = " ".join(text.split()).replace(" =", "=").replace("= ", "=")
        for name, preset in HOUSES.items():
            if name.lower() == _lowered(words):
                return preset
        settings: dict[str, Any] = {}
        for word in words.split():
            switch, value = _parse_word(word)
            if switch in settings:
                raise ValueError(f"{quoted(word)} sets {switch} a second time")
            settings[switch] = value
        return cls(**settings)


CONGRESS: Final = House()
"""The house of the congress, with muggins: what holds where nothing else is said."""

_FORGIVING: Final = House(overcount=Overcount.CORRECTED, wrong_call=WrongCall.FREE)

HOUSES: Final[Mapping[str, House]] = {
    "ACC with muggins": CONGRESS,
    "ACC without": replace(CONGRESS, muggins=Muggins.OFF),
    "kitchen table": replace(_FORGIVING, muggins=Muggins.OFF),
    "gentle": replace(_FORGIVING, muggins=Muggins.REMINDER),
}

_ORDERS: Final = "the five categories of the show, each once"
_ORDER_WORDS: Final = dict(zip(SPOKEN_ORDER, "fifteens pairs runs flush nobs".split(), strict=True))


def _text(value: object) -> str:
    if isinstance(value, tuple):
        return ",".join(_ORDER_WORDS[category] for category in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value.value if isinstance(value, Enum) else value)


_VALUES: Final = {name: {_text(each): each for each in _CHOICES[name]} for name in _CHOICES}


def _order_sentence(order: str) -> str:
    said = order.replace("flush", "a flush").replace("nobs", "his nobs").split(",")
    return f"We say {said[0]} first, then {', '.join(said[1:3])} and {said[3]}, and {said[4]} last."


SWITCHES: Final[Mapping[str, Mapping[str, str]]] = {
    "muggins": {
        "off": "No muggins: points you miss are lost, and nobody takes them.",
        "on": "Muggins: points you miss are theirs when they call them.",
        "reminder": "They tell you what you missed, and you peg it after all.",
    },
    "scope": {
        "show": "What you miss can be called in the hands and the crib, not in the play.",
        "show_and_play": "What you miss can be called in the hands, the crib and the play.",
    },
    "heels": {
        "no": "The two for his heels are lost if you forget to peg them.",
        "yes": "The two for his heels can be called too if you forget to peg them.",
    },
    "overcount": {
        "corrected": "Count too many, and you go back, no more.",
        "two": "Count too many, and you go back and they peg two.",
        "excess": "Count too many, and you go back and they peg as many as were too many.",
    },
    "wrong_call": {
        "free": "Call them wrongly, and it costs you nothing.",
        "costs": "Call them wrongly, and they peg what you called.",
    },
    "out_on_heels": {
        "yes": "You may go out on his heels: the two for a cut jack can win the game.",
        "no": "You cannot go out on his heels: a cut jack never wins the game.",
    },
    "order": {text: _order_sentence(text) for text in _VALUES["order"]},
    "counting": {
        "itemised": "Say a double run line by line: a pair is two, a run five, another eight.",
        "by_pattern": "Say a double run in one breath: a double run is eight.",
    },
    "game": {
        "121": "We play to 121, twice around the board.",
        "61": "We play to 61, once around the board.",
    },
    "crib_flush": {
        "5": "A flush in the crib takes all five, the starter too.",
        "4": "Four of a suit are a flush in the crib, as they are in a hand.",
    },
}


def _parse_word(word: str) -> tuple[str, object]:
    name, _, setting = _lowered(word).partition("=")
    if name not in SWITCHES:
        raise ValueError(
            f"{quoted(word)} is no switch of a house; the switches are {', '.join(SWITCHES)}, "
            f"and the houses with a name are {', '.join(HOUSES)}"
        )
    if setting not in SWITCHES[name]:
        settings = SWITCHES[name]
        there = f"{next(iter(settings))} in any order" if name == "order" else _either(settings)
        raise ValueError(f"{quoted(word)} cannot be read; {name} is {there}")
    if name in _VALUES:
        return name, _VALUES[name][setting]
    return "rules", Rules.parse(f"{name}={setting}")


def _lowered(text: str) -> str:
    # Only where it is plain: a foreign letter, like the sign of kelvin, may become a k.
    return text.lower() if text.isascii() else text


def _either(texts: Iterable[str]) -> str:
    *most, last = texts
    return f"{', '.join(most)} or {last}"
