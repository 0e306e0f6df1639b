"""What no database can hold may be asked after all the same: a browser may send anything."""

from collections.abc import Callable

import pytest

from tests.store.made import answer, asked, begun
from trainer.store import Database, Fold, Place

NEVER_KEPT = ["\ud800", "ada\udfff", "\0", "first\0"]


@pytest.mark.parametrize("name", NEVER_KEPT, ids=ascii)
def test_what_no_database_can_hold_is_not_there(name: str, anywhere: Database) -> None:
    with begun(anywhere) as log:
        assert log.practice(name) is None
        assert log.latest_practice(name) is log.latest_practice("ada", settings=name) is None
        assert log.last_practised(name) is None
        calls: list[Callable[[], object]] = [
            lambda: log.entries(name),
            lambda: log.forget(name),
            lambda: log.answered(name, 0),
            lambda: log.standing(name),
            lambda: log.move(name, Place(0)),
            lambda: log.ask(name, asked(0)),
            lambda: log.preferences(name),
            lambda: log.prefer(name, ""),
            lambda: log.folded(name),
            lambda: log.keep_fold(name, Fold(0, 1, ""), instead_of=None),
        ]
        for call in calls:
            with pytest.raises(ValueError, match=r"^there is no (learner|practice) '"):
                call()
        with pytest.raises(ValueError, match="a fold is text of whole characters"):
            Fold(0, 1, name)


@pytest.mark.parametrize("number", [2**63, 2**64, -(2**64)])
def test_a_number_that_no_database_can_hold_is_not_there(number: int, anywhere: Database) -> None:
    with begun(anywhere) as log:
        log.append(answer(0))
        assert log.answered("first", number) is None
        assert log.latest_practice("ada", seed=number) is None
        if number > 0:
            assert log.entries("ada", after=number) == ()
            assert len(log.entries("ada", limit=number)) == 1
