"""What is logged: each value refuses what cannot be, and a name is written plainly."""

from dataclasses import FrozenInstanceError, replace
from datetime import UTC, datetime, timedelta, timezone
from typing import Any, cast
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenarios import Cut, Play, Show, parse_scenario
from tests.scenarios.texts import named, plays, shows, unhurried
from tests.store.drawn import answers
from tests.store.made import NOON, answer, learner, practice
from trainer.record import Answer, Learner, Practice, Shown, Slip, capped_ms

PLAY = "play 7C 4D 3H 2S | 5D 6H 9C JS : 7C 5D 4D"
CLAIMED = {"total": "12", "spoken": "15 p", "combinations": "78 p55", "cards": "7C"}
CLAIMED["call"] = "7C5D : muggins 2 r345"
SHOWN = Shown(answer="a0", form="spoken", claimed="15 15 p", at=NOON)
SLIP = Slip(answer="a0", at=NOON)

NOT_IDS: list[object] = ["", " ", "a b", "a'b", "ä", "a\n", "x" * 65, None, 7, b"a"]
NOT_WHOLE: list[object] = [-1, 2**63, True, 1.0, "1", None]
NOT_TIMES: list[object] = [
    datetime(2026, 1, 1),  # noqa: DTZ001  just that is refused
    datetime(2026, 1, 1, tzinfo=timezone(timedelta(hours=1))),
    datetime(1969, 12, 31, 23, 59, 59, tzinfo=UTC),
    datetime(9001, 1, 1, tzinfo=UTC),
    "2026-01-01T00:00:00+00:00",
    0,
    None,
]
NOT_TEXTS: list[object] = [
    "x" * 1001,
    "a\0b",
    "a\nb",
    "\x1b[31m",
    "\ud800",
    "a\u2028b",
    None,
    7,
    b"12",
]


@pytest.mark.parametrize("scenario", ["show 5C 5D 5S JH / 5H", "crib 2H 4H 6H 8H / KC"])
def test_a_show_is_a_hand_or_a_crib(scenario: str) -> None:
    assert answer(scenario=scenario).scenario == scenario


@pytest.mark.parametrize("question", ["show", "cut", "open", "closed", "turn"])
@pytest.mark.parametrize("scenario", ["show 5C 5D 5S JH / 5H", "cut JD", PLAY])
def test_a_question_is_asked_of_its_own_kind_of_scenario(question: str, scenario: str) -> None:
    kinds: dict[str, type] = {"show": Show, "cut": Cut}
    form = "cards" if question == "turn" else "total"
    if isinstance(parse_scenario(scenario), kinds.get(question, Play)):
        reply = answer(scenario=scenario, question=question, form=form, claimed=CLAIMED[form])
        assert reply.question == question
    else:
        with pytest.raises(ValueError, match=f"'{question}' is not asked of '{scenario[:4]}"):
            answer(scenario=scenario, question=question, form=form)


@pytest.mark.parametrize("question", ["show", "open", "turn"])
@pytest.mark.parametrize("form", CLAIMED)
def test_cards_answer_whose_turn_it_is_and_nothing_else(question: str, form: str) -> None:
    scenario = "show 5C 5D 5S JH / 5H" if question == "show" else PLAY
    if (form == "cards") is (question == "turn"):
        reply = answer(scenario=scenario, question=question, form=form, claimed=CLAIMED[form])
        assert reply.form == form
    else:
        with pytest.raises(ValueError, match=f"'{question}' is not answered by '{form}'"):
            answer(scenario=scenario, question=question, form=form)


@pytest.mark.parametrize("question", ["show", "cut", "open", "closed"])
def test_a_count_is_heard_where_all_cards_are_seen(question: str) -> None:
    scenario = {"show": "show 5C 5D 5S JH / 5H", "cut": "cut JD"}.get(question, PLAY)
    said: dict[str, Any] = {"scenario": scenario, "question": question, "claimed": "hJD : over 2"}
    if question == "closed":
        with pytest.raises(ValueError, match="'closed' is not answered by 'call'"):
            answer(form="call", **said)
    else:
        assert answer(form="call", **said).claimed == "hJD : over 2"


@pytest.mark.parametrize(
    "text",
    [
        "5C 5D 5S JH / 5H",
        "show 5c 5D 5S JH / 5H",
        "show  5C 5D 5S JH / 5H",
        "show 5C 5D 5S JH / 5H ",
        "show 5C 5D 5S JH/5H",
        "show 5C 5D 5S 10H / 5H",
        "show 5C 5D 5S JH / 5C",
        "show 5C 5D 5S JH",
        "cut",
        "",
        "x" * 10_000,
    ],
)
def test_a_scenario_is_logged_in_its_one_text_and_no_other(text: str) -> None:
    with pytest.raises(ValueError, match=r"scenario|cannot be read") as refused:
        answer(scenario=text)
    assert len(str(refused.value)) < 300


@unhurried
@given(shows(), plays())
def test_any_scenario_can_be_logged(show: Show, play: Play) -> None:
    assert parse_scenario(answer(scenario=str(show)).scenario) == show
    if play.played:
        logged = answer(scenario=str(play), question="closed")
        assert parse_scenario(logged.scenario) == play


@pytest.mark.parametrize("house", ["ACC with muggins", "muggins=on", "game=61 muggins=off", "19"])
def test_a_house_is_logged_in_its_one_text_and_no_other(house: str) -> None:
    assert answer(house="muggins=off game=61").house == "muggins=off game=61"
    with pytest.raises(ValueError, match="house"):
        answer(house=house)


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        *[("id", each) for each in NOT_IDS],
        *[("practice", each) for each in NOT_IDS],
        *[("number", each) for each in NOT_WHOLE],
        *[("claimed", each) for each in ["", *NOT_TEXTS]],
        *[("why", each) for each in NOT_TEXTS],
        *[("house", each) for each in NOT_TEXTS],
        *[("scenario", each) for each in NOT_TEXTS],
        *[("answered", each) for each in NOT_TIMES],
        *[("question", each) for each in ("", "Show", "hand", None, 1)],
        *[("form", each) for each in ("", "Total", "voice", None, 1)],
        *[("predicted", each) for each in (-0.1, 1.1, float("nan"), 1, True, "0.5")],
        *[("first_key_ms", each) for each in (-1, 60_001, 1.5, True, "1")],
        *[("answer_ms", each) for each in (-1, 60_001, 1.5, True, "1")],
        *[("asked", each) for each in (None, "runs", ["runs"], ("",), ("Runs",), ("a,b",), (1,))],
        ("asked", ("runs", "runs")),
        ("asked", ([],)),
        ("asked", tuple(map(str, range(31)))),
        *[("walked_away", each) for each in (True, 1, None)],
    ],
    ids=named,
)
def test_an_answer_takes_nothing_that_cannot_be(field: str, wrong: object) -> None:
    with pytest.raises(ValueError, match=r"not|cannot be read") as refused:
        replace(answer(), **{field: cast("Any", wrong)})
    assert str(refused.value).isprintable()
    assert len(str(refused.value)) < 400


@pytest.mark.parametrize(
    ("value", "field", "wrong"),
    [
        *[(learner(), "id", each) for each in NOT_IDS],
        *[(learner(), "created", each) for each in NOT_TIMES],
        *[(practice(), "id", each) for each in NOT_IDS],
        *[(practice(), "learner", each) for each in NOT_IDS],
        *[(practice(), "settings", each) for each in NOT_TEXTS],
        *[(practice(), "seed", each) for each in NOT_WHOLE],
        *[(practice(), "generator", each) for each in NOT_WHOLE],
        *[(practice(), "started", each) for each in NOT_TIMES],
        *[(SHOWN, "answer", each) for each in NOT_IDS],
        *[(SHOWN, "form", each) for each in ("total", "cards", "", None)],
        *[(SHOWN, "claimed", each) for each in NOT_TEXTS],
        *[(SHOWN, "at", each) for each in NOT_TIMES],
        *[(SLIP, "answer", each) for each in NOT_IDS],
        *[(SLIP, "at", each) for each in NOT_TIMES],
    ],
    ids=named,
)
def test_no_record_takes_what_cannot_be(
    value: Learner | Practice | Shown | Slip, field: str, wrong: object
) -> None:
    with pytest.raises(ValueError, match="not") as refused:
        replace(value, **{field: cast("Any", wrong)})
    assert str(refused.value).isprintable()
    assert len(str(refused.value)) < 400


def test_utc_is_utc_by_whatever_name() -> None:
    at = datetime(2026, 1, 1, tzinfo=ZoneInfo("UTC"))
    assert answer(answered=at) == answer(answered=at.replace(tzinfo=UTC))


def test_an_error_quotes_what_came_in_and_cuts_it_short() -> None:
    with pytest.raises(ValueError, match="not 'five hundred'"):
        answer(form=cast("Any", "five hundred"))
    with pytest.raises(ValueError, match="…") as refused:
        answer(claimed="9" * 100_000)
    assert len(str(refused.value)) < 150


def test_who_walks_away_is_capped_at_a_minute_and_it_is_said() -> None:
    assert capped_ms(None, 0) == (None, 0, False)
    assert capped_ms(800, 60_000) == (800, 60_000, False)
    assert capped_ms(800, 60_001) == (800, 60_000, True)
    assert capped_ms(70_000, 80_000) == (60_000, 60_000, True)
    first, whole, away = capped_ms(70_000, 80_000)
    assert answer(first_key_ms=first, answer_ms=whole, walked_away=away).walked_away
    with pytest.raises(ValueError, match="capped at 60000, not True with 5000 ms"):
        answer(answer_ms=5_000, walked_away=True)


@given(st.none() | st.integers(), st.integers())
def test_whatever_a_clock_says_can_be_logged(first_key: int | None, taken: int) -> None:
    first, whole, away = capped_ms(first_key, taken)
    logged = answer(first_key_ms=first, answer_ms=whole, walked_away=away)
    assert (logged.first_key_ms is None) is (first_key is None)


@pytest.mark.parametrize(
    ("first_key", "taken", "capped"),
    [(5000, 4000, (4000, 4000)), (-5, 70, (0, 70)), (3, -1, (0, 0)), (None, -9, (None, 0))],
)
def test_a_clock_that_was_set_meanwhile_is_put_right(
    first_key: int | None, taken: int, capped: tuple[int | None, int]
) -> None:
    assert capped_ms(first_key, taken) == (*capped, False)


def test_the_first_key_comes_no_later_than_the_answer() -> None:
    assert answer(first_key_ms=900, answer_ms=900).first_key_ms == 900
    with pytest.raises(ValueError, match="the first key, 901 ms, comes no later"):
        answer(first_key_ms=901, answer_ms=900)


def test_nothing_may_be_claimed_but_not_as_a_total() -> None:
    assert answer(form="spoken", claimed="").claimed == ""
    with pytest.raises(ValueError, match="claimed is 1 to 1000 characters"):
        answer(form="total", claimed="")


@unhurried
@given(answers())
def test_a_record_does_not_change(drawn: Answer) -> None:
    with pytest.raises(FrozenInstanceError):
        drawn.claimed = "29"  # type: ignore[misc]
    assert replace(drawn) == drawn
    assert hash(replace(drawn)) == hash(drawn)
    assert not hasattr(drawn, "__dict__")
