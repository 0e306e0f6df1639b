"""A stage of the ladder opens by 8 of the last 10 answers in the one before it."""

from collections.abc import Iterable, Sequence

import pytest

from tests.progress.made import answer, learned, slip
from trainer.progress.fold import EMPTY, fold
from trainer.progress.ladder import Climbed, Ladder, is_open, next_stage, stage_before, stage_behind
from trainer.progress.text import read, text
from trainer.quiz.stages import STAGES
from trainer.record import Answer, Entry

RIGHT, WRONG = "14", "9"
KEYS = list(STAGES)


def said(results: Iterable[bool], *, key: str = "everything", begin: int = 0) -> list[Answer]:
    """Make answers in a stage, each wholly right or not."""
    return [
        answer(number, why=f"stage {key}", claimed=RIGHT if is_right else WRONG)
        for number, is_right in enumerate(results, begin)
    ]


def climbed(results: Iterable[bool]) -> Climbed:
    return learned(said(results)).ladder["everything"]


def done(*keys: str) -> Ladder:
    return {key: Climbed(is_done=True) for key in keys}


@pytest.mark.parametrize(
    ("results", "is_done"),
    [
        ([True] * 7, False),
        ([True] * 8, True),
        ([True] * 4 + [False] * 2 + [True] * 4, True),
        ([True] * 4 + [False] * 3 + [True] * 3, False),
        ([True] * 5 + [False] * 5 + [True] * 7, False),
        ([False] * 9 + [True] * 8, True),
    ],
)
def test_eight_of_the_last_ten_are_enough(results: Sequence[bool], *, is_done: bool) -> None:
    assert climbed(results).is_done is is_done


def test_what_is_done_stays_done() -> None:
    after = climbed([True] * 8 + [False] * 10)
    assert (after.is_done, after.right, len(after.last)) == (True, 0, 10)


def test_of_each_stage_its_last_ten_answers_are_known() -> None:
    log = said([True, False] * 10, key="pairs") + said([True] * 3, key="go", begin=20)
    ladder = learned(log).ladder
    assert ladder == {
        "pairs": Climbed((True, False) * 5),
        "go": Climbed((True,) * 3),
    }


def test_what_is_no_answer_in_a_stage_is_left_out() -> None:
    log: list[Entry] = [
        *said([True] * 2),
        answer(2, why="", claimed=RIGHT),
        answer(3, why="again a0", claimed=RIGHT),
        answer(4, why="alike a0", claimed=RIGHT),
        answer(5, why="stage nonsense", claimed=RIGHT),
        *said([False], begin=6),
        slip("a6"),
    ]
    assert learned(log).ladder == {"everything": Climbed((True, True))}


def test_an_answer_is_right_by_the_rules_of_its_stage() -> None:
    whole = answer(0, why="stage fifteens", claimed="6", asked=("fifteen",))
    assert learned([whole]).ladder["fifteens"].last == (True,)


def test_the_ladder_is_read_back_from_its_text() -> None:
    folded = fold(EMPTY, said([True] * 20) + said([False], key="cards", begin=20))
    assert read(text(folded)) == folded
    assert read(text(folded)).learned.ladder == folded.learned.ladder


def test_at_first_only_the_first_stage_is_open_and_it_is_next() -> None:
    assert [key for key in KEYS if is_open({}, key)] == ["cards"]
    assert next_stage({}) == STAGES["cards"]


def test_a_stage_that_is_done_opens_the_one_behind_it() -> None:
    ladder = done("cards", "fifteens")
    assert [key for key in KEYS if is_open(ladder, key)] == ["cards", "fifteens", "pairs"]
    assert next_stage(ladder) == STAGES["pairs"]


def test_a_stage_that_was_begun_by_choice_is_open_and_none_behind_it() -> None:
    ladder = {"crib": Climbed((True,))}
    assert [key for key in KEYS if is_open(ladder, key)] == ["cards", "crib"]
    assert next_stage(ladder) == STAGES["cards"]


def test_behind_what_was_done_by_choice_one_goes_on_and_what_was_passed_over_comes_last() -> None:
    assert next_stage(done("runs")) == STAGES["multiple-runs"]
    assert next_stage(done("runs", "everything")) == STAGES["cards"]
    assert next_stage(done(*KEYS)) is None


def test_behind_each_stage_comes_another_until_the_last() -> None:
    assert [stage_before(key) for key in KEYS] == [None, *(STAGES[key] for key in KEYS[:-1])]
    assert [stage_behind(key) for key in KEYS] == [*(STAGES[key] for key in KEYS[1:]), None]
