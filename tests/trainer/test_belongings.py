"""What is a learner's belongs together, or is refused with the place where it does not."""

from dataclasses import replace

import pytest

from tests.store.made import NOON, answer, learner, practice
from trainer.belongings import Belongings
from trainer.record import Entry, Practice, Shown, Slip

SLIP = Slip(answer="a0", at=NOON)
SHOWN = Shown(answer="a0", form="spoken", claimed="15", at=NOON)


def test_all_that_is_a_learners_is_counted_by_answers() -> None:
    entries = (answer(0), SLIP, SHOWN, answer(1))
    whole = Belongings(learner=learner(), practices=(practice(),), entries=entries)
    assert whole.answers == 2


@pytest.mark.parametrize("text", ["x" * 1_001, "two\nlines", "\ud800"])
def test_preferences_are_one_line(text: str) -> None:
    with pytest.raises(ValueError, match="preferences are one line"):
        Belongings(learner=learner(), preferences=text)


@pytest.mark.parametrize(
    ("second", "why"),
    [
        (practice("second", of="bob"), "practice 2 is that of another learner, 'bob'"),
        (replace(practice(), seed=8), "practice 2 is there twice: 'first'"),
    ],
)
def test_a_practice_is_the_learners_and_there_once(second: Practice, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Belongings(learner=learner(), practices=(practice(), second))


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        (answer(1, practice="other"), "entry 4 belongs to practice 'other', which is not there"),
        (
            replace(answer(1), number=2**63 - 1),
            "entry 4 answers question .*, and there are not so many",
        ),
        (answer(1, id="a0"), "entry 4 is there twice: 'a0'"),
        (answer(0, id="b0"), "entry 4 answers question 0 of 'first' a second time"),
        (Slip(answer="a1", at=NOON), "entry 4 belongs to answer 'a1', which does not come before"),
        (SLIP, "entry 4 says a second time what was said of answer 'a0'"),
        (SHOWN, "entry 4 says a second time what was said of answer 'a0'"),
    ],
)
def test_an_entry_belongs_to_what_came_before_it(entry: Entry, why: str) -> None:
    entries = (answer(0), SLIP, SHOWN, entry)
    with pytest.raises(ValueError, match=why):
        Belongings(learner=learner(), practices=(practice(),), entries=entries)
