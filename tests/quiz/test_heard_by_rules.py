"""Counts heard in a house: right by its rules, or wrong by a mistake that is one by them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenarios import ACC, Rules, Show
from tests.quiz.raced import race
from trainer.house import House
from trainer.miscounts.choosing import miscounts, right_count
from trainer.miscounts.mistakes import MISTAKES
from trainer.quiz.drill import Drill
from trainer.quiz.question import Question
from trainer.quiz.settings import Settings

FOUR = House(rules=Rules(crib_flush=4))
TRAP = "heard=table&kinds=crib&where=crib+flush+trap&subtlety=1"
LINKS = [
    TRAP,
    "heard=half",
    "heard=half&kinds=crib&where=flush",
    "heard=half&kinds=crib&where=crib+flush+trap",
    "heard=half&kinds=crib&mistakes=flush_and_jacks",
    "heard=half&kinds=crib&mistakes=flush_in_the_crib",
    "heard=half&kinds=crib&mistakes=starter_ignored",
    "race=121&heard=half",
]


def is_so(question: Question, rules: Rules) -> bool:
    """Whether the count is right by these rules, or wrong as it is named."""
    if question.said is None:
        return question.mistake == ""
    points, scenario = question.scenario.score(rules).points, question.scenario
    if not question.mistake:
        as_right = right_count(scenario, rules=rules, house=House())
        return question.said == as_right and question.said.points == points
    wrong = miscounts(MISTAKES[question.mistake], scenario, rules=rules, house=House())
    return (question.said, question.said.points - points) in [(w.count, w.off) for w in wrong]


@given(
    st.sampled_from(LINKS),
    st.integers(0, 10**6),
    st.integers(0, 60),
    st.sampled_from([ACC, FOUR.rules]),
)
def test_a_count_is_right_or_wrong_by_the_rules_of_the_house(
    link: str, seed: int, number: int, rules: Rules
) -> None:
    drill = Drill(Settings.parse(link), seed)
    question = drill.question(number, house=House(rules=rules))
    assert is_so(question, rules)
    # The cards are what a link asks of everybody.
    assert question.scenario == drill.question(number).scenario


def test_a_crib_of_four_hearts_is_counted_with_its_flush_where_that_is_one() -> None:
    drill = Drill(Settings.parse(TRAP), 101)
    found = [drill.question(number, house=FOUR) for number in range(30)]
    right = next(each for each in found if not each.mistake)
    by_all = drill.question(found.index(right))
    assert right.said is not None
    assert by_all.said is not None
    assert right.said.points == right.scenario.score(FOUR.rules).points
    assert right.said.points == by_all.said.points + 4


def test_a_flush_in_the_crib_is_no_mistake_where_it_counts() -> None:
    link = "heard=half&kinds=crib&mistakes=flush_in_the_crib"
    drill = Drill(Settings.parse(link), 3)
    made = {drill.question(number).mistake for number in range(40)}
    assert made == {"", "flush_in_the_crib"}
    # Nothing that was chosen can be miscounted there, so that all of it is right.
    assert {drill.question(number, house=FOUR).mistake for number in range(40)} == {""}


def test_another_mistake_is_made_where_the_one_chosen_is_none() -> None:
    link = "heard=half&kinds=crib&where=crib+flush+trap&mistakes=flush_and_jacks"
    drill = Drill(Settings.parse(link), 3)
    made = {drill.question(number, house=FOUR).mistake for number in range(60)}
    assert "flush_in_the_crib" not in made
    assert "flush_forgotten" in made


@pytest.mark.parametrize("seed", range(3))
def test_most_counts_are_said_alike_in_every_house(seed: int) -> None:
    drill = Drill(Settings.parse("heard=half"), seed)
    for number in range(80):
        one, other = drill.question(number), drill.question(number, house=FOUR)
        if one.scenario.score(ACC) == one.scenario.score(FOUR.rules):
            assert one == other


def test_a_race_hears_their_crib_by_the_house() -> None:
    # Rare in what is dealt for both sides: the first of some seeds.
    for seed in range(400):
        drill = race("race=121&heard=table", seed)
        for number in range(6):
            show = drill.question(number).scenario
            if isinstance(show, Show) and show.score(FOUR.rules) != show.score(ACC):
                question = drill.question(number, house=FOUR)
                if question.said is not None:
                    assert is_so(question, FOUR.rules)
                    assert not is_so(drill.question(number), FOUR.rules)
                    return
    raise AssertionError("no crib of theirs with four alike")
