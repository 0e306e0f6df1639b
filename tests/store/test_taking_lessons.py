"""What a file tells of a lesson is not taken in: who takes part answers, and nobody else."""

import pytest

from tests.store.made import NOON, answer, learner, practice
from tests.store.schooled import lesson, member, said_in, school, seat
from tests.store.test_taking import intake, log, took
from trainer.belongings import Belongings
from trainer.record import Slip
from trainer.store import Database, Log, check

__all__ = ["log"]


@pytest.mark.parametrize("is_open", [True, False])
def test_a_file_changes_nothing_of_a_lesson(anywhere: Database, *, is_open: bool) -> None:
    with school(anywhere, "Ada") as store:
        given = said_in("monday", "ada")
        store.append(given)
        if not is_open:
            there = lesson()
            store.register.move_lesson(there.close(NOON), instead_of=there)
        own = answer(0, id="own", practice="second")
        made_up = [said_in("monday", "ada", number) for number in (1, 2)]
        slips = [Slip(answer=each.id, at=NOON) for each in (given, made_up[0])]
        file = Belongings(
            learner=member("Ada"),
            preferences="",
            practices=(seat("ada")[1], practice("second")),
            entries=(given, *made_up, own, *slips),
        )
        came = intake(
            learner=member("Ada"),
            is_new=False,
            answers=4,
            added=1,
            remarks=0,
            practices=1,
            of_lessons=2,
        )
        before = store.register.answers("monday"), store.register.joined("monday")
        took(store, file, came)
        assert (store.register.answers("monday"), store.register.joined("monday")) == before
        assert [each.answer for each in store.answers("second")] == [own]
    check(anywhere)


def test_what_was_answered_in_a_lesson_elsewhere_comes_in_as_ones_own(log: Log) -> None:
    file = Belongings(
        learner=learner(),
        preferences="",
        practices=(seat("ada")[1],),
        entries=(said_in("monday", "ada"),),
    )
    came = intake(answers=1, added=1, remarks=0, practices=1, has_preferences=False)
    took(log, file, came)
