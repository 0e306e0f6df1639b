"""A count is kept as it was said, and a right one is said as it always is."""

import re
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenarios import ACC, DECK, Play, Rules, Show, deal_cut, deal_play, deal_show
from scenarios.cards import quoted
from scenarios.scenario import Scenario
from tests.miscounts.houses import BY_PATTERN, ITEMISED
from tests.scenarios.texts import plays, shows
from trainer.house import SPOKEN_ORDER, Counting, House
from trainer.marking import mark_claims
from trainer.miscounts.case import Case, told
from trainer.miscounts.said import SaidCount
from trainer.spoken import SpokenLine, cards_as_said, spoken_count

houses = st.builds(
    House, order=st.permutations(SPOKEN_ORDER).map(tuple), counting=st.sampled_from(Counting)
)


def require_as_ever(scenario: Scenario, house: House, rules: Rules = ACC) -> None:
    """Say a right count: word for word as it is said elsewhere, and with the same cards."""
    score = scenario.score(rules)
    count = told(Case.of(scenario, rules=rules, house=house))
    ever = spoken_count(score, house)
    assert count.points == score.points
    assert mark_claims(score, count.claims).is_right
    if not ever:
        assert (str(count), count.spoken) == ("nothing", (SpokenLine("nothing", (), 0),))
        return
    is_laid = isinstance(scenario, Play)
    assert [
        (line.words, cards_as_said(line, in_play=is_laid), line.points, line.running)
        for line in count.spoken
    ] == [
        (line.words, cards_as_said(line, in_play=is_laid), line.points, line.running)
        for line in ever
    ]
    assert SaidCount.parse(str(count), in_play=is_laid) == count


@given(shows(), houses, st.sampled_from([ACC, Rules(crib_flush=4)]))
def test_a_right_count_of_a_show_is_said_as_ever(show: Show, house: House, rules: Rules) -> None:
    require_as_ever(show, house, rules)


@given(plays(), houses)
def test_a_right_count_of_a_play_is_said_as_ever(play: Play, house: House) -> None:
    require_as_ever(play, house)


RARE = "double run; double run of four; triple run; double double run; pair royal; flush; nothing"


@pytest.mark.parametrize("where", RARE.split("; "))
@pytest.mark.parametrize("house", [ITEMISED, BY_PATTERN], ids=str)
def test_a_right_count_of_what_is_rare_is_said_as_ever(where: str, house: House) -> None:
    for seed in range(60):
        require_as_ever(deal_show(Random(seed), where=where, is_crib=seed % 2 > 0), house)


LAID = "pair royal; double pair royal; run; go; last card; thirty-one; nothing"


@pytest.mark.parametrize("where", LAID.split("; "))
def test_a_right_count_of_what_is_laid_is_said_as_ever(where: str) -> None:
    for seed in range(30):
        require_as_ever(deal_play(Random(seed), where=where), BY_PATTERN)


def test_a_right_count_of_a_cut_is_said_as_ever() -> None:
    for seed in range(30):
        require_as_ever(deal_cut(Random(seed)), ITEMISED)


SAID = {
    "show: 7H8C p7H7D r6C7H8C": [
        "fifteen two",
        "and a pair is four",
        "and a run of three is seven",
    ],
    "show: 7H8C 6S9C p7H7D+1 nJC": [
        "fifteen two",
        "fifteen four",
        "and a pair is seven",
        "and one for his nobs is eight",
    ],
    # Somebody may say the same total again.
    "show: p7H7D p8C8D-2 x7H8H9HTH": [
        "a pair for two",
        "and another pair is two",
        "and a flush of four is six",
    ],
    "show: p7H7D7C p7H7D7C": [
        "three of a kind (pair royal) for six",
        "and three of a kind (pair royal) is twelve",
    ],
    "show: r6C7H8C,r6C7D8C p7H7D": ["a double run is six", "and a pair is eight"],
    "show: d6C7H8C7D nJC": ["a double run is eight", "and one for his nobs is nine"],
    "show: d6C7H8C9S9D": ["a double run of four is ten"],
    "show: d6C7H8C6D6H": ["a triple run is fifteen"],
    "show: d6C7H8C7C6D": ["a double double run is sixteen"],
    "show: hJC": ["two for his heels"],
    "show: nothing": ["nothing"],
    "play: p7C7D7H=8": ["three of a kind (pair royal) for eight"],
    "play: rKCQDJH gJH=2": ["a run for three", "and two for go is five"],
    "play: KCQDAHTS lTS": ["thirty-one for two", "and one for last card is three"],
    "play: 7H8C l8C-1": ["fifteen two", "and one for last card is two"],
}


@pytest.mark.parametrize("text", SAID)
def test_a_count_is_read_and_said_aloud(text: str) -> None:
    kind, said = text.split(": ")
    count = SaidCount.parse(said, in_play=kind == "play")
    assert str(count) == said
    assert [line.words for line in count.spoken] == SAID[text]
    assert count.points == count.spoken[-1].running
    assert count.points == sum(line.points for line in count.lines) + count.slip


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        (" 7h8c   P7H7d ", "7H8C p7H7D"),
        ("10C5D", "TC5D"),
        ("Nothing", "nothing"),
        ("p7H7D=2", "p7H7D"),
        ("d6C7H7D8C", "d6C7H8C7D"),
        ("R6C7H8C=4", "r6C7H8C=4"),
    ],
)
def test_a_count_is_kept_in_one_form(typed: str, kept: str) -> None:
    assert str(SaidCount.parse(typed)) == kept
    assert SaidCount.parse(kept) == SaidCount.parse(typed)


REFUSED = [
    ("", "says nothing"),
    ("   ", "says nothing"),
    ("7H8C nothing", "is no combination"),
    ("7H8C;p7H7D", "is no line of a count"),
    ("7H8", "with their suits"),
    ("x", "with their suits"),
    ("7H8Cp", "is no combination"),
    ("7H8C,", "is not one thing"),
    ("7H7H", "7H is there twice"),
    ("p7H7H", "7H is there twice"),
    ("nJCJD", "is of one card"),
    ("7H8C+1", "before there is one"),
    ("7H8C p7H7D-3", "never goes down"),
    ("7H8C p7H7D+0", "is no line of a count"),
    ("7H8C p7H7D=100", "is no line of a count"),
    ("7H8C p7H7D=99", "nobody counts 101 points"),
    ("d6C7H8C7D=9", "of several things together"),
    ("7H8C,6C9D=5", "of several things together"),
    ("7H8C,6C9D", "not said in one breath"),
    ("r6C7H8C,nJC", "not said in one breath"),
    ("r6C7H8C,r7H8C9D", "not said in one breath"),
    ("d6C7H8C", "not said in one breath"),
    ("p7H7D,p8C8D", "not said in one breath"),
    (" ".join(["7H8C"] * 60), "nobody counts 120 points"),
]


@pytest.mark.parametrize(("text", "reason"), REFUSED)
def test_what_nobody_says_is_refused(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=re.escape(quoted(text))) as refused:
        SaidCount.parse(text)
    assert reason in str(refused.value)


def test_a_multiple_run_is_none_in_a_long_play() -> None:
    with pytest.raises(ValueError, match="not said in one breath"):
        SaidCount.parse("dAC2C3C4C5C5D", in_play=True)


cards = st.sampled_from(DECK)


def joined(kind: str, least: int, most: int) -> st.SearchStrategy[str]:
    some = st.lists(cards, min_size=least, max_size=most, unique=True)
    return some.map(lambda each: kind + "".join(map(str, each)))


runs = joined("r", 3, 5).filter(lambda word: len(set(word[1::2])) == len(word[1::2]))
single = st.sampled_from("nhgl").flatmap(lambda kind: joined(kind, 1, 1))
one_thing = st.one_of(joined("", 2, 5), joined("p", 2, 2), joined("x", 4, 5), runs, single)
said_for = st.builds("{}={}".format, one_thing, st.integers(1, 9))
together = st.sampled_from(["p7H7D7C", "d6C7H8C7D", "r6C7H8C,r6C7D8C", "r6C7H8C,p6C6D,r6D7H8C"])
slips = st.sampled_from(["", "", "+1", "-1", "+2"])
later = st.builds("{}{}".format, st.one_of(one_thing, said_for, together), slips)
first = st.one_of(one_thing, said_for, together)


@given(first, st.lists(later, max_size=4), st.booleans())
def test_whatever_is_said_is_read_again(first: str, later: list[str], is_laid: bool) -> None:
    count = SaidCount.parse(" ".join([first, *later]), in_play=is_laid)
    assert SaidCount.parse(str(count), in_play=is_laid) == count
    assert len(count.lines) == 1 + len(later)
    assert count.spoken[-1].running == count.points
