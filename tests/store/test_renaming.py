"""A learner gets another name, which nobody else has, and nothing else changes."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.store.made import begun, kept, learner
from trainer.names import plain_name
from trainer.record import Learner
from trainer.store import Database, Log, Outcome, Receipt, check, open_log


@pytest.mark.parametrize("name", ["Bea", "ADA", "Ada 2", "نگار"])
def test_a_learner_gets_another_name(anywhere: Database, name: str) -> None:
    with begun(anywhere) as log:
        log.add_learner(learner("Bob", id_="bob"))
        renamed = learner(name)
        assert log.rename("ada", name) == Receipt(Outcome.NEW, renamed)
        assert log.learners() == (renamed, learner("Bob", id_="bob"))
        assert log.practice("first")
        assert kept(log) == []
    check(anywhere)
    with open_log(anywhere) as log:
        assert log.learners()[0] == renamed


def test_the_name_one_has_is_no_other(anywhere: Database) -> None:
    with begun(anywhere) as log:
        assert log.rename("ada", "Ada") == Receipt(Outcome.SAME, learner())


@pytest.mark.parametrize("name", ["Bob", "bOB", "ＢＯＢ"])  # noqa: RUF001  wide letters are meant
def test_the_name_of_another_is_taken_in_whatever_case(anywhere: Database, name: str) -> None:
    with begun(anywhere) as log:
        bob = learner("Bob", id_="bob")
        log.add_learner(bob)
        assert log.rename("ada", name) == Receipt(Outcome.TAKEN, bob)
        assert log.learners() == (learner(), bob)


@pytest.mark.parametrize(
    ("id_", "name", "why"),
    [("nobody", "Bea", "no learner 'nobody'"), ("ada", "", "a name"), ("ada", " B", "a name")],
)
def test_what_cannot_be_is_refused(anywhere: Database, id_: str, name: str, why: str) -> None:
    with begun(anywhere) as log:
        with pytest.raises(ValueError, match=why):
            log.rename(id_, name)
        assert log.learners() == (learner(),)


def test_the_name_that_was_left_is_free(anywhere: Database) -> None:
    with begun(anywhere) as log:
        log.rename("ada", "Bea")
        second = Learner(id="second", name="Ada", created=learner().created)
        assert log.add_learner(second).outcome is Outcome.NEW
        assert log.rename("ada", "Ada") == Receipt(Outcome.TAKEN, second)


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Log]:
    with begun(tmp_path_factory.mktemp("names") / "log.db") as log:
        yield log


@given(typed=st.text(max_size=40))
def test_whatever_is_a_name_can_be_given(shared: Log, typed: str) -> None:
    name = plain_name(typed)[:30].strip() or "x"
    shared.rename("ada", name)
    assert shared.learners()[0].name == name
