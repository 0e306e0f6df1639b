"""Whatever is done in whatever order: each question has the answer that came first, once.

And a practice never moves back, nor is a fold kept where another came meanwhile; and who is
forgotten is off the disk as soon as nobody else reads.
"""

import sqlite3
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import ClassVar, TypeVar

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

from tests.store.conftest import NewDatabase
from tests.store.made import NOON, answer, asked, begun, kept, next_number
from trainer.record import Answer, Entry, Shown, Slip
from trainer.store import (
    Answered,
    Asked,
    Fold,
    Log,
    Outcome,
    Place,
    Receipt,
    back_up,
    check,
    open_log,
)

Remark = TypeVar("Remark", bound=Shown | Slip)


class Windows(RuleBasedStateMachine):
    """Two windows on one practice, beside a list that tells what the log must hold."""

    databases: ClassVar[list[NewDatabase]]

    def __init__(self) -> None:
        super().__init__()
        self.database = self.databases[0]()
        self.session = ExitStack()
        self.log: Log = self.session.enter_context(begun(self.database))
        self.begin()
        self.backups = 0
        self.elsewhere: sqlite3.Connection | None = None
        self.gone: list[str] = []

    def begin(self) -> None:
        """Expect what a learner has who is new."""
        self.expected: list[Entry] = []
        self.place = Place(0)
        self.asked: Asked | None = None
        self.seen = {"a": Place(0), "b": Place(0)}
        self.preferences = ""
        self.fold: Fold | None = None

    @property
    def file(self) -> Path | None:
        return self.database if isinstance(self.database, Path) else None

    @property
    def answers(self) -> dict[int, Answer]:
        return {each.number: each for each in self.expected if isinstance(each, Answer)}

    def submit(self, made: Answer) -> None:
        there = self.answers.get(made.number)
        if there is None:
            assert self.log.append(made) == Receipt(Outcome.NEW, made)
            self.expected.append(made)
        else:
            outcome = Outcome.SAME if there.id == made.id else Outcome.TAKEN
            assert self.log.append(made) == Receipt(outcome, there)

    @rule(number=st.integers(0, 5), window=st.sampled_from("ab"), claimed=st.integers(0, 29))
    def answer_in_a_window(self, number: int, window: str, claimed: int) -> None:
        self.submit(answer(number, id=f"{window}{number}", claimed=str(claimed)))

    @rule(window=st.sampled_from("ab"))
    def go_on(self, window: str) -> None:
        number = next_number(self.log)
        assert number == max(self.answers, default=-1) + 1
        self.submit(answer(number, id=f"{window}{number}"))

    @precondition(lambda self: self.expected)
    @rule(data=st.data())
    def send_again(self, data: st.DataObject) -> None:
        entry = data.draw(st.sampled_from(self.expected))
        assert self.log.append(entry) == Receipt(Outcome.SAME, entry)

    @rule(window=st.sampled_from("ab"), number=st.integers(0, 5))
    def send_again_as_the_reply_was_lost(self, window: str, number: int) -> None:
        made = answer(number, id=f"{window}{number}")
        self.log.append(made)
        if number not in self.answers:
            self.expected.append(made)
        self.submit(made)

    @precondition(lambda self: self.answers)
    @rule(seconds=st.integers(0, 59), data=st.data())
    def remark(self, seconds: int, data: st.DataObject) -> None:
        of = data.draw(st.sampled_from([each.id for each in self.answers.values()]))
        at = NOON.replace(second=seconds)
        shown, slip = Shown(answer=of, form="spoken", claimed="15", at=at), Slip(answer=of, at=at)
        remark: Shown | Slip = shown if data.draw(st.booleans()) else slip
        there = self.remark_of(type(remark), of)
        if there:
            assert self.log.append(remark) == Receipt(Outcome.SAME, there)
        else:
            assert self.log.append(remark) == Receipt(Outcome.NEW, remark)
            self.expected.append(remark)

    def remark_of(self, kind: type[Remark], answer: str) -> Remark | None:
        of_kind = (each for each in self.expected if isinstance(each, kind))
        return next((each for each in of_kind if each.answer == answer), None)

    @rule(window=st.sampled_from("ab"), ahead=st.sampled_from([0, 0, 1, 1, 2]), shows=st.booleans())
    def move(self, window: str, ahead: int, *, shows: bool) -> None:
        """Move on from what a window shows, which may be behind what the other one did."""
        place = Place(self.seen[window].number + ahead, revealed=shows)
        needed = place.number if shows else place.number - 1
        if place > self.place and needed not in self.answers:
            with pytest.raises(ValueError, match=f"question {needed} .* is not answered yet"):
                self.log.move("first", place)
        else:
            self.place = max(self.place, place)
            assert self.log.move("first", place) == self.place
            self.seen[window] = self.place

    @rule(window=st.sampled_from("ab"), ahead=st.sampled_from([0, 1, 1, 2]))
    def ask(self, window: str, ahead: int) -> None:
        """Ask a question that a window chose, which may be behind what the other one did."""
        chosen = asked(self.seen[window].number + ahead, why=f"again {window}")
        if chosen.number > self.place.number and chosen.number - 1 not in self.answers:
            with pytest.raises(
                ValueError, match=f"question {chosen.number - 1} .* is not answered"
            ):
                self.log.ask("first", chosen)
            return
        self.place = max(self.place, Place(chosen.number))
        if chosen.number == self.place.number and self.asked_there is None:
            self.asked = chosen
        stands = self.log.ask("first", chosen)
        assert (stands.place, stands.asked) == (self.place, self.asked_there)
        self.seen[window] = self.place

    @property
    def asked_there(self) -> Asked | None:
        there = self.asked and self.asked.number == self.place.number
        return self.asked if there else None

    @rule(window=st.sampled_from("ab"))
    def reload(self, window: str) -> None:
        self.seen[window] = self.log.standing("first").place
        there = self.answers.get(self.seen[window].number)
        expected = there and Answered(
            there, self.remark_of(Shown, there.id), self.remark_of(Slip, there.id)
        )
        assert self.log.answered("first", self.seen[window].number) == expected

    @rule(preferences=st.sampled_from(["", "form=total", "form=spoken"]))
    def prefer(self, preferences: str) -> None:
        self.log.prefer("ada", preferences)
        self.preferences = preferences

    @rule(data=st.data(), version=st.sampled_from([1, 2]), is_late=st.booleans())
    def keep_a_fold(self, data: st.DataObject, version: int, *, is_late: bool) -> None:
        fold = Fold(data.draw(st.integers(0, len(self.expected))), version, f"{self.backups}")
        seen = Fold(0, 3, "before") if is_late else self.fold
        self.log.keep_fold("ada", fold, instead_of=seen)
        if not is_late:
            self.fold = fold

    @rule()
    def reopen(self) -> None:
        self.session.close()
        check(self.database)
        self.log = self.session.enter_context(open_log(self.database))

    @precondition(lambda self: self.file)
    @rule()
    def back_up(self) -> None:
        assert self.file
        self.backups += 1
        copy = self.file.with_name(f"backup-{self.backups}.db")
        back_up(self.database, copy)
        with open_log(copy) as log:
            self.holds_what_is_expected(log)

    @precondition(lambda self: self.file and not self.elsewhere)
    @rule()
    def begin_to_read_elsewhere(self) -> None:
        assert self.file
        self.elsewhere = sqlite3.connect(self.file, isolation_level=None)
        self.elsewhere.execute("BEGIN")
        self.elsewhere.execute("SELECT count(*) FROM learner").fetchone()

    @precondition(lambda self: self.elsewhere)
    @rule()
    def read_no_more_elsewhere(self) -> None:
        if self.elsewhere:
            self.elsewhere.close()
        self.elsewhere = None
        self.log.prefer("ada", self.preferences)

    @rule()
    def forget(self) -> None:
        learner, practice = self.log.learners()[0], self.log.practice("first")
        assert practice
        self.gone.append(f"known by this until {len(self.gone)} were gone")
        self.log.prefer(learner.id, self.gone[-1])
        assert self.log.forget(learner.id) == (not self.elsewhere)
        assert self.log.learners() == ()
        self.log.add_learner(learner)
        self.log.start(replace(practice, seed=8))
        self.begin()

    @invariant()
    def the_log_holds_what_was_acknowledged_in_its_order(self) -> None:
        self.holds_what_is_expected(self.log)

    @invariant()
    def who_is_forgotten_is_off_the_disk(self) -> None:
        if self.file and not self.elsewhere:
            there = self.file.parent.iterdir()
            files = [each.read_bytes() for each in there if each.name.startswith(self.file.name)]
            assert not [each for each in self.gone if any(each.encode() in file for file in files)]

    def holds_what_is_expected(self, log: Log) -> None:
        assert kept(log) == self.expected
        stands = log.standing("first")
        assert (stands.place, stands.asked) == (self.place, self.asked_there)
        assert log.preferences("ada") == self.preferences
        assert log.folded("ada") == self.fold

    def teardown(self) -> None:
        if self.elsewhere:
            self.elsewhere.close()
        self.session.close()
        check(self.database)


def test_each_question_has_the_answer_that_came_first_once(
    databases: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Who reads here reads on: it would be waited for in vain.
    monkeypatch.setattr("trainer.store.sqlite.engine._CLEAR_MS", 0)

    few = settings(max_examples=12, stateful_step_count=25, deadline=None)
    Windows.databases = [databases]
    run_state_machine_as_test(Windows, settings=few)
