"""How a learner likes to practise is read back as it was written."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.trainer.test_house import houses
from trainer.days import zone_names
from trainer.house import HOUSES, SWITCHES, House
from trainer.preferences import HOUSE_SWITCHES, Preferences
from trainer.required import LONGEST_TEXT

preferences = st.builds(
    Preferences,
    level=st.sampled_from(["new", "counts"]),
    chosen_form=st.sampled_from([None, "total", "spoken", "combinations"]),
    order=st.sampled_from(["dealt", "sorted"]),
    goes_on_s=st.integers(0, 3),
    pace=st.sampled_from(["whole", "1s", "2s", "space"]),
    motion=st.sampled_from(["system", "less", "full"]),
    theme=st.sampled_from(["system", "light", "dark"]),
    zone=st.sampled_from([None, *zone_names()]),
    **{name: st.sampled_from(list(SWITCHES[switch])) for name, switch in HOUSE_SWITCHES.items()},
)


@given(preferences)
def test_preferences_are_read_back_from_their_text(liked: Preferences) -> None:
    assert Preferences.parse(str(liked)) == liked
    # So long that it can be kept.
    assert len(str(liked)) < LONGEST_TEXT


def test_whoever_was_asked_nothing_yet_has_no_text_and_whoever_was_has_one() -> None:
    assert Preferences.parse("") == Preferences()
    assert str(Preferences()) == "level=counts"


def test_only_what_is_chosen_otherwise_is_written_beside_the_level() -> None:
    liked = Preferences(level="new", chosen_form="spoken", order="sorted", goes_on_s=2)
    assert str(liked) == "level=new&form=spoken&order=sorted&goes_on_s=2"


def test_texts_written_before_there_were_more_choices_are_still_read() -> None:
    for text in ("level=counts", "level=new&form=spoken&order=sorted&goes_on_s=2"):
        assert str(Preferences.parse(text)) == text


def test_practice_begins_in_the_gentle_house() -> None:
    assert Preferences().house == HOUSES["gentle"]


def test_texts_written_when_a_house_was_only_how_a_count_is_said_are_still_read() -> None:
    text = "level=counts&spoken=runs,pairs,fifteens,flush,nobs&counting=by_pattern"
    for liked in (Preferences.parse(text), Preferences.kept(text)):
        assert str(liked) == text
        assert str(liked.house) == (
            "muggins=reminder overcount=corrected wrong_call=free "
            "order=runs,pairs,fifteens,flush,nobs counting=by_pattern"
        )


@given(preferences, houses)
def test_at_a_table_its_house_holds_and_a_count_is_said_as_before(
    liked: Preferences, house: House
) -> None:
    there = liked.at_table(house)
    said = liked.house
    assert there.house == replace(house, order=said.order, counting=said.counting)
    assert there.at_table(said) == liked


@pytest.mark.parametrize("name", HOUSE_SWITCHES)
def test_each_switch_is_kept_by_itself(name: str) -> None:
    begun = Preferences()
    for setting in SWITCHES[HOUSE_SWITCHES[name]]:
        liked = replace(begun, **{name: setting})  # type: ignore[arg-type]
        kept = Preferences.kept(str(liked)).house.settings
        assert kept == begun.house.settings | {HOUSE_SWITCHES[name]: setting}


def test_the_form_goes_with_the_level_until_one_is_chosen() -> None:
    assert Preferences(level="new").form == "spoken"
    assert Preferences(level="counts").form == "total"
    chosen = Preferences(level="counts", chosen_form="total")
    assert replace(chosen, level="new").form == "total"
    assert Preferences.parse(str(replace(chosen, level="new"))).form == "total"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("colour=red", "'colour=red' is no preference; there are level, form, order, goes_on_s, "),
        ("level", "'level' cannot be chosen; level is counts, new"),
        ("level=expert", "'level=expert' cannot be chosen; level is counts, new"),
        ("form=cards", "form is total, spoken, combinations"),
        ("form=None", "'form=None' cannot be chosen"),
        ("goes_on_s=-1", "goes_on_s is 0, 1, 2, 3"),
        ("goes_on_s=True", "goes_on_s is 0, 1, 2, 3"),
        ("order=dealt&order=sorted", "'order=sorted' says order a second time"),
        ("motion=none", "'motion=none' cannot be chosen; motion is system, less, full"),
        ("theme=blue", "theme is system, light, dark"),
        ("spoken=runs,runs", "spoken is fifteens,pairs,runs,flush,nobs in any order"),
        ("counting=twice", "counting is itemised, by_pattern"),
        ("muggins=maybe", "'muggins=maybe' cannot be chosen; muggins is reminder, off, on"),
        ("game=91", "game is 121, 61"),
        ("crib_flush=6", "crib_flush is 5, 4"),
        ("zone=Moon/Crater", "zone is a time zone by its name, like Europe/London"),
        ("zone=", "'zone=' cannot be chosen"),
        ("&", "'' is no preference"),
        ("x" * 10_000, "is no preference"),
    ],
    ids=lambda text: text[:30],
)
def test_nonsense_gets_a_sentence(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=r"\w") as refused:
        Preferences.parse(text)
    assert reason in str(refused.value)
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize(
    "word",
    ["colour=red", "goes_on_s=9", "zone=Moon/Crater", "order=dealt", "level", "", "\0", "=" * 999],
)
def test_of_what_was_stored_one_word_that_cannot_be_read_costs_no_other(word: str) -> None:
    liked = "level=new&form=spoken&order=sorted&goes_on_s=2&theme=dark"
    assert str(Preferences.kept(f"{liked}&{word}")) == liked
    if word != "order=dealt":
        assert str(Preferences.kept(f"{word}&{liked}")) == liked


@given(preferences)
def test_what_was_stored_is_read_as_it_was_written(liked: Preferences) -> None:
    assert Preferences.kept(str(liked)) == liked


@given(st.text())
def test_whatever_was_stored_is_read(text: str) -> None:
    assert Preferences.parse(str(Preferences.kept(text)))


@pytest.mark.parametrize(
    "wrong",
    [
        {"level": "expert"},
        {"chosen_form": "cards"},
        {"order": ""},
        {"goes_on_s": True},
        {"motion": None},
        {"theme": "blue"},
        {"spoken": "fifteens"},
        {"counting": ""},
        {"heels": False},
        {"game": 121},
        {"zone": "Europe"},
    ],
    ids=str,
)
def test_what_cannot_be_chosen_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="is one of"):
        Preferences(**wrong)


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        Preferences.parse(text)
    except ValueError as refused:
        assert len(str(refused)) < 400  # noqa: PT017
