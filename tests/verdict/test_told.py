"""What is said about an answer: short, exact, and never more than it tells."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenarios import catalogue, deal_play, deal_show, parse_scenario
from tests.quiz.replied import (
    BROKEN_RUN,
    TWO_FITS,
    WORTH_14,
    WORTH_29,
    answer,
    question_of,
    turn_of,
)
from tests.trainer.marked import words_for
from tests.verdict.telling import told
from trainer.quiz.question import Ask
from trainer.record import Form
from trainer.skills import Heading
from trainer.verdict.told import verdict, wrong_total_word

ALL_OF_14 = "5j 456 456 p66 r456 r456"
LONG_CLAIM = "456 456 5j 5j p66 r456 79 n x h g"


@pytest.mark.parametrize(
    ("text", "form", "claimed", "said"),
    [
        (WORTH_14, "total", "14", "14, right."),
        ("show 2H 4C 8S TD / QH", "total", "0", "Nothing, right."),
        ("show 2H 4C 8S TD / QH", "spoken", "", "Nothing, right."),
        (WORTH_14, "total", "12", "12 of 14. 2 points missed; a total does not tell which."),
        (WORTH_14, "total", "0", "0 of 14. All 14 points missed."),
        (
            WORTH_14,
            "total",
            "15",
            "15, and it is 14. 1 point too many; a total does not tell which.",
        ),
        (
            WORTH_29,
            "total",
            "28",
            "28 of 29. Missed: his nobs for one. The jack is of the starter's suit.",
        ),
        (WORTH_14, "spoken", "15 15 p d3", ("14 it is, but counted otherwise. Missed: one of the "
            "three fifteens. Counted once too often: a pair. "
            "A multiple run holds its pairs already.")),
        (WORTH_14, "spoken", "15 15 p r3 r3", "12 of 14. Missed: one of the three fifteens."),
        (
            "show 3C 4D 5S TH / QD",
            "combinations",
            "5t 5q d345t",
            (
                "8, and it is 7. The run is for three, not four. "
                "A double run has a pair in it, and these cards have none."
            ),
        ),
        (
            "show 3C 3D 4D 5S / KH",
            "spoken",
            "15 15 t3",
            (
                "19, and it is 12. The pair is for two, not six. "
                "Counted once too often: a run of three. "
                "Two of a kind pay two, three pay six and four pay twelve."
            ),
        ),
        (
            "show 3C 4D 5S KH / KD",
            "spoken",
            "15 15 d3",
            (
                "12, and it is 9. Counted once too often: a run of three. "
                "No rank of the run is there twice."
            ),
        ),
        (
            "show 9C TD JS QH / 2D",
            "spoken",
            "r3",
            "3 of 4. The run is for four, not three. A run pays a point for each of its cards.",
        ),
        (
            "show 3C 6C 7C QC / TD",
            "spoken",
            "x5 15",
            ("7, and it is 4. The flush is for four, not five. Not there: fifteen. "
            "No cards here make fifteen."),
        ),
        (
            "crib 2H 4H 6H 8H / KC",
            "combinations",
            "x",
            ("4, and it is nothing. Not there: a flush of four. "
            "A flush in the crib takes all five, the starter too."),
        ),
        (
            WORTH_14,
            "combinations",
            f"{ALL_OF_14} 5j",
            ("16, and it is 14. Counted once too often: five and jack, fifteen. "
            "The same cards score in one way once, in whatever order."),
        ),
        (
            BROKEN_RUN,
            "spoken",
            "r3",
            ("3, and it is nothing. Not there: a run of three. "
            "A broken run: the seven lies between."),
        ),
        (
            "play 5C 5D 3H 2S | 5H 6H 9C JS : 5C 5H 5D",
            "spoken",
            "15 p",
            ("4 of 8. Three of a kind (pair royal) is for six, not two. "
            "Two of a kind pay two, three pay six and four pay twelve."),
        ),
        (
            "play KC 9D 9H 8S | JH TH 8C 7S : KC JH 9D",
            "total",
            "0",
            ("0 of 1. Missed: go for one. "
            "Nobody could add to the count, and the last to lay takes one."),
        ),
    ],
)  # fmt: skip
def test_it_is_said_in_a_few_words(text: str, form: Form, claimed: str, said: str) -> None:
    assert told(text, form, claimed).said == said


@pytest.mark.parametrize(
    ("count", "said", "rule"),
    [
        (
            "456 456 p66 r456 r456",
            "12 of 14. Missed: five and jack, fifteen for two.",
            Heading.FIFTEENS,
        ),
        (ALL_OF_14, "12 of 14. Your lines make 14, not 12.", Heading.COUNTING),
        (
            "5j 456 456 p66",
            (
                "8 of 14. Missed: four, five and six, a run for three, twice. "
                "Your lines make 8, not 12. A rank that is doubled makes the run again."
            ),
            Heading.RUNS,
        ),
    ],
)
def test_a_count_shown_says_what_a_total_did_not(count: str, said: str, rule: Heading) -> None:
    verdict = told(WORTH_14, "total", "12", count)
    assert (verdict.said, verdict.rule) == (said, rule)


def test_a_count_shown_with_nothing_in_it_is_told_as_that() -> None:
    assert told(WORTH_14, "total", "12", "").detail.endswith("Your lines make nothing, not 12.")


@pytest.mark.parametrize(
    ("text", "form", "claimed", "rule"),
    [
        (WORTH_14, "total", "14", None),
        (WORTH_14, "total", "12", None),
        (WORTH_14, "combinations", "5j p66 r456", Heading.FIFTEENS),
        (WORTH_14, "combinations", "5j p66", Heading.RUNS),
        (WORTH_14, "spoken", "15 d3", Heading.FIFTEENS),
        (WORTH_14, "combinations", f"{ALL_OF_14} n", Heading.FLUSH_AND_JACKS),
        (WORTH_14, "combinations", f"{ALL_OF_14} 5j n", Heading.FLUSH_AND_JACKS),
        ("cut 5D", "spoken", "15", Heading.FLUSH_AND_JACKS),
        ("cut 5D", "total", "2", Heading.FLUSH_AND_JACKS),
        (WORTH_14, "combinations", f"{ALL_OF_14} g", Heading.THE_PLAY),
        (BROKEN_RUN, "spoken", "r3", Heading.THE_PLAY),
        (TWO_FITS, "cards", "go", Heading.THE_PLAY),
        (TWO_FITS, "cards", "2H", None),
    ],
)
def test_the_rule_is_that_of_what_the_sentence_is_about(
    text: str, form: Form, claimed: str, rule: Heading | None
) -> None:
    assert told(text, form, claimed).rule is rule


def test_many_things_wrong_are_not_all_told_at_once() -> None:
    detail = told(WORTH_14, "combinations", LONG_CLAIM).detail
    assert "seven and nine, fifteen; a flush of four; his heels; and 2 more" in detail


def test_a_crib_flush_of_four_is_one_by_the_rules_of_the_house() -> None:
    ours = told("crib 2H 4H 6H 8H / KC", "total", "0", house="crib_flush=4")
    assert ours.why == "In this house four of a suit in the crib are a flush."
    acc = told("crib 2H 4H 6H 8H / KH", "total", "0")
    assert acc.why == "The crib and the starter are all of one suit."


@pytest.mark.parametrize(
    ("claimed", "sentence"),
    [
        ("12", "Not 12. How did you count?"),
        (" 012 ", "Not 12. How did you count?"),
        ("0", "There is something in it. How would you count it?"),
    ],
)
def test_a_wrong_total_is_asked_about_without_telling_the_right_one(
    claimed: str, sentence: str
) -> None:
    assert wrong_total_word(answer(WORTH_14, "total", claimed)) == sentence


def test_an_answer_to_another_question_is_refused() -> None:
    for question in (question_of(WORTH_29), turn_of(TWO_FITS)):
        with pytest.raises(ValueError, match="'p-0' is not an answer to this question"):
            verdict(question, answer(WORTH_14, "total", "14"))
    with pytest.raises(ValueError, match="not an answer"):
        verdict(question_of(BROKEN_RUN, Ask.CLOSED), answer(BROKEN_RUN, "total", "3"))


# Scenarios that people misjudge, what they are worth, and what people say instead.
MISJUDGED = [
    ("show 8C 7D 6H AS / AD", 13, 11),
    ("show 8C 7D 6H 2S / 2D", 11, 7),
    ("show 3C 3D 4H 4S / AD", 6, 4),
    ("show 4C 4D 4H 3S / 3D", 12, 8),
    ("show TC 4D 4H 4S / 3D", 8, 12),
    ("show TC 6D 4H 5S / 5D", 16, 14),
    ("show TC JS QH QS / KD", 10, 12),
    ("show 3C 4D 5H 5S / 6D", 14, 20),
    ("show 3C 3D 3H 4S / 5D", 21, 11),
    ("show AC 2D 3H 4S / 5D", 7, 5),
    ("show 5C 5D JH QS / KD", 17, 13),
    ("show 4C 5D 6H 6S / 9D", 16, 14),
    ("show 2C 2D 2H 9S / 9D", 12, 8),
    ("show 7C 7D 8H 8S / 9D", 24, 16),
    ("show 6C 6D 6H 9S / 9D", 20, 8),
    ("show 3C 3D 3H 6S / 9D", 16, 12),
    (WORTH_29, 29, 28),
    ("show 2C 4D 6H 8S / KD", 0, 2),
    ("show 2H 6H TH QC / KH", 0, 4),
    ("play 3C 2D AH 9S | 3D AS KH JS : 3C 3D 2D AS", 3, 8),
    ("play 7C 6D 9H 2S | 5H 8H KC JS : 7C 5H 6D 8H", 4, 0),
    ("play 4C 5D 9H 2S | 6H KH 9C JS : 4C 6H 5D", 5, 2),
    ("play TC KD 9H 2S | QH 9D 4C 3S : TC QH KD", 1, 4),
    ("play 5C 5D 3H 2S | 5H 6H 9C JS : 5C 5H 5D", 8, 6),
    ("play KC 6H 4D AS | JH QD 9C 8S : KC JH 6H 4D AS", 2, 3),
]


@pytest.mark.parametrize(("text", "points", "mistake"), MISJUDGED)
def test_what_people_misjudge_is_told(text: str, points: int, mistake: int) -> None:
    right, wrong = told(text, "total", str(points)), told(text, "total", str(mistake))
    assert right.result.is_right
    assert not wrong.result.is_right
    assert right.headline == f"{points or 'Nothing'}, right"
    assert wrong.detail
    assert {line.running for line in right.lines} >= {points}


SCENARIOS = st.one_of(
    st.tuples(st.sampled_from(["show", "crib"]), st.integers(0, 10**6)).map(
        lambda drawn: deal_show(Random(drawn[1]), is_crib=drawn[0] == "crib")
    ),
    st.tuples(st.sampled_from(list(catalogue.play_filters)), st.integers(0, 10**6)).map(
        lambda drawn: deal_play(Random(drawn[1]), where=drawn[0])
    ),
    st.sampled_from(["cut JD", "cut 5D"]).map(parse_scenario),
)
CLAIMS = "78 79 p55 p444 r678 r345 rqka d4556 d3445 x n nj h hj g l 5j 456 x2468 5c5d".split()


@given(SCENARIOS, st.data())
def test_whatever_is_claimed_gets_a_verdict(scenario: object, data: st.DataObject) -> None:
    text = str(scenario)
    words = [*CLAIMS, *words_for(parse_scenario(text).score())]
    claimed = " ".join(data.draw(st.lists(st.sampled_from(words), max_size=10)))
    told_of = told(text, "combinations", claimed)
    assert "\n" not in told_of.said
    assert told_of.result.is_right is not bool(told_of.detail)
    assert told_of.result.is_right is (told_of.rule is None)
    sentences = told_of.said.split(". ")
    assert len(set(sentences)) == len(sentences)
    wrong = [line for line in told_of.lines if line.mark in {"twice", "imagined"}]
    assert len({(line.mark, line.words, line.note) for line in wrong}) == len(wrong)
    for line in told_of.lines:
        assert line.words
        assert (line.running is None) is (line.mark in {"twice", "imagined"})
    assert max(line.running or 0 for line in told_of.lines) == parse_scenario(text).score().points
