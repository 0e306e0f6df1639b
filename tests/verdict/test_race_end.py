"""What is said behind a race: that it is over, who has won, and what miscounts did for it."""

import re
from dataclasses import astuple, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.quiz.raced import counted, race
from tests.trainer.test_muggins import houses
from trainer.house import House
from trainer.quiz.board import Board, Pegs
from trainer.quiz.in_turn import Side
from trainer.record import Form
from trainer.verdict.race_end import over_words, race_headline, race_sentences
from trainer.verdict.race_table import pegged_rows

# Two fifteens, a pair, a double run: worth 12.
HAND = "show 7H 8C 7D 6C / QS"
SHORT = "7H8C 7D8C p7H7D r6C7H8C"
FLUSH = "crib 2H 4H 6H 8H / KC"
START = Board(drill=race("race=61&heard=half"))
GENTLE = "muggins=reminder overcount=corrected wrong_call=free"

CALLS = st.one_of(
    st.just("accept"),
    st.builds("{} {}".format, st.sampled_from(["muggins", "over"]), st.integers(1, 29)),
)


def after(*counts: tuple[str, str, str], board: Board = START) -> Board:
    """Peg some counts of one's own, and calls on theirs, each in a house."""
    for cards, claimed, house in counts:
        form: Form = "call" if ":" in claimed else "total"
        board = board.answered(counted(cards, claimed, form=form, house=house))
    return board


def test_who_has_won_is_said_in_a_few_words() -> None:
    you = replace(START, you=Pegs(61, 49), they=Pegs(48, 40))
    assert race_headline(you) == "You win 61 to 48"
    they = after((HAND, "0", ""), board=replace(START, you=Pegs(20, 10), they=Pegs(55, 40)))
    assert race_headline(they) == "They win 61 to 20"


def test_that_a_race_is_over_is_said_with_what_they_pegged_last() -> None:
    assert over_words(START, START) == ""
    you = replace(START, you=Pegs(61, 49), they=Pegs(48, 40))
    assert over_words(you, you) == "The race is over: you win 61 to 48."
    they = replace(Board(drill=race()), they=Pegs(58, 50))
    said = over_words(they, they.onward())
    assert said == "You deal. They peg 3 for their hand. The race is over: they win 61 to 0."


@pytest.mark.parametrize(
    ("counts", "said"),
    [
        ([(HAND, "12", "")], ["You missed nothing."]),
        ([(HAND, "11", "")], ["You missed 1 point: they pegged it by muggins."]),
        (
            [(HAND, "8", ""), (HAND, "4", "muggins=off")],
            ["You missed 12 points: they pegged 4 of them by muggins."],
        ),
        (
            [(HAND, "8", ""), (HAND, "4", GENTLE)],
            [
                (
                    "You missed 12 points: "
                    "they pegged 4 of them by muggins and you pegged 8 of them after all."
                )
            ],
        ),
        ([(HAND, "8", "muggins=off")], ["You missed 4 points: nobody pegged them."]),
        (
            [(HAND, "14", "")],
            [
                "You missed nothing.",
                "You counted 2 too many: you went back 2, and they pegged 2.",
            ],
        ),
    ],
)
def test_what_miscounts_of_ones_own_came_to(
    counts: list[tuple[str, str, str]], said: list[str]
) -> None:
    assert list(race_sentences(after(*counts))) == said


@pytest.mark.parametrize(
    ("claimed", "said"),
    [
        (f"{SHORT} : muggins 3", ["They missed 3 points: you pegged them by muggins."]),
        (f"{SHORT} : muggins 1", ["They missed 3 points: you pegged 1 of them by muggins."]),
        (f"{SHORT} : accept", ["They missed 3 points: nobody pegged them."]),
        (
            f"{SHORT} : over 2",
            [
                "They missed 3 points: nobody pegged them.",
                "They pegged 2 for wrong calls of yours.",
            ],
        ),
    ],
)
def test_what_was_called_on_them_came_to(claimed: str, said: list[str]) -> None:
    assert list(race_sentences(after((HAND, claimed, "")))) == ["You missed nothing.", *said]


@pytest.mark.parametrize(
    ("call", "said"),
    [
        ("over 4", "They counted 4 too many: they went back 4, and you pegged 4."),
        ("over 1", "They counted 4 too many: they went back 1, and you pegged 1."),
        ("accept", "They counted 4 too many: they kept them."),
    ],
)
def test_what_they_counted_too_many_is_told(call: str, said: str) -> None:
    board = after((FLUSH, f"x2H4H6H8H : {call}", ""))
    assert race_sentences(board) == ("You missed nothing.", said)


@pytest.mark.parametrize(
    ("left", "claimed", "said"),
    [
        (4, "3", ["You missed 9 points: they pegged 1 of them by muggins."]),
        (5, "8", ["You missed 4 points: nobody pegged them."]),
        (
            12,
            "16",
            ["You missed nothing.", "You counted 4 too many: the game was over without them."],
        ),
        (
            14,
            "18",
            ["You missed nothing.", "You counted 6 too many: you went back 2, and they pegged 2."],
        ),
    ],
)
def test_the_count_that_ends_a_race_is_told_of_as_any_other(
    left: int, claimed: str, said: list[str]
) -> None:
    near = replace(START, you=Pegs(61 - left, 40))
    assert list(race_sentences(after((HAND, claimed, ""), board=near))) == said


@pytest.mark.parametrize(
    ("left", "said"),
    [
        (50, "They counted 4 too many: they kept them."),
        (3, "They counted 4 too many: they kept 3 of them."),
    ],
)
def test_what_they_keep_ends_at_the_game_hole(left: int, said: str) -> None:
    near = replace(START, they=Pegs(61 - left, 10))
    board = after((FLUSH, "x2H4H6H8H : accept", ""), board=near)
    assert race_sentences(board) == ("You missed nothing.", said)


def test_it_is_told_what_was_pegged_for_what() -> None:
    counts = [(HAND, "9", ""), (HAND, f"{SHORT} : muggins 2", ""), (FLUSH, "4", "")]
    counts += [(HAND, f"{SHORT} : over 2", ""), (FLUSH, "x2H4H6H8H : over 4", "")]
    assert [astuple(row) for row in pegged_rows(after(*counts))] == [
        ("by counting", 9, 18),
        ("by muggins", 2, 3),
        ("for overcounts", 4, 4),
        ("for wrong calls", 0, 2),
        ("in all", 15, 27),
    ]
    assert pegged_rows(after((HAND, "12", ""), (HAND, "8", "muggins=off"))) == ()


@given(st.integers(0, 29), st.integers(1, 60), st.integers(1, 60), houses, CALLS)
def test_all_that_was_missed_or_too_many_is_summed(
    claimed: int, left: int, they_left: int, house: House, typed: str
) -> None:
    near = replace(START, you=Pegs(61 - left, 0), they=Pegs(61 - they_left, 0))
    told = str(house)
    board = after((HAND, str(claimed), told), (HAND, f"{SHORT} : {typed}", told), board=near)
    rows = pegged_rows(board)
    if rows:
        *parts, (_, *in_all) = [astuple(row) for row in rows]
        moved = [board.pegs(side).front - near.pegs(side).front for side in Side]
        assert in_all == moved == [sum(part[at] for part in parts) for at in (1, 2)]
    by = {row.words: (row.you, row.they) for row in rows}
    assert by.get("by muggins", (0, 0)) == tuple(board.by_muggins(side) for side in Side)
    words = " ".join(race_sentences(board))
    paid = re.search(r"They pegged (\d+) for wrong calls", words)
    assert by.get("for wrong calls", (0, 0)) == (0, int(paid[1]) if paid else 0)
    off = {("You", "missed"): 12 - claimed, ("You", "counted"): claimed - 12}
    if len(board.counts) > 1:
        off |= {("They", "missed"): 3}
    for (who, what), points in off.items():
        found = re.search(rf"{who} {what} (\d+)", words)
        assert int(found[1] if found else 0) == max(0, points)
    assert ("You missed nothing." in words) is (claimed >= 12)
