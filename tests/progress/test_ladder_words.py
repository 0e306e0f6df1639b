"""Of a stage it is said what counts there, how far it is climbed, and that the next is open."""

import pytest

from trainer.progress.ladder import Climbed, Ladder
from trainer.progress.ladder_words import counts_in, how_far, opened, so_far
from trainer.quiz.stages import STAGES, Stage

PAIRS, RUNS, LAST = STAGES["pairs"], STAGES["runs"], STAGES["everything"]
DONE = Climbed((True,) * 8, is_done=True)
DONE_BEFORE = Climbed((True,) * 3 + (False,) * 7, is_done=True)


@pytest.mark.parametrize(
    ("key", "sentence"),
    [
        ("cards", "One fifteen is enough."),
        ("fifteens", "Only fifteens count."),
        ("multiple-runs", "Only fifteens, pairs and runs count."),
        ("play-pairs", "Only fifteens, thirty-ones and pairs count."),
        ("flush-and-jacks", "Flush, nobs and heels are new. Everything counts."),
        ("crib", "The crib is new, with its own flush. Everything counts."),
        ("go", "Go and last card are new. Everything counts."),
        ("everything", "Everything counts."),
    ],
)
def test_a_stage_says_what_counts_in_it(key: str, sentence: str) -> None:
    assert counts_in(STAGES[key]) == sentence


@pytest.mark.parametrize(
    ("ladder", "sentence"),
    [
        ({}, "8 of 10 right in the one before lead here; or begin it now."),
        ({"pairs": DONE}, "Open."),
        ({"runs": Climbed((True, False))}, "1 of the last 2 wholly right. 8 of 10 make it done."),
        ({"runs": DONE}, "Done. 8 of the last 8 wholly right."),
        ({"runs": DONE_BEFORE}, "Done. 3 of the last 10 wholly right."),
    ],
)
def test_a_stage_says_how_far_it_is_climbed(ladder: Ladder, sentence: str) -> None:
    assert how_far(ladder, RUNS) == sentence


@pytest.mark.parametrize(
    ("stage", "ladder", "sentence"),
    [
        (PAIRS, {}, "8 of 10 right open the next stage."),
        (LAST, {}, "8 of 10 right make it done."),
        (PAIRS, {"pairs": Climbed((False,))}, "0 of 1 right; 8 of 10 open the next stage."),
        (
            LAST,
            {"everything": Climbed((True,) * 6 + (False,) * 4)},
            "6 of the last 10 right; 8 of 10 make it done.",
        ),
        (PAIRS, {"pairs": DONE_BEFORE}, "Done; 3 of the last 10 right."),
    ],
)
def test_beside_the_questions_it_is_said_how_many_are_right(
    stage: Stage, ladder: Ladder, sentence: str
) -> None:
    assert so_far(ladder, stage) == sentence


def test_that_the_next_stage_is_open_is_said_until_it_is_begun() -> None:
    assert opened({}, PAIRS) is None
    assert opened({"pairs": Climbed((True,) * 7)}, PAIRS) is None
    assert opened({"pairs": DONE}, PAIRS) == ("8 of the last 8: the next stage is open.", RUNS)
    assert opened({"pairs": DONE, "runs": Climbed((False,))}, PAIRS) is None


def test_what_was_done_before_is_said_to_be_done() -> None:
    told = opened({"pairs": DONE_BEFORE}, PAIRS)
    assert told == ("This stage is done: the next stage is open.", RUNS)


def test_behind_the_last_stage_there_is_nothing_to_open() -> None:
    assert opened({"everything": DONE}, LAST) is None
