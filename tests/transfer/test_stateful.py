"""Whatever learners do on two machines, what is carried between them is there once.

And where one machine does nothing but take in, both tell the same figures.
"""

from contextlib import ExitStack
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import ClassVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from tests.store.made import NOON, answer
from tests.transfer.made import practice, read_text
from trainer.names import name_key
from trainer.progress.figures import progress
from trainer.progress.fold import EMPTY, fold
from trainer.record import Answer, Entry, Learner, Practice, Shown, Slip
from trainer.store import Log, Outcome, check, open_log
from trainer.transfer import written

NAMES = st.sampled_from(["Ada", "ADA", "Bob", "ada 2", "Eve"])
SETTINGS = st.sampled_from(["", "kinds=hand", "where=nobs", "set=10", "again=all"])


class Machines(RuleBasedStateMachine):
    """One machine on which learners answer, one that takes in, and lists of what is expected."""

    places: ClassVar[pytest.TempPathFactory]

    def __init__(self) -> None:
        super().__init__()
        self.session = ExitStack()
        self.folder = self.places.mktemp("machines")
        self.here, self.there = (
            self.session.enter_context(open_log(self.folder / name)) for name in ("a.db", "b.db")
        )
        self.ids = count()
        self.learners: dict[str, Learner] = {}
        self.practices: dict[str, list[Practice]] = {}
        self.entries: dict[str, list[Entry]] = {}
        # What the other machine knows of whom: how many entries, and by what name.
        self.carried: dict[str, int] = {}
        self.names: dict[str, str] = {}

    def one(self, data: st.DataObject) -> Learner:
        return self.learners[data.draw(st.sampled_from(sorted(self.learners)))]

    @rule(name=NAMES)
    def add(self, name: str) -> None:
        made = Learner(id=f"learner-{next(self.ids)}-", name=name, created=NOON)
        if self.here.add_learner(made).outcome is Outcome.NEW:
            self.learners[made.id] = made
            self.practices[made.id], self.entries[made.id] = [], []

    @precondition(lambda self: self.learners)
    @rule(data=st.data(), name=NAMES)
    def rename(self, data: st.DataObject, name: str) -> None:
        one = self.one(data)
        others = {name_key(each.name) for each in self.learners.values() if each != one}
        receipt = self.here.rename(one.id, name)
        assert (receipt.outcome is Outcome.TAKEN) == (name_key(name) in others)
        if receipt.outcome is Outcome.NEW:
            self.learners[one.id] = replace(one, name=name)

    @precondition(lambda self: self.learners)
    @rule(data=st.data(), chosen=SETTINGS)
    def start(self, data: st.DataObject, chosen: str) -> None:
        one = self.one(data)
        begun = practice(f"practice-{next(self.ids)}", learner=one.id, settings=chosen)
        self.here.start(begun)
        self.practices[one.id].append(begun)

    @precondition(lambda self: any(self.practices.values()))
    @rule(data=st.data(), claimed=st.integers(0, 29), many=st.integers(1, 12))
    def answer(self, data: st.DataObject, claimed: int, many: int) -> None:
        every = [each for begun in self.practices.values() for each in begun]
        asked = data.draw(st.sampled_from(every))
        given = self.entries[asked.learner]
        number = sum(isinstance(each, Answer) and each.practice == asked.id for each in given)
        for nth in range(number, number + many):
            self.log(
                asked.learner,
                answer(nth, id=f"{asked.id}-{nth}", practice=asked.id, claimed=str(claimed)),
            )

    @precondition(lambda self: any(self.entries.values()))
    @rule(data=st.data(), is_slip=st.booleans())
    def remark(self, data: st.DataObject, *, is_slip: bool) -> None:
        whose = data.draw(st.sampled_from(sorted(k for k, v in self.entries.items() if v)))
        of = [each.id for each in self.entries[whose] if isinstance(each, Answer)][-1]
        shown = Shown(answer=of, form="spoken", claimed="15 15", at=NOON)
        self.log(whose, Slip(answer=of, at=NOON) if is_slip else shown)

    def log(self, whose: str, entry: Entry) -> None:
        if self.here.append(entry).outcome is Outcome.NEW:
            self.entries[whose].append(entry)

    @precondition(lambda self: self.learners)
    @rule(data=st.data(), again=st.booleans())
    def carry(self, data: st.DataObject, *, again: bool) -> None:
        one = self.one(data)
        belongings = read_text("".join(written(self.here, one)))
        assert belongings.entries == tuple(self.entries[one.id])
        for is_again in (False, True)[: 1 + again]:
            foreseen = self.there.foresee(belongings)
            taken = self.there.take_in(belongings)
            assert taken == foreseen
            assert taken.is_new == (one.id not in self.carried)
            before = self.carried.get(one.id, 0)
            assert taken.added + taken.remarks == len(belongings.entries) - before
            assert not (is_again and taken.added)
            assert taken.differing == 0
            self.names.setdefault(one.id, taken.learner.name)
            self.carried[one.id] = len(belongings.entries)
        assert entries(self.there, one.id) == self.entries[one.id]
        assert figures(self.there, one.id) == figures(self.here, one.id)

    @precondition(lambda self: self.carried)
    @rule(data=st.data())
    def forget_there(self, data: st.DataObject) -> None:
        whose = data.draw(st.sampled_from(sorted(self.carried)))
        assert self.there.forget(whose)
        del self.carried[whose], self.names[whose]
        assert not holds(self.folder / "b.db", whose)

    @precondition(lambda self: self.learners)
    @rule(data=st.data())
    def forget_here(self, data: st.DataObject) -> None:
        whose = self.one(data).id
        assert self.here.forget(whose)
        del self.learners[whose], self.practices[whose], self.entries[whose]
        # What was carried stays; nobody of that id comes again from here.
        assert not holds(self.folder / "a.db", whose)

    @invariant()
    def both_know_their_own(self) -> None:
        assert set(self.here.learners()) == set(self.learners.values())
        assert {each.id: each.name for each in self.there.learners()} == self.names
        keys = [name_key(name) for name in self.names.values()]
        assert len(set(keys)) == len(keys)
        for whose, many in self.carried.items():
            assert len(entries(self.there, whose)) == many
        for whose, begun in self.practices.items():
            assert self.here.practices(whose) == tuple(begun)

    def teardown(self) -> None:
        self.session.close()
        for name in ("a.db", "b.db"):
            check(self.folder / name)


def entries(log: Log, learner: str) -> list[Entry]:
    return [each.entry for each in log.entries(learner)]


def figures(log: Log, learner: str) -> object:
    return progress(fold(EMPTY, entries(log, learner)))


def holds(database: Path, text: str) -> bool:
    """Say whether a text is still in the files of a database."""
    every = database.parent.glob(f"{database.name}*")
    return any(text.encode() in file.read_bytes() for file in every)


def test_what_is_carried_is_there_once_and_tells_the_same(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    class Here(Machines):
        places = tmp_path_factory

    few = settings(max_examples=20, stateful_step_count=25, deadline=None)
    run_state_machine_as_test(Here, settings=few)
