"""How well somebody hears whether a count is right is told by rule, and by how hard it is."""

import pytest
from hypothesis import given

from tests.progress.made import HEARD, OVER, SHORT, answer, learned, logs, slip
from tests.scenarios.texts import unhurried
from trainer.progress.hearing import RIGHT, Hearing, Spotted
from trainer.progress.hearing_words import HeardOf, heard_by_rule, hearing_sentence
from trainer.progress.ladder import Climbed
from trainer.quiz.heard_chosen import Heard, why_heard
from trainer.record import Answer, Entry
from trainer.skills import Heading

WHOLE = "7H8C 7D8C p7H7D r6C7H8C r6C7D8C"
ADDED = "7H8C 7D8C p7H7D+2 r6C7H8C r6C7D8C"
TRAP = "crib 2H 4H 6H 8H / KC"


def call(number: int, said: str, called: str, mistake: str = "", **changes: object) -> Answer:
    fields = {"scenario": HEARD, "form": "call", "why": why_heard(mistake)}
    return answer(number, claimed=f"{said} : {called}", **(fields | changes))


def test_what_was_spotted_is_told_by_rule_and_by_how_hard_it_is() -> None:
    log = [
        call(0, SHORT, "muggins 3", "double_run_once"),
        call(1, SHORT, "muggins 1", "double_run_once"),
        call(2, SHORT, "accept", "double_run_once"),
        call(3, OVER, "over 2", "pair_again"),
        call(4, ADDED, "muggins 2", "slip"),
        call(5, WHOLE, "accept"),
        call(6, WHOLE, "over 1"),
    ]
    hearing = learned(log).hearing
    assert hearing == Hearing(
        short={Heading.RUNS: Spotted(3, 2)},
        over={Heading.RUNS: Spotted(1, 1), Heading.COUNTING: Spotted(1, 0)},
        right=Spotted(2, 1),
        levels={
            RIGHT: Climbed((True, False)),
            1: Climbed((True, True, False)),
            2: Climbed((True,)),
            3: Climbed((False,)),
        },
        wrong_in_a_row=1,
    )
    assert (hearing.all_short, hearing.all_over) == (Spotted(3, 2), Spotted(2, 1))
    assert hearing.heard == 7


def test_a_slip_of_the_finger_tells_nothing_of_hearing() -> None:
    assert learned([call(0, SHORT, "accept"), slip("a0")]).hearing == Hearing()


@pytest.mark.parametrize(
    ("said", "heading"),
    [
        (SHORT, Heading.RUNS),
        (OVER, Heading.PAIRS),
        (ADDED, Heading.COUNTING),
        ("nothing", Heading.FIFTEENS),
    ],
)
def test_where_no_mistake_is_named_what_went_wrong_tells_the_rule(
    said: str, heading: Heading
) -> None:
    hearing = learned([call(0, said, "accept", why="from elsewhere")]).hearing
    assert {*hearing.short, *hearing.over} == {heading}
    assert hearing.levels == {}


def test_whether_a_count_is_right_goes_by_the_house() -> None:
    said = {"scenario": TRAP, "house": "crib_flush=4"}
    right = learned([call(0, "x2H4H6H8H", "accept", "flush_in_the_crib", **said)]).hearing
    assert right == Hearing(right=Spotted(1, 1), levels={RIGHT: Climbed((True,))})
    short = learned([call(0, "nothing", "accept", **said)]).hearing
    assert short == Hearing(short={Heading.FLUSH_AND_JACKS: Spotted(1, 0)})


def hearing_after(*calls: tuple[int, bool]) -> Hearing:
    """Call right or wrong on mistakes of some level, or on right counts, one after the other."""
    kinds = {
        RIGHT: (WHOLE, "", "accept", "over 1"),
        1: ("nothing", "heels_forgotten", "muggins 2", "accept"),
        2: (OVER, "pair_again", "over 2", "accept"),
        3: (ADDED, "slip", "over 2", "accept"),
    }
    log = []
    for number, (level, is_right) in enumerate(calls):
        said, mistake, right, wrong = kinds[level]
        log.append(call(number, said, right if is_right else wrong, mistake))
    return learned(log).hearing


UP = [*[(RIGHT, True)] * 8, *[(1, True)] * 8]
UP_TO_3 = [*UP, *[(2, True)] * 8]


@pytest.mark.parametrize(
    ("calls", "level"),
    [
        ([], 1),
        (UP, 2),
        (UP_TO_3, 3),
        ([*UP_TO_3, *[(3, False)] * 4], 3),
        ([*UP_TO_3, *[(3, False)] * 4, (1, True), *[(3, False)] * 4], 3),
        ([*UP_TO_3, *[(3, False)] * 5], 2),
        # Right counts that are called on tell as much.
        ([*UP_TO_3, *[(RIGHT, False), (2, False)] * 3], 2),
        # It falls by one, and then anew.
        ([*UP_TO_3, *[(2, False)] * 9], 2),
        ([*UP_TO_3, *[(2, False)] * 10], 1),
        ([*UP_TO_3, *[(2, False)] * 40], 1),
        # What is harder than the level says nothing against it.
        ([*UP, *[(3, False)] * 9], 2),
        # It is climbed again as at first.
        ([*UP, *[(1, False)] * 5], 1),
        ([*UP, *[(1, False)] * 5, *[(1, True)] * 7], 1),
        ([*UP, *[(1, False)] * 5, *[(1, True)] * 8], 2),
        ([*UP_TO_3, *[(3, False)] * 5, *[(2, True)] * 8], 3),
    ],
)
def test_how_hard_it_is_rises_and_falls(calls: list[tuple[int, bool]], level: int) -> None:
    assert hearing_after(*calls).level == level


def test_with_the_level_the_part_of_right_counts_falls_too() -> None:
    before, after = hearing_after(*UP_TO_3), hearing_after(*UP_TO_3, *[(3, False)] * 5)
    assert Heard.RISES.right_at(after.level) < Heard.RISES.right_at(before.level)


@unhurried
@given(logs())
def test_every_call_is_in_one_place(log: list[Entry]) -> None:
    told = learned(log)
    calls = {each.id for each in log if isinstance(each, Answer) and each.form == "call"}
    assert told.hearing.heard <= len(calls)
    muggins = [tally for skill, tally in told.tallies.items() if skill.heading is Heading.MUGGINS]
    assert told.hearing.heard == sum(tally.there for tally in muggins)
    spotted = told.hearing.all_short + told.hearing.all_over + told.hearing.right
    assert spotted.spotted == sum(tally.found for tally in muggins)


RUNS, PAIRS = Heading.RUNS, Heading.PAIRS


@pytest.mark.parametrize(
    ("hearing", "sentence"),
    [
        (Hearing(), ""),
        (Hearing({RUNS: Spotted(4, 4)}), "Too few counts heard to say."),
        (Hearing(right=Spotted(4, 4)), "Too few counts heard to say."),
        (Hearing({RUNS: Spotted(3, 1), PAIRS: Spotted(2, 2)}), "You catch 3 of 5 short counts."),
        (
            Hearing({RUNS: Spotted(5, 1)}, {PAIRS: Spotted(6, 0)}),
            "You catch 1 of 5 short counts and 0 of 6 overcounts.",
        ),
        (Hearing(right=Spotted(8, 8)), "You call on 0 of 8 right counts."),
        (
            Hearing({RUNS: Spotted(5, 1)}, {PAIRS: Spotted(4, 0)}, Spotted(5, 3)),
            "You catch 1 of 5 short counts, and call on 2 of 5 right ones.",
        ),
        (
            Hearing({RUNS: Spotted(10, 7)}, {PAIRS: Spotted(8, 3)}, Spotted(12, 11)),
            "You catch 7 of 10 short counts, 3 of 8 overcounts, and call on 1 of 12 right ones.",
        ),
    ],
)
def test_how_well_one_hears_is_said_where_enough_was_heard(hearing: Hearing, sentence: str) -> None:
    assert hearing_sentence(hearing) == sentence


def test_rule_by_rule_it_is_said_what_was_spotted() -> None:
    short = {PAIRS: Spotted(1, 1), Heading.COUNTING: Spotted(5, 2)}
    hearing = Hearing(short, {PAIRS: Spotted(3, 0), RUNS: Spotted(2, 1)}, Spotted(9, 9))
    assert heard_by_rule(hearing) == (
        HeardOf(PAIRS, "1 of 1 short counts, 0 of 3 overcounts", Spotted(4, 1), is_thin=True),
        HeardOf(RUNS, "1 of 2 overcounts", Spotted(2, 1), is_thin=True),
        HeardOf(Heading.COUNTING, "2 of 5 short counts", Spotted(5, 2), is_thin=False),
    )
