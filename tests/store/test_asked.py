"""Beside a place: which question was chosen for it, so that it is the same whenever it is seen."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from threading import Barrier

import pytest

from tests.store.made import answer, asked, begun, learner, practice, said
from trainer.store import (
    Answered,
    Asked,
    Database,
    Log,
    Place,
    RefusedError,
    Standing,
    check,
    open_log,
)


def test_a_question_that_was_chosen_stays_and_the_practice_moves_to_it(anywhere: Database) -> None:
    with begun(anywhere) as log:
        assert log.standing("first") == Standing(Place(0), None, None)
        assert log.ask("first", asked(0)) == Standing(Place(0), None, asked(0))
        log.append(answer(0))
        whole = Standing(Place(0), Answered(answer(0), None, None), asked(0))
        assert log.standing("first") == whole
        assert log.ask("first", asked(1)) == Standing(Place(1), None, asked(1))
    with open_log(anywhere) as log:
        assert log.standing("first") == Standing(Place(1), None, asked(1))


def test_of_two_choices_the_first_stays(anywhere: Database) -> None:
    with begun(anywhere) as log:
        log.ask("first", asked(0, why="again a0"))
        assert log.ask("first", asked(0, why="again a1")).asked == asked(0, why="again a0")
        log.append(answer(0))
        log.ask("first", asked(1))
        assert log.ask("first", asked(0, why="late")) == Standing(Place(1), None, asked(1))


def test_a_practice_may_stand_where_nothing_is_asked_and_be_asked_later(anywhere: Database) -> None:
    with begun(anywhere) as log:
        log.ask("first", asked(0))
        log.append(answer(0))
        log.move("first", Place(1))
        assert log.standing("first") == Standing(Place(1), None, None)
        assert log.ask("first", asked(1)) == Standing(Place(1), None, asked(1))


def test_which_rules_are_asked_is_kept_with_the_question(anywhere: Database) -> None:
    chosen = asked(0)
    some = replace(chosen, question=replace(chosen.question, asked=("fifteen", "thirty one")))
    with begun(anywhere) as log:
        assert log.ask("first", some).asked == some
    with open_log(anywhere) as log:
        assert log.standing("first").asked == some


def test_no_question_is_passed_over_by_asking(anywhere: Database) -> None:
    with begun(anywhere) as log:
        log.ask("first", asked(0))
        for number in (1, 2):
            with pytest.raises(ValueError, match=f"question {number - 1} of practice .* is not an"):
                log.ask("first", asked(number))
        assert log.standing("first") == Standing(Place(0), None, asked(0))


def test_practices_are_asked_apart(anywhere: Database) -> None:
    with begun(anywhere) as log:
        log.start(practice("second"))
        log.ask("first", asked(0))
        assert log.standing("second").asked is None
        log.ask("second", asked(0, why="again a7"))
        assert log.standing("first").asked == asked(0)


def test_two_windows_choose_one_question(anywhere: Database) -> None:
    barrier, rounds = Barrier(4), 6

    def choose(window: int) -> list[Asked | None]:
        chosen = []
        for number in range(rounds):
            barrier.wait()
            chosen.append(log.ask("first", asked(number, why=f"again {window}")).asked)
            barrier.wait()
            log.append(answer(number))
        return chosen

    with begun(anywhere) as log, ThreadPoolExecutor(4) as pool:
        one, *others = pool.map(choose, range(4))
        assert all(each == one for each in others)
        assert log.standing("first").place == Place(rounds - 1)


@pytest.mark.parametrize("why", ["two\nlines", "\0", "\ud800", "x" * 1001])
def test_a_reason_that_is_no_line_is_refused(why: str) -> None:
    with pytest.raises(ValueError, match="a reason is one line of at most 1000 characters"):
        asked(why=why)


@pytest.mark.parametrize("number", [-1, 2**63])
def test_a_number_that_cannot_be_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match=f"from 0 to 9223372036854775807, not {number}"):
        asked(number)


@pytest.mark.parametrize(
    "call", [lambda log: log.standing("first"), lambda log: log.ask("first", asked(0))]
)
def test_what_was_changed_from_outside_is_noticed(
    call: Callable[[Log], object], anywhere: Database
) -> None:
    with begun(anywhere) as log:
        log.ask("first", asked(0))
    said(anywhere, "UPDATE asked SET scenario = 'cut JD', question = 'cut'")
    with pytest.raises(RefusedError, match="a row of asked is not as it was written"):
        check(anywhere)
    with (
        open_log(anywhere) as log,
        pytest.raises(RefusedError, match="a row of asked is not as it was written"),
    ):
        call(log)


def test_what_was_asked_goes_with_the_learner(anywhere: Database) -> None:
    with begun(anywhere) as log:
        log.ask("first", asked(0, why="again a0 and nobody else"))
        log.forget("ada")
        log.add_learner(learner())
        log.start(practice())
        assert log.standing("first") == Standing(Place(0), None, None)
        log.forget("ada")
    check(anywhere)
    if isinstance(anywhere, Path):
        files = [each.read_bytes() for each in anywhere.parent.iterdir()]
        assert not [each for each in files if b"and nobody else" in each]
