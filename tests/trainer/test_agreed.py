"""What a house has agreed on: said whole, and of two houses that differ never the same."""

from collections.abc import Iterator
from dataclasses import fields, replace
from functools import cache
from itertools import product

import pytest

from tests.trainer.test_house import SETTINGS
from trainer.agreed import house_line, house_words, idle, name_of, title_of
from trainer.house import HOUSES, SWITCHES, Counting, House, Muggins
from trainer.muggins import Award, Call, Of, Pegged, Saying, award

# How a count is said is no part of who gets what.
SWITCHED = {name: each for name, each in SETTINGS.items() if name not in {"order", "counting"}}
EVERY = [
    House(**dict(zip(SWITCHED, settings, strict=True))) for settings in product(*SWITCHED.values())
]

COUNTS = [
    Pegged(of=of, points=points, claimed=claimed, counter_left=left, caller_left=50)
    for of, points, claimed, left in product(Of, (0, 2, 6), (0, 2, 6), (2, 50))
]
CALLS = [
    Call(Saying.ACCEPT),
    *(Call(each, points) for each in (Saying.MUGGINS, Saying.OVER) for points in (2, 4)),
]


@cache
def awards(house: House) -> list[Award]:
    return [award(count, call, house) for count in COUNTS for call in CALLS]


def others(house: House, name: str) -> Iterator[House]:
    """List the houses that differ from one in this switch alone."""
    for setting in SETTINGS[name]:
        if setting != getattr(house, name):
            yield replace(house, **{name: setting})


def holds(house: House) -> tuple[object, ...]:
    """Take of a house what holds there, written out here and not taken from the module."""
    has_muggins = house.muggins is not Muggins.OFF
    every = {each.name: getattr(house, each.name) for each in fields(house)}
    every |= {} if has_muggins else {"scope": None, "heels": None}
    return tuple(every[name] for name in SWITCHED)


@pytest.mark.parametrize("name", ["scope", "heels", "overcount", "wrong_call", "out_on_heels"])
def test_a_switch_is_idle_where_it_changes_what_nobody_gets(name: str) -> None:
    for house in EVERY:
        if (house.game, house.rules) == (House().game, House().rules):
            is_idle = all(awards(other) == awards(house) for other in others(house, name))
            assert (name in idle(house)) == is_idle, str(house)


@pytest.mark.parametrize("name", HOUSES)
def test_a_house_is_known_by_its_name_however_a_count_is_said(name: str) -> None:
    house = HOUSES[name]
    for counting, order in product(Counting, SETTINGS["order"][:9]):
        assert name_of(replace(house, counting=counting, order=order)) == name
    for switch in set(SWITCHED) - idle(house):
        assert all(name_of(other) != name for other in others(house, switch))
    for switch in idle(house):
        assert all(name_of(other) == name for other in others(house, switch))


def test_every_house_with_a_name_has_a_title_of_its_own() -> None:
    titles = [title_of(name) for name in (*HOUSES, "")]
    assert titles == [
        "ACC with muggins",
        "ACC without muggins",
        "Kitchen table",
        "Gentle house",
        "A house of your own",
    ]


def test_houses_that_differ_are_told_apart_by_their_sentences_and_by_their_lines() -> None:
    differ = {holds(house) for house in EVERY}
    assert len({house_words(house) for house in EVERY}) == len(differ)
    assert len({house_line(house) for house in EVERY}) == len(differ)
    assert len({(holds(house), house_words(house), house_line(house)) for house in EVERY}) == len(
        differ
    )


def test_a_house_is_told_in_five_to_eight_sentences_of_its_switches() -> None:
    sentences = {each for settings in SWITCHES.values() for each in settings.values()}
    for house in EVERY:
        told = house_words(house)
        assert 5 <= len(told) <= 8
        # What a wrong call costs is said with what of it costs nothing in this house.
        assert all(any(each.startswith(sentence) for sentence in sentences) for each in told)


@pytest.mark.parametrize("house", EVERY, ids=str)
def test_in_every_house_it_is_said_what_a_wrong_call_of_either_kind_costs(house: House) -> None:
    priced = {
        (of, saying): wrong_call_price(house, of, saying)
        for of, saying in product(Of, (Saying.MUGGINS, Saying.OVER))
    }
    (said,) = (each for each in house_words(house) if each.startswith("Call them wrongly"))
    assert ("it costs you nothing" in said) is not any(priced.values())
    assert ("they peg what you called" in said) is (priced[Of.SHOW, Saying.OVER] == 3)
    if any(priced.values()):
        is_free = {of: not priced[of, Saying.MUGGINS] for of in Of}
        assert said.endswith("Only muggins costs nothing.") is is_free[Of.SHOW]
        assert ("in the play" in said) is (is_free[Of.PLAY] and not is_free[Of.SHOW])
        assert ("for heels" in said) is (is_free[Of.HEELS] and not is_free[Of.SHOW])
    line = house_line(house)
    assert ("wrong “over”" in line) is (
        priced[Of.SHOW, Saying.OVER] != priced[Of.SHOW, Saying.MUGGINS]
    )


def wrong_call_price(house: House, of: Of, saying: Saying) -> int:
    count = Pegged(of=of, points=2, claimed=2, counter_left=50, caller_left=50)
    return award(count, Call(saying, 3), house).counter - 2


def test_with_muggins_it_is_said_what_holds_of_heels() -> None:
    for house in EVERY:
        said = SWITCHES["heels"][house.settings["heels"]] in house_words(house)
        assert said is (house.muggins is not Muggins.OFF)
        assert ("heels too" in house_line(house)) is (said and house.heels)
        assert ("forgotten heels are lost" in house_line(house)) is (said and not house.heels)


def test_without_muggins_nothing_is_said_of_where_it_is_called() -> None:
    for house in EVERY:
        if house.muggins is Muggins.OFF:
            told = house_words(house)
            assert not set(told) & {*SWITCHES["scope"].values(), *SWITCHES["heels"].values()}
            assert "in hands and cribs" not in house_line(house)


def test_a_line_is_a_line() -> None:
    for house in EVERY:
        line = house_line(house)
        assert line.startswith(f"{title_of(name_of(house))}: ")
        assert line.endswith(".")
        assert len(line) <= 240
        assert len(line) <= 140 or not name_of(house)


ACC_PENALTIES = "A count too high or a wrong call costs as many."


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "ACC with muggins",
            ["what you miss, they peg if they call it; forgotten heels are lost.", ACC_PENALTIES],
        ),
        (
            "ACC without",
            ["what you miss is lost.", "A count too high or a wrong “over” costs as many."],
        ),
        ("kitchen table", ["what you miss is lost.", "No mistake costs anything."]),
        (
            "gentle",
            [
                "what you miss they tell you, and you peg it; forgotten heels are lost.",
                "No mistake costs anything.",
            ],
        ),
        (
            "scope=show heels=yes overcount=two wrong_call=free game=61",
            [
                "what you miss in hands and cribs, they peg if they call it, heels too.",
                "A count too high costs two, a wrong call nothing.",
                "Game to 61.",
            ],
        ),
        (
            "muggins=off overcount=corrected out_on_heels=no crib_flush=4",
            [
                "what you miss is lost.",
                "A count too high costs nothing, a wrong “over” what you called.",
                "Heels never win.",
                "Four of a suit are a crib flush.",
            ],
        ),
    ],
    ids=lambda each: each if isinstance(each, str) else "",
)
def test_a_house_in_a_line(text: str, said: list[str]) -> None:
    house = House.parse(text)
    assert house_line(house) == f"{title_of(name_of(house))}: {' '.join(said)}"
