"""All that is a learner's is taken in from elsewhere: what is new here, once, or none of it."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from threading import Barrier, BrokenBarrierError, Event, local
from typing import Any

import pytest

from tests.store.made import NOON, answer, begun, kept, learner, practice
from trainer.belongings import Belongings
from trainer.record import Answer, Practice, Shown, Slip
from trainer.store import Database, Fold, Intake, Log, Place, check, open_log, taking
from trainer.store.taking import free_name

SLIP = Slip(answer="a0", at=NOON)
SHOWN = Shown(answer="a1", form="spoken", claimed="15", at=NOON)
ENTRIES = (answer(0), answer(1), SLIP, answer(2), SHOWN)
ADAS = Belongings(
    learner=learner(),
    preferences="level=new",
    practices=(practice(), practice("second")),
    entries=ENTRIES,
)


@pytest.fixture
def log(anywhere: Database) -> Iterator[Log]:
    with open_log(anywhere) as opened:
        yield opened
    check(anywhere)


def intake(**changes: object) -> Intake:
    """Make what comes of taking in Ada's belongings where nobody is, but for some changes."""
    fields: dict[str, Any] = {
        "learner": learner(),
        "is_new": True,
        "answers": 3,
        "added": 3,
        "differing": 0,
        "remarks": 2,
        "practices": 2,
        "has_preferences": True,
    }
    # Nothing but entries comes to somebody who is here, unless a test says so.
    beside = {} if changes.get("is_new", True) else {"practices": 0, "has_preferences": False}
    return Intake(**(fields | beside | changes))


def took(log: Log, belongings: Belongings, expected: Intake) -> None:
    """Take in, and see that it was foreseen, which changes nothing."""
    before = log.learners()
    assert log.foresee(belongings) == expected
    assert log.learners() == before
    assert log.take_in(belongings) == expected


def test_where_nobody_is_all_is_taken_in(log: Log) -> None:
    took(log, ADAS, intake())
    assert log.learners() == (learner(),)
    assert log.preferences("ada") == "level=new"
    assert log.practices("ada") == ADAS.practices
    assert log.latest_practice("ada") == practice("second")
    assert tuple(kept(log)) == ENTRIES


def test_a_practice_stands_behind_its_last_answer_and_never_goes_back(log: Log) -> None:
    log.take_in(ADAS)
    assert log.standing("first").place == Place(3)
    assert log.standing("second").place == Place(0)
    log.append(answer(3))
    log.append(answer(4))
    log.move("first", Place(5))
    log.take_in(replace(ADAS, entries=(*ENTRIES, answer(3))))
    assert log.standing("first").place == Place(5)


def test_a_second_time_nothing_is_new(log: Log) -> None:
    log.take_in(ADAS)
    took(log, ADAS, intake(is_new=False, added=0, remarks=0))
    assert tuple(kept(log)) == ENTRIES


def test_a_longer_one_adds_what_is_new_and_what_is_here_alone_stays(log: Log) -> None:
    log.take_in(ADAS)
    log.start(practice("here"))
    here = answer(0, id="h0", practice="here")
    log.append(here)
    log.prefer("ada", "level=counts")
    behind = (answer(3), Slip(answer="a2", at=NOON), answer(0, id="s0", practice="second"))
    longer = replace(ADAS, entries=(*ENTRIES, *behind))
    took(log, longer, intake(is_new=False, answers=5, added=2, remarks=1))
    assert kept(log) == [*ENTRIES, here, *behind]
    assert log.preferences("ada") == "level=counts"


def test_preferences_are_taken_where_there_are_none(log: Log) -> None:
    log.add_learner(learner())
    log.take_in(ADAS)
    assert log.preferences("ada") == "level=new"


def test_a_question_answered_here_otherwise_stays_as_it_is_here(log: Log) -> None:
    log.add_learner(learner())
    log.start(practice())
    ours = [answer(0, claimed="12"), answer(1, id="other"), answer(2)]
    for each in ours:
        log.append(each)
    # Neither what was said of the answers left out is taken in.
    beside = {"practices": 1, "has_preferences": True}
    took(log, ADAS, intake(is_new=False, added=0, differing=2, remarks=0, **beside))
    assert kept(log) == ours


def test_a_learner_known_here_by_another_name_keeps_it(log: Log) -> None:
    log.take_in(ADAS)
    log.rename("ada", "Bea")
    took(log, ADAS, intake(learner=learner("Bea"), is_new=False, added=0, remarks=0))


@pytest.mark.parametrize(
    ("there", "name"), [(["ada"], "Ada 2"), (["ADA", "ada 2"], "Ada 3"), (["Ada 2"], "Ada")]
)
def test_another_of_the_same_name_gets_a_number(log: Log, there: list[str], name: str) -> None:
    for number, each in enumerate(there):
        log.add_learner(learner(each, id_=f"other{number}"))
    took(log, ADAS, intake(learner=learner(name)))
    assert log.learners()[-1] == learner(name)
    took(log, ADAS, intake(learner=learner(name), is_new=False, added=0, remarks=0))


def test_a_name_with_a_number_is_no_longer_than_a_name() -> None:
    assert free_name("a b" * 10, 2) == ("a b" * 10)[:28] + " 2"
    assert free_name("x" * 27 + " yz", 2) == "x" * 27 + " 2"
    assert len(free_name("e\u0301" * 15, 1_000)) <= 30


SOMETHING_ELSE = [
    ("practice", practice("second", of="bob"), None),
    ("answer", practice("bobs", of="bob"), answer(0, practice="bobs", id="a2")),
]


@pytest.mark.parametrize(("what", "other", "given"), SOMETHING_ELSE)
def test_an_id_that_is_something_elses_is_refused_and_nothing_is_taken_in(
    log: Log, what: str, other: Practice, given: Answer | None
) -> None:
    log.add_learner(learner("Bob", id_="bob"))
    log.start(other)
    if given:
        log.append(given)
    for do in (log.foresee, log.take_in):
        with pytest.raises(ValueError, match=f"the {what} '.*' is that of something else here"):
            do(ADAS)
    assert log.learners() == (learner("Bob", id_="bob"),)
    assert log.practice("first") is None


def test_a_practice_that_asks_something_else_here_is_refused(anywhere: Database) -> None:
    with begun(anywhere) as log:
        other = replace(ADAS, practices=(replace(practice(), seed=8), practice("second")))
        with pytest.raises(ValueError, match="the practice 'first' is that of something else"):
            log.take_in(other)


def test_an_answer_that_is_to_another_question_here_is_refused(anywhere: Database) -> None:
    with begun(anywhere) as log:
        log.append(answer(7, id="a2"))
        with pytest.raises(ValueError, match="the answer 'a2' is that of something else"):
            log.take_in(ADAS)
        assert kept(log) == [answer(7, id="a2")]


def test_more_than_go_into_a_statement_are_taken_in_once(log: Log) -> None:
    practices = tuple(practice(f"p{number}") for number in range(1_100))
    entries = tuple(
        answer(number, id=f"{each.id}-{number}", practice=each.id)
        for each in practices
        for number in range(2)
    )
    slips = tuple(Slip(answer=each.id, at=NOON) for each in entries)
    many = Belongings(learner=learner(), practices=practices, entries=entries + slips)
    every = {"answers": 2_200, "added": 2_200, "remarks": 2_200, "practices": 1_100}
    took(log, many, intake(**every, has_preferences=False))
    took(log, many, intake(answers=2_200, is_new=False, added=0, remarks=0))
    assert tuple(kept(log, at_a_time=1_000)) == many.entries
    assert {log.standing(each.id).place for each in practices} == {Place(2)}


def test_what_was_started_last_is_last_also_where_an_older_one_is_taken_in_later(log: Log) -> None:
    older = replace(practice("older"), started=NOON - timedelta(days=60))
    log.add_learner(learner())
    log.start(practice())
    log.take_in(Belongings(learner=learner(), practices=(older,)))
    assert log.latest_practice("ada") == practice()
    assert log.practices("ada", settings="run", seed=7, generator=1) == (older, practice())


def test_what_was_answered_last_is_last_also_where_older_answers_come_in_later(log: Log) -> None:
    older = answer(0, id="older", practice="second", answered=NOON - timedelta(days=60))
    log.add_learner(learner())
    log.start(practice())
    log.append(answer(0))
    log.take_in(Belongings(learner=learner(), practices=(practice("second"),), entries=(older,)))
    assert log.last_practised("ada") == practice()


@pytest.mark.parametrize("is_there", [False, True])
def test_a_file_taken_in_by_several_at_once_is_taken_in_by_one(
    log: Log, monkeypatch: pytest.MonkeyPatch, *, is_there: bool
) -> None:
    if is_there:
        log.add_learner(learner())
    looked, done, this = Barrier(2), Event(), local()
    practices_there = taking._practices_there

    def looked_together(*given: Any) -> dict[str, int]:  # noqa: ANN401  as it is given
        there = practices_there(*given)
        # Both look before one goes on; where one holds the other up, it waits in vain.
        with suppress(BrokenBarrierError):
            looked.wait(0.5)
        if this.is_last:
            done.wait(1)
        return there

    def take_in(number: int) -> Intake:
        this.is_last = number == 1
        try:
            return log.take_in(ADAS)
        finally:
            done.set()

    monkeypatch.setattr(taking, "_practices_there", looked_together)
    with ThreadPoolExecutor(2) as pool:
        taken = list(pool.map(take_in, range(2)))
    assert sorted(each.added for each in taken) == [0, 3]
    assert [each.is_new for each in taken].count(True) == (not is_there)
    assert tuple(kept(log)) == ENTRIES
    assert log.practices("ada") == ADAS.practices


def older(*ids: str, days: int) -> tuple[Answer, ...]:
    """Make answers of a practice of its own, some days before all others."""
    at = NOON - timedelta(days=days)
    return tuple(
        answer(number, id=id_, practice="second", answered=at) for number, id_ in enumerate(ids)
    )


def test_what_was_folded_goes_where_older_entries_come_in_behind_it(log: Log) -> None:
    log.take_in(replace(ADAS, entries=ENTRIES[:2]))
    kept_fold = Fold(2, 1, "both")
    log.keep_fold("ada", kept_fold, instead_of=None)
    log.take_in(replace(ADAS, entries=(*ENTRIES[:2], answer(2))))
    assert log.folded("ada") == kept_fold
    log.take_in(replace(ADAS, entries=older("o0", "o1", days=9)))
    assert log.folded("ada") == Fold(5, 0, "")
    assert list(log.by_time("ada")) == [4, 5, 1, 2, 3]


def test_it_goes_too_where_what_comes_in_is_not_in_order_itself(log: Log) -> None:
    log.take_in(replace(ADAS, entries=older("o0", days=9)))
    log.keep_fold("ada", Fold(1, 1, "one"), instead_of=None)
    log.take_in(replace(ADAS, entries=(answer(0), *older("o0", "o1", days=8)[1:])))
    assert log.folded("ada") == Fold(3, 0, "")
    assert list(log.by_time("ada")) == [1, 3, 2]


def test_by_time_each_remark_is_behind_its_answer_and_all_else_stays_as_it_came(log: Log) -> None:
    early = replace(SLIP, answer="a2", at=NOON - timedelta(days=1))
    late = replace(SLIP, answer="a0", at=NOON + timedelta(days=1))
    given = answer(0), answer(1, answered=NOON), answer(2), early, late
    log.take_in(replace(ADAS, entries=given))
    assert list(log.by_time("ada")) == [1, 5, 2, 3, 4]


def test_of_nobody_there_are_no_practices(log: Log) -> None:
    assert log.practices("ada") == ()
