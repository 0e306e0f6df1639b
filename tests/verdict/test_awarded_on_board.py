"""What a call on their count earned or cost in a race: as the board pegs it, also at its end."""

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.quiz.called import ALL, HAND, OVER, SHORT, TRAP, call_on, heard
from tests.quiz.raced import race
from tests.trainer.test_muggins import houses
from tests.verdict.test_race_end import FLUSH
from trainer.house import House
from trainer.muggins import Outcome
from trainer.quiz.board import Board, Pegs
from trainer.quiz.calls import CallMarking
from trainer.quiz.replies import marked
from trainer.record import Answer
from trainer.verdict.award_words import award_words
from trainer.verdict.told import verdict

START = Board(drill=race("race=61&heard=half"))
MANY = [(HAND, ALL), (HAND, SHORT), (HAND, OVER), (HAND, "nothing"), (TRAP, "nothing")]
MANY += [(FLUSH, "x2H4H6H8H")]
TYPED = st.one_of(st.just("a"), st.builds("{}{}".format, st.sampled_from("mo"), st.integers(1, 29)))


def board(they_left: int, you_left: int) -> Board:
    return replace(START, you=Pegs(61 - you_left, 0), they=Pegs(61 - they_left, 0))


def words_on(before: Board, answer: Answer) -> str:
    marking = marked(answer).marking
    assert isinstance(marking, CallMarking)
    return award_words(marking, before.answered(answer).counts[-1].count)


@pytest.mark.parametrize(
    ("said", "typed", "left", "house", "words"),
    [
        (SHORT, "a", (9, 50), "", "They peg the 9 they need."),
        (SHORT, "a", (5, 50), "", "They peg the 5 they need."),
        (SHORT, "m3", (9, 50), "", "They peg the 9 they need, and no call changes that."),
        (SHORT, "m3", (10, 50), "", "You peg 1 of the 3 they missed; they needed no more."),
        (SHORT, "m3", (50, 2), "", "You peg the 2 you need."),
        (
            SHORT,
            "a",
            (50, 2),
            "",
            "They peg 9; of the 3 they missed the 2 you need could have been yours.",
        ),
        (SHORT, "m3", (11, 50), "muggins=reminder", "They peg the 2 they need after all, "),
        (ALL, "a", (5, 50), "", "They peg the 5 they need, and rightly."),
        (ALL, "m4", (14, 50), "", "They peg the 2 they need for a wrong call."),
        (OVER, "o2", (12, 50), "", "They peg the 12 they need, and no call changes that."),
        (OVER, "o2", (50, 1), "", "They go back 2, and you peg the 1 you need."),
        (OVER, "o2", (13, 50), "", "They go back 1, and you peg 1."),
    ],
)
def test_near_the_game_hole_it_is_said_what_was_pegged(
    said: str, typed: str, left: tuple[int, int], house: str, words: str
) -> None:
    house = str(House.parse(house))
    assert words_on(board(*left), call_on(heard(HAND, said), typed, house=house)).startswith(words)


@given(st.sampled_from(MANY), TYPED, houses, st.integers(1, 40), st.integers(1, 40))
def test_the_words_say_what_the_board_pegs_in_every_house(
    counted: tuple[str, str], typed: str, house: House, they_left: int, you_left: int
) -> None:
    answer = call_on(heard(*counted), typed, house=str(house))
    before = board(they_left, you_left)
    after = before.answered(answer)
    words = words_on(before, answer)
    yours = re.search(r"[Yy]ou peg (?:the )?(\d+)(?! you need could)", words)
    assert int(yours[1] if yours else 0) == after.you.front - before.you.front
    theirs = after.they.front - before.they.front
    claimed = min(after.counts[-1].count.claimed, they_left)
    back = re.search(r"They go back (\d+)", words)
    assert int(back[1] if back else 0) == max(0, claimed - theirs)
    more = re.search(r"They peg (?:the )?(\d+)(?: they need)?(?: after all| for a wrong)", words)
    assert int(more[1] if more else 0) == max(0, theirs - claimed)
    if after.counts[-1].award.outcome is Outcome.STANDS and "They keep" not in words:
        assert f"{theirs or 'nothing'}" in words.split(",")[0].split(";")[0]


def test_a_verdict_tells_the_board_it_stands_on() -> None:
    question = heard(HAND, SHORT)
    answer = call_on(question, "m3")
    count = board(50, 2).answered(answer).counts[-1].count
    told = verdict(question, answer, on_board=count)
    assert told.award == "You peg the 2 you need."
    assert told.award in told.said
    assert verdict(question, answer).award == "You peg the 3 they missed."
