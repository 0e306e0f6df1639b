"""A race on the board: a table pegged by hand, and what holds whatever is said."""

from functools import reduce

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scenarios import GENERATOR
from tests.quiz.raced import counted, race, steps
from tests.trainer.test_muggins import houses
from trainer.house import HOUSES, House
from trainer.muggins import Outcome
from trainer.quiz.board import Board, Pegs, board_after
from trainer.quiz.drill import Drill
from trainer.quiz.in_turn import Side, turn_at
from trainer.quiz.length import Phase
from trainer.record import Answer, Form

said = st.lists(st.tuples(st.integers(-8, 8), houses), max_size=60)


def answers_to(drill: Drill, shifts: list[tuple[int, House]]) -> list[Answer]:
    """Count wrongly by so many, in some house, one question after the other."""
    answers = []
    for number, (shift, house) in enumerate(shifts):
        scenario = drill.question(number).scenario
        claimed = max(0, scenario.score(house.rules).points + shift)
        answers.append(counted(str(scenario), str(claimed), house=str(house), number=number))
    return answers


@pytest.mark.parametrize("step", [*steps()])
def test_the_table_of_races(step: tuple[Board, Answer, Pegs, Pegs]) -> None:
    board, answer, you, they = step
    behind = board.answered(answer)
    assert (behind.you, behind.they) == (you, they)


def test_every_house_with_a_name_is_in_the_table() -> None:
    assert {answer.house for _, answer, _, _ in steps()} >= set(map(str, HOUSES.values()))


@settings(deadline=None)
@given(shifts=said, seed=st.integers(0, 9))
def test_what_was_pegged_is_where_the_pegs_are(shifts: list[tuple[int, House]], seed: int) -> None:
    board = board_after(race(seed=seed), tuple(answers_to(race(seed=seed), shifts))).onward()
    for side in Side:
        front, scores = board.pegs(side).front, [each.holes(side) for each in board.counts]
        assert sum(scores) == front <= board.game
        assert min(scores, default=0) >= 0
        last = board.last_of(side)
        assert board.pegs(side).last == (last.holes(side) if last else 0)
    assert (board.winner is None) is (max(board.you.front, board.they.front) < board.game)
    assert board.you.front + board.they.front < 2 * board.game


@settings(deadline=None)
@given(shifts=said)
def test_one_answer_after_the_other_leads_where_all_of_them_lead(
    shifts: list[tuple[int, House]],
) -> None:
    answers = answers_to(race(), shifts)
    one_by_one = reduce(Board.answered, answers, Board(drill=race()))
    assert board_after(race(), tuple(answers)) == one_by_one


@pytest.mark.parametrize("seed", range(4))
def test_the_other_side_counts_in_turn_and_rightly_without_a_question(seed: int) -> None:
    drill = race("race=121", seed)
    answers = answers_to(drill, [(0, House())] * 9)
    board = board_after(drill, tuple(answers))
    places = list(enumerate(board.counts))
    assert [each.side for _, each in places] == [
        turn_at(f"{GENERATOR}/{seed}", at).side for at, _ in places
    ]
    theirs = [(at, each) for at, each in places if each.side is Side.THEY]
    for at, each in theirs:
        points = turn_at(f"{GENERATOR}/{seed}", at).show.score().points
        assert (each.count.claimed, each.holes(Side.THEY), each.holes(Side.YOU)) == (
            points,
            points,
            0,
        )
    # Behind the last answer they go on, up to the learner's next count.
    onward = board.onward()
    assert onward.onward() == onward
    assert turn_at(f"{GENERATOR}/{seed}", len(onward.counts)).side is Side.YOU


def test_their_crib_counts_as_in_the_house_of_the_last_answer() -> None:
    four = House.parse("crib_flush=4")
    for seed in range(2_000):
        first, crib = turn_at(f"{GENERATOR}/{seed}", 0), turn_at(f"{GENERATOR}/{seed}", 2)
        if crib.side is Side.THEY and crib.show.score(four.rules) != crib.show.score():
            break
    drill = race(seed=seed)
    by_rule, by_house = (
        Board(drill=drill).answered(counted(str(first.show), "0", house=house)).onward().they.front
        for house in ("muggins=off", "muggins=off crib_flush=4")
    )
    assert by_house == by_rule + 4


@pytest.mark.parametrize(("seed", "dealer"), [(7, Side.YOU), (0, None)])
def test_the_deal_passes(seed: int, dealer: Side | None) -> None:
    board = Board(drill=race(seed=seed))
    first = dealer or board.dealer
    dealers = []
    for number in range(9):
        board = board.onward()
        dealers.append(board.dealer)
        board = board.answered(answers_to(board.drill, [(0, House())] * (number + 1))[-1])
    theirs = first.other
    # Each side counts three times in two deals, and twice where it deals.
    yours = [first, first, theirs] if first is Side.YOU else [first, theirs, theirs]
    assert dealers == yours * 3


def test_a_race_is_lost_by_muggins_in_the_middle_of_a_show() -> None:
    drill = race()
    board, number = Board(drill=drill), 0
    while board.winner is None:
        scenario = str(drill.question(number).scenario)
        assert board.phase(None) is Phase.GOES_ON
        board, number = board.answered(counted(scenario, "0", number=number)), number + 1
    assert board.winner is Side.THEY
    assert board.counts[-1].side is Side.YOU
    assert board.counts[-1].award.outcome is Outcome.TAKEN
    assert (board.you.front, board.they.front) == (0, 61)
    own = sum(each.award.counter for each in board.counts if each.side is Side.THEY)
    assert (board.by_muggins(Side.THEY), board.by_muggins(Side.YOU)) == (61 - own, 0)
    assert board.phase(None) is Phase.OVER
    # Whatever was answered behind the end changes nothing.
    assert board.answered(counted(scenario, "12", number=number)) == board


def test_the_answer_behind_which_somebody_is_home_is_the_last() -> None:
    drill = race(seed=5)
    board, phases = Board(drill=drill), []
    for answer in answers_to(drill, [(-2, House())] * 12):
        if board.phase(None) is Phase.OVER:
            break
        phases.append(board.phase(answer))
        board = board.answered(answer)
    assert {*phases[:-1]} == {Phase.GOES_ON}
    assert phases[-1] is Phase.LAST
    # It is the other side's next counts that win here: there is no other question.
    assert (board.winner, board.onward().winner) == (None, Side.THEY)
    assert board.onward().answered(answer) == board.answered(answer) == board.onward()


@pytest.mark.parametrize(
    ("scenario", "form", "claimed"),
    [
        ("play KC 9D 9H 3S | JH 2H 8C 7S : KC JH 9D", "cards", "2H"),
        ("cut JD", "total", "2"),
    ],
)
def test_what_is_no_count_is_refused(scenario: str, form: Form, claimed: str) -> None:
    answer = counted(scenario, claimed, form=form)
    with pytest.raises(ValueError, match="is not counted in a race"):
        Board(drill=race("race=61&heard=half")).answered(answer)
