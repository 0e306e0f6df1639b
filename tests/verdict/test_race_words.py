"""What is said in a race: what is taken and of which cards, and how both stand."""

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.quiz.raced import counted, race
from tests.quiz.replied import shown
from tests.trainer.test_muggins import houses
from trainer.house import HOUSES, House
from trainer.marking import Marking
from trainer.muggins import Outcome
from trainer.quiz.board import Board, Pegs
from trainer.quiz.replies import marked
from trainer.record import Answer, Form, Shown
from trainer.verdict.race_words import (
    deal_words,
    onward_words,
    side_words,
    standing_words,
    took_words,
)

# Two fifteens, a pair, a double run: worth 12.
HAND = "show 7H 8C 7D 6C / QS"
FIFTEENS = "seven and eight, fifteen for two, twice"
START = Board(drill=race("race=61&heard=half"))


def marking_of(answer: Answer, count: Shown | None = None) -> Marking:
    became = marked(answer, count)
    marking = became.shown or became.marking
    assert isinstance(marking, Marking)
    return marking


def took(
    claimed: str,
    *,
    form: Form = "combinations",
    house: str = "",
    cards: str = HAND,
    board: Board = START,
) -> str:
    answer = counted(cards, claimed, form=form, house=house)
    return took_words(board.answered(answer).counts[-1], marking_of(answer))


@pytest.mark.parametrize(
    ("claimed", "house", "said"),
    [
        ("78 78 p77 r678 r678", "", ""),
        ("p77 r678 r678", "", f"They call muggins for 4: {FIFTEENS}."),
        (
            "p77 r678 r678",
            "gentle",
            f"They tell you of 4 points: {FIFTEENS}; you peg them after all.",
        ),
        ("p77 r678 r678", "ACC without", f"4 points missed: {FIFTEENS}; nobody takes them."),
        ("p77 r678 r678", "kitchen table", f"4 points missed: {FIFTEENS}; nobody takes them."),
        ("78 78 p77 p77 r678 r678", "", "They call you over by 2: you go back 2, and they peg 2."),
        ("78 78 p77 p77 r678 r678", "gentle", "They call you over by 2: you go back 2, no more."),
        (
            "78 78 p77 r678 r678 r678",
            "overcount=two",
            "They call you over by 3: you go back 3, and they peg 2.",
        ),
        # What is missed and what is too many: net, and the cards of the one would say too much.
        ("78 p77 p77 r678", "", "They call muggins for 3."),
        ("78 78 p77 p77 p77 r678", "", "They call you over by 1: you go back 1, and they peg 1."),
    ],
)
def test_what_is_taken_is_said_with_its_cards(claimed: str, house: str, said: str) -> None:
    assert took(claimed, house=house) == said


@pytest.mark.parametrize(
    ("cards", "total", "house", "said"),
    [
        # One line alone makes the one that lacks.
        (
            "show 2H 4H 6S JC / KC",
            "0",
            "",
            "They call muggins for 1: his nobs for one.",
        ),
        (
            "show 2H 4H 6S JC / KC",
            "0",
            "gentle",
            "They tell you of 1 point: his nobs for one; you peg it after all.",
        ),
        (
            "show 7H 8C TD KC / QS",
            "0",
            "",
            "They call muggins for 2: seven and eight, fifteen for two.",
        ),
        # A total does not tell which.
        (HAND, "8", "", "They call muggins for 4."),
        (HAND, "8", "ACC without", "4 points missed; nobody takes them."),
        (HAND, "14", "", "They call you over by 2: you go back 2, and they peg 2."),
        (HAND, "12", "", ""),
        ("show 2H 4H 6S TC / KC", "0", "", ""),
    ],
)
def test_of_a_total_only_what_it_tells_is_named(
    cards: str, total: str, house: str, said: str
) -> None:
    assert took(total, form="total", house=house, cards=cards) == said


def test_of_a_hand_counted_as_nothing_all_is_named() -> None:
    said = took("0", form="total")
    assert said.startswith(f"They call muggins for 12: {FIFTEENS}; two sevens, a pair for two; six")


def test_a_count_that_was_shown_tells_which() -> None:
    answer = counted(HAND, "8")
    marking = marking_of(answer, shown("p77 r678 r678"))
    said = took_words(START.answered(answer).counts[-1], marking)
    assert said == f"They call muggins for 4: {FIFTEENS}."


def test_what_was_counted_for_too_little_is_named() -> None:
    said = took("x4", cards="show 2H 4H 6H 8H / TH", form="spoken")
    assert said == "They call muggins for 1: the flush is for five, not four."
    both = took("x4", cards="show 2H 4H 6H 7H / TH", form="spoken")
    fifteen = "two, six and seven, fifteen for two"
    assert both == f"They call muggins for 3: {fifteen}; the flush is for five, not four."


def test_of_many_pairs_the_others_are_named() -> None:
    royal = "show 7H 7C 7D TC / QS"
    said = took("p77", cards=royal)
    assert said == "They call muggins for 4: two more pairs of the three sevens, for four."


@pytest.mark.parametrize(
    ("claimed", "left", "said"),
    [
        ("p77 r678 r678", 1, f"They call muggins for 4: {FIFTEENS}, and peg the 1 they need."),
        ("p77 r678 r678", 4, f"They call muggins for 4: {FIFTEENS}."),
    ],
)
def test_at_the_end_they_peg_what_they_need(claimed: str, left: int, said: str) -> None:
    assert took(claimed, board=replace(START, they=Pegs(61 - left, 50))) == said


def test_beyond_the_game_hole_nothing_is_taken() -> None:
    board = replace(START, you=Pegs(57, 50))
    assert took("8", form="total", board=board) == ""
    assert took("3", form="total", board=board) == "They call muggins for 1."


@given(total=st.integers(0, 29), house=houses)
def test_in_every_house_every_outcome_has_its_sentence(total: int, house: House) -> None:
    answer = counted(HAND, str(total), house=str(house))
    count = START.answered(answer).counts[-1]
    said = took_words(count, marking_of(answer))
    assert (said == "") is (count.award.outcome is Outcome.STANDS) is (total == 12)
    # The figures are those of the board.
    numbers = {int(each) for each in re.findall(r"\d+", said)}
    assert numbers <= {count.call.points, count.award.caller}
    assert said == "" or count.call.points in numbers
    assert re.fullmatch(r"|[A-Z0-9][^.]*\.", said)


def test_each_house_with_a_name_takes_in_its_own_words() -> None:
    said = {took("8", form="total", house=name) for name in HOUSES}
    assert len(said) == 3  # two of them let nobody have what is missed


@pytest.mark.parametrize(
    ("answers", "words"),
    [
        ([], "You 0; they 0"),
        ([(HAND, "12", "")], "You 12, last 12; they 0"),
        ([(HAND, "12", ""), (HAND, "8", "")], "You 20, last 8; they 4, last 4 for muggins"),
        ([(HAND, "14", "")], "You 12, last 12; they 2, last 2 for an overcount"),
        ([(HAND, "8", "gentle")], "You 12, last 12; they 0"),
        ([(HAND, "8", "ACC without")], "You 8, last 8; they 0"),
    ],
)
def test_how_both_stand_and_what_scored_last(
    answers: list[tuple[str, str, str]], words: str
) -> None:
    board = START
    for cards, claimed, house in answers:
        board = board.answered(counted(cards, claimed, house=house))
    assert standing_words(board) == words


def test_what_is_called_on_them_is_told_as_well() -> None:
    short = "7H8C 7D8C p7H7D r6C7H8C : muggins 3"
    board = START.answered(counted(HAND, short, form="call"))
    assert standing_words(board) == "You 3, last 3 for muggins; they 9, last 9"
    over = board.answered(counted("crib 2H 4H 6H 8H / KC", "x2H4H6H8H : over 4", form="call"))
    assert standing_words(over) == "You 7, last 4 for an overcount; they 9, last 9"


def test_what_the_other_side_counted_meanwhile_is_told_in_order() -> None:
    board = Board(drill=race())
    onward, told = board.onward(), []
    for number in range(5):
        told.append(onward_words(board, onward))
        board = onward.answered(counted(str(board.drill.question(number).scenario), "0"))
        onward = board.onward()
    assert told == [
        "You deal. They peg 12 for their hand.",
        "You deal.",
        "They deal.",
        # Two of them are of the deal before.
        ("They peg 6 for their hand and 11 for their crib. You deal. They peg 6 for their hand."),
        "You deal.",
    ]


def test_no_deal_is_told_that_nobody_counts_any_more() -> None:
    board = Board(drill=race())
    for number in range(3):
        board = board.onward().answered(counted(str(board.drill.question(number).scenario), "0"))
    in_the_deal = replace(board, they=Pegs(60, 50))
    assert onward_words(in_the_deal, in_the_deal.onward()) == "They peg 1 for their hand."
    behind_it = replace(board, they=Pegs(42, 32))
    assert onward_words(behind_it, behind_it.onward()) == (
        "They peg 6 for their hand and 11 for their crib. You deal. They peg 2 for their hand."
    )


def test_whose_deal_it_is() -> None:
    boards = [Board(drill=race(seed=seed)) for seed in range(20)]
    assert {deal_words(each) for each in boards} == {"You deal.", "They deal."}


def test_a_side_is_told_alone_too() -> None:
    board = replace(START, you=Pegs(34, 26), they=Pegs(29, 27))
    sides = [side_words(board, side) for side in (board.dealer, board.dealer.other)]
    assert {*sides} == {"You 34, last 8", "they 29, last 2"}
