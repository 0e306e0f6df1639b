"""No lesson goes of which it was not said for as long as it has to be that it will."""

from dataclasses import replace

import pytest

from tests.store.made import NOON
from tests.store.schooled import DAY, classroom, lesson, school
from trainer.store import Database, NotThereError, check

PAST = NOON + 30 * DAY
WEEK = 7 * DAY


def test_what_is_over_stays_until_it_was_said_for_long_enough(anywhere: Database) -> None:
    with school(anywhere, "Ada") as store:
        register = store.register
        assert register.warnings("owls") == {}
        assert register.forget_lessons(PAST, warned=PAST - WEEK) == 0
        register.warn_of_lessons(PAST, by=PAST + WEEK)
        assert register.warnings("owls") == {"monday": PAST}
        # Said again it is said since then.
        register.warn_of_lessons(PAST + DAY, by=PAST + 8 * DAY)
        assert register.warnings("owls") == {"monday": PAST}
        assert register.forget_lessons(PAST + 6 * DAY, warned=PAST - DAY) == 0
        assert register.forget_lessons(PAST + WEEK, warned=PAST) == 1
        assert register.warnings("owls") == {}
    check(anywhere)


def test_it_is_said_of_what_goes_by_then_and_of_nothing_else(anywhere: Database) -> None:
    with school(anywhere) as store:
        register = store.register
        later = replace(lesson("later", code="2222222"), started=NOON + DAY)
        register.start_lesson(later)
        register.warn_of_lessons(NOON, by=PAST)
        assert register.warnings("owls") == {"monday": NOON}
        # What was said long before the day lets it go on the day, and not sooner.
        assert register.forget_lessons(PAST - DAY, warned=PAST - 8 * DAY) == 0
        register.change_class(classroom(kept_days=90))
        register.warn_of_lessons(NOON + DAY, by=PAST)
        assert register.warnings("owls") == {}
        register.change_class(classroom(kept_days=7))
        register.warn_of_lessons(PAST, by=PAST)
        assert register.warnings("owls") == {"monday": PAST, "later": PAST}
    check(anywhere)


def test_of_a_class_that_is_not_there_nothing_is_said(anywhere: Database) -> None:
    with school(anywhere) as store, pytest.raises(NotThereError):
        store.register.warnings("wrens")
