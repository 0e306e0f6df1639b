"""A call is held against the count that was heard, and against what lies on the table."""

import re
from dataclasses import astuple, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.quiz.called import (
    ADDED,
    ALL,
    FLUSH,
    GO,
    HAND,
    JACK,
    OVER,
    SHORT,
    TRAP,
    call_on,
    called,
    heard,
)
from tests.quiz.replied import WORTH_14, question_of
from trainer.house import HOUSES
from trainer.muggins import Of, Outcome
from trainer.quiz.alike import alike
from trainer.quiz.calls import CallMarking
from trainer.quiz.drill import Drill
from trainer.quiz.question import Ask
from trainer.quiz.replies import (
    check_reply,
    claimed_text,
    doubt,
    forms_of,
    marked,
)
from trainer.quiz.settings import Settings
from trainer.skills import Skill, Tally

SHORTS, OVERS, RIGHTS = Skill.SHORT_COUNT, Skill.OVERCOUNT, Skill.RIGHT_COUNT


@pytest.mark.parametrize(
    ("said", "typed", "true", "result"),
    [
        (ALL, "a", "accept", (0, 0, 0, True)),
        (ALL, "m2", "accept", (0, 0, 2, False)),
        (ALL, "o12", "accept", (0, 0, 12, False)),
        (SHORT, "m3", "muggins 3", (3, 3, 0, True)),
        (SHORT, "m3 78", "muggins 3", (3, 3, 0, True)),
        (SHORT, "m2", "muggins 3", (3, 2, 0, False)),
        (SHORT, "m5", "muggins 3", (3, 3, 2, False)),
        (SHORT, "o3", "muggins 3", (3, 0, 3, False)),
        (SHORT, "a", "muggins 3", (3, 0, 0, False)),
        (OVER, "o2", "over 2", (2, 2, 0, True)),
        (OVER, "o1", "over 2", (2, 1, 0, False)),
        (OVER, "o6", "over 2", (2, 2, 4, False)),
        (OVER, "m2", "over 2", (2, 0, 2, False)),
        (OVER, "a", "over 2", (2, 0, 0, False)),
        (ADDED, "o2", "over 2", (2, 2, 0, True)),
        ("nothing", "m12", "muggins 12", (12, 12, 0, True)),
        ("nothing", "a", "muggins 12", (12, 0, 0, False)),
        # Of two faults that cancel out nothing is left to call.
        (f"{SHORT}+3", "a", "accept", (0, 0, 0, True)),
    ],
)
def test_a_call_earns_the_lesser_of_what_was_called_and_what_there_was(
    said: str, typed: str, true: str, result: tuple[int, int, int, bool]
) -> None:
    became = marked(call_on(heard(HAND, said), typed))
    assert isinstance(became.marking, CallMarking)
    assert str(became.marking.true_call) == true
    assert astuple(became.result) == result


@pytest.mark.parametrize(
    ("said", "typed", "tallies"),
    [
        (ALL, "a", {RIGHTS: Tally(1, 1, 1, 1)}),
        (ALL, "m2", {RIGHTS: Tally(there=1), SHORTS: Tally(claimed=1, over=2)}),
        (ALL, "o2", {RIGHTS: Tally(there=1), OVERS: Tally(claimed=1, over=2)}),
        (SHORT, "m3", {SHORTS: Tally(1, 1, 1, 1)}),
        (SHORT, "m2", {SHORTS: Tally(1, 1, 1, 1, lost=1)}),
        (SHORT, "m4", {SHORTS: Tally(1, 1, 1, 1, over=1)}),
        (SHORT, "a", {SHORTS: Tally(there=1, lost=3), RIGHTS: Tally(claimed=1)}),
        (SHORT, "o1", {SHORTS: Tally(there=1, lost=3), OVERS: Tally(claimed=1, over=1)}),
        (OVER, "o2", {OVERS: Tally(1, 1, 1, 1)}),
        (OVER, "a", {OVERS: Tally(there=1, lost=2), RIGHTS: Tally(claimed=1)}),
        (OVER, "m3", {OVERS: Tally(there=1, lost=2), SHORTS: Tally(claimed=1, over=3)}),
    ],
)
def test_a_call_tells_of_hearing_and_of_nothing_else(
    said: str, typed: str, tallies: dict[Skill, Tally]
) -> None:
    evidence = marked(call_on(heard(HAND, said), typed)).evidence
    assert evidence.tallies == tallies
    assert (evidence.headings, evidence.unattributed) == ({}, 0)


@pytest.mark.parametrize(
    ("text", "said", "typed", "rightly", "wrongly"),
    [
        (HAND, SHORT, "m3 r678", "r678", ""),
        (HAND, SHORT, "m3 r6c7d8c", "r6c7d8c", ""),
        (HAND, SHORT, "m3 r6c7h8c", "", "r6c7h8c"),  # that one was counted
        (HAND, SHORT, "m3 d6778", "d6778", ""),  # the other half was missed
        (HAND, SHORT, "m3 r678 78 x", "r678", "78 x"),
        (HAND, SHORT, "o3 r678", "", "r678"),
        (HAND, OVER, "o2 p77", "p77", ""),
        (HAND, OVER, "o2 77", "77", ""),  # named alone, cards are what they make
        (HAND, "7H8C 7D8C", "m8 77 678 78", "77 678", "78"),
        (HAND, SHORT, "m3 6q", "", "6q"),
        (HAND, OVER, "o2 r678 p7h7d", "p7h7d", "r678"),
        (HAND, ADDED, "o2 p77", "p77", ""),  # with that line it went wrong
        (HAND, ADDED, "o2 r678", "", "r678"),
        (HAND, "nothing", "m 78 p77 p66", "78 p77", "p66"),
        (TRAP, FLUSH, "o4 x", "x", ""),
        (TRAP, FLUSH, "o4 x2h4h6h8h", "x2h4h6h8h", ""),
        (TRAP, FLUSH, "o x2468k", "", "x2468k"),
        ("show 5C 6D 7H 8S / KC", "7H8S r5C6D7H", "m1 r5678", "r5678", ""),
        ("show 5C 6D 7H 8S / KC", "7H8S r5C6D7H r6D7H8S", "o2 r567 r678 78", "r567 r678", "78"),
        ("show 5C 5D 5S 2H / 9H", "5C5D5S p5C5D", "m4 p555", "p555", ""),
        (JACK, "nothing", "m2 h", "h", ""),
        (JACK, "nothing", "m2 n", "", "n"),
        (GO, "nothing", "m1 g", "g", ""),
        (GO, "g9D=2", "o1 g", "g", ""),
        (GO, "g9D p9H9D", "o2 p99 g", "p99", "g"),
    ],
)
def test_what_is_named_is_held_against_what_is_wrong(
    text: str, said: str, typed: str, rightly: str, wrongly: str
) -> None:
    marking = called(text, said, typed)
    assert [claim.text for claim in marking.named_rightly] == rightly.split()
    assert [claim.text for claim in marking.named_wrongly] == wrongly.split()


@pytest.mark.parametrize(
    ("text", "said", "of"),
    [(HAND, ALL, Of.SHOW), (TRAP, FLUSH, Of.SHOW), (JACK, "hJD", Of.HEELS), (GO, "g9D", Of.PLAY)],
)
def test_it_is_told_what_was_counted(text: str, said: str, of: Of) -> None:
    assert called(text, said, "a").of is of


@pytest.mark.parametrize("house", HOUSES)
def test_who_gets_what_goes_by_the_house(house: str) -> None:
    marking = called(HAND, SHORT, "m3", house=str(HOUSES[house]))
    counter, caller, outcome = astuple(marking.award)
    expected = {
        "ACC with muggins": (9, 3, Outcome.TAKEN),
        "ACC without": (9, 0, Outcome.LOST),
        "kitchen table": (9, 0, Outcome.LOST),
        "gentle": (12, 0, Outcome.REMINDED),
    }
    assert (counter, caller, outcome) == expected[house]
    assert marking.is_right


def test_by_the_rules_of_a_house_a_mistake_may_be_none() -> None:
    assert str(called(TRAP, FLUSH, "a").true_call) == "over 4"
    assert called(TRAP, FLUSH, "a", house="crib_flush=4").is_right
    assert str(called(TRAP, "nothing", "a", house="crib_flush=4").true_call) == "muggins 4"


@pytest.mark.parametrize("ask", Ask)
def test_a_count_that_is_heard_is_answered_by_a_call_alone(ask: Ask) -> None:
    assert forms_of(ask, is_heard=True) == ("call",)
    assert "call" not in forms_of(ask)


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("12", "'12' is no call"),
        ("m", "say how many points it is short"),
        ("m4 zz", "'zz' is no combination"),
        ("m4 " + "x10c10d10h10s2c " * 59, "names more than can be kept"),
        ("m4" + " x" * 500, "characters, which is no count"),
        ("m4\x07", "that cannot be seen"),
    ],
)
def test_what_is_no_call_is_refused(typed: str, reason: str) -> None:
    question = heard(HAND, " ".join([ALL] * 8))
    with pytest.raises(ValueError, match=re.escape(reason)):
        check_reply(question, "call", typed)


@pytest.mark.parametrize("form", ["total", "spoken", "combinations", "cards"])
def test_who_hears_a_count_does_not_count(form: str) -> None:
    with pytest.raises(ValueError, match="is no way to answer this question"):
        check_reply(heard(HAND, ALL), form, "12")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="is no way to answer this question"):
        check_reply(question_of(HAND), "call", "m4")


def test_what_is_logged_has_the_count_before_the_call() -> None:
    assert claimed_text(heard(HAND, SHORT), " M 78 R678") == f"{SHORT} : muggins 5 78 r678"
    assert claimed_text(heard(GO, "nothing"), "m 9TK") == "nothing : muggins 2 9tk"
    assert claimed_text(question_of(WORTH_14), "  15  p ") == "15 p"


def test_a_call_is_not_doubted() -> None:
    assert doubt(heard(HAND, SHORT), "call", "m19") is None


def test_a_count_that_was_heard_is_not_asked_again_in_other_cards() -> None:
    with pytest.raises(ValueError, match="is not heard again"):
        alike(heard(HAND, SHORT), None)  # type: ignore[arg-type]


calls = st.one_of(st.just("a"), st.builds("{}{}".format, st.sampled_from("mo"), st.integers(1, 29)))


@given(st.integers(0, 500), calls, st.sampled_from([*map(str, HOUSES.values()), "crib_flush=4"]))
def test_all_points_are_in_one_place_whatever_is_heard_and_called(
    number: int, typed: str, house: str
) -> None:
    question = Drill(Settings.parse("heard=half"), 11).question(number)
    became = marked(call_on(question, typed, house=house))
    result, tallies = became.result, became.evidence.tallies
    assert sum(each.lost for each in tallies.values()) == result.points - result.found
    assert sum(each.over for each in tallies.values()) == result.over
    assert sum(each.there for each in tallies.values()) == 1
    assert sum(each.claimed for each in tallies.values()) == 1
    if result.is_right:
        assert (result.found, result.over) == (result.points, 0)
    assert isinstance(became.marking, CallMarking)
    best = replace(became.marking, call=became.marking.true_call)
    assert best.is_right
    assert best.award.caller >= became.marking.award.caller
