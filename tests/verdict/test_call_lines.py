"""The right count stands beside the one that was said, line against line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenarios import DECK, Cut
from scenarios.scenario import Scenario
from tests.miscounts.test_said import first, later
from tests.quiz.called import ADDED, ALL, FLUSH, HAND, JACK, OVER, SHORT, TRAP, call_on, heard
from tests.scenarios.texts import plays, shows, unhurried
from trainer.house import House
from trainer.miscounts.mistakes import MISTAKES
from trainer.quiz.drill import Drill
from trainer.quiz.settings import Settings
from trainer.verdict.lines import VerdictLine
from trainer.verdict.told import verdict

RESET = "play 8S 6D 7C 2H | 5C 6C 3C 4D : 8S 6C 6D 4D 7C 5C 2H 3C"


def lines(text: str, said: str, *, house: str = "") -> tuple[VerdictLine, ...]:
    question = heard(text, said)
    return verdict(question, call_on(question, "a", house=house)).lines


def table(text: str, said: str, *, house: str = "") -> list[tuple[str, str, str, str]]:
    every = lines(text, said, house=house)
    return [(each.mark, each.words, each.beside, each.note) for each in every]


TABLES = {
    (HAND, ALL): [
        ("found", "fifteen two", "fifteen two", ""),
        ("found", "fifteen four", "fifteen four", ""),
        ("found", "and a pair is six", "and a pair is six", ""),
        ("found", "and a run of three is nine", "and a run of three is nine", ""),
        ("found", "and another run of three is twelve", "and another run of three is twelve", ""),
    ],
    (HAND, SHORT): [
        ("found", "fifteen two", "fifteen two", ""),
        ("found", "fifteen four", "fifteen four", ""),
        ("found", "and a pair is six", "and a pair is six", ""),
        ("found", "and a run of three is nine", "and a run of three is nine", ""),
        ("missed", "and another run of three is twelve", "", "they missed it"),
    ],
    (HAND, OVER): [
        ("found", "fifteen two", "fifteen two", ""),
        ("found", "fifteen four", "fifteen four", ""),
        ("found", "and a pair is six", "and a pair is six", ""),
        ("found", "and a run of three is nine", "and a run of three is eleven", ""),
        ("found", "and another run of three is twelve", "and another run of three is fourteen", ""),
        ("twice", "two sevens, a pair", "and another pair is eight", "counted twice"),
    ],
    (HAND, ADDED): [
        ("found", "fifteen two", "fifteen two", ""),
        ("found", "fifteen four", "fifteen four", ""),
        (
            "misvalued",
            "and a pair is six",
            "and a pair is eight",
            "the total goes wrong here: 2 too many",
        ),
        ("found", "and a run of three is nine", "and a run of three is eleven", ""),
        ("found", "and another run of three is twelve", "and another run of three is fourteen", ""),
    ],
    (TRAP, FLUSH): [
        ("plain", "nothing", "", ""),
        (
            "imagined",
            "two, four, six and eight, a flush of four",
            "a flush for four",
            "not there",  # why stands above
        ),
    ],
    (TRAP, "nothing"): [("plain", "nothing", "nothing", "")],
    (JACK, "nothing"): [("missed", "two for his heels", "", "they missed it")],
    ("show 5C 6D 7H 8S / KC", "5CKC 7H8S r5C6D7H-1"): [
        ("found", "fifteen two", "fifteen two", ""),
        ("found", "fifteen four", "fifteen four", ""),
        (
            "misvalued",
            "and a run of four is eight",
            "and a run of three is six",
            "said for three; it is four; the total goes wrong here: 1 too few",
        ),
    ],
    ("show 5C 5D 5S 2H / 9H", "5C5D5S p5C5D"): [
        ("found", "fifteen two", "fifteen two", ""),
        (
            "unsure",
            "and three of a kind (pair royal) is eight",
            "and a pair is four",
            "one of its three pairs",
        ),
    ],
    # All of it lies in the count before; what was said is told none the less.
    (RESET, "r6D4D7C5C2H3C l3C"): [
        ("found", "one for last card", "and one for last card is seven", ""),
        (
            "imagined",
            "two, three, four, five, six and seven, a run of six",
            "a run for six",
            "not there",
        ),
    ],
    # What is called alike is told of in one line.
    ("show 5C 6D 7H 8S / 9C", "6D9C 7H8S r5C6D7H8S9C r5C6D7H r5C6D7H"): [
        ("found", "fifteen two", "fifteen two", ""),
        ("found", "fifteen four", "fifteen four", ""),
        ("found", "and a run of five is nine", "and a run of five is nine", ""),
        (
            "imagined",
            "five, six and seven, a run of three, twice",
            "and a run of three is twelve; and another run of three is fifteen",
            "not there",
        ),
    ],
}


@pytest.mark.parametrize("case", TABLES, ids=lambda case: case[1])
def test_each_line_has_beside_it_what_was_said(case: tuple[str, str]) -> None:
    assert table(*case) == TABLES[case]


def test_a_count_told_by_pattern_has_several_lines_beside_one() -> None:
    last = table(HAND, SHORT, house="counting=by_pattern")[-1]
    assert last == (
        "missed",
        "and a double run is twelve",
        "and a pair is six; and a run of three is nine",
        "missed in it: six, seven and eight, a run for three",
    )


def test_a_line_said_in_one_breath_stands_beside_each_of_its_parts() -> None:
    every = lines(HAND, "7H8C 7D8C d6C7H8C7D")
    assert [each.beside for each in every] == [
        "fifteen two",
        "fifteen four",
        *["and a double run is twelve"] * 3,
    ]


def test_what_is_said_of_cards_that_do_not_lie_there_is_told_as_well() -> None:
    every = lines(HAND, "9C9D 7H8C 9S9H")
    beside = [(each.mark, each.beside) for each in every if each.beside]
    assert beside == [
        ("found", "fifteen four"),
        ("imagined", "fifteen two"),
        ("imagined", "fifteen six"),
    ]


def test_where_nobody_was_heard_nothing_stands_beside() -> None:
    assert all(line.beside == "" for line in lines(HAND, "nothing"))


@given(
    st.integers(0, 400),
    st.sampled_from(["", "counting=by_pattern", "order=runs,pairs,fifteens,flush,nobs"]),
)
def test_whatever_was_said_stands_somewhere(number: int, house: str) -> None:
    question = Drill(Settings.parse("heard=half"), 9).question(number, house=House.parse(house))
    assert question.said is not None
    said = [each.words for each in question.said.spoken]
    every = verdict(question, call_on(question, "a", house=house)).lines
    beside = {words for line in every for words in line.beside.split("; ")}
    if question.said.lines or not question.scenario.score().points:
        assert beside - {""} == set(said)


said_counts = st.one_of(
    st.just("nothing"),
    st.builds(lambda one, more: " ".join([one, *more]), first, st.lists(later, max_size=3)),
)
lying = st.one_of(
    shows(), plays().filter(lambda play: bool(play.played)), st.sampled_from(DECK).map(Cut)
)


@unhurried
@given(lying, said_counts, st.sampled_from(["a", "m2", "o4 r678 x n g h l", "m 78 p66"]))
def test_a_count_from_elsewhere_is_told_whatever_lies_there(
    scenario: Scenario, said: str, typed: str
) -> None:
    question, points = heard(str(scenario), said), scenario.score().points
    told = verdict(question, call_on(question, typed))
    assert question.said is not None
    assert sum(line.points for line in told.lines if line.running is not None) == points
    assert told.result.points == abs(question.said.points - points)
    assert told.award.endswith(".")


@pytest.mark.parametrize("key", MISTAKES)
def test_where_it_goes_wrong_a_line_says_so(key: str) -> None:
    drill = Drill(Settings.parse(f"heard=half&mistakes={key}"), 8)
    for question in filter(lambda each: each.mistake, map(drill.question, range(12))):
        every = verdict(question, call_on(question, "a")).lines
        assert {line.mark for line in every} - {"found", "plain"}
