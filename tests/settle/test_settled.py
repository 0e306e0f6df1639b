"""Arguments that come up at the table, and how they are settled."""

from random import Random

import pytest

from scenarios import Rules, catalogue, deal_show
from scenarios.catalogue import TOTAL
from tests.settle.argued import argued, argument
from trainer.house import Counting, House
from trainer.quiz.kinds import Kind
from trainer.settle.argument import Argument
from trainer.settle.entered import read_cards
from trainer.settle.settled import Settled, settle
from trainer.settle.suits import Given, Suits, to_ask
from trainer.settle.words import one_in

# Cards as they are typed, and what they are worth: with no by all that is asked of their suits.
IN_THE_SHOW = [
    ("8 7 6 A A", 13),
    ("8 7 6 2 2", 11),
    ("3 3 4 4 A", 6),
    ("4 4 4 3 3", 12),
    ("10 4 4 4 3", 8),
    ("10 6 4 5 5", 16),
    ("10 J Q Q K", 10),
    ("3 4 5 5 6", 14),
    ("3 3 3 4 5", 21),
    ("A 2 3 4 5", 7),
    ("5 5 J Q K", 17),
    ("4 5 6 6 9", 16),
    ("2 2 2 9 9", 12),
    ("7 7 8 8 9", 24),
    ("4 5 5 6 6", 24),
    ("6 6 6 9 9", 20),
    ("3 3 6 6 6", 20),
    ("7 7 7 A A", 20),
    ("4 4 4 7 7", 20),
    ("3 3 3 6 6", 18),
    ("3 3 3 6 9", 16),
    ("2 4 6 8 K", 0),
    ("5 5 5 J / 5", 28),
]
IN_THE_PLAY = [
    ("3 2 A A", 2),
    ("3 3 2 A", 3),
    ("3 4 5 6 3", 4),
    ("3 4 5 6 3 4", 4),
    ("3 4 5 6 3 4 5", 4),
    ("4 2 3 A 5", 7),
    ("4 2 3 A 5 2", 0),
    ("4 2 3 A 5 2 4", 5),
    ("3 4 5 6 A", 0),
    ("3 4 5 6 A 6", 0),
    ("3 4 5 6 A 6 3", 0),
    ("7 5 6 8", 4),
    ("3 4 7 5", 0),
    ("4 6 5", 5),
    ("10 Q K", 0),
    ("3 3 4 5", 5),
    ("5 5 5", 8),
    ("9 10 J 2", 2),
    ("10 9 4 3 5", 5),
    ("8 6 9", 0),
    ("8 6 9 7", 4),
    ("4 4 7", 2),
]
YES, NO = True, False


def typed(kind: Kind, text: str, **answers: bool) -> Settled:
    """Settle cards as they are typed, with what is said of their suits; all else is no."""
    entered = read_cards(kind, text)
    said = {Suits(name): answer for name, answer in answers.items()}
    while suits := to_ask(entered, said):
        said[suits] = NO
    return settle(Argument(Given(entered, said)))


@pytest.mark.parametrize("kind", [Kind.HAND, Kind.CRIB])
@pytest.mark.parametrize(("text", "points"), IN_THE_SHOW)
def test_what_people_misjudge_in_the_show_by_ranks_alone(
    kind: Kind, text: str, points: int
) -> None:
    assert typed(kind, text).points == points


@pytest.mark.parametrize(("text", "points"), IN_THE_PLAY)
def test_what_people_misjudge_in_the_play_by_ranks_alone(text: str, points: int) -> None:
    assert typed(Kind.PLAY, text).points == points


@pytest.mark.parametrize(
    ("kind", "text", "answers", "points"),
    [
        (Kind.HAND, "5 5 5 J / 5", {"nobs": YES}, 29),
        (Kind.HAND, "2 4 6 8 / K", {"four": YES}, 4),
        (Kind.HAND, "2 4 6 8 / K", {"four": YES, "five": YES}, 5),
        (Kind.CRIB, "2 4 6 8 / K", {"five": YES}, 5),
        (Kind.HAND, "2 7 9 J / 6", {"nobs": YES}, 5),
        (Kind.CUT, "J", {}, 2),
        (Kind.CUT, "5", {}, 0),
    ],
)
def test_what_hangs_on_suits_is_settled_by_yes_or_no(
    kind: Kind, text: str, answers: dict[str, bool], points: int
) -> None:
    assert typed(kind, text, **answers).points == points


@pytest.mark.parametrize(
    ("there", "names"),
    [
        ("crib 2H 4H 6H 8H / KC", ["crib flush trap"]),
        ("show 2H 6H 8H QC / KH", ["starter as the fourth suit"]),
        ("show JC 2S 6D 8H / KD", ["wrong jack"]),
        ("show 2H 4C 8S TD / QH", []),
        ("play KC QC TC AC", ["thirty-one is not three"]),
        ("play 3C 4D 7H 5C", ["broken run"]),
        ("play 5C 9C 5D", ["parted pair"]),
        ("cut JD", []),
    ],
)
def test_what_lies_there_is_called_by_its_name(there: str, names: list[str]) -> None:
    assert [name for name, _ in argued(there).names] == names


@pytest.mark.parametrize(
    ("there", "why"),
    [
        ("play 7C", "It is the first card of its count."),
        ("play TC QC KC", "The last two cards are a queen and a king; the last three cards are"),
        ("play 4C 2D 3H AC 5C 2H", "A parted pair: the ace, the three and the five lie between; "),
        ("play 8C 7C", ""),
        ("show 2H 4C 8S TD / QH", ""),
    ],
)
def test_why_a_card_earns_nothing_is_said(there: str, why: str) -> None:
    assert argued(there).why.startswith(why)
    assert bool(argued(there).why) == bool(why)


def test_the_count_is_said_line_by_line_as_the_house_says_it() -> None:
    hand = argument("show 4C 5D 6S 6H / JH")
    said = [line.words for line in settle(hand).lines]
    assert said[-1] == "and another run of three is fourteen"
    by_pattern = settle(hand, said_by=House(counting=Counting.BY_PATTERN))
    assert by_pattern.lines[-1].words == "and a double run is fourteen"
    assert [line.running for line in by_pattern.lines] == [2, 4, 6, 14]


@pytest.mark.parametrize(
    ("there", "often"),
    [
        ("show 5C 5D 5H JS / 5S", "A hand of 29 points: 1 in 3,248,700 of all 12,994,800 hands"),
        ("show 2H 4C 8S TD / QH", "A hand worth nothing: 1 in 12.9 of all 12,994,800 hands"),
        ("crib 2H 4H 6H 8H / KC", "A crib worth nothing: 1 in 12.7 of all 12,994,800 cribs"),
        ("show JD 2S 7C 9C / 4D", "A hand of 3 points: "),
        ("show JD 2S 8C 6C / 4D", "A hand of 1 point: "),
        ("cut JD", "A jack as the starter: 1 in 13 of all 52 cards."),
        ("cut 5D", ""),
        ("play 7C 8C", ""),
    ],
)
def test_it_is_told_how_often_that_comes_up_and_among_what(there: str, often: str) -> None:
    settled = argued(there)
    assert settled.often.startswith(often)
    assert bool(settled.often) == bool(often)


@pytest.mark.parametrize("is_crib", [False, True])
def test_how_often_is_counted_over_all_there_are(is_crib: bool) -> None:
    rng = Random(7)
    dealt = (deal_show(rng, is_crib=is_crib) for _ in range(300))
    words = {argued(str(show)).often for show in dealt}
    what = "crib" if is_crib else "hand"
    histogram = catalogue.points_histogram(is_crib=is_crib)
    every = {
        f"A {what} {worth(points)}: {one_in(many, TOTAL)} of all 12,994,800 {what}s with a "
        "starter, dealt at random."
        for points, many in histogram.items()
    }
    assert len(words) > 10
    assert words <= every


def worth(points: int) -> str:
    return f"of {points} point{'s' if points > 1 else ''}" if points else "worth nothing"


def test_in_the_play_it_is_said_what_scores() -> None:
    assert argued("play KC QC TC AC").rule.startswith("The last card scores")
    assert argued("cut JD").rule == ""


def test_a_crib_may_be_counted_by_the_rules_of_a_house() -> None:
    alike = "crib 2H 4H 6H 8H / KC"
    by_house = argued(alike, "Ada: x4", "Bob: 0", rules="crib_flush=4")
    assert by_house.headline == "Ada is right: it is 4, not 0."
    assert by_house.names[0][0] == "flush of four"
    assert by_house.often.startswith("A crib of 4 points: ")
    assert by_house.by == (
        "By your house: four of a suit are a flush in the crib, as they are in a hand."
    )


@pytest.mark.parametrize(
    ("there", "of_link", "at_home", "by"),
    [
        ("crib 2H 4H 6H 8H / KC", "", "", ""),
        ("show 2H 4H 6H 8H / KC", "", "crib_flush=4", ""),
        ("crib 2H 4H 6H 8H / KC", "", "crib_flush=4", "By this link, and not by your house: a flu"),
        ("crib 2H 4H 6H 8H / KC", "crib_flush=4", "", "By this link, and not by your house: four"),
    ],
)
def test_by_whose_rules_is_said_where_they_differ(
    there: str, of_link: str, at_home: str, by: str
) -> None:
    house = House(rules=Rules.parse(at_home))
    told = settle(argument(there, rules=of_link), said_by=house).by
    assert told.startswith(by)
    assert bool(told) == bool(by)
