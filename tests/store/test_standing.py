"""Beside the log: where a practice stands, what a learner prefers, and figures that were folded."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from threading import Barrier

import pytest

from tests.store.made import NOON, answer, begun, filled, kept, learner, practice, said
from trainer.record import Shown, Slip
from trainer.store import (
    Answered,
    Database,
    Fold,
    Log,
    Place,
    RefusedError,
    Standing,
    check,
    open_log,
)


def test_a_practice_goes_on_at_the_place_it_was_moved_to(anywhere: Database) -> None:
    with begun(anywhere) as log:
        assert log.standing("first").place == Place(0)
        log.append(answer(0))
        assert log.standing("first").place == Place(0)
        assert log.move("first", Place(0, revealed=True)) == Place(0, revealed=True)
        assert log.standing("first").place == Place(0, revealed=True)
        assert log.move("first", Place(1)) == log.standing("first").place == Place(1)
    with open_log(anywhere) as log:
        assert log.standing("first").place == Place(1)


def test_a_practice_never_moves_back(anywhere: Database) -> None:
    with begun(anywhere) as log:
        log.append(answer(0))
        log.move("first", Place(1))
        log.append(answer(1))
        log.move("first", Place(1, revealed=True))
        for behind in (Place(0), Place(0, revealed=True), Place(1), Place(1, revealed=True)):
            assert log.move("first", behind) == Place(1, revealed=True)
        assert log.standing("first").place == Place(1, revealed=True)


@pytest.mark.parametrize(
    ("place", "number"),
    [(Place(2), 1), (Place(1, revealed=True), 1), (Place(2**63 - 1), 2**63 - 2)],
)
def test_no_question_is_passed_over(place: Place, number: int, anywhere: Database) -> None:
    with begun(anywhere) as log:
        log.append(answer(0))
        log.move("first", Place(1))
        with pytest.raises(ValueError, match=f"question {number} of practice 'first' is not answ"):
            log.move("first", place)
        assert log.standing("first").place == Place(1)


@pytest.mark.parametrize("number", [-1, 2**63])
def test_a_place_that_cannot_be_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match=f"from 0 to 9223372036854775807, not {number}"):
        Place(number)


def test_practices_stand_where_each_of_them_was_left(anywhere: Database) -> None:
    with begun(anywhere) as log:
        log.append(answer(0))
        log.move("first", Place(1))
        log.start(practice("second"))
        assert log.standing("second").place == Place(0)
        log.start(practice())
        assert log.standing("first").place == Place(1)


def test_two_windows_move_a_practice_once(anywhere: Database) -> None:
    barrier, rounds = Barrier(4), 8

    def go_on(_: int) -> list[Place]:
        places = []
        for number in range(rounds):
            barrier.wait()
            log.append(answer(number))
            places.append(log.move("first", Place(number + 1)))
        return places

    with begun(anywhere) as log, ThreadPoolExecutor(4) as pool:
        for told in pool.map(go_on, range(4)):
            assert told == [Place(number + 1) for number in range(rounds)]
        assert log.standing("first").place == Place(rounds)


def test_an_answer_is_found_with_what_was_said_of_it(anywhere: Database) -> None:
    shown = Shown(answer="a0", form="spoken", claimed="15 15 p", at=NOON)
    slip = Slip(answer="a0", at=NOON)
    with begun(anywhere) as log:
        assert log.answered("first", 0) is None
        log.append(answer(0))
        assert log.answered("first", 0) == Answered(answer(0), None, None)
        log.append(slip)
        assert log.answered("first", 0) == Answered(answer(0), None, slip)
        log.append(shown)
        log.append(answer(1))
        assert log.answered("first", 0) == Answered(answer(0), shown, slip)
        assert log.answered("first", 1) == Answered(answer(1), None, None)
        log.start(practice("second"))
        assert log.answered("second", 0) is None


def test_the_latest_practice_of_these_settings_is_found(anywhere: Database) -> None:
    with begun(anywhere) as log:
        other = replace(practice("second"), settings="pair")
        again = replace(practice("third"), seed=8)
        log.start(other)
        log.start(again)
        assert log.latest_practice("ada") == again
        assert log.latest_practice("ada", settings="run") == again
        assert log.latest_practice("ada", settings="run", seed=7) == practice()
        assert log.latest_practice("ada", seed=7) == log.latest_practice("ada", settings="pair")
        assert log.latest_practice("ada", settings="pair") == other
        assert log.latest_practice("ada", settings="") is log.latest_practice("ada", seed=9) is None


def test_what_a_learner_prefers_is_kept(anywhere: Database) -> None:
    with begun(anywhere) as log:
        log.add_learner(learner("Bo", id_="bo"))
        assert log.preferences("ada") == ""
        log.prefer("ada", "form=spoken")
        log.prefer("ada", "form=total")
        assert (log.preferences("ada"), log.preferences("bo")) == ("form=total", "")
    with open_log(anywhere) as log:
        assert log.preferences("ada") == "form=total"
        log.prefer("ada", "")
        assert log.preferences("ada") == ""


@pytest.mark.parametrize("text", ["two\nlines", "\0", "\ud800", "x" * 1001])
def test_preferences_that_are_no_line_are_refused(text: str, anywhere: Database) -> None:
    with begun(anywhere) as log:
        log.prefer("ada", "form=total")
        with pytest.raises(ValueError, match="preferences are one line of at most 1000"):
            log.prefer("ada", text)
        assert log.preferences("ada") == "form=total"


def test_a_fold_is_kept_unless_another_came_meanwhile(anywhere: Database) -> None:
    filled(anywhere, 3)
    two, every, otherwise = Fold(2, 1, "two"), Fold(5, 1, "all"), Fold(1, 2, "in another way")
    with open_log(anywhere) as log:
        assert log.folded("ada") is None
        for seen, offered, expected in [
            (None, two, two),
            (None, every, two),
            (every, otherwise, two),
            (two, every, every),
            (two, otherwise, every),
            (every, otherwise, otherwise),
        ]:
            log.keep_fold("ada", offered, instead_of=seen)
            assert log.folded("ada") == expected
        with pytest.raises(ValueError, match="a fold ends at one of 5 entries, not at 6"):
            log.keep_fold("ada", Fold(6, 2, ""), instead_of=otherwise)


@pytest.mark.parametrize(("position", "version"), [(-1, 0), (0, -1), (2**63, 0)])
def test_a_fold_that_cannot_be_is_refused(position: int, version: int) -> None:
    with pytest.raises(ValueError, match="is a whole number from 0 to"):
        Fold(position, version, "")


@pytest.fixture
def standing(anywhere: Database) -> Database:
    """Make a database in which there is something of everything."""
    filled(anywhere, 3)
    with open_log(anywhere) as log:
        log.move("first", Place(2))
        log.prefer("ada", "form=total")
        log.keep_fold("ada", Fold(5, 1, "what was folded"), instead_of=None)
    return anywhere


@pytest.mark.parametrize(
    ("change", "call"),
    [
        ("UPDATE place SET number = 1", lambda log: log.standing("first").place),
        ("UPDATE place SET revealed = 1", lambda log: log.move("first", Place(3))),
        ("UPDATE preference SET text = 'form=spoken'", lambda log: log.preferences("ada")),
    ],
)
def test_what_was_changed_from_outside_is_noticed(
    change: str, call: Callable[[Log], object], standing: Database
) -> None:
    table = change.split()[1]
    said(standing, change)
    with pytest.raises(RefusedError, match=f"a row of {table} is not as it was written"):
        check(standing)
    with open_log(standing) as log:
        with pytest.raises(RefusedError, match=f"a row of {table} is not as it was written"):
            call(log)
        assert len(kept(log)) == 5


def test_a_damaged_fold_is_as_good_as_none(standing: Database) -> None:
    said(standing, "UPDATE fold SET text = 'what was not'")
    with pytest.raises(RefusedError, match="a row of fold is not as it was written"):
        check(standing)
    with open_log(standing) as log:
        assert log.folded("ada") is None
        log.keep_fold("ada", Fold(4, 1, "anew"), instead_of=None)
        assert log.folded("ada") == Fold(4, 1, "anew")
    check(standing)


def test_what_is_kept_beside_the_log_goes_with_the_learner(standing: Database) -> None:
    with open_log(standing) as log:
        log.add_learner(learner("Bo", id_="bo"))
        log.prefer("bo", "form=combinations")
        log.forget("ada")
        assert log.preferences("bo") == "form=combinations"
        log.add_learner(learner())
        log.start(practice())
        assert (log.standing("first").place, log.preferences("ada")) == (Place(0), "")
        assert log.folded("ada") is None
        log.forget("ada")
    check(standing)
    if isinstance(standing, Path):
        files = [each.read_bytes() for each in standing.parent.iterdir()]
        for text in (b"form=total", b"what was folded"):
            assert not [each for each in files if text in each]


def test_one_look_tells_where_a_practice_stands_and_what_was_answered_there(
    anywhere: Database,
) -> None:
    with begun(anywhere) as log:
        assert log.standing("first") == Standing(Place(0), None)
        log.append(answer(0))
        assert log.standing("first") == Standing(Place(0), Answered(answer(0), None, None))
        log.move("first", Place(1))
        assert log.standing("first") == Standing(Place(1), None)
        with pytest.raises(ValueError, match="'nobody'"):
            log.standing("nobody")
