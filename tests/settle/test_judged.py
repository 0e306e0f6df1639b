"""What two people say, held against what lies there: who is right, and which line differs."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenarios import DECK, Card, Show
from tests.settle.argued import argued
from trainer.settle.judged import Standing
from trainer.settle.who import called

RUN = "six, seven, eight and nine, a run for four."


@pytest.mark.parametrize(
    ("there", "said", "headline"),
    [
        ("show 5C 5D 5H JS / 5S", ["Ada: 28", "Bob: 29"], "Bob is right: it is 29, not 28."),
        ("show 5C 5D 5H JS / 5S", ["28", "29"], "The second is right: it is 29, not 28."),
        ("show TC 4D 4C 4H / 3C", ["Ada: 12", "Bob: 10"], "Neither is right: it is 8, not 12 or"),
        ("show TC 4D 4C 4H / 3C", ["Ada: 12", "12"], "Neither is right: it is 8, not 12."),
        ("show TC 4D 4C 4H / 3C", ["8", "p444 T4"], "Both are right: it is 8."),
        ("show 8C 7D 6H AC / AD", ["Ada: 13", "Bob: 13"], "Both are right: it is 13."),
        ("show 8C 7D 6H AC / AD", ["Ada: 13"], "Ada is right: it is 13."),
        ("show 8C 7D 6H AC / AD", ["Ada: 11"], "Ada is not right: it is 13, not 11."),
        ("show 8C 7D 6H AC / AD", ["13"], "Right: it is 13."),
        ("show 8C 7D 6H AC / AD", ["11"], "Not right: it is 13, not 11."),
        ("show 2C 4D 6H 8C / KD", ["19"], "Right: it is nothing."),
        ("show 8C 7D 6H AC / AD", ["19"], "Not right: it is 13, not 19."),
        ("crib 2H 4H 6H 8H / KC", ["Ada: 4", "Bob: 0"], "Bob is right: it is nothing, not 4."),
        ("cut JD", ["Ada: 1", "Bob: 2"], "Bob is right: it is 2, not 1."),
        (
            "play 3C 3D 2C AC",
            ["Ada: 6", "Bob: 3"],
            "Bob is right: it is 3, not 6; and 4 if nobody can add to the count.",
        ),
        ("show 8C 7D 6H AC / AD", ["\uff11\uff13"], "Right: it is 13."),
        ("show 8C 7D 6H AC / AD", ["\u200f13", "\uff50"], "The first is right: it is 13, not 2."),
        ("cut JD", ["Al: 1", "AL: 2"], "AL (the second) is right: it is 2, not 1."),
        ("cut JD", ["Al: 1", "Bo: 2"], "Bo is right: it is 2, not 1."),
        ("play 4 5 6", ["g"], "Not right: it is 5, not 1; and 6 if nobody can add to the count."),
        ("play 4 5 6", ["5"], "Right: it is 5, and 6 if nobody can add to the count."),
        ("play KC QC TC AC", ["Ada: 3", "Bob: 2"], "Bob is right: it is 2, not 3."),
        (
            "play 3C 3D 2C AC",
            ["Ada: 3", "Bob: 4"],
            "It is 3, and 4 if nobody can add to the count: then Bob is right, and if not Ada is.",
        ),
        (
            "play TC QC KC",
            ["1", "Bob: g"],
            "It is nothing, and 1 if nobody can add to the count: then the first and Bob are right",
        ),
        (
            "play TC QC KC",
            ["l"],
            "It is nothing, and 1 if nobody can add to the count: then that is right.",
        ),
        ("play TC QC KC", ["r3 g"], "Not right: it is nothing, not 4; and 1 if"),
        ("show 2C 4D 6H 8C / KD", [], "Nothing, which players call nineteen."),
        ("show 8C 7D 6H AC / AD", [], "13 points."),
        ("cut JD", [], "2 points."),
        ("cut 5D", [], "Nothing."),
        ("play 7C 5D 6H", [], "3 points, and 1 more if nobody can add to the count."),
        ("play K Q 6 A A A A", [], "13 points."),
        ("play K Q 6 A A A A", ["13", "12"], "The first is right: it is 13, not 12."),
        ("play K Q 6 A A A A", ["p4 g", "p4 l"], "Both are right: it is 13."),
        ("play A A A A 2 3 4 5", ["r5 l"], "Right: it is 6."),
        ("play TC QC KC AC", [], "2 points."),
        ("play TC QC KC", [], "Nothing, or 1 point if nobody can add to the count."),
    ],
)
def test_it_is_said_who_is_right(there: str, said: list[str], headline: str) -> None:
    assert argued(there, *said).headline.startswith(headline)


@pytest.mark.parametrize(
    ("there", "says", "detail", "why", "marks"),
    [
        (
            "show 8C 7D 6H AC / AD",
            "11",
            "2 points missed; a total does not tell which.",
            "",
            [],
        ),
        (
            "show 5C 5D 5H JS / 5S",
            "28",
            "Missed: his nobs for one.",
            "The jack is of the starter's suit.",
            ["found"] * 9 + ["missed"],
        ),
        (
            "show 7C 2D 6H KC / TD",
            "726 627",
            "Counted once too often: two, six and seven, fifteen.",
            "The same cards score in one way once, in whatever order.",
            ["found", "twice"],
        ),
        (
            "crib 2H 4H 6H 8H / KC",
            "x",
            "Not there: a flush of four.",
            "A flush in the crib takes all five, the starter too.",
            ["plain", "imagined"],
        ),
        ("show TC 4D 4C 4H / 3C", "8", "", "", []),
        (
            "play KC QC TC AC",
            "31 g",
            "Not there: go.",
            "Thirty-one pays two: nothing is added for the go or for the last card.",
            ["found", "imagined"],
        ),
        ("play 4C 6D 5H", "15 r3 l", "", "", []),
        (
            "play 3C 4D 7H 5C",
            "r345",
            "Not there: three, four and five, a run of three.",
            "A broken run: the seven lies between.",
            ["plain", "imagined"],
        ),
        ("cut JD", "1", "1 point missed.", "A jack as the starter pays the dealer two.", []),
    ],
)
def test_it_is_told_which_line_differs_and_by_which_rule(
    there: str, says: str, detail: str, why: str, marks: list[str]
) -> None:
    (judged,) = argued(there, says).judged
    assert (judged.detail, judged.why) == (detail, why)
    assert [line.mark for line in judged.lines] == marks


@pytest.mark.parametrize(
    ("there", "says", "headline"),
    [
        ("show 4C 5D 5H 6S / JH", "15 15 p d3", "14 claimed, 12 of them there"),
        ("show 4C 5D 5H 6S / JH", "x n n", "6 claimed, none of them there"),
        ("show 4C 5D 5H 6S / JH", "14", "14 of 16"),
        ("show 4C 5D 5H 6S / JH", "15 15 d3", "12 of 16"),
        ("show TC 4D 4C 4H / 3C", "12", "12, and it is 8"),
    ],
)
def test_what_is_claimed_and_what_of_it_is_there_agree_with_who_is_right(
    there: str, says: str, headline: str
) -> None:
    (judged,) = argued(there, says).judged
    assert judged.headline == headline
    assert str(judged.claimed) in judged.headline.split(",")[0].split()


@pytest.mark.parametrize(
    ("there", "says", "detail"),
    [
        ("play 8C 6D 9H 7S", "2", "2 points missed: it is one score, " + RUN),
        ("play 8C 6D 9H 7S", "3", "1 point missed: it is one score, " + RUN),
        ("play 8C 6D 9H 7S", "7", "3 points too many: it is one score, " + RUN),
        ("play 8C 7D", "3", ""),
        ("play 3C 4D 7H 5C", "2", "2 points too many; a total does not tell which."),
        ("play 5C 5D 5H", "7", "1 point missed; a total does not tell which."),
    ],
)
def test_where_one_thing_alone_scores_a_wrong_total_is_told_of_it(
    there: str, says: str, detail: str
) -> None:
    (judged,) = argued(there, says).judged
    assert judged.detail == detail


def test_a_count_whose_points_are_right_but_not_its_lines_is_told_apart() -> None:
    (judged,) = argued("show 8D 8S 9C TH / JD", "p r4 r4").judged
    assert (judged.standing, judged.headline) == (Standing.RIGHT, "10, right")
    (other,) = argued("show 8D 8S 9C TH / JD", "15 r4 r4").judged
    assert (other.standing, other.headline) == (
        Standing.RIGHT,
        "10 it is, but counted otherwise",
    )


@given(
    st.lists(st.sampled_from(DECK), min_size=5, max_size=5, unique=True),
    st.booleans(),
    st.integers(0, 30),
)
def test_a_total_is_right_if_it_is_what_is_there(
    cards: list[Card], is_crib: bool, total: int
) -> None:
    show = Show(tuple(cards[:4]), cards[4], is_crib=is_crib)
    settled = argued(str(show), str(total))
    points = show.score().points
    is_right = total == points or (total == 19 and not points)
    assert (settled.judged[0].standing is Standing.RIGHT) == is_right


def test_whoever_is_alone_needs_no_name() -> None:
    assert called(argued("cut JD", "2").judged) == [""]
    assert called(argued("cut JD", "2", "Bob: 1").judged) == ["the first", "Bob"]


def test_a_figure_with_the_point_for_go_in_it_says_so() -> None:
    (only,) = argued("play 4 5 6", "g").judged
    assert only.headline == "1 of 6, if nobody can add"
    (only,) = argued("play 4 5 6", "3").judged
    assert only.headline == "3 of 5"
