"""The house: what is agreed on before the first deal, written, read and said."""

from dataclasses import FrozenInstanceError, fields, replace
from itertools import permutations, product
from random import Random
from typing import Any, cast

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from scenarios import ACC, Category, Rules
from tests.scenarios.texts import named, unhurried
from trainer.house import (
    HOUSES,
    SPOKEN_ORDER,
    SWITCHES,
    Counting,
    House,
    Muggins,
    Overcount,
    Scope,
    WrongCall,
)

# Every setting of every field, written out here and not taken from the module.
SETTINGS: dict[str, list[Any]] = {
    "muggins": [Muggins.OFF, Muggins.ON, Muggins.REMINDER],
    "scope": [Scope.SHOW, Scope.SHOW_AND_PLAY],
    "heels": [False, True],
    "overcount": [Overcount.CORRECTED, Overcount.TWO, Overcount.EXCESS],
    "wrong_call": [WrongCall.FREE, WrongCall.COSTS],
    "out_on_heels": [True, False],
    "order": list(permutations(SPOKEN_ORDER)),
    "counting": [Counting.ITEMISED, Counting.BY_PATTERN],
    "game": [121, 61],
    "rules": [ACC, Rules(crib_flush=4)],
}

houses = st.fixed_dictionaries(
    {name: st.sampled_from(settings) for name, settings in SETTINGS.items()}
).map(lambda settings: House(**settings))


def test_the_default_is_the_congress_with_muggins() -> None:
    house = House()
    assert house == HOUSES["ACC with muggins"]
    assert (house.muggins, house.scope) == (Muggins.ON, Scope.SHOW_AND_PLAY)
    assert (house.overcount, house.wrong_call) == (Overcount.EXCESS, WrongCall.COSTS)
    assert (house.heels, house.out_on_heels) == (False, True)
    assert (house.counting, house.game, house.rules) == (Counting.ITEMISED, 121, ACC)


def test_a_count_is_said_fifteens_pairs_runs_flush_nobs() -> None:
    said = (Category.FIFTEEN, Category.PAIR, Category.RUN, Category.FLUSH, Category.NOBS)
    assert House().order == SPOKEN_ORDER == said


def test_the_houses_with_a_name_differ_in_who_gets_what_for_a_miscount() -> None:
    assert {name: str(house) for name, house in HOUSES.items()} == {
        "ACC with muggins": "",
        "ACC without": "muggins=off",
        "kitchen table": "muggins=off overcount=corrected wrong_call=free",
        "gentle": "muggins=reminder overcount=corrected wrong_call=free",
    }


@pytest.mark.parametrize("name", HOUSES)
def test_a_house_s_name_is_read_in_any_case(name: str) -> None:
    for text in (
        name,
        name.upper(),
        name.title(),
        f"  {name.replace(' ', '   ')}\n",
        str(HOUSES[name]),
    ):
        assert House.parse(text) == HOUSES[name]


@pytest.mark.parametrize(
    "text", ["", " \t\n", "muggins=on scope=show_and_play crib_flush=5 game=121"], ids=repr
)
def test_what_is_not_named_is_the_default(text: str) -> None:
    assert House.parse(text) == House()


@pytest.mark.parametrize("name", SETTINGS)
def test_the_text_names_only_what_differs_from_the_default(name: str) -> None:
    for setting in SETTINGS[name]:
        house = House(**{name: setting})
        assert len(str(house).split()) == (house != House())
        assert House.parse(str(house)) == house


def test_every_switch_is_written_as_a_word_of_its_own() -> None:
    house = House(
        muggins=Muggins.REMINDER,
        scope=Scope.SHOW,
        heels=True,
        overcount=Overcount.TWO,
        wrong_call=WrongCall.FREE,
        out_on_heels=False,
        order=SPOKEN_ORDER[::-1],
        counting=Counting.BY_PATTERN,
        game=61,
        rules=Rules(crib_flush=4),
    )
    assert str(house) == (
        "muggins=reminder scope=show heels=yes overcount=two wrong_call=free out_on_heels=no "
        "order=nobs,flush,runs,pairs,fifteens counting=by_pattern game=61 crib_flush=4"
    )


@unhurried
@given(houses)
def test_a_house_written_is_read_again(house: House) -> None:
    read = House.parse(str(house))
    assert read == house
    assert hash(read) == hash(house)
    assert str(read) == str(house)


@unhurried
@given(houses, st.randoms())
def test_words_are_read_in_any_order_and_case(house: House, rng: Random) -> None:
    words = str(house).upper().split()
    rng.shuffle(words)
    assert House.parse("  ".join(words).replace("=", " = ")) == house


@unhurried
@given(st.text())
@example("muggins=o\uff46f")
@example("x" * 10_000)
@example(f"game={'9' * 10_000}")
def test_any_text_is_a_house_or_a_value_error(text: str) -> None:
    try:
        house = House.parse(text)
    except ValueError as error:
        refused = str(error)
    else:
        refused = ""
        assert House.parse(str(house)) == house
    assert refused.isprintable()
    assert len(refused) < 400


@pytest.mark.parametrize("word", ["mugins=off", "rules=4", "nineteen", "(off)", "\u212aitchen"])
def test_a_word_that_is_no_switch_is_refused_with_those_there_are(word: str) -> None:
    with pytest.raises(ValueError, match="is no switch of a house") as refused:
        House.parse(f"game=61 {word}")
    for there in (repr(word), *SWITCHES, *HOUSES):
        assert there in str(refused.value)


@pytest.mark.parametrize("text", ["kitchen tabel", "\u212aitchen table", "gentle game=61"])
def test_a_house_s_name_stands_alone_and_is_spelled_right(text: str) -> None:
    with pytest.raises(ValueError, match="the houses with a name are ACC with muggins, "):
        House.parse(text)


@pytest.mark.parametrize("name", SWITCHES)
@pytest.mark.parametrize("setting", ["", "=", "=maybe", "=0", "=\u0664", "=61=61"], ids=ascii)
def test_a_setting_that_there_is_not_is_refused_with_those_there_are(
    name: str, setting: str
) -> None:
    with pytest.raises(ValueError, match="cannot be read") as refused:
        House.parse(f"{name}{setting}")
    assert repr(f"{name}{setting}") in str(refused.value)
    if name != "order":
        assert all(there in str(refused.value) for there in SWITCHES[name])


@pytest.mark.parametrize("order", ["runs", "runs,runs,pairs,flush,nobs", "fifteens-pairs", "heels"])
def test_an_order_that_leaves_one_out_is_refused(order: str) -> None:
    with pytest.raises(ValueError, match="order is fifteens,pairs,runs,flush,nobs in any order"):
        House.parse(f"order={order}")


@pytest.mark.parametrize(
    "text",
    ["game=61 game=61", "heels=no scope=show Heels=yes", "crib_flush=4 crib_flush=5"],
)
def test_a_switch_is_set_once(text: str) -> None:
    with pytest.raises(ValueError, match="a second time") as refused:
        House.parse(text)
    assert repr(text.rsplit(maxsplit=1)[-1]) in str(refused.value)


@pytest.mark.parametrize(
    ("name", "setting"),
    [
        *product(SETTINGS, [None, "", "off", 1, 2.0, [], (), House]),
        *[("game", each) for each in (0, 60, 91, 120, 122, 61.0, True, "61")],
        ("muggins", "on"),
        ("muggins", Scope.SHOW),
        ("heels", "no"),
        ("order", list(SPOKEN_ORDER)),
        ("order", SPOKEN_ORDER[:4]),
        ("order", (*SPOKEN_ORDER, Category.NOBS)),
        ("order", (*SPOKEN_ORDER[:4], Category.HEELS)),
        ("order", (*SPOKEN_ORDER[:4], [])),
        ("rules", "crib_flush=4"),
    ],
    ids=named,
)
def test_a_switch_takes_none_but_its_own_settings(name: str, setting: object) -> None:
    with pytest.raises(ValueError, match=f"^{name} is ") as refused:
        replace(House(), **{name: cast("Any", setting)})
    assert repr(setting)[:60] in str(refused.value)


def test_every_switch_has_a_sentence_for_each_setting() -> None:
    switches = [field.name for field in fields(House) if field.name != "rules"]
    assert list(SWITCHES) == [*switches, *(field.name for field in fields(Rules))]
    assert list(SETTINGS) == [field.name for field in fields(House)]
    for name, settings in SETTINGS.items():
        switch = "crib_flush" if name == "rules" else name
        read = [getattr(House.parse(f"{switch}={text}"), name) for text in SWITCHES[switch]]
        assert sorted(map(repr, read)) == sorted(map(repr, settings))


def test_a_sentence_is_a_sentence_and_says_something_of_its_own() -> None:
    sentences = [each for settings in SWITCHES.values() for each in settings.values()]
    assert len(set(sentences)) == len(sentences)
    for sentence in sentences:
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert len(sentence) <= 100


@unhurried
@given(houses)
def test_every_setting_of_a_house_is_a_word_that_is_read_again(house: House) -> None:
    assert list(house.settings) == list(SWITCHES)
    assert all(setting in SWITCHES[name] for name, setting in house.settings.items())
    assert House.parse(" ".join("=".join(each) for each in house.settings.items())) == house


@pytest.mark.parametrize("name", ["scope", "heels", "wrong_call"])
def test_what_holds_without_muggins_too_is_not_said_of_muggins(name: str) -> None:
    # A reminder is none; and too many can be called, rightly or wrongly, in any house.
    assert not any("muggins" in sentence.lower() for sentence in SWITCHES[name].values())


def test_an_order_is_said_in_its_order() -> None:
    assert SWITCHES["order"]["fifteens,pairs,runs,flush,nobs"] == (
        "We say fifteens first, then pairs, runs and a flush, and his nobs last."
    )
    assert SWITCHES["order"]["nobs,flush,runs,pairs,fifteens"] == (
        "We say his nobs first, then a flush, runs and pairs, and fifteens last."
    )


def test_a_house_does_not_change() -> None:
    house = House()
    with pytest.raises(FrozenInstanceError):
        house.game = 61  # type: ignore[misc]
    assert replace(house, game=61) == House(game=61) != house
    assert not hasattr(house, "__dict__")
    with pytest.raises(TypeError):
        House(Muggins.OFF)  # type: ignore[call-arg]
