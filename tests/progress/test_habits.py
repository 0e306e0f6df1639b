"""Each habit has its occasions, and it is known what counts as falling for it."""

from collections import Counter

import pytest
from hypothesis import given

from tests.progress.made import answer, logs, shown
from tests.scenarios.texts import unhurried
from trainer.progress.habits import HABITS, Habit, occasions
from trainer.quiz.drill import Drill
from trainer.quiz.replies import marked
from trainer.quiz.settings import Settings
from trainer.record import Answer, Entry, Form, Shown

LONG = "long fifteen behind a short one"
ALONE = "long fifteen alone"
SECOND = "second run"
IN_RUN = "pair in a double run"
ROYAL = "pair royal as less"
GOES = "go or last card missed"
THREES = "pair royal as less in the play"
ASKED = {"show": "show", "crib": "show", "cut": "cut", "play": "open"}


def told(given: Answer, count: Shown | None = None) -> dict[str, list[int]]:
    """List what each occasion cost, habit by habit."""
    came_out = marked(given, count)
    costs: dict[str, list[int]] = {}
    for name, cost in occasions(came_out, came_out.evidence):
        costs.setdefault(name, []).append(cost)
    return costs


def said(scenario: str, claimed: str, form: Form = "combinations") -> dict[str, list[int]]:
    question = {"show": "show", "crib": "show", "cut": "cut", "play": "open"}[
        scenario.split(maxsplit=1)[0]
    ]
    return told(answer(scenario=scenario, question=question, form=form, claimed=claimed))


DOUBLE = "show 4C 5D 6S 6H / JH"
LONE = "show 2H 3C TD 8S / 9C"
ROYALS = "show 9C 9D 9S 2H / KD"
FOURS = "show 8C 8D 8S 8H / KD"
FLUSH = "show 3C 6C 9C QC / KC"
TRAP = "crib 2H 4H 6H 8H / KC"
NOBS = "show JD 2S 7D 9C / 6D"


@pytest.mark.parametrize(
    ("scenario", "claimed", "habit", "costs"),
    [
        (DOUBLE, "5j 456 d4566", LONG, [0, 2]),
        (DOUBLE, "5j d4566", LONG, [2, 2]),
        (DOUBLE, "5j 4c5d6s 4c5d6h d4566", LONG, [0, 0]),
        (LONE, "r89t", ALONE, [2]),
        (LONE, "23t", ALONE, [0]),
        (DOUBLE, "5j r456 p66", SECOND, [3]),
        (DOUBLE, "5j d4566", SECOND, [0]),
        (DOUBLE, "5j p66", SECOND, None),
        ("show 9C TD JS QH / 2D", "9tjq", SECOND, None),
        (DOUBLE, "r456 r456", IN_RUN, [2]),
        (DOUBLE, "d4566", IN_RUN, [0]),
        (ROYALS, "p99", ROYAL, [4]),
        (ROYALS, "p999", ROYAL, [0]),
        (ROYALS, "p9c9d p9c9s", ROYAL, [0]),
        (ROYALS, "", ROYAL, None),
        (FOURS, "p888", ROYAL, [6]),
        (FOURS, "p8888", ROYAL, [0]),
        (FLUSH, "x3c6c9cqc", "flush of five as four", [1]),
        (FLUSH, "x", "flush of five as four", [0]),
        (FLUSH, "", "flush of five as four", []),
        (TRAP, "x", "crib flush claimed", [4]),
        (TRAP, "", "crib flush claimed", [0]),
        ("show 2H 6H TH QC / KH", "x", "three and the starter as a flush", [4]),
        (NOBS, "69 7d6d2s", "nobs missed", [1]),
        (NOBS, "n", "nobs missed", [0]),
        ("show JC 2S 6D 8H / KD", "n", "wrong jack claimed", [1]),
        ("show JC 2S 6D 8H / KD", "", "wrong jack claimed", [0]),
        ("show JC 2S 6D 8H / JD", "n", "wrong jack claimed", None),
        ("show JC 2S 6D 8H / JD", "n", "starter jack claimed", None),
        ("show AC 2S 6D 8H / JD", "n", "starter jack claimed", [1]),
        ("play 5C 5D 3H 2S | 5H 6H 9C JS : 5C 5H 5D", "p55", THREES, [4]),
        (
            "play 5C 5D 3H 2S | 5H 6H 9C JS : 5C 5H 5D",
            "p555",
            "pair royal as less in the play",
            [0],
        ),
        ("play 5C 5D 3H 2S | 5H 6H 9C JS : 5C 5H", "p55", THREES, None),
        ("play 4C 5D 9H 2S | 6H KH 9C JS : 4C 6H 5D", "456", "run out of order missed", [3]),
        ("play 4C 5D 9H 2S | 6H KH 9C JS : 4C 6H 5D", "r456", "run out of order missed", [0]),
        ("play 4C 5D 9H 2S | 6H KH 9C JS : 4C 6H 5D", "", "fifteen or thirty-one missed", [2]),
        ("play 4C 6D 9H 2S | 5H KH 9C JS : 4C 5H 6D", "456", "run out of order missed", None),
        ("play 3C 7D 9H 2S | 4H 5H 9C JS : 3C 4H 7D 5H", "r345", "broken run claimed", [3]),
        ("play 5C 3D 9H 2S | 9C 5H KC JS : 5C 9C 3D 5H", "p55", "parted pair claimed", [2]),
        ("play 5C 3D 9H 2S | 9C 5H KC JS : 5C 9C 3D 5H", "", "parted pair claimed", [0]),
        ("play KC 9D 9H 8S | JH TH 8C 7S : KC JH 9D", "", GOES, [1]),
        ("play KC 9D 9H 8S | JH TH 8C 7S : KC JH 9D", "g", GOES, [0]),
        ("play JD 8H 3H 7C | KD 4S 7H JC : 8H 4S JD 7H 3H JC 7C KD", "", GOES, [1]),
        (
            "play KC 6H 4D AS | JH QD 9C 8S : KC JH 6H 4D AS",
            "kj64a g",
            "three for thirty-one",
            [1],
        ),
    ],
    ids=lambda value: str(value)[:60],
)
def test_an_occasion_is_told_with_what_it_cost(
    scenario: str, claimed: str, habit: str, costs: list[int] | None
) -> None:
    assert said(scenario, claimed).get(habit) == (costs or None)


def test_fifteens_of_which_it_is_not_known_which_are_no_occasion() -> None:
    assert LONG not in said(DOUBLE, "15 15 d3", "spoken")
    # Where all that are in doubt are long ones, it does not matter which.
    assert said("show 4C 5D 6S 6H / 2D", "15 d3", "spoken")[ALONE] == [2, 0]


def test_a_spoken_pair_for_three_of_a_kind_is_told() -> None:
    assert said(ROYALS, "p", "spoken")[ROYAL] == [4]


def test_a_right_total_is_an_occasion_of_all_that_was_there_and_wrong_ones_of_what_they_tell() -> (
    None
):
    right = said(DOUBLE, "14", "total")
    assert right == {LONG: [0, 0], SECOND: [0], IN_RUN: [0], "starter jack claimed": [0]} | {
        "adding up wrongly": [0]
    }
    assert said(DOUBLE, "12", "total") == {}
    assert said(NOBS, "4", "total")["nobs missed"] == [1]


def test_lines_that_add_up_to_another_total_are_told_when_they_are_shown() -> None:
    wrong = answer(claimed="12")
    assert "adding up wrongly" not in told(wrong)
    lines = "5j 456 456 d4566"
    assert told(wrong, shown("a0", lines, "combinations"))["adding up wrongly"] == [2]
    assert told(wrong, shown("a0", "5j 456 d4566", "combinations"))["adding up wrongly"] == [0]
    assert "adding up wrongly" not in said(DOUBLE, "456", "combinations")


def test_the_cut_and_whose_turn_it_is_have_no_habits() -> None:
    assert said("cut JD", "", "combinations") == {}
    turn = answer(
        scenario="play 7C 4D 3H 2S | 8D 6H 9C JS : 7C 8D",
        question="turn",
        form="cards",
        claimed="go",
    )
    assert told(turn) == {}


def test_a_house_that_pays_the_crib_flush_has_no_trap_there() -> None:
    pays = answer(scenario=TRAP, form="combinations", claimed="x", house="crib_flush=4")
    assert "crib flush claimed" not in told(pays)


@unhurried
@given(logs())
def test_no_point_is_lost_to_two_habits(log: list[Entry]) -> None:
    for entry in log:
        if isinstance(entry, Answer):
            costs = told(entry)
            claims = {habit.name for habit in HABITS if habit.is_claim}
            lost = sum(sum(each) for name, each in costs.items() if name not in claims)
            result = marked(entry).result
            assert lost <= result.points - result.found


def test_every_habit_has_a_name_of_its_own_and_places_for_two_numbers() -> None:
    assert max(Counter(habit.name for habit in HABITS).values()) == 1
    for habit in HABITS:
        assert "3 of the last 8 " in habit.sentence.format(fell=3, of=8), habit.name
        assert habit.sentence.endswith("."), habit.name


@pytest.mark.parametrize("habit", HABITS, ids=lambda habit: habit.name)
def test_the_drill_of_a_habit_brings_up_occasions(habit: Habit) -> None:
    assert Settings.parse(str(habit.drill)) == habit.drill
    drill = Drill(habit.drill, seed=1)
    scenarios = [drill.question(number).scenario for number in range(30)]
    told = [said(str(each), str(each.score().points), "total") for each in scenarios]
    assert sum(habit.name in each for each in told) >= 15


def test_what_was_not_asked_is_no_occasion() -> None:
    def costs(scenario: str, claimed: str, *asked: str) -> dict[str, list[int]]:
        form: Form = "combinations"
        return told(answer(scenario=scenario, form=form, claimed=claimed, asked=asked))

    assert costs(DOUBLE, "5j", "fifteen") == {LONG: [2, 2]}
    assert costs(TRAP, "x", "fifteen", "pair") == {}
    assert costs(NOBS, "n", "fifteen") == {LONG: [2]}
    assert costs(DOUBLE, "456", "any fifteen") == {}
