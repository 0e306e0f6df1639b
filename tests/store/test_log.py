"""The log: what is added is there, once, in order, and stays as it was."""

import sqlite3
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from threading import Barrier

import psycopg
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.store.conftest import NewDatabase
from tests.store.drawn import answers, ids, remarks, texts, times, wholes
from tests.store.made import NOON, answer, begun, filled, kept, learner, practice, said
from trainer.belongings import Belongings
from trainer.names import plain_name
from trainer.record import Answer, Entry, Learner, Practice, Shown, Slip
from trainer.store import Database, Fold, Log, Outcome, Place, Receipt, check, open_log

# What is shared between the examples makes a database of its own for each.
SHARED = [HealthCheck.function_scoped_fixture]
SHOWN = Shown(answer="a0", form="spoken", claimed="15 15 p", at=NOON)
SLIP = Slip(answer="a0", at=NOON)


@settings(max_examples=12, suppress_health_check=SHARED)
@given(data=st.data())
def test_what_is_added_is_read_again_after_a_restart(
    data: st.DataObject, databases: NewDatabase
) -> None:
    database = databases()
    added: list[Entry] = []
    with begun(database) as log:
        for drawn in data.draw(st.lists(answers(), max_size=5, unique_by=lambda x: x.id)):
            if log.append(drawn).outcome is Outcome.NEW:
                added.append(drawn)
                remark = data.draw(st.none() | remarks(drawn.id))
                if remark:
                    assert log.append(remark) == Receipt(Outcome.NEW, remark)
                    added.append(remark)
        assert kept(log) == added
    check(database)
    with open_log(database) as log:
        assert kept(log) == added


@settings(max_examples=12, suppress_health_check=SHARED)
@given(data=st.data())
def test_learners_and_practices_are_read_as_they_were_written(
    data: st.DataObject, databases: NewDatabase
) -> None:
    name = plain_name(data.draw(st.text()))[:30].strip() or "x"
    ada = Learner(id=data.draw(ids), name=name, created=data.draw(times))
    first = Practice(
        id=data.draw(ids),
        learner=ada.id,
        settings=data.draw(texts),
        seed=data.draw(wholes),
        generator=data.draw(wholes),
        started=data.draw(times),
    )
    database = databases()
    with open_log(database) as log:
        assert log.add_learner(ada) == Receipt(Outcome.NEW, ada)
        assert log.start(first) == Receipt(Outcome.NEW, first)
    with open_log(database) as log:
        assert log.learners() == (ada,)
        assert log.practice(first.id) == log.latest_practice(ada.id) == first


def test_a_submit_that_comes_again_changes_nothing(anywhere: Database) -> None:
    first = answer(0, claimed="29")
    with begun(anywhere) as log:
        assert log.append(first) == Receipt(Outcome.NEW, first)
        assert log.append(first) == Receipt(Outcome.SAME, first)
        assert log.append(replace(first, claimed="28")) == Receipt(Outcome.SAME, first)
        assert kept(log) == [first]


def test_a_question_has_one_answer_and_the_second_window_is_shown_it(anywhere: Database) -> None:
    first, second = answer(0, id="one"), answer(0, id="two", claimed="12")
    with begun(anywhere) as log:
        assert log.append(first).outcome is Outcome.NEW
        assert log.append(second) == Receipt(Outcome.TAKEN, first)
        other = answer(1)
        assert log.append(other).outcome is Outcome.NEW
        assert kept(log) == [first, other]


@pytest.mark.parametrize(
    ("practice_", "number"), [("first", 0), ("first", 5), ("second", 1), ("bobs", 4), ("bobs", 1)]
)
def test_the_id_of_an_answer_to_another_question_shows_nobody_that_answer(
    practice_: str, number: int, anywhere: Database
) -> None:
    with begun(anywhere) as log:
        log.add_learner(learner("Bob", id_="bob"))
        log.start(practice("bobs", of="bob"))
        log.start(practice("second"))
        log.append(answer(0))
        log.append(answer(1))
        with pytest.raises(ValueError, match=r"^the id 'a1' is that of something else already$"):
            log.append(answer(number, id="a1", practice=practice_))
        assert kept(log) == [answer(0), answer(1)]
        assert log.entries("bob") == ()


def test_the_same_number_of_another_practice_is_another_question(anywhere: Database) -> None:
    with begun(anywhere) as log:
        log.start(practice("second"))
        both = [answer(0), answer(0, id="b0", practice="second")]
        assert [log.append(each).outcome for each in both] == [Outcome.NEW] * 2
        assert kept(log) == both


@pytest.mark.parametrize("remark", [SHOWN, SLIP], ids=["shown", "slip"])
def test_an_answer_has_one_count_shown_and_one_slip(
    remark: Shown | Slip, anywhere: Database
) -> None:
    again = replace(remark, at=NOON.replace(year=2027))
    with begun(anywhere) as log:
        log.append(answer(0))
        assert log.append(remark) == Receipt(Outcome.NEW, remark)
        assert log.append(again) == Receipt(Outcome.SAME, remark)
        assert kept(log) == [answer(0), remark]


def test_entries_come_in_the_order_in_which_they_were_added(anywhere: Database) -> None:
    with begun(anywhere) as log:
        slip: Entry = replace(SLIP, answer="a2")
        added = [answer(7), answer(2), slip, answer(0), answer(5), SHOWN]
        for entry in added:
            log.append(entry)
        assert kept(log) == added
        assert [each.position for each in log.entries("ada", after=4)] == [5, 6]
        assert log.entries("ada", after=6) == ()
        assert len(log.entries("ada", limit=2)) == 2
        for after, limit in ((-1, 1), (0, 0)):
            with pytest.raises(ValueError, match="entries are listed behind 0 or more"):
                log.entries("ada", after=after, limit=limit)


def test_learners_have_entries_of_their_own(anywhere: Database) -> None:
    with begun(anywhere) as log:
        log.add_learner(learner("Bo", id_="bo"))
        log.start(practice("bo-first", of="bo"))
        for number in range(3):
            log.append(answer(number))
            log.append(answer(number, id=f"b{number}", practice="bo-first"))
        assert [entry.id for entry in kept(log) if isinstance(entry, Answer)] == ["a0", "a1", "a2"]
        assert [each.position for each in log.entries("bo")] == [1, 2, 3]


def test_the_latest_practice_is_the_one_started_last(anywhere: Database) -> None:
    with begun(anywhere) as log:
        assert log.latest_practice("ada") == practice()
        log.start(practice("second"))
        log.append(answer(0))
        assert log.latest_practice("ada") == practice("second")
        assert log.latest_practice("bo") is log.practice("third") is None


def test_where_no_answer_was_given_the_practice_started_last_goes_on(anywhere: Database) -> None:
    with begun(anywhere) as log:
        assert log.last_practised("ada") == practice()
        log.start(practice("second"))
        assert log.last_practised("ada") == practice("second")
        assert log.last_practised("bo") is None


def test_the_practice_goes_on_that_was_answered_last_whenever_it_was_started(
    anywhere: Database,
) -> None:
    with begun(anywhere) as log:
        log.add_learner(learner("Bo", id_="bo"))
        for id_, of in (("second", "ada"), ("third", "ada"), ("of-bo", "bo")):
            log.start(practice(id_, of=of))
        log.append(answer(0))
        assert log.last_practised("ada") == practice()
        log.append(answer(1, practice="second"))
        assert log.last_practised("ada") == practice("second")
        log.append(answer(2, practice="first"))
        log.append(answer(3, practice="of-bo"))
        assert log.last_practised("ada") == practice()


def test_a_zero_below_zero_is_zero(anywhere: Database) -> None:
    with begun(anywhere) as log:
        log.append(answer(0, predicted=-0.0))
        assert kept(log) == [answer(0, predicted=0.0)]
    check(anywhere)


def test_a_practice_is_started_once(anywhere: Database) -> None:
    with begun(anywhere) as log:
        again = replace(practice(), seed=8)
        assert log.start(again) == Receipt(Outcome.SAME, practice())


def test_what_is_added_may_be_named(anywhere: Database) -> None:
    with open_log(anywhere) as log:
        assert log.add_learner(learner=learner()).outcome is Outcome.NEW
        assert log.start(practice=practice()).outcome is Outcome.NEW
        assert log.append(entry=answer(0)).outcome is Outcome.NEW
        assert log.rename("ada", name="Bea").stored.name == "Bea"
        assert not log.take_in(belongings=Belongings(learner=learner())).is_anything


def test_the_id_of_anothers_practice_starts_none(anywhere: Database) -> None:
    with begun(anywhere) as log:
        log.add_learner(learner("Bob", id_="bob"))
        with pytest.raises(ValueError, match=r"^the id 'first' is that of something else already$"):
            log.start(practice(of="bob"))
        assert log.practice("first") == practice()
        assert log.latest_practice("bob") is None


def test_two_learners_are_told_apart_by_their_names(anywhere: Database) -> None:
    with begun(anywhere) as log:
        for same in ("Ada", "ADA"):
            assert log.add_learner(learner(same)) == Receipt(Outcome.SAME, learner())
        with pytest.raises(ValueError, match=r"^the id 'ada' is that of something else already$"):
            log.add_learner(learner("Bo"))
        for alike in ("Ada", "ADA", "aDa", "\uff21da"):
            assert log.add_learner(learner(alike, id_="x")) == Receipt(Outcome.TAKEN, learner())
        assert log.add_learner(learner("Adá", id_="x")).outcome is Outcome.NEW
        assert [each.name for each in log.learners()] == ["Ada", "Adá"]
        kb = learner("KB", id_="kb")
        log.add_learner(kb)
        assert log.add_learner(learner("\u3385", id_="y")) == Receipt(Outcome.TAKEN, kb)


@pytest.mark.parametrize(
    "call",
    [
        lambda log: log.append(answer(0, practice="nobody")),
        lambda log: log.append(replace(SHOWN, answer="nobody")),
        lambda log: log.append(replace(SLIP, answer="nobody")),
        lambda log: log.start(practice("second", of="nobody")),
        lambda log: log.entries("nobody"),
        lambda log: log.forget("nobody"),
        lambda log: log.answered("nobody", 0),
        lambda log: log.answers("nobody"),
        lambda log: log.standing("nobody"),
        lambda log: log.move("nobody", Place(0)),
        lambda log: log.preferences("nobody"),
        lambda log: log.prefer("nobody", ""),
        lambda log: log.folded("nobody"),
        lambda log: log.keep_fold("nobody", Fold(0, 1, ""), instead_of=None),
        lambda log: log.by_time("nobody"),
    ],
    ids=lambda call: "-".join(call.__code__.co_names),
)
def test_what_belongs_to_nothing_is_refused(
    call: Callable[[Log], object], anywhere: Database
) -> None:
    with begun(anywhere) as log:
        with pytest.raises(ValueError, match="there is no"):
            call(log)
        assert log.append(answer(0)).outcome is Outcome.NEW


def test_eight_threads_at_once_add_an_answer_once(anywhere: Database) -> None:
    barrier, rounds = Barrier(8), 10

    def submit(thread: int) -> list[Outcome]:
        outcomes = []
        for number in range(rounds):
            barrier.wait()
            # Half of them are resends of one window, the others windows of their own.
            id_ = f"same-{number}" if thread < 4 else f"own-{number}-{thread}"
            receipt = log.append(answer(number, id=id_))
            assert receipt.stored.number == number
            outcomes.append(receipt.outcome)
        return outcomes

    with begun(anywhere) as log, ThreadPoolExecutor(8) as pool:
        told = [outcome for each in pool.map(submit, range(8)) for outcome in each]
        assert [each.number for each in kept(log) if isinstance(each, Answer)] == [*range(rounds)]
    assert Counter(told)[Outcome.NEW] == rounds
    check(anywhere)


@pytest.mark.parametrize("table", ["entry", "answer", "shown", "slip"])
@pytest.mark.parametrize(
    "change", ["UPDATE {} SET position = position + 9", "DELETE FROM {} WHERE position > 0"]
)
def test_entries_are_only_added(table: str, change: str, anywhere: Database) -> None:
    filled(anywhere, 3)
    refused = (sqlite3.IntegrityError, psycopg.IntegrityError)
    with pytest.raises(refused, match=f"rows of {table} are only added"):
        said(anywhere, change.format(table))
    with open_log(anywhere) as log:
        assert len(kept(log)) == 5
