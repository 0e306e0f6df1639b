"""Counts heard in a house: in its order and in its words, and otherwise the same as anywhere."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenarios import Category, Combination, parse_scenario
from trainer.house import CONGRESS, SWITCHES, Counting, House
from trainer.miscounts.choosing import miscounts
from trainer.miscounts.mistakes import MISTAKES
from trainer.miscounts.retold import retold
from trainer.quiz.drill import Drill
from trainer.quiz.settings import Settings
from trainer.spoken import SpokenLine, spoken_count

LINKS = [
    "heard=half",
    "heard=half&kinds=hand,crib",
    "heard=half&kinds=play",
    "heard=half&where=double+run&mistakes=counting,runs",
    "heard=half&kinds=hand&mistakes=slip",
    "heard=half&race=121",
]
HOUSES = [
    House.parse(f"order={order} counting={counting}")
    for order in SWITCHES["order"]
    for counting in SWITCHES["counting"]
]
NOBS_FIRST = House.parse("order=nobs,flush,runs,pairs,fifteens")
BY_PATTERN = House.parse("order=runs,pairs,fifteens,flush,nobs counting=by_pattern")


def place(line: SpokenLine, breath: set[Combination], house: House) -> int:
    """Find where a line belongs in a house; what is said again stands behind its breath."""
    if breath.intersection(line.combinations):
        return house.order.index(Category.RUN)
    (category,) = {each.category for each in line.combinations}
    category = Category.FIFTEEN if category is Category.THIRTY_ONE else category
    return house.order.index(category) if category in house.order else len(house.order)


@given(st.sampled_from(LINKS), st.integers(0, 10**6), st.integers(0, 60), st.sampled_from(HOUSES))
def test_a_count_is_heard_in_the_order_of_the_house(
    link: str, seed: int, number: int, house: House
) -> None:
    drill = Drill(Settings.parse(link), seed)
    here, anywhere = drill.question(number, house=house), drill.question(number)
    assert (here.scenario, here.mistake) == (anywhere.scenario, anywhere.mistake)
    if here.said is None or anywhere.said is None:
        assert here == anywhere
        return
    spoken = here.said.spoken if here.said.lines else ()
    breath = {each for line in spoken if " run" in line.words for each in line.combinations}
    places = [place(line, breath, house) for line in spoken]
    assert places == sorted(places)
    counted, there = (
        Counter(each for line in said.spoken for each in line.combinations)
        for said in (here.said, anywhere.said)
    )
    if here.mistake != "slip":
        assert here.said.points == anywhere.said.points
        assert sum(each.points for each in counted.elements()) == here.said.points
    worth = here.scenario.score().points
    assert (here.said.points > worth) is (anywhere.said.points > worth)
    assert (here.said.points < worth) is (anywhere.said.points < worth)
    assert counted.total() == there.total()
    if not here.mistake:
        right = spoken_count(here.scenario.score(), house)
        assert [line.words for line in spoken] == [line.words for line in right]
        assert [{*line.cards} for line in spoken] == [{*line.cards} for line in right]


@pytest.mark.parametrize("house", HOUSES[::17])
@pytest.mark.parametrize(
    "text",
    [
        "show 4C 5D 6S 6H / JH",
        "show 5C 6S 6H JC / 7C",
        "show 9C 9S TH JC / TC",
        "show 7C 2D 6H 6S / KC",
    ],
)
def test_a_slip_is_the_same_way_in_every_house(text: str, house: House) -> None:
    scenario = parse_scenario(text)
    slips = miscounts(MISTAKES["slip"], scenario, rules=house.rules, house=CONGRESS)
    assert slips
    for wrong in slips:
        here = retold(wrong, scenario, chosen_in=CONGRESS, house=house)
        assert (here.way, here.mistake) == (wrong.way, wrong.mistake)
        assert here.count.points - scenario.score().points == here.off


def test_a_slip_stays_with_its_line_unless_that_is_said_first() -> None:
    scenario = parse_scenario("show 7C 2D 6H 6S / KC")
    slips = miscounts(MISTAKES["slip"], scenario, rules=CONGRESS.rules, house=CONGRESS)
    told = {
        str(each.count): str(retold(each, scenario, chosen_in=CONGRESS, house=NOBS_FIRST).count)
        for each in slips
    }
    assert told == {
        "7C2D6H 7C2D6S-2 p6H6S": "p6H6S 7C2D6H 7C2D6S-2",
        "7C2D6H 7C2D6S+2 p6H6S": "p6H6S 7C2D6H 7C2D6S+2",
        # The pair is said first here, and the total goes wrong behind it.
        "7C2D6H 7C2D6S p6H6S-2": "p6H6S 7C2D6H-2 7C2D6S",
        "7C2D6H 7C2D6S p6H6S+2": "p6H6S 7C2D6H+2 7C2D6S",
    }


def test_where_all_is_one_breath_in_some_house_nobody_slips() -> None:
    scenario = parse_scenario("show TC JD QS QH / 2C")
    assert len(spoken_count(scenario.score(), CONGRESS)) == 3
    assert len(spoken_count(scenario.score(), BY_PATTERN)) == 1
    for house in (CONGRESS, BY_PATTERN):
        assert not miscounts(MISTAKES["slip"], scenario, rules=house.rules, house=house)


def test_a_double_run_is_said_as_the_house_says_it() -> None:
    drill = Drill(Settings.parse("heard=half&kinds=hand&where=double+run&mistakes=pairs,slip"), 1)
    for number in range(20):
        said = drill.question(number, house=BY_PATTERN).said
        assert said
        assert "double run" in said.spoken[0].words
        assert said.spoken[0].words.startswith("a ")
    assert BY_PATTERN.counting is Counting.BY_PATTERN
