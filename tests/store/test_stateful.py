"""Whatever is done in whatever order: each question has the answer that came first, once."""

from contextlib import ExitStack
from dataclasses import replace
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

from tests.store.made import NOON, answer, begun, kept
from trainer.record import Answer, Entry, Slip
from trainer.store import Log, Outcome, Receipt, back_up, check, open_log


class Windows(RuleBasedStateMachine):
    """Two windows on one practice, beside a list that tells what the log must hold."""

    places: ClassVar[pytest.TempPathFactory]

    def __init__(self) -> None:
        super().__init__()
        self.folder = self.places.mktemp("windows")
        self.database = self.folder / "log.db"
        self.session = ExitStack()
        self.log: Log = self.session.enter_context(begun(self.database))
        self.expected: list[Entry] = []
        self.backups = 0

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
        number = self.log.next_number("first")
        assert number == max(self.answers, default=-1) + 1
        self.submit(answer(number, id=f"{window}{number}"))

    @precondition(lambda self: self.expected)
    @rule(data=st.data())
    def send_again(self, data: st.DataObject) -> None:
        entry = data.draw(st.sampled_from(self.expected))
        assert self.log.append(entry) == Receipt(Outcome.SAME, entry)

    @precondition(lambda self: self.answers)
    @rule(seconds=st.integers(0, 59))
    def say_it_was_a_slip(self, seconds: int) -> None:
        last = self.answers[max(self.answers)]
        slip = Slip(answer=last.id, at=NOON.replace(second=seconds))
        there = [
            each for each in self.expected if isinstance(each, Slip) and each.answer == last.id
        ]
        if there:
            assert self.log.append(slip) == Receipt(Outcome.SAME, there[0])
        else:
            assert self.log.append(slip) == Receipt(Outcome.NEW, slip)
            self.expected.append(slip)

    @rule()
    def reopen(self) -> None:
        self.session.close()
        check(self.database)
        self.log = self.session.enter_context(open_log(self.database))

    @rule()
    def back_up(self) -> None:
        self.backups += 1
        copy = self.folder / f"backup-{self.backups}.db"
        back_up(self.database, copy)
        with open_log(copy) as log:
            assert kept(log) == self.expected

    @rule()
    def forget(self) -> None:
        learner, practice = self.log.learners()[0], self.log.practice("first")
        assert practice
        self.log.forget(learner.id)
        assert self.log.learners() == ()
        self.log.add_learner(learner)
        self.log.start(replace(practice, seed=8))
        self.expected = []

    @invariant()
    def the_log_holds_what_was_acknowledged_in_its_order(self) -> None:
        assert kept(self.log) == self.expected

    def teardown(self) -> None:
        self.session.close()
        check(self.database)


def test_each_question_has_the_answer_that_came_first_once(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    class Here(Windows):
        places = tmp_path_factory

    few = settings(max_examples=10, stateful_step_count=15, deadline=None)
    run_state_machine_as_test(Here, settings=few)
